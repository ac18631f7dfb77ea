#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/grid.hpp>
#include <ludo/components/number.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/open_game.hpp>
#include <ludo/core/per_seat.hpp>

/// Stones on a large board: whoever's turn it is puts one on an empty cell, or passes. When two pass in a row or the board
/// is full, most stones win.
template <ludo::rectangle Size>
struct stones : ludo::open_game {
    static constexpr std::string_view name = "stones";
    static constexpr ludo::phrase title{"Stones", "Pierres"};
    static constexpr ludo::player_range seats{2, 2};
    static constexpr ludo::best wins = ludo::best::highest;
    using cell = ludo::grid_cell<Size>;
    using cells = ludo::index_set<cell>;

    struct options {
        int players = 2;
        ludo::seat first = ludo::seat(0);
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{ludo::option{"players", &options::players, 2, 2},
                                            ludo::option{"first", &options::first, 0, 1}};

    struct state {
        options chosen;
        ludo::seat turn = ludo::nobody;
        std::uint8_t passes = 0;
        ludo::per_seat<cells, 2> of;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"passes", &state::passes},
                              ludo::member{"stones", &state::of}};
        }
    };

    struct action : ludo::choice<action, ludo::step<ludo::verb<"put", cell>, ludo::verb<"pass">>> {
        static constexpr action put(cell on) { return action::template make<"put">(on); }
        static constexpr action pass() { return action::template make<"pass">(); }
    };

    static constexpr state deal(options const& chosen, ludo::rng&) {
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        return s;
    }
    static constexpr cells taken(state const& s) { return s.of[ludo::seat(0)] | s.of[ludo::seat(1)]; }
    static constexpr bool ended(state const& s) { return s.passes == 2 || taken(s) == cells::all(); }

    static constexpr auto over = ludo::rule("stones.over", {"End", "Fin"}, "The game is over.", "La partie est finie.");
    static constexpr auto full = ludo::rule("stones.put.taken", {"Turn", "Tour"}, "A stone lies there.", "Une pierre est là.");
    static constexpr std::array rules{&over, &full};
    static constexpr ludo::rule const* refusal(state const& s, action a) {
        if (s.turn == ludo::nobody)
            return &over;
        return a.template is<"put">() && taken(s).contains(a.template with<"put">()) ? &full : nullptr;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.turn != ludo::nobody) {
            legal.insert_each(action::put({}), cells::all() - taken(s));
            legal.insert(action::pass());
        }
        return legal;
    }
    static constexpr void play(state& s, action a) {
        s.passes = a.template is<"pass">() ? static_cast<std::uint8_t>(s.passes + 1) : std::uint8_t{0};
        if (a.template is<"put">())
            s.of[s.turn].insert(a.template with<"put">());
        s.turn = ended(s) ? ludo::nobody : s.turn.next(2);
    }
    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points(2);
        for (ludo::seat each : ludo::each_seat(2))
            points[each] = s.of[each].size();
        return points;
    }
    static constexpr char const* validate(state const& s) {
        if (!(s.of[ludo::seat(0)] & s.of[ludo::seat(1)]).empty())
            return "stones: two lie on one cell";
        if (s.passes > 2 || ended(s) != (s.turn == ludo::nobody) || s.turn.index() > 1)
            return "turn: the game is over when two have passed or the board is full, and not before";
        return nullptr;
    }
};

/// An auction for up to `Seats`: each in turn says a price, of 1,000, and how many of 5 rounds the offer stands, more than
/// was said before; or passes. After `Seats` passes in a row, or when nothing is more, whoever said most has won.
template <int Seats>
struct auction : ludo::open_game {
    static constexpr std::string_view name = "auction";
    static constexpr ludo::phrase title{"Auction", "Enchères"};
    static constexpr ludo::player_range seats{2, Seats};
    static constexpr ludo::best wins = ludo::best::highest;
    using price = ludo::number<1000>;
    using rounds = ludo::number<5>;

    struct options {
        int players = 2;
        ludo::seat first = ludo::seat(0);
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{ludo::option{"players", &options::players, 2, Seats},
                                            ludo::option{"first", &options::first}};

    struct action : ludo::choice<action, ludo::step<ludo::verb<"say", price, rounds>, ludo::verb<"pass">>> {
        static constexpr action say(price much, rounds many) { return action::template make<"say">(much, many); }
        static constexpr action pass() { return action::template make<"pass">(); }
    };
    static constexpr int offers = 5000;

    struct state {
        options chosen;
        ludo::seat turn = ludo::nobody;
        ludo::seat best = ludo::nobody;
        std::uint16_t more_than = 0; // the number of the lowest offer that may still be made
        std::uint8_t passes = 0;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"best", &state::best},
                              ludo::member{"more_than", &state::more_than}, ludo::member{"passes", &state::passes}};
        }
    };

    static constexpr state deal(options const& chosen, ludo::rng&) {
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        return s;
    }
    static constexpr bool ended(state const& s) { return s.passes == s.chosen.players || s.more_than == offers; }

    static constexpr auto over = ludo::rule("auction.over", {"End", "Fin"}, "The auction is over.", "Les enchères sont closes.");
    static constexpr auto more =
        ludo::rule("auction.more", {"Turn", "Tour"}, "Offer more, or pass.", "Il faut offrir plus, ou passer.");
    static constexpr std::array rules{&over, &more};
    static constexpr ludo::rule const* refusal(state const& s, action a) {
        return s.turn == ludo::nobody ? &over : a.template is<"say">() && a.index() < s.more_than ? &more : nullptr;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.turn != ludo::nobody)
            for (int offer = s.more_than; offer <= offers; ++offer) // the last one is to pass
                legal.insert(action::from_index(offer));
        return legal;
    }
    static constexpr void play(state& s, action a) {
        bool const said = a.template is<"say">();
        s.passes = said ? std::uint8_t{0} : static_cast<std::uint8_t>(s.passes + 1);
        if (said) {
            s.more_than = static_cast<std::uint16_t>(a.index() + 1);
            s.best = s.turn;
        }
        s.turn = ended(s) ? ludo::nobody : s.turn.next(s.chosen.players);
    }
    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points(s.chosen.players);
        points[s.best] = 1; // to nobody, where all passed: that is not kept
        return points;
    }
    static constexpr char const* validate(state const& s) {
        if (s.more_than > offers || (s.more_than == 0) != (s.best == ludo::nobody) || s.best.index() >= s.chosen.players)
            return "best: whoever said most, if anybody said anything";
        if (s.passes > s.chosen.players || ended(s) != (s.turn == ludo::nobody) || s.turn.index() >= s.chosen.players)
            return "turn: the auction is over when all have passed or nothing is more, and not before";
        return nullptr;
    }
};

using go_board = stones<ludo::rectangle{.rows = 19, .columns = 19}>;
using wide_board = stones<ludo::rectangle{.rows = 3, .columns = 100}>;
