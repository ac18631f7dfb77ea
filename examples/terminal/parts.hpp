#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game.hpp"

namespace terminal {

/// What is compiled for one game: a program has the parts of the games that it offers.
struct part {
    known_game known;
    std::unique_ptr<game> (*deal)(int players, std::uint64_t seed, std::vector<chosen_option> const& options, std::string& wrong);
    std::unique_ptr<game> (*load)(std::string_view record, std::string& wrong);
};

/// What this program offers: games of this library (menu/offered.cpp), or somebody's own (../own/terminal.cpp).
std::vector<part> offered();

/// Each game of this library is compiled by itself; what is said about it in a few words is in the list.
namespace parts {

#define GAME(name, ...) extern part const name;
#include "games.list"
#undef GAME

} // namespace parts

} // namespace terminal
