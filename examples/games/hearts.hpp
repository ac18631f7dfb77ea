#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/core/for_players.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/rule_list.hpp>
#include <ludo/packs.hpp>
#include <ludo/turns/headings.hpp>
#include <ludo/turns/passing.hpp>
#include <ludo/turns/series.hpp>
#include <ludo/turns/tricks.hpp>

/// Hearts for four, one deal: three cards are passed, the two of clubs leads, each heart is a point and the queen of spades 13;
/// whoever takes all 26 has none, and each of the others has 26. No points are played on the first trick, and no heart is led until
/// one has been played; at some tables the queen of spades breaks them, too (`queen_breaks`).
struct hearts_rules : ludo::passing<ludo::trick_defaults<ludo::packs::pack_52>, 4, 3>, ludo::for_players<4, 4> {
    static constexpr std::string_view name = "hearts";
    static constexpr ludo::phrase title{"Hearts", "Dame de pique"};
    using seat = ludo::seat;

    enum class direction : std::uint8_t { left, right, across, none };
    friend constexpr std::array<std::string_view, 4> names(direction) { return {"left", "right", "across", "none"}; }
    struct options {
        int players = 4;
        seat first = seat(0);
        direction pass = direction::left;
        bool queen_breaks = false; // may hearts be led once the queen of spades was played?
        bool operator==(options const&) const = default;
    };
    static constexpr auto option_list =
        players_and(ludo::option{"pass", &options::pass}, ludo::option{"queen_breaks", &options::queen_breaks});

    static constexpr card two_of_clubs = of('2', clubs), queen_of_spades = of('Q', spades);
    static constexpr cards points = of_suit(hearts) | cards{queen_of_spades};

    // ---- Three cards to the left, to the right, across, or none

    static constexpr seat receiver(options const& chosen, seat giver) {
        constexpr std::array steps{1, 3, 2, 0};
        return seat((giver.index() + steps[static_cast<std::size_t>(chosen.pass)]) % 4);
    }

    // ---- The two of clubs leads; everybody knows then who has it

    static constexpr seat beginner(options const&, auto const& held) { return held.owner_of(two_of_clubs); }
    static constexpr cards open_cards(auto const& s) {
        bool const leads = s.phase == game_phase::leading && s.hands.of(s.turn).contains(two_of_clubs);
        return leads ? cards{two_of_clubs} : cards();
    }
    static constexpr bool broken(auto const& s) {
        return !(s.taken() & (s.chosen.queen_breaks ? points : of_suit(hearts))).empty();
    }

    static constexpr cards fit_to_lead(auto const& s, cards const& mine) {
        if (s.taken().empty())
            return mine & cards{two_of_clubs};
        return broken(s) ? mine : some_or(mine - of_suit(hearts), mine);
    }

    // ---- One follows suit; on the first trick, points are played only by whoever has nothing else

    static constexpr cards fit_to_follow(auto const& s, cards const& mine) {
        cards const fit = trick_defaults::fit_to_follow(s, mine);
        return s.taken().empty() ? some_or(fit - points, fit) : fit;
    }

    // ---- What forbids a card

    static constexpr auto play_begins = ludo::rule("hearts.play.begins", ludo::headings::course, "The two of clubs is led first.",
                                                   "On entame avec le deux de trèfle.");
    static constexpr auto play_broken =
        ludo::rule("hearts.play.broken", ludo::headings::course,
                   "No heart is led until one has been played, unless the hand has nothing else.",
                   "Tant qu'aucun cœur n'est tombé, on n'entame pas cœur, sauf si on n'a rien d'autre.");
    static constexpr auto play_queen =
        ludo::rule("hearts.play.queen", ludo::headings::course,
                   "No heart is led until one or the queen of spades has been played, unless the hand has nothing else.",
                   "Tant que ni cœur ni la dame de pique n'est tombé, on n'entame pas cœur, sauf si on n'a rien d'autre.");
    static constexpr auto play_points = ludo::rule("hearts.play.points", ludo::headings::course,
                                                   "No points are played on the first trick, unless the hand has nothing else.",
                                                   "On ne joue pas de points au premier pli, sauf si on n'a rien d'autre.");
    static constexpr auto own_rules =
        ludo::joined(passing_rules_list, std::array{&play_begins, &play_broken, &play_queen, &play_points});

    static constexpr bool no_heart(card one) { return suit_of(one) != hearts; }
    static constexpr bool no_point(card one) { return worth(one) == 0; }
    static constexpr ludo::rule const* refusal_to_lead(auto const& s, card led) {
        if (s.taken().empty())
            return led == two_of_clubs ? nullptr : &play_begins;
        bool const too_early = suit_of(led) == hearts && !broken(s) && has_one(s, no_heart);
        return !too_early ? nullptr : s.chosen.queen_breaks ? &play_queen : &play_broken;
    }
    static constexpr ludo::rule const* refusal_to_follow(auto const& s, card one) {
        if (ludo::rule const* const revoke = trick_defaults::refusal_to_follow(s, one))
            return revoke;
        return s.taken().empty() && points.contains(one) && has_one(s, no_point) ? &play_points : nullptr;
    }

    // ---- What that tells about a hand: who leads a heart too early has nothing else, nor has who plays points on the first trick

    template <typename Rules>
    struct memory : ludo::trick_memory<Rules> {
        ludo::per_seat<bool, 4> only_points; // who had to put points on the first trick
        friend constexpr bool operator==(memory const&, memory const&) = default;
        static constexpr auto members() {
            return std::tuple_cat(ludo::trick_memory<Rules>::members(),
                                  std::tuple{ludo::member{"only_points", &memory::only_points}});
        }
        constexpr void sleep() { *this = {}; }

        constexpr void saw_played(auto const& s, card played) {
            ludo::trick_memory<Rules>::saw_played(s, played);
            if (!points.contains(played))
                return;
            if (s.trick.leader() != s.turn)
                only_points[s.turn] = only_points[s.turn] || s.taken().empty();
            else if (suit_of(played) == hearts && !broken(s))
                this->without[s.turn] |= {clubs, diamonds, spades};
        }
    };
    static constexpr cards may_hold(auto const& s, seat owner) {
        return trick_defaults::may_hold(s, owner) & (s.remembered.only_points[owner] ? points : cards::all());
    }

    // ---- The fewest points win

    static constexpr ludo::best wins = ludo::best::lowest;
    static constexpr int worth(card one) { return one == queen_of_spades ? 13 : suit_of(one) == hearts; }
    static constexpr int moon = 26;
    static constexpr ludo::seat_numbers scores(auto const& s) {
        ludo::seat_numbers sums = trick_defaults::scores(s);
        bool const shot = std::find(sums.begin(), sums.end(), moon) != sums.end();
        for (seat each : ludo::each_seat(4))
            sums[each] = shot ? moon - sums[each] : sums[each];
        return sums;
    }

    static constexpr char const* check_own(auto const& s) {
        bool const passing_on = s.phase == game_phase::passing, first_trick = s.taken().empty();
        cards const here = !first_trick ? s.taken() : s.phase == game_phase::leading ? s.hands.of(s.turn) : s.trick.all();
        if (passing_on ? !(s.remembered.only_points == ludo::per_seat<bool, 4>()) : !here.contains(two_of_clubs))
            return "hands, trick, won and only_points: the two of clubs is led first, once all have passed";
        return passing::check_own(s);
    }
};

using hearts = ludo::tricks<hearts_rules>;

/// Hearts to 100: deals until somebody has so many points; cards go to the left, to the right, across, not at all, and so on. The
/// fewest points win, and equal points share a place: rules as those of hearts-online.org break no tie.
struct hearts_match_rules : ludo::match_of<hearts> {
    static constexpr std::string_view name = "hearts_match";
    static constexpr ludo::phrase title{"Hearts to 100", "Dame de pique en 100 points"};

    struct options {
        int players = 4;
        ludo::seat first = ludo::seat(0);
        bool queen_breaks = false;
        int target = 100;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{
        ludo::option{"players", &options::players, 4, 4}, ludo::option{"first", &options::first},
        ludo::option{"queen_breaks", &options::queen_breaks}, ludo::option{"target", &options::target, 1, 1000}};

    static constexpr void begin(hearts::options& inner, options const& chosen, int number, ludo::seat_numbers const& points) {
        match_of::begin(inner, chosen, number, points);
        inner.pass = static_cast<hearts::direction>(number % 4);
    }
    /// Each deal has 26 points at least; of as many as these, somebody has enough.
    static constexpr int length(options const& chosen) { return 4 * (chosen.target - 1) / hearts::moon + 1; }
    static constexpr int most(hearts::options const&) { return 3 * hearts::moon; }
};

using hearts_match = ludo::series<hearts_match_rules>;
