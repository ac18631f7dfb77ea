#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>

#include <ludo/core/wrong_with.hpp>
#include <ludo/io/option_text.hpp>

#include "contest.hpp"
#include "deal.hpp"
#include "lists.hpp"

namespace arena {

/// A contest in this game, ready to be played, or what is wrong with it.
template <ludo::game G>
ludo::expected<prepared, std::string> prepare_game(contest const& wanted) {
    typename G::options chosen;
    bool const alone = G::seats.most == 1;
    int const players = static_cast<int>(wanted.players.size());
    chosen.players = alone ? 1 : players;
    for (auto const& [name, value] : wanted.options) {
        std::string const wrong =
            name == "players" ? "the number of players is that of --seats" : ludo::set_option<G>(chosen, name, value);
        if (!wrong.empty())
            return ludo::unexpected(wrong);
    }
    if (alone && (players < 2 || players > ludo::most_seats))
        return ludo::unexpected(std::string(G::name) + ": name 2 to 12 players to compare, each of whom plays alone");
    if (char const* wrong = ludo::wrong_with<G>(chosen))
        return ludo::unexpected(std::string(G::name) + ": " + wrong);
    for (player_name const& each : wanted.players)
        if (each.hinted && !ludo::hinting<G>)
            return ludo::unexpected(each.text + " cannot play " + std::string(G::name) + ": this game has no hint of its own");
    return prepared{alone ? 1 : players, is_together<G>,
                    [wanted, chosen](std::uint64_t deal) { return play_deal<G>(wanted, chosen, deal); }};
}

/// A list of these games.
template <typename Games>
list list_of() {
    std::string names;
    Games::each([&]<typename G>(std::type_identity<G>) { names += ' ' + std::string(G::name); });
    return {names, [](contest const& wanted) {
                std::optional<ludo::expected<prepared, std::string>> found;
                Games::find(wanted.game, [&]<typename G>(std::type_identity<G>) { found = prepare_game<G>(wanted); });
                return found;
            }};
}

} // namespace arena
