#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/census.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/game.hpp>

/// A pea lies under one of three cups. The first seat takes a draw, or guesses where the pea is, or looks first and then guesses:
/// a right guess wins, and a wrong one loses. The other seat only looks on. So:
///  - to guess wins in one world of three: worth 1/3, less than the draw, which is worth 1/2;
///  - to look, and then to say what was seen, always wins: worth 1.
/// Who guesses at random after looking finds it worth 1/3; who knows the pea in each world finds both worth 1.
struct three_cups {
    static constexpr std::string_view name = "three_cups";
    static constexpr ludo::phrase title{"Three cups", "Trois gobelets"};
    static constexpr ludo::player_range seats{2, 2};
    static constexpr ludo::best wins = ludo::best::highest;

    using cup = ludo::card<"123", "x">;
    static constexpr auto deck = ludo::deck<cup, 3>::of("1x 2x 3x");

    struct options {
        int players = 2;
        ludo::seat first = ludo::seat(0);
        bool may_look = true;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{ludo::option{"players", &options::players, 2, 2},
                                            ludo::option{"first", &options::first, 0, 1},
                                            ludo::option{"may_look", &options::may_look}};

    enum class game_phase : std::uint8_t { over, beginning, guessing };
    friend constexpr std::array<std::string_view, 3> names(game_phase) { return {"over", "beginning", "guessing"}; }

    struct state {
        options chosen;
        ludo::seat turn = ludo::nobody;
        game_phase phase = game_phase::over;
        bool looked = false;
        std::int8_t result = 0; // for the seat that guesses: 1, 0 or -1
        cup pea;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"phase", &state::phase},
                              ludo::member{"looked", &state::looked}, ludo::member{"result", &state::result, -1, 1},
                              ludo::member{"pea", &state::pea}};
        }
    };

    struct action : ludo::choice<action, ludo::step<ludo::verb<"guess">, ludo::verb<"look">, ludo::verb<"draw">>,
                                 ludo::step<ludo::verb<"name", cup>>> {
        static constexpr action guess() { return make<"guess">(); }
        static constexpr action look() { return make<"look">(); }
        static constexpr action draw() { return make<"draw">(); }
        static constexpr action name(cup one) { return make<"name">(one); }
    };

    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        s.phase = game_phase::beginning;
        s.pea = cup::from_index(static_cast<int>(luck.below(3)));
        return s;
    }

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr ludo::seat turn(state const& s) { return s.turn; }

    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.phase == game_phase::beginning) {
            legal.insert(action::guess());
            legal.insert(action::look(), s.chosen.may_look);
            legal.insert(action::draw());
        } else if (s.phase == game_phase::guessing) {
            for (cup each : deck)
                legal.insert(action::name(each));
        }
        return legal;
    }

    static constexpr auto over = ludo::rule("three_cups.over", {"End", "Fin"}, "The game is over.", "La partie est finie.");
    static constexpr auto begin =
        ludo::rule("three_cups.name.begin", {"Turn", "Tour"}, "First one chooses what to do.", "On choisit d'abord quoi faire.");
    static constexpr auto name_now =
        ludo::rule("three_cups.name.now", {"Turn", "Tour"}, "Now a cup is named.", "On nomme maintenant un gobelet.");
    static constexpr auto no_look =
        ludo::rule("three_cups.look.no", {"Turn", "Tour"}, "Nobody looks under a cup.", "On ne regarde pas sous les gobelets.");
    static constexpr std::array rules{&over, &begin, &name_now, &no_look};
    static constexpr ludo::rule const* refusal(state const& s, action a) {
        if (s.phase == game_phase::over)
            return &over;
        if (a.is<"name">() != (s.phase == game_phase::guessing))
            return a.is<"name">() ? &begin : &name_now;
        return a.is<"look">() && !s.chosen.may_look ? &no_look : nullptr;
    }

    static constexpr void play(state& s, action a) {
        if (a.is<"name">())
            return end(s, a.with<"name">() == s.pea ? 1 : -1);
        if (a.is<"draw">())
            return end(s, 0);
        s.phase = game_phase::guessing;
        s.looked = a.is<"look">();
    }
    static constexpr void end(state& s, int result) {
        s.result = static_cast<std::int8_t>(result);
        s.turn = ludo::nobody;
        s.phase = game_phase::over;
    }
    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points(2);
        points[s.chosen.first] = s.result;
        return points;
    }

    static constexpr bool secret(state const&, action) { return false; }
    static constexpr state view(state const& s, ludo::seat viewer) {
        state seen = s;
        if (s.phase != game_phase::over && !(s.looked && viewer == s.chosen.first))
            seen.pea = cup();
        return seen;
    }
    static constexpr state determinize(state const& view, ludo::rng& luck) {
        state full = view;
        if (!full.pea.known())
            full.pea = cup::from_index(static_cast<int>(luck.below(3)));
        return full;
    }

    // the cups that the pea does not lie under are nowhere
    static constexpr int piece_kinds = cup::count;
    static constexpr int in_box(options const&, int) { return 1; }
    static constexpr void each_piece(state const& s, auto visit) { visit(0, s.pea.known() ? s.pea.index() : -1); }
};
static_assert(ludo::game<three_cups>);
