#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ratio>
#include <string>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/places.hpp>
#include <ludo/io/text.hpp>

#include "command_line.hpp"

/// How many games a comparison with an oracle plays, and the seed of the first: `[GAMES [FIRST_SEED]]` on the command line;
/// without, a number for daily use, and a seed that goes with the day. Slow builds divide that number by LUDOTHEQUE_FEWER
/// of the environment.
struct oracle_run {
    int games;
    std::uint64_t first_seed;

    oracle_run(int count, char** arguments, int usual = 10000) {
        using days = std::chrono::duration<std::int64_t, std::ratio<86400>>;
        auto const today = std::chrono::duration_cast<days>(std::chrono::system_clock::now().time_since_epoch());
        char const* const fewer = std::getenv("LUDOTHEQUE_FEWER");
        auto const part = fewer ? static_cast<int>(number_for("LUDOTHEQUE_FEWER", fewer, 1, 1000)) : 1;
        command_line asked(count, arguments);
        games = asked.amount("GAMES", std::max(1, usual / part));
        first_seed = asked.seed(static_cast<std::uint64_t>(today.count()) * 1000000);
        asked.end();
    }
};

inline std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// The texts of actions or cards.
template <typename List>
std::vector<std::string> texts_of(List const& things) {
    std::vector<std::string> texts;
    for (auto each : things)
        texts.push_back(ludo::to_text(each));
    return texts;
}

/// Says where a game and its oracle differ, and in what.
inline void print_difference(int game, std::uint64_t seed, std::uint64_t played, std::string const& last, std::string const& what) {
    std::printf("game %d (seed %llu), after %llu actions, the last one %s: the oracle has another %s\n", game,
                static_cast<unsigned long long>(seed), static_cast<unsigned long long>(played), last.c_str(), what.c_str());
}

/// What differs between a game and its oracle in what every game has, or an empty text.
template <ludo::game G, typename Oracle>
std::string common_difference(typename G::state const& s, Oracle const& other) {
    auto const listed = [](ludo::seat_numbers const& of_seats) { return std::vector<int>(of_seats.begin(), of_seats.end()); };
    if (G::turn(s).index() != other.turn())
        return "turn " + std::to_string(other.turn());
    std::vector<std::string> legal;
    for (typename G::action a : G::actions(s))
        legal.push_back(ludo::to_text<G>(s, a));
    if (sorted(legal) != sorted(other.actions()))
        return "list of legal actions";
    if (listed(G::scores(s)) != other.scores() || listed(ludo::places(G::scores(s), ludo::wins_of<G>(s.chosen))) != other.places())
        return "score or place";
    return "";
}
