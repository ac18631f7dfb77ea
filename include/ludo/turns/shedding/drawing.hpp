#pragma once

#include <tuple>
#include <type_traits>
#include <utility>

#include <ludo/core/index_set.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

// What a table may agree on in some shedding games. Rules that say `bool` of it keep what it needs; those that say
// `std::false_type`, as in `shedding_defaults`, do not pay for it.

/// `draws_until_able(options)`: does a turn go on until a card is played? One may draw then as often as there are cards.
template <typename Rules>
concept may_draw_until_able = std::is_same_v<decltype(Rules::draws_until_able(std::declval<typename Rules::options>())), bool>;

/// `reshuffles(options)`: once the stock is used up, are the cards under those on top shuffled to be the new stock?
template <typename Rules>
concept may_reshuffle = std::is_same_v<decltype(Rules::reshuffles(std::declval<typename Rules::options>())), bool>;

/// `begins_pile(options, card)`: may this be the first card that is turned up? One that may not is put back into the stock, anywhere,
/// and the next one is turned up.
template <typename Rules>
concept may_bury =
    requires(typename Rules::options const& chosen, typename Rules::card turned) { Rules::begins_pile(chosen, turned); };

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

/// The cards on top: those that the parts of a layout name.
template <typename Card, typename Part>
constexpr index_set<Card> cards_on_top(Part const& part) {
    index_set<Card> top;
    if constexpr (std::is_same_v<Part, Card>) {
        if (part.known())
            top.insert(part);
    } else if constexpr (has_members<Part>)
        each_member(part, [&](auto, auto const& inner) { top |= cards_on_top<Card>(inner); });
    return top;
}

} // namespace ludo
