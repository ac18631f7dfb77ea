#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/io/json/text.hpp>

#include "answer.hpp"

namespace referee {

/// Who asks: nothing for the host, who may know all; or a seat, or `nobody` for a spectator.
using asker = std::optional<ludo::seat>;

/// A game that goes on. Each function answers a request, with the text of a JSON object; and **who asks decides what it may hold**: what
/// is not for the host follows from that viewer's view, and from nothing else.
class running_game {
public:
    virtual ~running_game() = default;

    [[nodiscard]] virtual int players() const = 0;

    /// How it stands; every answer about a game begins with that.
    [[nodiscard]] virtual object now(asker who) const = 0;
    virtual std::string play(asker who, std::string_view action) = 0;
    [[nodiscard]] virtual std::string why(asker who, std::string_view action) const = 0;
    virtual std::string undo(asker who) = 0;
    [[nodiscard]] virtual std::string record(asker who) const = 0;

    /// For a viewer: what it knows, and what it has not been told yet, with these names of the players.
    virtual std::string see(ludo::seat viewer, std::span<std::string const> names) = 0;
    [[nodiscard]] virtual std::string imagine(ludo::seat viewer, std::uint64_t seed) const = 0;

    /// For the host.
    [[nodiscard]] virtual std::string state() const = 0;
};

/// A game that begins, or what is wrong.
using opened = ludo::expected<std::unique_ptr<running_game>, std::string>;

/// A game that the referee knows.
struct known_game {
    std::string_view name;
    object (*listed)();    // a few words of it
    object (*described)(); // all there is to say
    opened (*deal)(ludo::json const& options, std::uint64_t seed);
    opened (*set)(ludo::json const& state);
    opened (*load)(ludo::json const& record);
};

/// All games of a program: those of this library, in lists of which each is compiled by itself, for that takes long (games/); or
/// somebody's own (../own/referee.cpp).
std::span<known_game const> single_games();
std::span<known_game const> games_of_xxl();
std::span<known_game const> matches_of_xxl();
std::span<known_game const> classics();
std::vector<known_game> all_known_games();

} // namespace referee
