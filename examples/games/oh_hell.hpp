#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <numeric>
#include <string_view>
#include <tuple>

#include <ludo/components/number.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/packs.hpp>
#include <ludo/turns/headings.hpp>
#include <ludo/turns/series.hpp>
#include <ludo/turns/tricks.hpp>

/// Oh Hell, one deal: a card is turned up, and its suit is trumps. Everybody says how many tricks they will take; whoever takes just so
/// many has ten points and one for each of them, and the others have none (but for their tricks, if `tricks_count`). With the `hook` the
/// last bid must not make the sum right, so that somebody fails.
struct oh_hell_rules : ludo::trick_defaults<ludo::packs::pack_52>, ludo::for_players<3, 7> {
    static constexpr std::string_view name = "oh_hell";
    static constexpr ludo::phrase title{"Oh Hell", "Ascenseur"};
    static constexpr int exact = 10, most_dealt = (card::count - 1) / seats.least;
    using seat = ludo::seat;
    using tricks_bid = ludo::number<most_dealt + 1>;

    struct options {
        int players = 4;
        seat first = seat(0); // left of the dealer
        int dealt = 7;
        bool hook = true, tricks_count = false;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list =
        players_and(ludo::option{"dealt", &options::dealt, 1, most_dealt}, ludo::option{"hook", &options::hook},
                    ludo::option{"tricks_count", &options::tricks_count});
    static constexpr char const* validate(options const& chosen) {
        return chosen.players * chosen.dealt < card::count ? nullptr : "dealt: no card is left to be turned up";
    }
    static constexpr int hand_size(options const& chosen) { return chosen.dealt; }

    enum class game_phase : std::uint8_t { over, bidding, leading, following };
    friend constexpr std::array<std::string_view, 4> names(game_phase) { return {"over", "bidding", "leading", "following"}; }
    struct own {
        card turned_up;
        ludo::per_seat<std::uint8_t, seats.most> bids; // 0 before they are made
        friend constexpr bool operator==(own const&, own const&) = default;
        static constexpr auto members() {
            return std::tuple{ludo::member{"turned_up", &own::turned_up}, ludo::member{"bids", &own::bids, 0, most_dealt}};
        }
    };
    template <typename Action>
    struct choices : ludo::choice<Action, ludo::step<ludo::verb<"bid", tricks_bid>>, ludo::step<ludo::verb<"play", card>>> {
        static constexpr Action bid(int tricks) { return choices::template make<"bid">(tricks_bid(tricks)); }
        static constexpr Action play(card one) { return choices::template make<"play">(one); }
    };
    static constexpr std::array<ludo::words_for, 1> own_verbs{{{"bid", {"{0} bids {1}", "{0} annonce {1}"}}}};

    // ---- A card is turned up, and everybody bids

    static constexpr void begin(auto& s, ludo::rng& luck) {
        s.own.turned_up = s.aside.known().pick(luck);
        s.phase = game_phase::bidding;
    }
    static constexpr cards open_cards(auto const& s) { return s.own.turned_up.known() ? cards{s.own.turned_up} : cards(); }
    static constexpr colour_set trumps(auto const& s) { return {suit_of(s.own.turned_up)}; }

    static constexpr bool bids_last(auto const& s) { return s.turn.next(s.chosen.players) == s.chosen.first; }
    static constexpr int left_to_bid(auto const& s) {
        return std::accumulate(s.own.bids.of.begin(), s.own.bids.of.end(), s.chosen.dealt, std::minus());
    }
    template <typename Action>
    static constexpr void insert_others(auto const& s, ludo::action_set<Action>& legal) {
        int const forbidden = s.chosen.hook && bids_last(s) ? left_to_bid(s) : -1;
        for (int tricks = 0; s.phase == game_phase::bidding && tricks <= s.chosen.dealt; ++tricks)
            legal.insert(Action::bid(tricks), tricks != forbidden);
    }
    static constexpr ludo::other_action play_other(auto& s, auto a) {
        s.own.bids[s.turn] = static_cast<std::uint8_t>(a.template with<"bid">().index());
        s.phase = bids_last(s) ? game_phase::leading : game_phase::bidding;
        s.turn = s.turn.next(s.chosen.players);
        return ludo::other_action::beside_the_trick;
    }

    static constexpr ludo::phrase bids{"Bids", "Annonces"};
    static constexpr auto play_bids = ludo::rule("oh_hell.play.bids", bids, "First, everybody bids.", "Chacun annonce d'abord.");
    static constexpr auto bid_once = ludo::rule("oh_hell.bid.once", bids, "Everybody bids once.", "On n'annonce qu'une fois.");
    static constexpr auto bid_most =
        ludo::rule("oh_hell.bid.most", bids, "There are not so many tricks.", "Il n'y a pas tant de plis.");
    static constexpr auto bid_hook =
        ludo::rule("oh_hell.bid.hook", bids, "The last bid must not make the sum of all bids the number of tricks.",
                   "La dernière annonce ne doit pas porter le total au nombre de plis.");
    static constexpr std::array own_rules{&play_bids, &bid_once, &bid_most, &bid_hook};
    static constexpr ludo::rule const* refusal(auto const& s, auto a) {
        if (!a.template is<"bid">() || s.phase != game_phase::bidding)
            return a.template is<"bid">() ? &bid_once : s.phase == game_phase::bidding ? &play_bids : nullptr;
        int const more = left_to_bid(s) - a.template with<"bid">().index();
        bool const right = more == 0 && bids_last(s) && s.chosen.hook;
        return a.template with<"bid">().index() > s.chosen.dealt ? &bid_most : right ? &bid_hook : nullptr;
    }

    // ---- Whoever takes as many tricks as they said

    static constexpr ludo::seat_numbers scores(auto const& s) {
        ludo::seat_numbers points(s.chosen.players);
        for (seat player : ludo::each_seat(s.chosen.players)) {
            int const tricks = s.won[player].size() / s.chosen.players;
            bool const right = s.phase == game_phase::over && tricks == s.own.bids[player];
            points[player] = right ? exact + tricks : s.chosen.tricks_count ? tricks : 0;
        }
        return points;
    }

    static constexpr char const* check_own(auto const& s) {
        bool const bidding = s.phase == game_phase::bidding;
        if (!s.own.turned_up.known() || !s.aside.known().contains(s.own.turned_up))
            return "turned_up: it is one of the cards that were not dealt";
        bool possible = bidding ? s.hands.size(s.turn) == s.chosen.dealt : !s.chosen.hook || left_to_bid(s) != 0, made = true;
        for (int number = 0; number < s.chosen.players; ++number) {
            seat const each((s.chosen.first.index() + number) % s.chosen.players);
            made = made && !(bidding && each == s.turn);
            possible = possible && s.own.bids[each] <= (made ? s.chosen.dealt : 0);
        }
        return possible ? trick_defaults::check_own(s) : "bids: at this point they cannot be these";
    }
};

using oh_hell = ludo::tricks<oh_hell_rules>;

/// Oh Hell with ever fewer cards, from `dealt` down to one, and then with ever more.
struct oh_hell_match_rules : ludo::match_of<oh_hell> {
    static constexpr std::string_view name = "oh_hell_match";
    static constexpr ludo::phrase title{"Oh Hell, down and up", "Ascenseur, toutes les donnes"};

    using options = oh_hell::options;
    static constexpr auto option_list = oh_hell::option_list;
    static constexpr char const* validate(options const& chosen) { return oh_hell_rules::validate(chosen); }

    static constexpr int length(options const& chosen) { return 2 * chosen.dealt - 1; }
    static constexpr void begin(oh_hell::options& inner, options const& chosen, int number, ludo::seat_numbers const& points) {
        match_of::begin(inner, chosen, number, points);
        inner.dealt = number < chosen.dealt ? chosen.dealt - number : number - chosen.dealt + 2;
    }
    static constexpr int most(oh_hell::options const& inner) { return inner.players * oh_hell::exact + inner.dealt; }
};

using oh_hell_match = ludo::series<oh_hell_match_rules>;
