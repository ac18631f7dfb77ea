#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/number.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/open_game.hpp>

/// All count to eleven together. Each in turn adds 1, 2 or 3, but not what was added last; whenever that makes 5, 8 or 11, the team gets
/// a point. Adding as little as may be gets none, and 3, 2, 3, 1, 2 all of them.
struct to_eleven : ludo::open_game, ludo::for_players<1, 4> {
    static constexpr std::string_view name = "to_eleven";
    static constexpr ludo::phrase title{"To eleven", "Jusqu'à onze"};
    static constexpr ludo::best wins = ludo::best::highest;
    static constexpr ludo::aim aim = ludo::aim::together;

    struct state {
        options chosen;
        ludo::seat turn = ludo::nobody;
        std::uint8_t count = 0, last = 0, points = 0;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"count", &state::count, 0, 13},
                              ludo::member{"last", &state::last, 0, 3}, ludo::member{"points", &state::points, 0, 3}};
        }
    };

    struct action : ludo::choice<action, ludo::step<ludo::verb<"add", ludo::number<4>>>> {
        static constexpr action add(int more) { return make<"add">(ludo::number<4>(more)); }
        [[nodiscard]] constexpr int more() const { return with<"add">().index(); }
    };

    static constexpr state deal(options const& chosen, ludo::rng&) {
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        return s;
    }

    static constexpr void play(state& s, action a) {
        s.last = static_cast<std::uint8_t>(a.more());
        s.count = static_cast<std::uint8_t>(s.count + s.last);
        s.points = static_cast<std::uint8_t>(s.points + (s.count == 5 || s.count == 8 || s.count == 11));
        s.turn = s.count < 11 ? s.turn.next(s.chosen.players) : ludo::nobody;
    }

    static constexpr ludo::seat_numbers scores(state const& s) { return {s.chosen.players, s.points}; }

    static constexpr auto over = ludo::rule("to_eleven.over", {"End", "Fin"}, "The game is over.", "La partie est finie.");
    static constexpr auto nothing =
        ludo::rule("to_eleven.add.nothing", {"Turn", "Tour"}, "One adds 1, 2 or 3.", "On ajoute 1, 2 ou 3.");
    static constexpr auto same = ludo::rule("to_eleven.add.same", {"Turn", "Tour"}, "One does not add what was added last.",
                                            "On n'ajoute pas ce qui vient d'être ajouté.");
    static constexpr std::array rules{&over, &nothing, &same};

    static constexpr ludo::rule const* refusal(state const& s, action a) {
        if (s.turn == ludo::nobody)
            return &over;
        return a.more() == 0 ? &nothing : a.more() == s.last ? &same : nullptr;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        for (int more : {1, 2, 3})
            legal.insert(action::add(more), s.turn != ludo::nobody && more != s.last);
        return legal;
    }
};
