// At a table in a terminal: what a team has, and a game whose actions are called like commands, in either language. What is typed as an action is written is that
// action; everything else that begins with a command is one.
#include <cstdio>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <ludo/components/grid.hpp>
#include <ludo/components/number.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/open_game.hpp>

#include "../../examples/play/session.hpp"
#include "../../examples/terminal/draw.hpp"
#include "../../examples/terminal/part.hpp"

#include "../package/programs/to_eleven.hpp"
#include "../support/failures.hpp"

namespace own {

/// One hints at a number, lists, or leaves; three times. The same number twice is refused.
struct words : ludo::open_game, ludo::for_players<1, 2> {
    static constexpr std::string_view name = "words";
    static constexpr ludo::phrase title{"Words", "Mots"};
    static constexpr ludo::best wins = ludo::best::highest;

    struct state {
        options chosen;
        ludo::seat turn = ludo::nobody;
        int left = 0, hinted = -1;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"left", &state::left, 0, 3},
                              ludo::member{"hinted", &state::hinted, -1, 2}};
        }
    };
    struct action
        : ludo::choice<action, ludo::step<ludo::verb<"hint", ludo::number<3>>, ludo::verb<"liste">, ludo::verb<"quitte">>> {};

    static constexpr state deal(options const& chosen, ludo::rng&) { return {chosen, chosen.first, 3, -1}; }
    static constexpr void play(state& s, action a) {
        if (a.is<"hint">())
            s.hinted = a.with<"hint">().index();
        s.turn = --s.left > 0 ? s.turn.next(s.chosen.players) : ludo::nobody;
    }
    static constexpr ludo::seat_numbers scores(state const& s) { return {s.chosen.players, 0}; }

    static constexpr auto over = ludo::rule("words.over", {"End", "Fin"}, "The game is over.", "La partie est finie.");
    static constexpr auto same = ludo::rule("words.same", {"Turn", "Tour"}, "Not the same number.", "Pas le même nombre.");
    static constexpr std::array rules{&over, &same};
    static constexpr ludo::rule const* refusal(state const& s, action a) {
        return s.turn == ludo::nobody ? &over : a.is<"hint">() && a.with<"hint">().index() == s.hinted ? &same : nullptr;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        for (int each = 0; each < action::count; ++each)
            legal.insert(action::from_index(each), refusal(s, action::from_index(each)) == nullptr);
        return legal;
    }
};

/// A grid of two rows and three columns before each seat: in turn one takes away a card of one's own.
struct layouts : ludo::open_game, ludo::for_players<2, 4> {
    static constexpr std::string_view name = "layouts";
    static constexpr ludo::phrase title{"Layouts", "Étalages"};
    static constexpr ludo::best wins = ludo::best::lowest;
    using cell = ludo::grid<ludo::rectangle{.rows = 2, .columns = 3}>::cell;
    static constexpr int most = 4;

    struct state {
        options chosen;
        ludo::seat turn = ludo::nobody;
        ludo::per_seat<ludo::index_set<cell>, most> left;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"piled", &state::left}};
        }
    };
    struct action : ludo::choice<action, ludo::step<ludo::verb<"take", cell>>> {
        static constexpr action take(cell one) { return make<"take">(one); }
    };

    static constexpr state deal(options const& chosen, ludo::rng&) {
        state s{chosen, chosen.first, {}};
        for (ludo::seat each : ludo::each_seat(chosen.players))
            s.left[each] = ludo::index_set<cell>::all();
        return s;
    }
    static constexpr void play(state& s, action a) {
        s.left[s.turn].erase(a.with<"take">());
        s.turn = s.turn.next(s.chosen.players);
        s.turn = s.left[s.turn].empty() ? ludo::nobody : s.turn;
    }
    static constexpr ludo::seat_numbers scores(state const& s) { return {s.chosen.players, 0}; }

    static constexpr auto gone = ludo::rule("layouts.take.gone", {"Turn", "Tour"}, "That card is gone.", "Elle n'est plus là.");
    static constexpr std::array rules{&ludo::game_over, &gone};
    static constexpr ludo::rule const* refusal(state const& s, action a) {
        return s.left[s.turn].contains(a.with<"take">()) ? nullptr : &gone;
    }
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        for (cell each : s.turn == ludo::nobody ? ludo::index_set<cell>() : s.left[s.turn])
            legal.insert(action::take(each));
        return legal;
    }

    static constexpr int box = most * cell::count, piece_kinds = box;
    static constexpr int in_box(options const& chosen, int kind) { return kind < chosen.players * cell::count; }
    static constexpr void each_piece(state const& s, auto visit) {
        for (int each = 0; each < s.chosen.players * cell::count; ++each)
            visit(s.left[ludo::seat(each / cell::count)].contains(cell::from_index(each % cell::count)) ? each : box, each);
    }
    struct telling {
        static constexpr ludo::named_place place(options const&, int number) {
            return number == box ? ludo::named_place{ludo::place_kind::discards}
                                 : ludo::named_place{ludo::place_kind::cell, ludo::seat(number / cell::count),
                                                     cell::from_index(number % cell::count).text()};
        }
        static constexpr ludo::short_text piece(options const&, int kind) {
            ludo::short_text text;
            return text += 10 + kind;
        }
    };
};

} // namespace own

std::vector<terminal::part> terminal::offered() { return parts_of<ludo::game_list<own::words, own::layouts, to_eleven>>(); }

namespace {

/// The actions that were played when somebody had typed these lines.
std::string played(std::string const& lines, ludo::language in) {
    std::istringstream typed(lines);
    std::streambuf* const before = std::cin.rdbuf(typed.rdbuf());
    std::string wrong;
    auto game = terminal::deal("words", 1, 1, {}, wrong);
    terminal::game const& table = *game;
    terminal::sitter me;
    me.is = terminal::sitter::kind::person;
    play::session at(std::move(game), {{me}, in, false, 0}, {});
    (void)at.run();
    std::cin.rdbuf(before);
    std::string const record = table.record();
    std::string all;
    std::istringstream written(record.substr(record.find("seed")));
    std::getline(written, wrong);
    for (std::string line; std::getline(written, line);)
        all += (all.empty() ? "" : ", ") + line.substr(2); // the first player's
    return all;
}

void plays(std::string const& lines, std::string const& actions) {
    for (ludo::language in : {ludo::language::english, ludo::language::french}) {
        std::string const came = played(lines, in);
        expect(came == actions, lines + " plays " + actions + ", not " + came);
    }
}

/// Where all play together, the picture shows what they have together, and no places.
void a_team_has_points_together() {
    for (ludo::language in : {ludo::language::english, ludo::language::french}) {
        terminal::voice const how{in, {"Ada", "Blaise"}};
        std::string wrong;
        auto const game = terminal::deal("to_eleven", 2, 1, {}, wrong);
        auto const shown = [&] {
            std::string all;
            for (std::string const& line : terminal::drawing(game->look(ludo::nobody, false, how), how, {false, false, {}}))
                all += line + '\n';
            return all;
        };
        std::string const together = in == ludo::language::english ? "\n  together " : "\n  ensemble ";
        expect(shown().find(together + (in == ludo::language::english ? "0 points\n" : "0 point\n")) != std::string::npos, shown());
        for (std::string const action : {"add 3", "add 2", "add 3", "add 1", "add 2"})
            expect(game->play(action, in).empty(), action);
        expect(shown().find(together + "3 points\n") != std::string::npos, shown());
        expect(shown().find("place") == std::string::npos && shown().find("1er") == std::string::npos,
               "nobody has a place: " + shown());
    }
}

/// Each sees what lies before whom, in rows and columns, and what is gone from there.
void grids_before_seats_are_apart() {
    std::string wrong;
    auto const game = terminal::deal("layouts", 4, 1, {}, wrong);
    terminal::voice const how{ludo::language::english, {"Ada", "Blaise", "Carl", "Dora"}};
    expect(game->play("take b1", how.in).empty() && game->play("take a2", how.in).empty(), "cards are taken");
    std::string all;
    std::vector<std::string> const lines = terminal::drawing(game->look(ludo::seat(0), false, how), how, {false, false, {}});
    for (std::string const& line : lines) {
        all += line + '\n';
        expect(terminal::width(line) <= 80, line);
    }
    for (std::string const part : {"\n  Ada     1  10        12", "\n          2  13   14   15\n  Blaise  1  16   17   18 ",
                                   "\n          2       20   21\n", "\n          2  31   32   33\n"})
        expect(all.find(part) != std::string::npos, "the picture has `" + part + "`:\n" + all);
    expect(all.find("b    c\n") < all.find("Ada"), all);
    auto const heard = game->hear(ludo::seat(0), how);
    expect(heard.size() == 2 && heard[1] == "Blaise: take a2; Blaise moves 19 from a2 to the discards",
           heard.empty() ? "" : heard.back());
}

/// Cards have signs for their suits; a piece that nobody has named has none.
void only_notation_is_painted() {
    terminal::paint const with(false, true, {});
    expect(with.notation("Tc") == "T♣" && with.notation("piece 7") == "piece 7", "words are shown as they are");
}

} // namespace

int main() {
    only_notation_is_painted();
    a_team_has_points_together();
    grids_before_seats_are_apart();
    plays("hint 1\nliste\nquitte\n", "hint 1, liste, quitte");
    plays("hint 1\nhint 1\nhint 2\n", "hint 1, hint 2"); // what is refused is an action, too
    plays("hint\nhint 0\nquit\nliste\n", "hint 0");      // these are commands
    plays("list\nhint 1\nlist\nquitte\n", "hint 1, quitte");
    return failures != 0;
}
