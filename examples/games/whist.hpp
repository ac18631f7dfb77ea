#pragma once

#include <string_view>
#include <tuple>

#include <ludo/core/for_players.hpp>
#include <ludo/packs.hpp>
#include <ludo/turns/tricks.hpp>

/// Whist, one deal: four players, partners sit opposite each other, and the one left of the dealer leads. The dealer's last card is
/// shown, and its suit is trumps. Each trick over six counts a point for both partners; honours do not count.
struct whist_rules : ludo::trick_defaults<ludo::packs::pack_52>, ludo::for_players<4, 4> {
    static constexpr std::string_view name = "whist";
    static constexpr ludo::phrase title{"Whist", "Whist"};
    using seat = ludo::seat;

    struct own {
        card turned_up; // all have seen it
        friend constexpr bool operator==(own, own) = default;
        static constexpr auto members() { return std::tuple{ludo::member{"turned_up", &own::turned_up}}; }
    };

    // ---- The last card dealt is as likely to be any of the dealer's

    static constexpr seat dealer(auto const& s) { return partner(s.chosen.first).next(4); }
    static constexpr seat partner(seat of) { return of.next(4).next(4); }

    static constexpr void begin(auto& s, ludo::rng& luck) { s.own.turned_up = s.hands.of(dealer(s)).pick(luck); }
    static constexpr cards open_cards(auto const& s) { return s.own.turned_up.known() ? cards{s.own.turned_up} : cards(); }
    static constexpr colour_set trumps(auto const& s) { return {suit_of(s.own.turned_up)}; }

    // ---- Tricks over six

    static constexpr int book = 6;
    static constexpr ludo::seat_numbers scores(auto const& s) {
        ludo::seat_numbers points(4);
        for (seat player : ludo::each_seat(4)) {
            int const tricks = (s.won[player].size() + s.won[partner(player)].size()) / 4;
            points[player] = tricks > book ? tricks - book : 0;
        }
        return points;
    }

    static constexpr char const* check_own(auto const& s) {
        cards const may = s.hands.of(dealer(s)) | s.trick.all() | s.taken();
        if (!s.own.turned_up.known() || !may.contains(s.own.turned_up))
            return "turned_up: the card that was shown is the dealer's, or has been played";
        return trick_defaults::check_own(s);
    }
};

using whist = ludo::tricks<whist_rules>;
