// The arena counts the same for any number of threads, ends when it is sure, goes on from a file, and says in a line what is wrong.
//   example_arena_test ARENA      (the path of the program)
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../../examples/arena/deal.hpp"
#include "../../examples/arena/report.hpp"
#include "../../examples/games/all.hpp"
#include "../support/failures.hpp"

namespace {

std::string content(char const* path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}
void write(char const* path, std::string const& text) { std::ofstream(path, std::ios::binary) << text; }

constexpr char const* results = "arena_test.results";

struct answer {
    int ended = 0;
    std::string out, err;
};

struct program {
    std::string path;
    answer operator()(std::string const& arguments) const {
        int const ended = std::system(("\"" + path + "\" " + arguments + " > arena_test.out 2> arena_test.err").c_str());
        return {ended > 255 ? ended >> 8 : ended, content("arena_test.out"), content("arena_test.err")};
    }
};

// ---- What is counted

std::vector<arena::player_name> players(std::initializer_list<char const*> names) {
    std::vector<arena::player_name> all;
    for (char const* each : names)
        all.push_back(*arena::read_player(each));
    return all;
}

void wins_and_places_are_shared() {
    ludo::seat_numbers scores(3);
    scores[ludo::seat(0)] = scores[ludo::seat(2)] = 7;
    arena::outcome came{std::vector<arena::standing>(3), 0};
    std::size_t const order[] = {2, 0, 1}; // who sits there
    arena::add_standings(scores, ludo::best::highest, order, came);
    expect(came.of == std::vector<arena::standing>{{0, 6}, {13860, 3}, {13860, 3}},
           "two share the win, and the place between 1 and 2");
    arena::add_standings(scores, ludo::best::lowest, order, came);
    expect(came.of == std::vector<arena::standing>{{27720, 8}, {13860, 8}, {13860, 8}}, "the fewest points win");
}

void everybody_sits_beside_everybody() {
    std::set<std::vector<std::size_t>> ways;
    for (std::uint64_t deal = 0; deal < 6; ++deal) {
        ways.insert(arena::round_the_table(4, deal));
        expect(arena::round_the_table(4, deal)[0] == 0, "the first begins the round");
    }
    expect(ways.size() == 6, "four sit round a table in six ways");
}

void intervals_are_those_of_agresti_and_coull() {
    arena::tally counted(players({"flat:2", "random"}), 1);
    for (int deal = 0; deal < 10; ++deal)
        counted.add({{{arena::standing::win, 2}, {0, 4}}, 0});
    // 12 of 14, two of them and both that are missing invented: 0.857 +- 1.96 * sqrt(0.857 * 0.143 / 14) = 0.183
    expect(counted.wins(0).mean == 1 && counted.wins(0).high == 1 && std::abs(counted.wins(0).low - 0.674) < 0.001,
           "ten wins of ten");
    expect(counted.place(1).mean == 2 && std::abs(counted.place(1).low - 1.674) < 0.001, "ten times the second place");

    arena::tally same(players({"random", "flat:2", "random"}), 3);
    same.add({{{arena::standing::win, 12}, {2 * arena::standing::win, 8}, {0, 16}}, 1});
    expect(same.size() == 2 && same.seats(0) == 2 && same.wins(0).mean == 1. / 6 && same.wins(1).mean == 2. / 3,
           "who has the same name is one player, in two seats");
    expect(same.place(0).mean == 28. / 12 && same.games() == 3 && same.broken_off() == 1, "places are those of each seat");

    arena::tally alone(players({"random", "flat:2", "random"}), 1);
    alone.add({{{0, 4}, {arena::standing::win, 2}, {0, 6}}, 3});
    expect(alone.games() == 3 && alone.broken_off() == 3, "in a game for one, each of them plays a game");
}

void no_sum_is_too_large() {
    constexpr std::int64_t most = ludo::most_seats * arena::standing::win;
    arena::sums all{0, most};
    for (std::uint64_t deal = 0; deal < arena::most_deals; ++deal)
        all.add(most);
    expect(all.squares / most / most == static_cast<std::int64_t>(arena::most_deals),
           "twelve win all games of all deals there can be");
}

/// Ville's inequality: of 2000 who bet on a fair coin, at most one in 20 ever owns 20 times what he had; and who bets on a coin that
/// falls right in three of four cases soon owns that.
void a_wager_is_seldom_won_by_luck() {
    ludo::rng luck(1);
    int lucky = 0, right = 0;
    for (int time = 0; time < 2000; ++time) {
        arena::wager fair, better;
        for (int deal = 0; deal < 200; ++deal) {
            fair.add(luck.below(2) == 0 ? 1 : -1);
            better.add(luck.below(4) > 0 ? 1 : -1);
        }
        lucky += fair.richest() >= 20;
        right += better.richest() >= 20;
    }
    expect(lucky > 0 && lucky <= 100, "luck wins a wager: " + std::to_string(lucky) + " of 2000");
    expect(right > 1950, "the better one wins it: " + std::to_string(right) + " of 2000");
}

/// Of contests between equals, at most one in 20 may end with a verdict, whoever looks at it after each deal.
void nobody_is_better_than_an_equal() {
    for (std::size_t seats : {2u, 4u}) {
        arena::tally one(std::vector<arena::player_name>(seats, *arena::read_player("random")), 1);
        arena::outcome came{std::vector<arena::standing>(seats), 0};
        one.add(came);
        expect(one.size() == 1 && !one.better(0, 0) && !one.sure(), "who sits alone is not better than itself");
    }
    ludo::rng luck(1);
    int verdicts = 0;
    for (int time = 0; time < 1000; ++time) {
        arena::tally counted(players({"random", "flat:1", "random", "flat:2"}), 1);
        for (int deal = 0; deal < 200; ++deal) {
            ludo::seat_numbers points(4);
            for (ludo::seat each : ludo::seats(4))
                points[each] = static_cast<int>(luck.below(3));
            arena::outcome came{std::vector<arena::standing>(4), 0};
            arena::add_standings(points, ludo::best::highest, arena::as_named(4), came);
            counted.add(came);
        }
        bool said = false;
        for (std::size_t better = 0; better < counted.size(); ++better)
            for (std::size_t other = 0; other < counted.size(); ++other)
                said = said || counted.better(better, other);
        verdicts += said;
    }
    expect(verdicts <= 50, "luck alone looks like strength: " + std::to_string(verdicts) + " of 1000");
}

// ---- The program

void every_game_is_there(program const& arena) {
    std::string const help = arena("--help").out + ' ';
    games_and_classics::each([&]<typename G>(std::type_identity<G>) {
        std::string const name(G::name);
        expect(help.find(' ' + name + ' ') != help.npos || help.find(' ' + name + '\n') != help.npos, name + " is there");
        int const seats = std::max(2, G::seats.least);
        std::string arguments = name + " --deals 2 --longest 300 --quiet --seats flat:1";
        for (int other = 1; other < seats; ++other)
            arguments += ",random";
        answer const said = arena(arguments);
        expect(said.ended == 0 && said.err.empty() && said.out.find(name + ", seed 1: 2 deals") == 0, arguments);
    });
}

void threads_change_nothing(program const& arena) {
    for (std::string const contest : {"calcory --seats ismcts:30,forgetful:3:flat:20,random --deals 9 --quiet --seed 7",
                                      "freecell --seats flat:10,random --deals 5 --option most_moves=30 --quiet --json",
                                      "tic_tac_toe --seats ismcts:100,flat:100 --deals 3000 --sure --quiet --json"}) {
        std::string const one = arena(contest).out;
        expect(!one.empty(), contest);
        for (char const* threads : {" --threads 2", " --threads 5"})
            expect(arena(contest + threads).out == one, contest + threads);
        expect(arena(contest + " --seed 8").out != one, contest + ", with another seed");
    }
}

void it_ends_when_it_is_sure(program const& arena) {
    std::string const contest = "tic_tac_toe --quiet --json --seats ismcts:100,random";
    std::string const sure = arena(contest + " --sure --deals 500").out;
    std::size_t const at = sure.find("\"deals\":") + 8;
    int const deals = std::atoi(sure.c_str() + at);
    expect(deals > 3 && deals < 60 && sure.find("\"better_than\":[\"random\"]") != sure.npos, "it is soon sure: " + sure);
    expect(arena(contest + " --deals " + std::to_string(deals)).out == sure, "so many deals are the same deals");
    expect(arena(contest + " --deals " + std::to_string(deals - 1)).out.find("[\"random\"]") == sure.npos, "one less is not sure");
}

void one_player_in_all_seats_gets_no_verdict(program const& arena) {
    for (std::string const game : {"calcory", "freecell"}) {
        std::string const contest = game + " --seats random,random --deals 2 --longest 3 --quiet";
        std::string const said = arena(contest).out, json = arena(contest + " --json").out;
        expect(said.find("sure") == said.npos && said.find("4 of 4 games were broken off") != said.npos, "for people: " + said);
        expect(json.find("\"better_than\":[]}]}") != json.npos && json.find("\"games\":4,\"broken_off\":4,") != json.npos,
               "for programs: " + json);
    }
}

void it_goes_on_from_a_file(program const& arena) {
    std::string const contest = "calcory --quiet --json --seats flat:10,random", file = std::string(" --resume ") + results;
    std::remove(results);
    std::string const straight = arena(contest + " --deals 12").out;
    expect(arena(contest + file + " --deals 7").out == arena(contest + " --deals 7").out, "a file changes nothing");
    std::string const seven = content(results);
    write(results, seven.substr(0, seven.size() - 2)); // the last line was not written to its end
    expect(arena(contest + file + " --deals 12 --threads 3").out == straight, "what is missing is played");
    std::string const twelve = content(results);
    expect(std::count(twelve.begin(), twelve.end(), '\n') == std::count(seven.begin(), seven.end(), '\n') + 5, "and kept");
    expect(arena(contest + file + " --deals 12").out == straight && content(results).size() == twelve.size(),
           "everything is known");
    expect(arena(contest + file + " --deals 7").out == arena(contest + " --deals 7").out, "fewer deals than are known");

    answer const other = arena("calcory --quiet --seats flat:11,random" + file);
    expect(other.ended == 2 &&
               other.err.find("line 3: these are results of another run: `player flat:10` is there") != other.err.npos,
           "another run's file is refused: " + other.err);
    std::string broken = twelve;
    broken[broken.size() - 2] ^= 1;
    write(results, broken);
    answer const wrong = arena(contest + file);
    expect(wrong.ended == 2 && wrong.err.find("this is no result of a deal") != wrong.err.npos,
           "a result that cannot be: " + wrong.err);
    expect(content(results) == broken, "and the file is as it was");
    std::remove(results);
}

void what_is_wrong_is_said_in_a_line(program const& arena) {
    struct {
        char const *arguments, *said;
    } const mistakes[] = {
        {"chess --seats random,random", "there is no game `chess`; there are calcory yamy"},
        {"--seats random,random", "which game?"},
        {"calcory", "who plays?"},
        {"calcory whist --seats random", "one game at a time: calcory or whist?"},
        {"calcory --seats random", "calcory: players takes 2 to 4"},
        {"hearts --seats random,random", "hearts: players takes 4"},
        {"freecell --seats random", "name 2 to 12 players to compare"},
        {"calcory --seats random,", "`` is no player"},
        {"calcory --seats random,clever", "`clever` is no player: there are random, hint, flat:N"},
        {"calcory --seats random,flat", "flat takes a number of playouts, such as flat:2000"},
        {"calcory --seats random,ismcts:0", "it takes 1 to 1000000 playouts"},
        {"calcory --seats random,random:5", "random takes nothing more"},
        {"calcory --seats random,forgetful:ismcts:5", "write forgetful:HALF_LIFE:PLAYER"},
        {"calcory --seats random,hint", "hint cannot play calcory: this game has no hint of its own"},
        {"calcory --seats random,forgetful:2:ismcts:50:hint", "cannot play calcory: this game has no hint of its own"},
        {"reversi --seats random,hint:hint", "hint takes nothing more"},
        {"reversi --seats random,flat:50:hint", "flat takes a number of playouts"},
        {"calcory --seats random,random --option limit=3", "calcory has no option limit"},
        {"calcory --seats random,random --option limit", "--option takes NAME=VALUE, not `limit`"},
        {"calcory --seats random,random --option players=2", "the number of players is that of --seats"},
        {"memory --seats random,random --option first=7", "first takes"},
        {"calcory --seats random,random --deals 0", "--deals takes a number from 1 to 10000000, not `0`"},
        {"calcory --seats random,random --deals -1", "--deals takes a number from 1 to 10000000, not `-1`"},
        {"calcory --seats random,random --deals 10000001", "--deals takes a number from 1 to 10000000, not `10000001`"},
        {"calcory --seats random,random --deals 5x", "--deals takes a number from 1 to 10000000, not `5x`"},
        {"calcory --seats random,random --seed -1", "--seed takes a number from 0 to 18446744073709551615, not `-1`"},
        {"calcory --seats random,random --seed 18446744073709551616", "not `18446744073709551616`"},
        {"calcory --seats random,random --sure", "--sure: one player has all the seats, so nobody can be better than another"},
        {"calcory --seats random,random --seed", "--seed: what?"},
        {"calcory --seats random,random --sead 3", "there is no --sead"},
        {"calcory --seats random,random --resume no/such/folder", "cannot write to no/such/folder"},
    };
    for (auto const& [arguments, said] : mistakes) {
        answer const found = arena(arguments);
        expect(found.ended == 2 && found.out.empty() && found.err.find(said) != found.err.npos, arguments + (": " + found.err));
        expect(found.err.find("arena: ") == 0 && std::count(found.err.begin(), found.err.end(), '\n') == 1,
               "one line: " + found.err);
    }
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2)
        return 2;
    program const arena{arguments[1]};
    wins_and_places_are_shared();
    everybody_sits_beside_everybody();
    intervals_are_those_of_agresti_and_coull();
    no_sum_is_too_large();
    a_wager_is_seldom_won_by_luck();
    nobody_is_better_than_an_equal();
    every_game_is_there(arena);
    threads_change_nothing(arena);
    it_ends_when_it_is_sure(arena);
    one_player_in_all_seats_gets_no_verdict(arena);
    it_goes_on_from_a_file(arena);
    what_is_wrong_is_said_in_a_line(arena);
    return failures != 0;
}
