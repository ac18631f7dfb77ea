#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/dice.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/game_over.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/open_game.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/turns/headings.hpp>

/// Pig: roll a die as often as you dare, and keep the sum; a 1 loses what the turn has brought. Whoever has 20 points wins. The luck of
/// the die comes after the deal: a generator in the state, which no view shows and which whoever imagines a world invents.
struct pig : ludo::for_players<2, 4>, ludo::open_but_for_luck {
    static constexpr std::string_view name = "pig";
    static constexpr ludo::phrase title{"Pig", "Cochon"};
    static constexpr ludo::best wins = ludo::best::highest;
    static constexpr int enough = 20, sides = ludo::die<>::count;

    struct state {
        options chosen;
        ludo::seat turn = ludo::nobody;
        std::uint8_t rolled = 0; // in this turn
        ludo::per_seat<std::uint8_t, 4> points;
        ludo::rng luck = ludo::no_luck;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"rolled", &state::rolled, 0, enough + sides - 1},
                              ludo::member{"points", &state::points, 0, enough + sides - 1}, ludo::member{"luck", &state::luck}};
        }
    };
    struct action : ludo::choice<action, ludo::step<ludo::verb<"roll">, ludo::verb<"keep">>> {
        static constexpr action roll() { return make<"roll">(); }
        static constexpr action keep() { return make<"keep">(); }
    };

    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        s.luck = ludo::rng(luck.draw());
        return s;
    }
    static constexpr void play(state& s, action a) {
        int const die = a == action::roll() ? 1 + ludo::rolled<ludo::die<>>(s.luck).index() : 0;
        s.rolled = static_cast<std::uint8_t>(die == 1 ? 0 : s.rolled + die);
        if (die > 1)
            return;
        s.points[s.turn] = static_cast<std::uint8_t>(s.points[s.turn] + s.rolled);
        s.rolled = 0;
        s.turn = s.points[s.turn] >= enough ? ludo::nobody : s.turn.next(s.chosen.players);
    }
    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points(s.chosen.players);
        for (ludo::seat each : ludo::each_seat(s.chosen.players))
            points[each] = s.points[each];
        return points;
    }

    static constexpr auto roll_enough =
        ludo::rule("pig.roll.enough", ludo::headings::course, "That is enough to win.", "Ça suffit.");
    static constexpr std::array rules{&roll_enough, &ludo::game_over};
    static constexpr bool can_win(state const& s) { return s.points[s.turn] + s.rolled >= enough; }
    static constexpr ludo::rule const* refusal(state const& s, action a) {
        return a == action::roll() && can_win(s) ? &roll_enough : nullptr;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        legal.insert(action::roll(), s.turn != ludo::nobody && !can_win(s));
        legal.insert(action::keep(), s.turn != ludo::nobody);
        return legal;
    }
};
