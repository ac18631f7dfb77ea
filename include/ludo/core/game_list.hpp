#pragma once

#include <array>
#include <string_view>
#include <type_traits>

#include <ludo/core/aim.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/rule_list.hpp>

namespace ludo {

/// A list of games, to choose from at run time: `game_list<calcory, my_game>`.
template <game... Games>
struct game_list {
    /// What is worth winning in all of them, or places if they differ in that.
    static constexpr ludo::aim aim = [] {
        for (ludo::aim each : {aim::points, aim::together})
            if (sizeof...(Games) > 0 && ((aim_of<Games>() == each) && ...))
                return each;
        return aim::places;
    }();

    /// Calls `visit(std::type_identity<G>())` for each game.
    template <typename Visit>
    static constexpr void each([[maybe_unused]] Visit visit) {
        (visit(std::type_identity<Games>()), ...);
    }

    /// Calls `visit(std::type_identity<G>())` for the game with this name; false if there is none.
    template <typename Visit>
    static constexpr bool find([[maybe_unused]] std::string_view name, [[maybe_unused]] Visit visit) {
        return ((Games::name == name && (visit(std::type_identity<Games>()), true)) || ...);
    }

    /// The games of this list, and then those of another.
    template <game... Others>
    static constexpr game_list<Games..., Others...> and_also(game_list<Others...>) {
        return {};
    }
    template <typename Others>
    using with = decltype(and_also(Others()));
};

/// The rules of all games of a list, one game after the other.
template <typename Games>
inline constexpr std::array<rule const*, 0> rules_of{};
template <game... Games>
inline constexpr auto rules_of<game_list<Games...>> = joined(Games::rules...);
/// The same, each rule once: some games share theirs.
template <typename Games>
inline constexpr auto different_rules_of = each_once<rules_of<Games>>();

} // namespace ludo
