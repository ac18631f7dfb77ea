#pragma once

#include <concepts>
#include <tuple>
#include <type_traits>

#include <ludo/core/index_set.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

// What the rules of a shedding game may say besides `shedding_rules`, where a table may agree on it. A game whose rules do not say
// it does not pay for it.

/// `draws_until_able(options)`: does a turn go on until a card is played? One may draw then as often as there are cards.
template <typename Rules>
concept may_draw_until_able = requires(typename Rules::options const& chosen) {
    { Rules::draws_until_able(chosen) } -> std::same_as<bool>;
};
template <typename Rules>
constexpr bool draws_until_able([[maybe_unused]] typename Rules::options const& chosen) {
    if constexpr (may_draw_until_able<Rules>)
        return Rules::draws_until_able(chosen);
    else
        return false;
}

/// `reshuffles(options)`: once the stock is used up, are the cards under those on top shuffled to be the new stock?
template <typename Rules>
concept may_reshuffle = requires(typename Rules::options const& chosen) {
    { Rules::reshuffles(chosen) } -> std::same_as<bool>;
};
template <typename Rules>
constexpr bool reshuffles([[maybe_unused]] typename Rules::options const& chosen) {
    if constexpr (may_reshuffle<Rules>)
        return Rules::reshuffles(chosen);
    else
        return false;
}

/// `begins_pile(options, card)`: may this be the first card that is turned up? One that may not is put back into the stock, anywhere,
/// and the next one is turned up.
template <typename Rules>
concept may_bury = requires(typename Rules::options const& chosen, typename Rules::card one) {
    { Rules::begins_pile(chosen, one) } -> std::same_as<bool>;
};

/// The luck for the shuffles to come, where there may be any; and its name among the members of a state.
template <typename Rules>
struct shedding_luck {
    friend constexpr bool operator==(shedding_luck const&, shedding_luck const&) = default;
    template <typename State>
    static constexpr std::tuple<> members() {
        return {};
    }
};
template <may_reshuffle Rules>
struct shedding_luck<Rules> {
    rng luck = no_luck;
    friend constexpr bool operator==(shedding_luck const&, shedding_luck const&) = default;
    template <typename State>
    static constexpr auto members() {
        constexpr auto there = [](State const& s) { return Rules::reshuffles(s.chosen); };
        return std::tuple{member<State, rng, decltype(there)>("luck", &State::luck, there)};
    }
};

/// Which cards lay where before the first event that is remembered, if that does not follow from the others: on the pile, and
/// those of which everybody knew that they were somewhere in the stock.
template <typename Rules>
struct shedding_piles {
    static constexpr std::tuple<> members() { return {}; }
    friend constexpr bool operator==(shedding_piles const&, shedding_piles const&) = default;
};
template <typename Rules>
    requires may_reshuffle<Rules> || may_bury<Rules>
struct shedding_piles<Rules> {
    typename Rules::cards pile, stocked;
    static constexpr auto members() {
        return std::tuple{member{"pile", &shedding_piles::pile}, member{"stocked", &shedding_piles::stocked}};
    }
    friend constexpr bool operator==(shedding_piles const&, shedding_piles const&) = default;
};

/// The cards in a part of what lies on the table: those on top.
template <typename Card, typename Part>
constexpr void insert_cards(index_set<Card>& found, Part const& part) {
    if constexpr (std::is_same_v<Part, Card>) {
        if (part.known())
            found.insert(part);
    } else if constexpr (has_members<Part>)
        each_member(part, [&](auto, auto const& inner) { insert_cards(found, inner); });
}
template <typename Card, typename Layout>
constexpr index_set<Card> cards_on_top(Layout const& table) {
    index_set<Card> found;
    insert_cards(found, table);
    return found;
}

} // namespace ludo
