// The referee as a program in another language meets it: requests on its standard input, answers on its standard output.
//   example_referee_test REFEREE      (the path of the program)
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include <ludo/games/calcory.hpp>
#include <ludo/io/json.hpp>
#include <ludo/play/table.hpp>

namespace {

using ludo::json;

int failures = 0;

void expect(bool good, std::string const& what) {
    if (!good) {
        std::printf("not so: %s\n", what.c_str());
        ++failures;
    }
}

/// The answers to some lines, given all at once to a referee of their own.
std::vector<json> answers(std::string const& program, std::vector<std::string> const& lines) {
    std::ofstream requests("referee_test.in", std::ios::binary);
    for (std::string const& line : lines)
        requests << line << '\n';
    requests.close();
    int const status = std::system(("\"" + program + "\" < referee_test.in > referee_test.out").c_str());
    expect(status == 0, "the referee ends well");
    std::vector<json> found;
    std::ifstream said("referee_test.out", std::ios::binary);
    for (std::string line; std::getline(said, line);)
        found.push_back(json::parse(line, nullptr, false));
    expect(found.size() == lines.size(),
           "one answer a request: " + std::to_string(found.size()) + " for " + std::to_string(lines.size()));
    found.resize(lines.size());
    return found;
}

bool is_error(json const& answer, std::string const& part) {
    bool const good = answer.is_object() && answer["ok"] == false && answer.contains("error") &&
                      answer["error"].get<std::string>().find(part) != std::string::npos;
    if (!good)
        std::printf("expected an error with `%s`, not %s\n", part.c_str(), answer.dump().substr(0, 200).c_str());
    return good;
}

std::vector<int> numbers(ludo::seat_numbers const& of_seats) { return {of_seats.begin(), of_seats.end()}; }

std::string const deal = R"({"do":"new","game":"calcory","seed":42,"options":{"players":3}})";

void lists_every_game(std::string const& program) {
    json const said = answers(program, {R"({"do":"games"})"})[0];
    expect(said["ok"] == true && said["games"][0]["game"] == "calcory", "games are listed");
    expect(said["games"][0]["players"] == json{{"least", 2}, {"most", 4}}, "with their players");
    expect(said["games"][0]["options"].size() == 6 && said["games"][0]["rules"].size() == ludo::calcory::rules.size(),
           "options and rules");
}

void plays_a_whole_game(std::string const& program) {
    // the requests come from a table of our own, which must say the same
    ludo::table<ludo::calcory> table({.players = 3}, 42);
    ludo::rng luck(5);
    std::vector<std::string> lines{deal};
    std::vector<json> expected;
    auto const now = [&] {
        json actions = json::array();
        for (auto a : table.actions())
            actions.push_back(ludo::to_text(a));
        expected.push_back({{"ok", true},
                            {"turn", table.over() ? json(nullptr) : json(table.turn().index())},
                            {"over", table.over()},
                            {"actions", actions},
                            {"scores", numbers(table.scores())}});
        if (table.over())
            expected.back()["places"] = numbers(table.places());
    };
    for (now(); !table.over(); now()) {
        auto const a = table.actions().pick(luck);
        table.play(a);
        lines.push_back(R"({"do":"play","action":")" + ludo::to_text(a) + "\"}");
    }
    lines.push_back(R"({"do":"record"})");
    lines.push_back(R"({"do":"state"})");
    lines.push_back(R"({"do":"view","seat":1})");
    auto const said = answers(program, lines);
    for (std::size_t i = 0; i < expected.size(); ++i)
        expect(said[i] == expected[i], "answer " + std::to_string(i) + " of a game: " + said[i].dump());
    expect(said[expected.size()]["record"] == ludo::to_text(ludo::record_of(table)), "the record");
    expect(said[expected.size() + 1]["state"] == ludo::to_json<ludo::calcory>(table.state()), "the state");
    expect(said[expected.size() + 2]["view"] == ludo::to_json(table.view(ludo::seat(1))), "the view");
}

void names_the_rule_that_forbids(std::string const& program) {
    auto const said = answers(program, {deal, R"({"do":"play","action":"stop"})", R"({"do":"play","action":"turn a1"})",
                                        R"({"do":"play","action":"turn a1"})", R"({"do":"play","action":"to a1"})"});
    expect(said[1]["refused"]["rule"] == "calcory.stop.turn-first", "stop is refused");
    expect(said[2]["ok"] == true, "turning over is not");
    expect(said[3]["refused"]["rule"] == "calcory.turn.face-down", "turning over twice is refused");
    expect(said[4]["refused"]["rule"] == "calcory.return.nothing", "laying back is refused");
    expect(!said[4]["refused"]["text"].get<std::string>().empty() && !said[4]["refused"]["text_fr"].get<std::string>().empty(),
           "in two languages");
}

void survives_every_mistake(std::string const& program) {
    struct {
        std::string line;
        char const* error;
    } const mistakes[] = {
        {"", "not JSON"},
        {"{", "not JSON"},
        {"[1,2", "not JSON"},
        {"{\"do\":\"play\"", "not JSON"},
        {"{'do':'games'}", "not JSON"},
        {"{\"do\":\"games\",\"do\":\"games\"}", "twice"},
        {"7", "an object with \"do\""},
        {"{}", "an object with \"do\""},
        {R"({"do":7})", "an object with \"do\""},
        {R"({"do":"dance"})", "no request `dance`"},
        {R"({"do":"new","game":"chess","seed":1})", "no game \"chess\""},
        {R"({"do":"new","game":7,"seed":1})", "no game 7"},
        {R"({"do":"new","seed":1})", "no game null"},
        {R"({"do":"new","game":"calcory"})", "seed: takes"},
        {R"({"do":"new","game":"calcory","seed":-1})", "seed: takes"},
        {R"({"do":"new","game":"calcory","seed":1.5})", "seed: takes"},
        {R"({"do":"new","game":"calcory","seed":"1"})", "seed: takes"},
        {R"({"do":"new","game":"calcory","seed":18446744073709551616})", "seed: takes"},
        {R"({"do":"new","game":"calcory","seed":1,"player":3})", "takes no `player`"},
        {R"({"do":"new","game":"calcory","seed":1,"options":[]})", "options are an object"},
        {R"({"do":"new","game":"calcory","seed":1,"options":{"players":5}})", "players takes 2 to 4"},
        {R"({"do":"new","game":"calcory","seed":1,"options":{"players":"3"}})", "players takes 2 to 4"},
        {R"({"do":"new","game":"calcory","seed":1,"options":{"players":99999999999}})", "players takes 2 to 4"},
        {R"({"do":"new","game":"calcory","seed":1,"options":{"colour":1}})", "no option `colour`"},
        {R"({"do":"new","game":"calcory","seed":1,"options":{"first":2}})", "first takes the seat"},
        {R"({"do":"new","game":"calcory","seed":1,"options":{"first":null}})", "first takes the seat"},
        {R"({"do":"new","game":"calcory","seed":1,"options":{"reveal_returned_card":1}})",
         "reveal_returned_card takes true or false"},
        {R"({"do":"play"})", "not an action of calcory"},
        {R"({"do":"play","action":7})", "7 is not an action"},
        {R"({"do":"play","action":"turn"})", "not an action"},
        {R"({"do":"play","action":"turn a7"})", "not an action"},
        {R"({"do":"play","action":"turn  a1"})", "not an action"},
        {R"({"do":"play","action":"turn a1 "})", "not an action"},
        {R"({"do":"play","action":"TURN a1"})", "not an action"},
        {R"({"do":"view"})", "seat"},
        {R"({"do":"view","seat":3})", "seat: takes a seat that plays, 0 to 2"},
        {R"({"do":"view","seat":-1})", "seat"},
        {R"({"do":"set"})", "no game null"},
        {R"({"do":"set","state":{"game":"calcory"}})", "state: options: is missing"},
        {R"({"do":"set","state":[[[[]]]]})", "no game null"},
        {R"({"do":"load"})", "record: takes"},
        {R"({"do":"load","record":""})", "no game \"\""},
        {R"({"do":"load","record":"ludotheque 2\ngame calcory\n"})", "line 1"},
        {R"({"do":"load","record":"ludotheque 1\ngame calcory\nplayers 3\nseed 1\n0 turn z1\n"})", "line 5"},
        {R"({"do":"load","record":{"game":"calcory","options":{},"seed":1,"steps":["0 stop"]}})", "steps[0]: stop"},
    };
    std::vector<std::string> lines{deal, R"({"do":"play","action":"turn c4"})", R"({"do":"state"})"};
    for (auto const& [line, error] : mistakes) {
        lines.push_back(line);
        lines.push_back(R"({"do":"state"})");
    }
    auto const said = answers(program, lines);
    for (std::size_t i = 0; i < std::size(mistakes); ++i) {
        expect(is_error(said[3 + 2 * i], mistakes[i].error), "an error for " + mistakes[i].line);
        expect(said[4 + 2 * i] == said[2], "and the game is as it was");
    }
}

void survives_noise(std::string const& program) {
    std::string noise;
    ludo::rng luck(3);
    for (int i = 0; i < 200000; ++i) {
        char const letter = static_cast<char>(luck.draw() & 0xff);
        noise += letter == '\n' ? ' ' : letter;
    }
    std::vector<std::string> const lines{deal,
                                         R"({"do":"state"})",
                                         "{\"do\":\"play\",\"action\":\"" + std::string(10 << 20, 'a') + "\"}",
                                         std::string(10 << 20, '['),
                                         std::string(900000, '['),
                                         "{\"do\":\"set\",\"state\":" + std::string(400000, '[') + std::string(400000, ']') + "}",
                                         noise,
                                         std::string("\0\0\0", 3),
                                         "{\"do\":\"\xff\xfe\"}",
                                         R"({"do":"state"})"};
    auto const said = answers(program, lines);
    for (std::size_t i = 2; i + 1 < lines.size(); ++i)
        expect(is_error(said[i], i == 2 || i == 3 ? "longer than a mebibyte" : "not JSON"),
               "an error for noise " + std::to_string(i));
    expect(said.back() == said[1], "after all the noise the game is as it was");
}

void sets_and_loads(std::string const& program) {
    // a position given back is the same game; records come back as they went
    ludo::table<ludo::calcory> table({.players = 2, .first = ludo::seat(1)}, 9);
    ludo::rng luck(2);
    for (int i = 0; i < 30; ++i)
        table.play(table.actions().pick(luck));
    json const state = ludo::to_json<ludo::calcory>(table.state());
    std::string const record = ludo::to_text(ludo::record_of(table));
    json hole = state;
    hole["table"]["down"].begin().value() = "?";
    json twice = state;
    twice["table"]["down"].begin().value() = std::string((++twice["table"]["down"].begin()).value());
    auto const said = answers(program, {json{{"do", "set"}, {"state", state}}.dump(), R"({"do":"state"})", R"({"do":"record"})",
                                        json{{"do", "load"}, {"record", record}}.dump(), R"({"do":"state"})", R"({"do":"undo"})",
                                        R"({"do":"record"})", json{{"do", "set"}, {"state", hole}}.dump(),
                                        json{{"do", "set"}, {"state", twice}}.dump()});
    expect(said[0]["ok"] == true && said[1]["state"] == state, "a position is set");
    expect(said[2]["record"]["position"] == state, "and a record begins with it");
    expect(said[3]["ok"] == true && said[4]["state"] == state, "a record is loaded");
    std::string const shorter = said[6]["record"].get<std::string>();
    expect(record.substr(0, shorter.size()) == shorter && shorter.size() < record.size(), "and can be taken back");
    expect(is_error(said[7], "every card known"), "a position with holes is no game");
    expect(is_error(said[8], "elsewhere as well"), "a card is in one place");
    auto const again = answers(program, {json{{"do", "load"}, {"record", said[2]["record"]}}.dump(), R"({"do":"state"})"});
    expect(again[1]["state"] == state, "a record from a position is loaded");
}

} // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::printf("example_referee_test REFEREE\n");
        return 2;
    }
    std::string const program = arguments[1];
    lists_every_game(program);
    plays_a_whole_game(program);
    names_the_rule_that_forbids(program);
    survives_every_mistake(program);
    survives_noise(program);
    sets_and_loads(program);
    std::printf(failures == 0 ? "The referee keeps its protocol.\n" : "%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
