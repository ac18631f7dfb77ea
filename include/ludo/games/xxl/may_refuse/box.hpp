#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/either.hpp>
#include <ludo/components/word.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/games/xxl/box.hpp>

namespace ludo::xxl {

/// Who has "fewer cards than the others": fewer than at least one other seat, or fewer than each of those that have cards.
enum class refuse_rule : std::uint8_t { fewer_than_any, fewer_than_all };
constexpr std::array<std::string_view, 2> names(refuse_rule) { return {"fewer_than_any", "fewer_than_all"}; }

/// What a table may agree on in "Permis de refuser".
struct may_refuse_options {
    int players = 2;
    seat first = seat(0);
    xxl::starter starter = xxl::starter::fixed;
    bool count_both_parts = false;
    xxl::refuse_rule refuse_rule = xxl::refuse_rule::fewer_than_any;
    xxl::deck deck = default_deck;
    friend constexpr bool operator==(may_refuse_options const&, may_refuse_options const&) = default;
};

/// What has to be done: lead a card, follow or refuse, and between the parts say which card to keep.
enum class may_refuse_phase : std::uint8_t { over, leading, following, keeping };
constexpr std::array<std::string_view, 4> names(may_refuse_phase) { return {"over", "leading", "following", "keeping"}; }

/// A card that a player keeps between the two parts, or none.
using no_card = word<"none">;
using kept_card = either<card, no_card>;

/// What lies on the table besides what does in any trick game.
struct may_refuse_own {
    std::uint8_t part = 1;
    per_seat<kept_card, box::seats.most> keeps{
        {no_card(), no_card(), no_card(), no_card(), no_card(), no_card()}}; // until the second part is dealt
    per_seat<cards, box::seats.most> first_part;                             // the cards that each seat won in the first part
    rng luck = no_luck;                                                      // for the shuffle to come
    friend constexpr bool operator==(may_refuse_own const&, may_refuse_own const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"part", &may_refuse_own::part}, member{"keeps", &may_refuse_own::keeps},
                          member{"first_part", &may_refuse_own::first_part}, member{"luck", &may_refuse_own::luck}};
    }
};

} // namespace ludo::xxl
