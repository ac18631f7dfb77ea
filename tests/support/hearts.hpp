#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>

/// Hearts with sixteen cards: four seats, four cards each. Whoever has the two of clubs leads it; one follows suit, the
/// highest of the suit that was led takes the trick, and each heart in it is a point too many.
struct hearts {
    static constexpr std::string_view name = "hearts";
    static constexpr ludo::phrase title{"Hearts", "Dame de pique"};
    static constexpr ludo::player_range seats{4, 4};
    static constexpr ludo::best wins = ludo::best::lowest;

    using card = ludo::card<"2345", "cdsh">;
    using hands = ludo::hands<card, 4>;
    using cards = hands::cards;
    static constexpr card two_of_clubs{0, 0};
    static constexpr int heart = 3;

    struct options {
        int players = 4;
        ludo::seat first = ludo::seat(0); // says nothing here: the two of clubs does
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{ludo::option{"players", &options::players, 4, 4},
                                            ludo::option{"first", &options::first, 0, 3}};

    struct state {
        options chosen;
        ludo::seat turn = ludo::nobody;
        ludo::seat leader = ludo::nobody;
        hands held;
        ludo::per_seat<card, 4> trick;
        ludo::per_seat<cards, 4> won;
        ludo::per_seat<cards, 4> without; // what each has shown not to have
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"leader", &state::leader},
                              ludo::member{"held", &state::held}, ludo::member{"trick", &state::trick},
                              ludo::member{"won", &state::won},   ludo::member{"without", &state::without}};
        }
    };

    struct action : ludo::choice<action, ludo::step<ludo::verb<"play", card>>> {
        static constexpr action play(card one) { return make<"play">(one); }
    };

    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        state s;
        s.chosen = chosen;
        std::array<card, 16> pack{};
        for (int i = 0; i < card::count; ++i)
            pack[static_cast<std::size_t>(i)] = card::from_index(i);
        luck.shuffle(pack);
        for (std::size_t i = 0; i < pack.size(); ++i)
            s.held.add(ludo::seat(static_cast<int>(i) % 4), pack[i]);
        for (ludo::seat each : ludo::each_seat(4))
            if (s.held.of(each).contains(two_of_clubs))
                s.turn = s.leader = each;
        return s;
    }

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr ludo::seat turn(state const& s) { return s.turn; }

    /// The cards that may be played, of those that a seat holds.
    static constexpr cards playable(state const& s, cards const& mine) {
        if (s.held.size(s.turn) == 4 && s.turn == s.leader)
            return mine & cards{two_of_clubs};
        cards fitting;
        for (card each : mine)
            if (s.turn != s.leader && each.colour() == s.trick[s.leader].colour())
                fitting.insert(each);
        return fitting.empty() ? mine : fitting;
    }
    static constexpr cards of_suit(int suit) {
        cards found;
        for (card each : cards::all())
            found.insert(each, each.colour() == suit);
        return found;
    }
    static constexpr auto over = ludo::rule("hearts.over", {"End", "Fin"}, "The game is over.", "La partie est finie.");
    static constexpr auto not_held =
        ludo::rule("hearts.held", {"Play", "Jeu"}, "Only a card of the hand.", "Seulement une carte en main.");
    static constexpr auto not_now =
        ludo::rule("hearts.fits", {"Play", "Jeu"}, "Another card must be played.", "Il faut une autre carte.");
    static constexpr std::array rules{&over, &not_held, &not_now};
    static constexpr ludo::rule const* refusal(state const& s, action a) {
        if (s.turn == ludo::nobody)
            return &over;
        cards const& mine = s.held.of(s.turn);
        card const one = a.with<"play">();
        return !mine.contains(one) ? &not_held : !playable(s, mine).contains(one) ? &not_now : nullptr;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.turn != ludo::nobody)
            legal.insert_each(action::play(card::from_index(0)), playable(s, s.held.of(s.turn)));
        return legal;
    }

    static constexpr void play(state& s, action a) {
        s.trick[s.turn] = a.with<"play">();
        if (s.trick[s.turn].colour() != s.trick[s.leader].colour())
            s.without[s.turn] |= of_suit(s.trick[s.leader].colour());
        s.held.remove(s.turn, s.trick[s.turn]);
        s.turn = s.turn.next(4);
        if (s.turn != s.leader)
            return;
        int const led = s.trick[s.leader].colour();
        ludo::seat const taker = ludo::highest_seat(
            s.leader, 4, [&](ludo::seat each) { return s.trick[each].colour() == led ? s.trick[each].symbol() : -1; });
        for (card& each : s.trick.of) {
            s.won[taker].insert(each);
            each = card();
        }
        s.turn = s.leader = s.held.empty(taker) ? ludo::nobody : taker;
    }

    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points(s.chosen.players);
        for (ludo::seat each : ludo::each_seat(s.chosen.players))
            for (card one : s.won[each])
                points[each] += one.colour() == heart;
        return points;
    }

    static constexpr bool secret(state const&, action) { return false; }
    static constexpr state view(state const& s, ludo::seat viewer) {
        state seen = s;
        seen.held.hide_from(viewer);
        return seen;
    }
    /// Whoever begins has the two of clubs; nobody has what they have shown not to have.
    static constexpr state determinize(state const& view, ludo::rng& luck) {
        state full = view;
        bool const begins = view.turn != ludo::nobody && view.turn == view.leader && view.held.size(view.turn) == 4;
        if (begins && view.held.of(view.turn).empty())
            full.held.imagine(view.turn, two_of_clubs);
        for (;;)
            if (state const world = imagine_anyhow(full, luck); fits(world))
                return world;
    }
    static constexpr bool fits(state const& s) {
        bool all = true;
        for (ludo::seat each : ludo::each_seat(4))
            all = all && (s.held.of(each) & s.without[each]).empty();
        return all;
    }
    static constexpr state imagine_anyhow(state full, ludo::rng& luck) {
        cards left = cards::all();
        each_piece(full, [&](int, int kind) {
            if (kind >= 0)
                left.erase(card::from_index(kind));
        });
        for (ludo::seat each : ludo::each_seat(4))
            while (full.held.hidden(each) > 0) {
                card const one = left.pick(luck);
                left.erase(one);
                full.held.imagine(each, one);
            }
        return full;
    }

    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(options const&, int) { return 1; }
    template <typename Visit>
    static constexpr void each_piece(state const& s, Visit visit) {
        for (ludo::seat each : ludo::each_seat(4)) {
            for (card one : s.held.of(each))
                visit(each.index(), one.index());
            for (int i = 0; i < s.held.hidden(each); ++i)
                visit(each.index(), -1);
            if (s.trick[each].known())
                visit(4, s.trick[each].index());
            for (card one : s.won[each])
                visit(5 + each.index(), one.index());
        }
    }
    static constexpr char const* validate(state const& s) {
        return (s.turn == ludo::nobody) == (s.leader == ludo::nobody) ? nullptr : "leader: nobody once the game is over";
    }
};
