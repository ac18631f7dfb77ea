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
#include <limits>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "../../examples/arena/deal.hpp"
#include "../../examples/arena/possible.hpp"
#include "../../examples/arena/report.hpp"
#include "../../examples/arena/results.hpp"
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
    std::string path, before = ""; // for the shell
    bool quiet = false;
    answer operator()(std::string const& arguments) const {
        std::remove("arena_test.out");
        std::remove("arena_test.err");
        std::string const to = quiet ? " > /dev/null 2>&1" : " > arena_test.out 2> arena_test.err";
        int const ended = std::system((before + '"' + path + "\" " + arguments + to).c_str());
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
            for (ludo::seat each : ludo::each_seat(4))
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

/// Whatever comes of games can be; and the other way round, nothing is taken that cannot be.
void what_can_come_of_a_deal() {
    ludo::rng luck(1);
    for (int time = 0; time < 20000; ++time) {
        int const players = 2 + static_cast<int>(luck.below(11)), games = luck.below(2) ? players : 1;
        std::vector<std::size_t> const order = arena::as_named(static_cast<std::size_t>(players));
        arena::outcome came{std::vector<arena::standing>(order.size()), static_cast<std::int64_t>(luck.below(2))};
        std::uint32_t const points = 1 + luck.below(5);
        for (int game = 0; game < games; ++game) {
            ludo::seat_numbers scores(players);
            for (ludo::seat each : ludo::each_seat(players))
                scores[each] = static_cast<int>(luck.below(points));
            arena::add_standings(scores, ludo::best::highest, order, came);
        }
        std::string const wrong = arena::impossible(came, games, order.size());
        expect(wrong.empty(), "what came of games is taken: " + wrong);
    }
    // Two play two games each: 55440 and 8 are all wins and all places of one, 12 the places of both.
    constexpr std::int64_t most = (std::numeric_limits<std::int64_t>::max)(), least = (std::numeric_limits<std::int64_t>::min)();
    struct {
        arena::outcome came;
        char const* said;
    } const mistakes[] = {
        {{{{55440, 4}}, 0}, "it is of 1 players, and 2 play"},
        {{{{55440, 4}, {0, 8}}, 3}, "games broken off cannot be 3, only 0 to 2"},
        {{{{55440, 4}, {0, 8}}, -1}, "games broken off cannot be -1"},
        {{{{-27720, 10}, {83160, 2}}, 0}, "wins of player 1 cannot be -27720, only 0 to 55440"},
        {{{{0, 8}, {55441, 4}}, 0}, "wins of player 2 cannot be 55441"},
        {{{{most, 6}, {least, 6}}, 0}, "wins of player 1 cannot be 9223372036854775807"},
        {{{{27720, most}, {27720, most}}, 0}, "places of player 1, who has so many wins, cannot be 9223372036854775807, only 6"},
        {{{{0, 4}, {55440, 8}}, 0}, "places of player 1, who has so many wins, cannot be 4, only 8"}, // the places of whom won
        {{{{27720, 6}, {13860, 7}}, 0}, "all wins cannot be 41580, only 55440"},
    };
    for (auto const& [came, said] : mistakes)
        expect(arena::impossible(came, 2, 2).starts_with(said), arena::impossible(came, 2, 2) + ", and not " + said);
    // Of three, one wins both games and the others share what is left; there may be more to share than that.
    expect(arena::impossible({{{55440, 4}, {0, 10}, {0, 10}}, 0}, 2, 3).empty(), "two share the last places");
    expect(arena::impossible({{{55440, 4}, {0, 10}, {0, 11}}, 0}, 2, 3) == "all places cannot be 25, only 24", "too many places");
}

// ---- The program

// ---- Where all play together

void a_team_has_points() {
    arena::contest wanted;
    wanted.players = players({"random", "ismcts:100", "random"});
    arena::prepared const contest{3, true, {}};

    arena::tally counted(wanted.players, 3, true);
    for (std::int64_t points : {3, 6, 9})
        counted.add({{}, 0, points});
    arena::estimate const points =
        counted.points(); // 1, 2 and 3 a game: of three, Student's interval is 4.30 times 0.577 wide to each side
    expect(points.mean == 2 && std::abs(points.low - (2 - 2.48)) < 0.1 && std::abs(points.high - (2 + 2.48)) < 0.1,
           "the interval of points");
    struct {
        double freedom, quantile; // from tables
    } const known[] = {{4, 2.776}, {9, 2.262}, {29, 2.045}, {99, 1.984}};
    for (auto const& [freedom, quantile] : known)
        expect(std::abs(arena::sums_of_points::student(freedom) - quantile) < 0.01, "Student's quantile");
    expect(!counted.sure() && !counted.better(0, 1), "nobody in a team is better than another");

    arena::task asked;
    asked.wanted = wanted;
    std::string const told = arena::report(asked, counted, 3);
    expect(told.find("points of the team\n2 x random, ismcts:100 ") != told.npos && told.find("2.00 (-0.") != told.npos &&
               told.find("wins") == told.npos && told.find("sure") == told.npos,
           told);
    std::string const json = arena::json_report(asked, counted, true);
    expect(json.find(R"({"name":"random","seats":2},{"name":"ismcts:100","seats":1}],"points":{"mean":2.000000,"low":-0.)") !=
               json.npos,
           json);

    std::string const line = arena::to_text(7, {{}, 1, -4});
    expect(line == "7 1 -4\n", line);
    auto const read = arena::read_outcome("7 1 -4", contest, 3);
    expect(read && read->first == 7 && read->second == arena::outcome{{}, 1, -4}, "points are read as they were written");
    for (std::string const wrong : {"7 1", "7 1 4 4", "7 4 0", "7 0 9999999999999"})
        expect(!arena::read_outcome(wrong, contest, 3), wrong + " is refused");
    expect(arena::described(wanted, true).find("points of the team\n") != std::string::npos, "the file says what its numbers are");
}

void a_team_plays(program const& arena) {
    std::string const asked = "hanabi --seats random,flat:2 --deals 3 --quiet --resume " + std::string(results);
    std::remove(results);
    answer const played = arena(asked);
    std::string const file = content(results);
    expect(played.ended == 0 && played.out.find("points of the team\nrandom, flat:2 ") != played.out.npos, played.out + played.err);
    expect(played.out.find("wins") == played.out.npos, "nobody wins against another: " + played.out);
    expect(file.find("# deal, games broken off, points of the team\n") != file.npos && file.find("\n0 0 ") != file.npos, file);
    expect(arena(asked).out == played.out && content(results) == file, "what is in the file is not played again");
    std::remove(results);
    answer const sure = arena("hanabi --seats random,flat:2 --sure");
    expect(sure.ended == 2 && sure.err.find("--sure: in hanabi all play together") != sure.err.npos, sure.err);
}

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

    write(results, "");
    expect(arena(contest + file + " --deals 12").out == straight && content(results).size() == twelve.size(),
           "nothing is in the file");
    std::remove(results);
}

/// Whatever is not wholly the file of this run is refused, with the line, and stays as it is.
void other_files_are_left_alone(program const& arena) {
    std::string const contest = "tic_tac_toe --quiet --seats random,flat:5", file = std::string(" --resume ") + results;
    std::remove(results);
    expect(arena(contest + file + " --deals 2").ended == 0, "two deals");
    std::string const two = content(results), head = two.substr(0, two.find("\n0 ") + 1);
    std::string const deal = two.substr(head.size(), two.find('\n', head.size()) + 1 - head.size());
    std::string const largest = "9223372036854775807";
    struct {
        std::string content;
        char const* said;
    } const files[] = {
        {"my thesis", "line 1: this is no file of the arena's results, and is left alone: `my thesis`"},
        {"my thesis\n", "line 1: this is no file of the arena's results, and is left alone: `my thesis`"},
        {"\n", "line 1: this is no file of the arena's results, and is left alone: ``"},
        {"\033[31mred\007\n", "left alone: `\\x1b[31mred\\x07`"},
        {std::string(3, '\0'), "left alone: `\\x00\\x00\\x00`"},
        {"arena", "line 1: this is no file of the arena's results"},
        {"arena 1, ludotheque 0.1\n" + head.substr(head.find('\n') + 1), "line 1: these are results of another run: `arena 1,"},
        {head.substr(0, head.size() / 2), "these are results of another run"},
        {head.substr(0, head.size() - 1), "line 7: these are results of another run"},
        {head + "my thesis", "line 8: this is no result of a deal: `my thesis`"},
        {head + "\033[31m\n", "line 8: this is no result of a deal: `\\x1b[31m`"},
        {head + "0 0 27720 6 27720\n", "line 8: this is no result of a deal: `0 0 27720 6 27720`"},
        {head + "0 0 27720 6 27720 6 \n", "line 8: this is no result of a deal"},
        {head + "0 0 27720 06 27720 6\n", "line 8: this is no result of a deal"},
        {head + "-1 0 27720 6 27720 6\n", "line 8: this is no result of a deal"},
        {head + "0 0 27720 6 27720 9223372036854775808\n", "line 8: this is no result of a deal"},
        {head + "10000000 0 27720 6 27720 6\n", "line 8: there is no deal 10000000"},
        {head + deal + deal, "line 9: deal 0 is there for the second time"},
        {head + deal + "1 0 -55440 999 110880 -987\n",
         "line 9: nothing like that comes of a deal: wins of player 1 cannot be -55440"},
        {head + "0 " + largest + " 27720 6 27720 6\n1 " + largest + " 27720 6 27720 6\n",
         "games broken off cannot be 9223372036854775807, only 0 to 2"},
        {head + "0 0 " + largest + " 6 -9223372036854720367 6\n", "wins of player 1 cannot be 9223372036854775807"},
    };
    for (auto const& [found, said] : files) {
        write(results, found);
        answer const answered = arena(contest + file);
        expect(answered.ended == 2 && answered.out.empty() && answered.err.find(said) != answered.err.npos,
               found + " is refused with: " + answered.err);
        expect(std::count(answered.err.begin(), answered.err.end(), '\n') == 1, "in a line: " + answered.err);
        expect(content(results) == found, found + " is as it was");
    }
    answer const other = arena("tic_tac_toe --quiet --seats random,flat:6" + file);
    write(results, two);
    expect(arena("tic_tac_toe --quiet --seats random,flat:6" + file)
                   .err.find("line 4: these are results of another run: `player flat:5` is there, and not `player flat:6`") !=
               std::string::npos,
           "the file of other players: " + other.err);
    expect(content(results) == two, "is as it was");

    std::string const beside = results + std::string(".new");
    std::remove(results);
    write(beside.c_str(), "mine");
    expect(arena(contest + file + " --deals 2").ended == 0 && content(results) == two && content(beside.c_str()) == "mine",
           "nor is a file that lies beside it touched");
    std::remove(beside.c_str());
    std::remove(results);
}

#ifndef _WIN32
void only_regular_files_are_read(program const& arena) {
    expect(std::system("rm -f arena_test.pipe; mkfifo arena_test.pipe") == 0, "a pipe");
    for (std::string const path : {".", "arena_test.pipe"}) { // no device: a program that took one for a file would replace it
        answer const said = arena("tic_tac_toe --seats random,flat:1 --deals 2 --quiet --resume " + path);
        expect(said.ended == 2 && said.err == "arena: " + path + " is not a regular file.\n", path + ": " + said.err);
    }
    std::remove("arena_test.pipe");
}

/// A limit on the size of files stands for a disk that is full: what was written before stays, and the run does not end well.
void a_full_disk_is_told(program arena) {
    std::string const contest = "tic_tac_toe --seats random,flat:1 --deals 400 --quiet";
    std::string const file = std::string(" --resume ") + results;
    std::string const straight = arena(contest).out;
    program limited = arena;
    limited.before = "ulimit -f 8; "; // blocks of 512 bytes, or of 1024
    std::remove(results);
    answer const full = limited(contest + file + " --threads 3");
    std::string const kept = content(results);
    expect(full.ended == 3 &&
               full.err.find("arena: the results cannot be written to arena_test.results; this was counted so far") == 0,
           "the file is full: " + full.err);
    expect(full.out.find("tic_tac_toe, seed 1: ") == 0, "and what was counted is printed");
    expect(kept.size() >= 4096, "so much was written");
    expect(arena(contest + file).out == straight && content(results).find(kept.substr(0, kept.rfind('\n') + 1)) == 0,
           "once there is room, it goes on behind that");
    std::remove(results);
    limited.before = "ulimit -f 0; ";
    limited.quiet = true; // not even its answers can be kept
    expect(limited(contest + file).ended == 2 && content(results).empty(), "no file is begun that cannot be written");
    std::remove(results);
    for (std::string const& arguments : {contest, contest + " --json", std::string("--help")})
        expect(std::system(("\"" + arena.path + "\" " + arguments + " > /dev/full 2> arena_test.err").c_str()) >> 8 == 3 &&
                   content("arena_test.err") == "arena: cannot write what was found\n",
               "nobody could read the answer: " + arguments);
}

/// Where threads or memory run out, it says so.
void too_little_is_told(program arena) {
    arena.before = "ulimit -v 400000; ";
    if (arena("--help").ended != 0) { // a sanitizer takes more than that for itself
        std::printf("skipped: too little memory\n");
        return;
    }
    std::string const contest = "tic_tac_toe --quiet --deals 400 --seats random,";
    answer const threads = arena(contest + "flat:1 --threads 1024");
    expect(threads.ended == 2 && threads.out.empty() && threads.err.find("arena: --threads 1024: only ") == 0, threads.err);
    for (std::string const more : {"", " --threads 3", " --json"}) {
        arena.before = "ulimit -v 150000; ";
        answer const memory = arena(contest + "ismcts:1000000" + more);
        expect(memory.ended == 3 && memory.err.find("arena: memory ran out; it takes less with fewer threads or playouts") == 0 &&
                   memory.err.find("this was counted so far, 0 of 400 deals\n") != memory.err.npos,
               more + ": " + memory.err);
    }
}
#endif

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
        {"calcory --seats random,random --resume no/such/folder", "no/such/folder cannot be written"},
        {"calcory --seats random,random --resume \"\"", "--resume takes the name of a file"},
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
    what_can_come_of_a_deal();
    a_wager_is_seldom_won_by_luck();
    nobody_is_better_than_an_equal();
    a_team_has_points();
    a_team_plays(arena);
    every_game_is_there(arena);
    threads_change_nothing(arena);
    it_ends_when_it_is_sure(arena);
    one_player_in_all_seats_gets_no_verdict(arena);
    it_goes_on_from_a_file(arena);
    other_files_are_left_alone(arena);
#ifndef _WIN32
    only_regular_files_are_read(arena);
    a_full_disk_is_told(arena);
    too_little_is_told(arena);
#endif
    what_is_wrong_is_said_in_a_line(arena);
    return failures != 0;
}
