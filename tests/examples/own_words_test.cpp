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

} // namespace own

std::vector<terminal::part> terminal::offered() { return parts_of<ludo::game_list<own::words, to_eleven>>(); }

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

/// Cards have signs for their suits; a piece that nobody has named has none.
void only_notation_is_painted() {
    terminal::paint const with(false, true, {});
    expect(with.notation("Tc") == "T♣" && with.notation("piece 7") == "piece 7", "words are shown as they are");
}

} // namespace

int main() {
    only_notation_is_painted();
    a_team_has_points_together();
    plays("hint 1\nliste\nquitte\n", "hint 1, liste, quitte");
    plays("hint 1\nhint 1\nhint 2\n", "hint 1, hint 2"); // what is refused is an action, too
    plays("hint\nhint 0\nquit\nliste\n", "hint 0");      // these are commands
    plays("list\nhint 1\nlist\nquitte\n", "hint 1, quitte");
    return failures != 0;
}
