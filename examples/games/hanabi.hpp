#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>

#include <ludo/components.hpp>
#include <ludo/core.hpp>
#include <ludo/core/first_wrong.hpp>
#include <ludo/turns/headings.hpp>
#include <ludo/turns/some_cards_alike.hpp>

inline constexpr auto hanabi_deck = ludo::deck<ludo::card<"12345", "rygbw">, 50>::of("1r 1r 1r 2r 2r 3r 3r 4r 4r 5r "
                                                                                     "1y 1y 1y 2y 2y 3y 3y 4y 4y 5y "
                                                                                     "1g 1g 1g 2g 2g 3g 3g 4g 4g 5g "
                                                                                     "1b 1b 1b 2b 2b 3b 3b 4b 4b 5b "
                                                                                     "1w 1w 1w 2w 2w 3w 3w 4w 4w 5w");

/// Hanabi: all build a firework of each colour together, from 1 to 5, and each sees all cards but its own. In a turn one tells somebody
/// which cards have a colour or a number; or discards a card, for another hint; or plays one. With the last card comes the last round.
struct hanabi : ludo::for_players<2, 5>, ludo::some_cards_alike<hanabi_deck> {
    static constexpr std::string_view name = "hanabi";
    static constexpr ludo::phrase title{"Hanabi", "Hanabi"};
    static constexpr ludo::best wins = ludo::best::highest;
    static constexpr ludo::aim aim = ludo::aim::together;
    using phrase = ludo::phrase;
    using rule = ludo::rule;
    using seat = ludo::seat;
    using signs = ludo::told_signs<"12345", "rygbw">;
    using sign = signs::sign;
    using place = ludo::row_place<5>;
    using rows = ludo::card_rows<card, seats.most, place::count, signs>;
    static constexpr cards ones{card(0, 0), card(0, 1), card(0, 2), card(0, 3), card(0, 4)};
    static constexpr int most_hints = 8, most_fuses = 3, all = hanabi_deck.size();
    static constexpr int hand_size(int players) { return players <= 3 ? 5 : 4; }

    struct options {
        int players = 2;
        seat first = seat(0);
        bool burnt_counts = false; // does what was built count when all fuses have burnt?
        bool empty_hints = false;  // may a hint be about no card?
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list =
        players_and(ludo::option("burnt_counts", &options::burnt_counts), ludo::option("empty_hints", &options::empty_hints));

    struct state {
        options chosen;
        seat turn = ludo::nobody;
        int hints = most_hints, fuses = most_fuses;
        int turns = 0; // that are left, once the last card is drawn
        rows hands = {};
        cards built = {};
        ludo::card_list<card, all> discards = {};
        ludo::reserve<card, all> stock = {};
        friend constexpr bool operator==(state const&, state const&) = default;
        static constexpr auto members() {
            return std::tuple(ludo::member("turn", &state::turn), ludo::member("hints", &state::hints, 0, most_hints),
                              ludo::member("built", &state::built), ludo::member("fuses", &state::fuses, 0, most_fuses),
                              ludo::member("hands", &state::hands), ludo::member("turns", &state::turns, 0, 5),
                              ludo::member("discards", &state::discards), ludo::member("stock", &state::stock));
        }
    };
    struct action : ludo::choice<action, ludo::step<ludo::verb<"play", place>, ludo::verb<"discard", place>,
                                                    ludo::verb<"tell", ludo::seat_of<seats.most>, sign>>> {
        static constexpr action play(int at) { return make<"play">(place::from_index(at)); }
        static constexpr action discard(int at) { return make<"discard">(place::from_index(at)); }
        static constexpr action tell(seat to, sign of) { return make<"tell">(ludo::seat_of<seats.most>(to), of); }
    };

    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        auto const pack = shuffled(luck);
        state s{.chosen = chosen, .turn = chosen.first};
        s.stock.lay(pack.begin(), pack.end());
        for (seat each : ludo::each_seat(chosen.players))
            for (int more = hand_size(chosen.players); more > 0; --more)
                draw(s, each);
        return s;
    }
    static constexpr void draw(state& s, seat by) { s.hands.add(by, {s.stock.draw(), ludo::known_to::others, {}}); }
    static constexpr void play(state& s, action a) {
        bool const last_round = s.stock.size() == 0;
        if (a.is<"tell">()) {
            auto const [to, what] = a.with<"tell">();
            s.hands.tell(to, what);
            --s.hints;
        } else {
            bool const plays = a.is<"play">();
            card const one = s.hands.take(s.turn, plays ? a.with<"play">().index() : a.with<"discard">().index());
            bool const fits = plays && next(s).contains(one);
            s.built.insert(one, fits);
            if (!fits)
                s.discards.add(one);
            s.fuses -= plays && !fits;
            s.hints += s.hints < most_hints && (!plays || (fits && one.symbol() == signs::symbol::count - 1));
            if (!last_round)
                draw(s, s.turn);
        }
        if (s.stock.size() == 0)
            s.turns = last_round ? s.turns - 1 : s.chosen.players;
        s.turn = over(s) ? ludo::nobody : s.turn.next(s.chosen.players);
    }
    /// The cards that fit: the next one of each colour.
    static constexpr cards next(state const& s) { return (s.built.shifted(1) | ones) - s.built; }
    static constexpr bool over(state const& s) { return s.fuses == 0 || next(s).empty() || (s.stock.size() == 0 && s.turns == 0); }
    static constexpr ludo::seat_numbers scores(state const& s) {
        return {s.chosen.players, s.fuses == 0 && !s.chosen.burnt_counts ? 0 : s.built.size()};
    }

    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.turn == ludo::nobody)
            return legal;
        for (int at = 0; at < s.hands.size(s.turn); ++at) {
            legal.insert(action::play(at));
            legal.insert(action::discard(at), s.hints < most_hints);
        }
        for (seat to : ludo::each_seat(s.hints > 0 ? s.chosen.players : 0))
            for (auto const* each = s.hands.begin(to); to != s.turn && each != s.hands.end(to); ++each)
                if (s.chosen.empty_hints || each->card.known())
                    for (sign its : s.chosen.empty_hints ? signs::all() : signs::of(each->card))
                        legal.insert(action::tell(to, its));
        return legal;
    }
    static constexpr auto& course = ludo::headings::course;
    static constexpr rule card_none{"hanabi.card.none", course, "No card is there.", "Il n'y a pas de carte à cette place."};
    static constexpr rule discard_full{"hanabi.discard.full", course, "All eight hints are there.", "Les huit indices sont là."};
    static constexpr rule tell_left{"hanabi.tell.left", course, "No hint is left.", "Il n'y a plus d'indice."};
    static constexpr rule tell_other{"hanabi.tell.other", course, "One tells somebody else.", "On informe un autre joueur."};
    static constexpr rule tell_some{"hanabi.tell.some", course, "No card is like that.", "Aucune carte n'est ainsi."};
    static constexpr std::array rules{&ludo::game_over, &card_none, &discard_full, &tell_left, &tell_other, &tell_some};

    static constexpr rule const* refusal(state const& s, action a) {
        if (a.is<"discard">() && s.hints == most_hints)
            return &discard_full;
        if (!a.is<"tell">())
            return (a.is<"play">() ? a.with<"play">() : a.with<"discard">()).index() < s.hands.size(s.turn) ? nullptr : &card_none;
        auto const [to, what] = a.with<"tell">();
        if (s.hints == 0 || to == s.turn || to.index() >= s.chosen.players)
            return s.hints == 0 ? &tell_left : &tell_other;
        bool any = s.chosen.empty_hints;
        for (auto const* each = s.hands.begin(to); each != s.hands.end(to); ++each) // letter by letter
            any |= each->card.text().view().find(what.text().view()) != std::string_view::npos;
        return any ? nullptr : &tell_some;
    }
    /// Plays what fits for sure, tells of a card that fits, or discards the oldest: without any conventions.
    static constexpr action hint(state const& s, ludo::rng&) {
        seat const next_one = s.turn.next(s.chosen.players);
        for (int at = 0; at < s.hands.size(s.turn); ++at)
            if ((s.hands.at(s.turn, at).told.cards() - next(s)).empty())
                return action::play(at);
        for (seat to = next_one; to != s.turn && s.hints > 0; to = to.next(s.chosen.players))
            for (auto const* each = s.hands.begin(to); each != s.hands.end(to); ++each)
                if (next(s).contains(each->card) && !(each->told.cards() - next(s)).empty())
                    return action::tell(to, each->told.next(each->card));
        auto const& any = s.hands.at(next_one, 0);
        return s.hints < most_hints ? action::discard(0) : action::tell(next_one, any.told.next(any.card));
    }

    static constexpr bool secret(state const&, action) { return false; }
    static constexpr state view(state seen, seat viewer) {
        seen.hands.hide_from(viewer);
        seen.stock.hide();
        return seen;
    }
    static constexpr state determinize(state full, ludo::rng& luck) {
        ludo::census<card> left = full.hands.imagine(not_seen([&](auto visit) { each_piece(full, visit); }), luck, rows::may_be);
        full.stock.imagine(left, luck);
        return full;
    }
    static constexpr void each_piece(state const& s, auto visit) {
        ludo::each_piece_of(s.hands, visit);
        ludo::each_piece_of(s.built, seats.most, visit);
        ludo::each_piece_of(s.discards, seats.most + 1, visit);
        ludo::each_piece_of(s.stock, seats.most + 2, visit);
    }
    static constexpr bool dealt_open(state const&, int place, int) { return place < seats.most; }
    struct telling {
        static constexpr ludo::named_place place(options const&, int number) {
            using enum ludo::place_kind;
            return ludo::hand_or_heap(number, seats.most, {display, discards, stock});
        }
        static constexpr ludo::short_text piece(options const&, int kind) { return card::from_index(kind).text(); }
        static constexpr std::array<ludo::words_for, 3> verbs{
            {{"play", {"{0} plays the {1} card: {2}", "{0} joue la {1} carte : {2}"}},
             {"discard", {"{0} discards the {1} card: {2}", "{0} défausse la {1} carte : {2}"}},
             {"tell", {"{0} tells {1} which cards are {2}", "{0} indique à {1} ses cartes {2}"}}}};
        static constexpr std::optional<phrase> in_words(sign of) {
            constexpr phrase colours[]{
                {"red", "rouges"}, {"yellow", "jaunes"}, {"green", "vertes"}, {"blue", "bleues"}, {"white", "blanches"}};
            return of.is<signs::colour>() ? std::optional(colours[of.index()]) : std::nullopt;
        }
        static constexpr phrase remark(int which) {
            return which == 0 ? phrase{"card {1}", "carte {1}"} : phrase{"a fuse burns: {1} left", "une mèche brûle : reste {1}"};
        }
        static constexpr void remarks(state const& before, std::optional<action> done, state const& after, auto say) {
            if (after.fuses < before.fuses)
                say(1, after.fuses);
            if (!done->is<"tell">())
                return;
            auto const [to, what] = done->with<"tell">();
            after.hands.each_that_may_have(to, what, [&](int at) { say(0, at + 1); });
        }
    };

    static constexpr char const* validate(state const& s) {
        if (char const* const wrong = ludo::check_turn(s.turn, over(s), s.chosen.players))
            return wrong;
        if (!(s.built - ones - s.built.shifted(1)).empty())
            return "built: each firework begins with 1";
        for (seat each : ludo::each_seat(seats.most)) {
            int const most = each.index() < s.chosen.players ? hand_size(s.chosen.players) : 0;
            if (s.hands.size(each) > most || s.hands.size(each) < most - (s.stock.size() == 0))
                return "hands: five cards each, or four";
        }
        auto const unseen = not_seen([&](auto visit) { each_piece(s, visit); });
        return s.hands.possible(unseen, rows::may_be) ? nullptr : "hands: no cards agree with what was told of them";
    }
};
