// The referee as a program in another language meets it: requests on its standard input, answers on its standard output.
//   example_referee_test REFEREE      (the path of the program)
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <type_traits>
#include <vector>

#include <ludo/games/bonbons.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/match.hpp>
#include <ludo/games/yamy.hpp>
#include <ludo/io/json.hpp>
#include <ludo/play/table.hpp>

#include "../support/failures.hpp"
#include "../support/matches.hpp"

namespace {

/// As many games as there are.
constexpr std::size_t all_there_are = 0
#define GAME(...) +1
#include "../../examples/terminal/games.list"
#undef GAME
    ;

using ludo::json;

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
    auto const said = answers(program, {R"({"do":"games"})", R"({"do":"describe","game":"calcory"})"});
    json const& first = said[0]["games"][0];
    expect(said[0]["ok"] == true && said[0]["games"].size() == all_there_are, "games are listed");
    expect(first["game"] == "calcory" && first["title"]["en"] == "Calcory", "with their titles");
    expect(first["players"] == json::object({{"least", 2}, {"most", 4}}), "and their players");
    expect(said[1]["options"].size() == 6 && said[1]["rules"].size() == ludo::calcory::rules.size(), "options and rules");
    expect(said[1]["aim"] == "places", "what is worth winning");
    json const& verb = said[1]["verbs"][0];
    expect(verb["verb"] == "turn" && verb["things"][0]["kind"] == "cell" && verb["things"][0]["written"].size() == 60,
           "verbs and their things");
}

/// What is answered at this point of a game, says a table of our own, or a view.
template <typename G, typename Known>
json now(Known const& known, typename G::state const& s) {
    json actions = json::array();
    for (auto a : known.actions())
        actions.push_back(ludo::to_text<G>(s, a));
    return json::object({{"ok", true},
                         {"game", G::name},
                         {"turn", known.over() ? json(nullptr) : json(known.turn().index())},
                         {"over", known.over()},
                         {"actions", actions},
                         {"scores", numbers(known.scores())},
                         {"places", numbers(ludo::places(known.scores(), ludo::wins_of<G>(s.chosen)))}});
}
template <typename G>
json now(ludo::table<G> const& table) {
    return now<G>(table, table.state());
}
json and_also(json answer, char const* name, json const& value) {
    answer[name] = value;
    return answer;
}
/// A record as the referee gives it: with its seed in a string, and as text, if it has one.
template <typename G>
json recorded(ludo::table<G> const& table) {
    auto const record = ludo::record_of(table);
    json object = ludo::to_json<G>(record);
    if (object.contains("seed"))
        object["seed"] = std::to_string(record.seed);
    auto const text = ludo::to_text(record);
    return and_also(and_also(now(table), "record", object), "text", text ? json(*text) : json());
}

/// Requests, and what must be answered to them.
struct talk {
    std::vector<std::string> lines;
    std::vector<json> expected;

    void say(json const& request, json const& answer) {
        lines.push_back(request.dump());
        expected.push_back(answer);
    }
    /// What has been told is left to others: here it is not compared.
    template <typename G>
    void ask_for_views(ludo::table<G> const& table) {
        for (ludo::seat viewer : table.seats()) {
            auto const seen = table.view(viewer);
            json const known = and_also(now<G>(seen, seen.state()), "view", ludo::to_json<G>(seen));
            say(json::object({{"do", "see"}, {"seat", viewer.index()}}),
                and_also(known, "in_sight", ludo::to_json<G>(ludo::in_sight(seen))));
        }
    }
    template <typename G>
    void ask_for_state(ludo::table<G> const& table) {
        say(json::object({{"do", "state"}}), and_also(now(table), "state", ludo::to_json<G>(table.state())));
    }
    void is_kept_by(std::string const& program, std::string const& what) const {
        auto said = answers(program, lines);
        for (std::size_t i = 0; i < expected.size(); ++i) {
            said[i].erase("told");
            expect(said[i] == expected[i], what + ": to " + lines[i].substr(0, 200) + " it says " + said[i].dump());
        }
    }
};

/// A whole game: every action, views and states in between; then the record, which is loaded again.
template <typename G>
void plays_a_whole_game(std::string const& program, json const& options, std::uint64_t seed) {
    ludo::table<G> table(*ludo::options_from_json<G>(options), seed);
    ludo::rng luck(5);
    talk all;
    all.say({{"do", "new"}, {"game", G::name}, {"seed", seed}, {"options", options}}, now(table));
    while (!table.over()) {
        auto const a = towards_the_end<G>(table.state(), luck);
        json const request = json::object({{"do", "play"}, {"action", ludo::to_text<G>(table.state(), a)}});
        expect(table.play(a).broken() == nullptr, "a legal action is played");
        all.say(request, now(table));
        if (table.size() % 40 == 0) {
            all.ask_for_state(table);
            all.ask_for_views(table);
        }
    }
    all.ask_for_state(table);
    all.ask_for_views(table);
    std::string const record = *ludo::to_text(ludo::record_of(table));
    all.say(json::object({{"do", "record"}}), recorded(table));
    all.say({{"do", "new"}, {"game", "calcory"}, {"seed", 1}}, now(ludo::table<ludo::calcory>({}, 1)));
    all.say({{"do", "load"}, {"record", record}}, now(table));
    all.ask_for_state(table);
    all.is_kept_by(program, std::string(G::name));
}

/// The same game, but again and again it goes on from a position that was written and set; then the record from the last.
template <typename G>
void goes_on_from_positions(std::string const& program, json const& options, std::uint64_t seed) {
    ludo::table<G> table(*ludo::options_from_json<G>(options), seed);
    ludo::rng luck(5);
    talk all;
    all.say({{"do", "new"}, {"game", G::name}, {"seed", seed}, {"options", options}}, now(table));
    for (int played = 0, game = 0; !table.over(); ++played) {
        if (played % 25 == 0 || table.state().number != game) {
            table = ludo::table<G>(table.state());
            all.say({{"do", "set"}, {"state", ludo::to_json<G>(table.state())}}, now(table));
            all.ask_for_state(table);
            game = table.state().number;
        }
        auto const a = towards_the_end<G>(table.state(), luck);
        json const request = json::object({{"do", "play"}, {"action", ludo::to_text<G>(table.state(), a)}});
        expect(table.play(a).broken() == nullptr, "a legal action is played");
        all.say(request, now(table));
    }
    json const record = recorded(table)["record"];
    all.say(json::object({{"do", "record"}}), recorded(table));
    all.say({{"do", "load"}, {"record", record}}, now(table));
    all.ask_for_state(table);
    all.say({{"do", "set"}, {"state", ludo::to_json<G>(table.state())}}, now(table)); // the match that is over
    all.ask_for_state(table);
    all.is_kept_by(program, std::string(G::name) + " from positions");
}

/// The first seed from this one on with which the game does not get long: in Yamy luck may be long in ending a round.
template <typename G>
std::uint64_t seed_of_a_short_game(json const& options, std::uint64_t seed) {
    for (;; ++seed) {
        ludo::table<G> table(*ludo::options_from_json<G>(options), seed);
        ludo::rng luck(5);
        while (!table.over() && table.size() < 1000)
            expect(table.play(towards_the_end<G>(table.state(), luck)).broken() == nullptr, "a legal action is played");
        if (table.over())
            return seed;
    }
}

/// A whole game with each value of each option that has a few, the others as they are here; once with the same options.
template <typename G>
void plays_with_each_value_of_each_option(std::string const& program, std::uint64_t seed, json const& others = json::object()) {
    std::vector<typename G::options> played;
    ludo::for_each_option<G>([&](auto const& each) {
        using type = std::remove_cvref_t<decltype(typename G::options().*each.member)>;
        auto const with = [&](json const& value) {
            json options = others;
            options[std::string(each.name)] = value;
            auto const chosen = ludo::options_from_json<G>(options);
            if (!chosen)
                return expect(value == 1, "an option that is refused is `max_display` 1: " + options.dump());
            if (std::find(played.begin(), played.end(), *chosen) != played.end())
                return;
            played.push_back(*chosen);
            plays_a_whole_game<G>(program, options, seed_of_a_short_game<G>(options, seed));
        };
        if constexpr (std::is_same_v<type, bool>)
            for (bool const value : {false, true})
                with(value);
        else if constexpr (ludo::named_enum<type>)
            for (auto const name : names(type()))
                with(std::string(name));
        else if constexpr (std::is_integral_v<type>)
            for (std::int64_t value = each.least; value <= each.most && value < each.least + 6; ++value)
                with(value);
    });
}

void names_the_rule_that_forbids(std::string const& program) {
    auto const said = answers(program, {deal, R"({"do":"play","action":"stop"})", R"({"do":"play","action":"turn a1"})",
                                        R"({"do":"play","action":"turn a1"})", R"({"do":"play","action":"to a1"})"});
    expect(said[1]["refused"]["rule"] == "calcory.stop.turn-first", "stop is refused");
    expect(said[2]["ok"] == true, "turning over is not");
    expect(said[3]["refused"]["rule"] == "calcory.turn.face-down", "turning over twice is refused");
    expect(said[4]["refused"]["rule"] == "calcory.return.nothing", "laying back is refused");
    expect(!said[4]["refused"]["text"]["en"].get<std::string>().empty() &&
               !said[4]["refused"]["text"]["fr"].get<std::string>().empty(),
           "in two languages");
}

struct mistake {
    std::string line;
    std::string error;
};

/// After some lines, the last of which asks for the state: each mistake is an error, and the game is as it was.
void names_each_mistake(std::string const& program, std::vector<std::string> lines, std::vector<mistake> const& mistakes) {
    std::size_t const first = lines.size();
    for (auto const& [line, error] : mistakes) {
        lines.push_back(line);
        lines.push_back(R"({"do":"state"})");
    }
    auto const said = answers(program, lines);
    for (std::size_t i = 0; i < mistakes.size(); ++i) {
        expect(is_error(said[first + 2 * i], mistakes[i].error), "an error for " + mistakes[i].line.substr(0, 300));
        expect(said[first + 1 + 2 * i] == said[first - 1], "and the game is as it was");
    }
}

void survives_every_mistake(std::string const& program) {
    std::vector<mistake> const mistakes = {
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
        {R"({"do":"new","game":"calcory","seed":"01"})", "seed: takes"},
        {R"({"do":"new","game":"calcory","seed":"18446744073709551616"})", "seed: takes"},
        {R"({"do":"describe"})", "game: there is no game null"},
        {R"({"do":"new","game":"calcory","seed":1,"table":7})", "table: takes a name"},
        {R"({"do":"state","table":"elsewhere"})", "table: there is no game at \"elsewhere\""},
        {R"({"do":"close","table":"elsewhere"})", "table: there is no game at \"elsewhere\""},
        {R"({"do":"close","table":")" + std::string(101, 'x') + R"("})", "table: takes a name, a text of at most 100 bytes"},
        {R"({"do":"state","seat":1})", "state takes no `seat`"},
        {R"({"do":"new","game":"calcory","seed":1,"seat":1})", "new takes no `seat`"},
        {R"({"do":"play","action":"turn a1","seat":3})", "seat: takes a seat that plays, 0 to 2"},
        {R"({"do":"play","action":"turn a1","seat":"spectator"})", "seat: takes a seat that plays, 0 to 2"},
        {R"({"do":"play","action":"turn a1","seat":null})", "seat: takes a seat that plays, 0 to 2"},
        {R"({"do":"why","seat":0})", "action: takes the text of an action"},
        {R"({"do":"why","action":"fly a1"})", "action: \"fly a1\" is not an action of calcory"},
        {R"({"do":"undo","seat":1})", "no choice of this seat"},
        {R"({"do":"undo","seat":"spectator"})", "seat: takes a seat"},
        {R"({"do":"see"})", "seat: takes a seat that plays, 0 to 2, or \"spectator\""},
        {R"({"do":"see","seat":1,"names":"Ada"})", "names: takes a list"},
        {R"({"do":"see","seat":1,"names":[1]})", "names: takes a list"},
        {R"({"do":"imagine","seat":1})", "seed: takes"},
        {R"({"do":"imagine","seed":1})", "seat: takes"},
        {R"({"do":"record","seat":-1})", "seat: takes"},
        {R"({"do":"load","record":{"game":"calcory","options":{},"seed":"x","steps":[]}})", "record: seed: takes"},
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
        {R"({"do":"play"})", "action: takes the text of an action"},
        {R"({"do":"play","action":7})", "action: takes the text of an action, such as one of `actions`, not 7"},
        {R"({"do":"play","action":"turn"})", "not an action"},
        {R"({"do":"play","action":"turn a7"})", "not an action"},
        {R"({"do":"play","action":"turn  a1"})", "not an action"},
        {R"({"do":"play","action":"turn a1 "})", "not an action"},
        {R"({"do":"play","action":"TURN a1"})", "not an action"},
        {R"({"do":"see","seat":"1"})", "seat"},
        {R"({"do":"see","seat":3})", "seat: takes a seat that plays, 0 to 2"},
        {R"({"do":"see","seat":-1})", "seat"},
        {R"({"do":"set"})", "no game null"},
        {R"({"do":"set","state":{"game":"calcory"}})", "state: options: is missing"},
        {R"({"do":"set","state":[[[[]]]]})", "no game null"},
        {R"({"do":"load"})", "record: takes"},
        {R"({"do":"load","record":""})", "record: line 1: a record begins with `ludotheque 1`"},
        {R"({"do":"load","record":"hello\ngame calcory\n"})", "record: line 1: a record begins with `ludotheque 1`"},
        {R"({"do":"load","record":"ludotheque 1\n game calcory\nplayers 2\nseed 1\n"})",
         "record: line 2: ` game calcory`: words are separated by one space"},
        {R"({"do":"load","record":"ludotheque 1\ngame  calcory\nplayers 2\nseed 1\n"})",
         "record: line 2: `game  calcory`: words are separated by one space"},
        {R"({"do":"load","record":"ludotheque 1\ngame chess\n"})", "record: line 2: there is no game \"chess\""},
        {R"({"do":"load","record":"ludotheque 1\n\n# a comment\ngame Calcory\nplayers 2\n"})",
         "record: line 4: there is no game \"Calcory\""},
        {R"({"do":"load","record":{"game":"chess","options":{},"seed":1,"steps":[]}})", "record: game: there is no game \"chess\""},
        {R"({"do":"load","record":"ludotheque 1\ngame calcory\nplayers 02\nseed 1\n"})",
         "record: line 3: players takes 2 to 4: write 2"},
        {R"({"do":"load","record":"ludotheque 1\ngame calcory\nplayers 2\nseed 0042\n"})",
         "record: line 4: seed takes a whole number"},
        {R"({"do":"load","record":"ludotheque 1\ngame calcory\nplayers 2\noption markers_per_player 99999999999\nseed 1\n"})",
         "record: line 4: markers_per_player takes 0 (no limit) or a positive number (from 0 to 2147483647)"},
        {R"({"do":"load","record":"ludotheque 1\ngame calcory\nplayers 2\noption markers_per_player -0\nseed 1\n"})",
         "record: line 4: markers_per_player takes 0 (no limit) or a positive number: write 0"},
        {R"({"do":"load","record":{"game":"calcory","options":{},"seed":1,"steps":[],"position":{}}})",
         "options: has no place here"},
        {std::string("{\"do\":\"games\"}\0 this is no JSON }}}", 35), "not JSON: byte 15 is a NUL"},
        {"\xef\xbb\xbf{\"do\":\"games\"}", "byte order mark"},
        {R"({"do":"load","record":"ludotheque 2\ngame calcory\n"})", "line 1"},
        {R"({"do":"load","record":"ludotheque 1\ngame calcory\nplayers 3\nseed 1\n0 turn z1\n"})", "line 5"},
        {R"({"do":"load","record":{"game":"calcory","options":{},"seed":1,"steps":["0 stop"]}})", "steps[0]: stop"},
    };
    names_each_mistake(program, {deal, R"({"do":"play","action":"turn c4"})", R"({"do":"state"})"}, mistakes);
}

void names_what_is_wrong_with_a_match(std::string const& program) {
    using G = ludo::xxl::pur;
    auto const opens = [](std::string const& game, std::string const& options, std::string const& error) {
        return mistake{R"({"do":"new","game":")" + game + R"(","seed":1,"options":)" + options + "}", error};
    };
    std::vector<mistake> mistakes{
        opens("xxl_pur", R"({"players":1})", "players takes 2 to 6"),
        opens("xxl_pur", R"({"players":7})", "players takes 2 to 6"),
        opens("xxl_pur", R"({"first":2})", "first takes the seat that begins"),
        opens("xxl_pur", R"({"starter":"me"})", "starter takes match_points, hand_total or fixed"),
        opens("xxl_pur", R"({"variants":"lower"})", "there is no option `variants`"),
        opens("xxl_pur", R"({"deck":"0g1r 0g2r"})", "deck takes 55 cards"),
        opens("xxl_pur", R"({"deck":7})", "deck takes 55 cards"),
        opens("xxl_pur", R"({"max_display":1})", "max_display takes"),
        opens("xxl_pur", R"({"refuse_rule":"always"})", "refuse_rule takes"),
        opens("xxl_pur", R"({"refill":""})", "refill takes"),
        opens("xxl_pur", R"({"end":"never"})", "end takes at_once or after_turn"),
        opens("runs", R"({"end":true})", "end takes at_once or after_turn"),
        opens("xxl_pur", R"({"zero_on_zero":0})", "zero_on_zero takes true or false"),
        opens("xxl_individual", R"({"variants":""})", "variants takes 1 to 8 of up_down"),
        opens("xxl_individual", R"({"variants":"lower chess"})", "variants takes 1 to 8 of up_down"),
        opens("xxl_individual", R"({"variants":["chess"]})", "variants takes 1 to 8 of up_down"),
        opens("xxl_individual", R"({"times":0})", "times takes 1 to 20"),
        opens("xxl_individual", R"({"times":21})", "times takes 1 to 20"),
        opens("xxl_individual", R"({"match_scoring":"points"})", "match_scoring takes place_points or game_totals"),
        opens("xxl_individual", R"({"match_scoring":"game_totals","variants":"runs lower"})",
              "match_scoring takes place_points where the variants mix"),
        opens("xxl_pur", R"({"match_scoring":"game_totals"})", "there is no option `match_scoring`"),
        opens("xxl_six_plus", R"({"trump_match_scoring":"both"})", "trump_match_scoring takes place_points or trick_totals"),
        opens("xxl_six_plus", R"({"starter":"fixed"})", "there is no option `starter`"),
        opens("up_down", R"({"starter":"match_points"})", "starter takes fixed or hand_total"),
        opens("xxl", "{}", "no game \"xxl\""),
        {R"({"do":"play","action":"play 6y8g a"})", "not an action of xxl_pur"},
        {R"({"do":"play","action":"play 8g6y a y"})", "not an action of xxl_pur"},
        {R"({"do":"see","seat":3})", "seat: takes a seat that plays, 0 to 2"},
        {R"({"do":"load","record":"ludotheque 1\ngame xxl_pur\nplayers 3\nseed 1\n0 meld g\n"})", "line 5"},
        {R"({"do":"load","record":"ludotheque 1\ngame xxl_pur\nplayers 3\noption times 2\nseed 1\n"})", "line 4"},
        {R"({"do":"load","record":{"game":"xxl_pur","options":{},"seed":1,"steps":["0 end"]}})", "steps[0]: end"},
    };

    // positions: one in the third game, with one thing wrong at a time
    ludo::table<G> table({.players = 3}, 1);
    ludo::rng luck(8);
    while (table.state().number < 2)
        expect(table.play(towards_the_end<G>(table.state(), luck)).broken() == nullptr, "a legal action is played");
    json const state = ludo::to_json<G>(table.state());
    auto const sets = [&](std::string const& where, json const& value, std::string const& error) {
        json other = state;
        other[json::json_pointer(where)] = value;
        mistakes.push_back({json::object({{"do", "set"}, {"state", other}}).dump(), "state: " + error});
    };
    auto const lacks = [&](std::string const& what, std::string const& error) {
        json other = state;
        other.erase(what);
        mistakes.push_back({json::object({{"do", "set"}, {"state", other}}).dump(), "state: " + error});
    };
    for (std::string const part : {"options", "number", "points", "last", "playing", "luck"})
        lacks(part, part + ": is missing");
    sets("/stranger", 1, "stranger: has no place here");
    sets("/options/players", 7, "options: players takes 2 to 6");
    sets("/options/starter", "hand_total", "playing: its options must follow from those of the match and from the points");
    sets("/number", 256, "number: takes a whole number from 0 to 255");
    sets("/number", 6, "number tells how many games are over before this one");
    sets("/number", 1, "playing: another game is due at this point");
    sets("/points", json{1, 2}, "points: takes a list with an entry for each seat");
    sets("/points", json{1, 2, "3"}, "points[2]: takes a whole number");
    sets("/points", json{2147483647, -7, 3}, "points takes a number for each seat that the games so far can add up to");
    sets("/points", json{0, 2, 3}, "points takes a number for each seat that the games so far can add up to");
    sets("/points", json{2147483648, 2, 3}, "points[0]: takes a whole number");
    sets("/last", json{-1, 2, 3}, "last takes a number for each seat: the scores of the game that ended last");
    sets("/last", json{551, 2, 3}, "last takes a number for each seat: the scores of the game that ended last");
    sets("/playing/game", "chess", "playing.game: \"chess\" is not one of the games of this match");
    sets("/playing/game", 3, "playing.game: takes the name of a game");
    sets("/playing/game", nullptr, "playing.game: takes the name of a game");
    sets("/playing/turn", 3, "");
    sets("/playing/options/players", 7, "playing.options: players takes 2 to 6");
    sets("/playing/options/players", 2, "");
    sets("/playing/options/first", state["playing"]["options"]["first"] == 0 ? 1 : 0,
         "playing: its options must follow from those of the match and from the points");
    sets("/luck", nullptr, "luck: ");
    sets("/game", "xxl_individual", "");
    mistakes.push_back(
        {json::object({{"do", "set"}, {"state", ludo::to_json<G>(table.view(ludo::seat(0)))}}).dump(), "viewer: has no place"});
    json seen = ludo::to_json<G>(table.view(ludo::seat(0)));
    seen.erase("viewer");
    mistakes.push_back({json::object({{"do", "set"}, {"state", seen}}).dump(), "every card known"});

    names_each_mistake(program,
                       {R"({"do":"new","game":"xxl_pur","seed":1,"options":{"players":3}})",
                        json::object({{"do", "set"}, {"state", state}}).dump(), R"({"do":"state"})"},
                       mistakes);
    auto const said = answers(program, {R"({"do":"new","game":"xxl_pur","seed":1})", R"({"do":"play","action":"end"})",
                                        R"({"do":"play","action":"keep"})"});
    expect(said[1]["refused"]["rule"] == "series.other-game" && !said[1]["refused"]["text"]["fr"].get<std::string>().empty(),
           "an action of another game of the match is refused");
    expect(said[2]["refused"]["rule"].get<std::string>().find("shedding.") == 0, "and one of this game by its own rule");
}

void gives_back_what_came(std::string const& program) {
    std::string const id = R"({"a":[1e400000000000,12345678901234567890123],"b":null})";
    for (std::string const& one :
         {std::string("7"), std::string("12345678901234567890123"), std::string("\"\\u00e9 \\n\""), std::string("[1, {}]")}) {
        auto const said = answers(program, {"{\"id\":" + one + ",\"do\":\"games\"}", "{\"do\":\"dance\",\"id\":" + one + "}"});
        json const given = json::parse(one);
        expect(said[0]["id"] == given && said[0]["ok"] == true, "an answer has the id of its request: " + one);
        expect(said[1]["id"] == given && said[1]["ok"] == false, "so has an error");
    }
    expect(is_error(answers(program, {"{\"id\":" + id + "}"})[0], "not JSON"), "an id is JSON");
}

void keeps_tables_apart(std::string const& program) {
    auto const said = answers(program, {deal, R"({"do":"new","game":"whist","seed":"7","table":"b"})", R"({"do":"tables"})",
                                        R"({"do":"play","action":"turn a1"})", R"({"do":"state","table":"b"})", R"({"do":"close"})",
                                        R"({"do":"tables"})", R"({"do":"state"})"});
    expect(said[2]["tables"].size() == 2 && said[2]["tables"][1]["table"] == "b" && said[2]["tables"][1]["game"] == "whist",
           "tables are listed");
    expect(said[3]["game"] == "calcory" && said[4]["game"] == "whist", "each has its own game");
    expect(said[6]["tables"].size() == 1 && is_error(said[7], "there is no game yet"), "and ends when it is closed");
    std::vector<std::string> many;
    for (int i = 0; i <= 1000; ++i)
        many.push_back(R"({"do":"new","game":"tic_tac_toe","seed":1,"table":")" + std::to_string(i) + "\"}");
    auto const last = answers(program, many);
    expect(last[999]["ok"] == true && is_error(last[1000], "there are 1000 games already"), "there is an end to tables");
}

/// Who asks decides what the answer holds.
void tells_each_what_it_may_know(std::string const& program) {
    auto const said =
        answers(program, {R"({"do":"new","game":"yamy","seed":"42","options":{"players":3}})", R"({"do":"see","seat":1})",
                          R"({"do":"play","seat":1,"action":"draw"})", R"({"do":"why","seat":1,"action":"draw"})",
                          R"({"do":"why","seat":0,"action":"draw"})", R"({"do":"play","seat":0,"action":"draw"})",
                          R"({"do":"see","seat":1,"names":["Ada"]})", R"({"do":"see","seat":0,"names":["Ada"]})",
                          R"({"do":"undo","seat":0})", R"({"do":"see","seat":1})", R"({"do":"play","seat":0,"action":"draw"})",
                          R"({"do":"see","seat":"spectator"})", R"({"do":"imagine","seat":1,"seed":"3"})",
                          R"({"do":"record","seat":1})", R"({"do":"see","seat":1})", R"({"do":"undo"})",
                          R"({"do":"play","action":"show s2"})", R"({"do":"see","seat":1})"});
    expect(said[1]["told"].empty() && said[1]["actions"].empty(), "nothing has happened yet, and it is not its turn");
    expect(said[2]["refused"]["rule"] == "table.play.turn", "who is not asked may not play");
    expect(said[3]["why"]["rule"] == "table.play.turn" && said[4]["why"].is_null(), "and is told why");
    expect(said[5]["actions"].size() > 1, "who plays is told what may be done next");
    expect(said[6]["told"].size() == 1 && said[6]["told"][0]["en"][0] == "Ada draws a card",
           "others are told that a card was drawn");
    expect(said[7]["told"][0]["en"] != said[6]["told"][0]["en"], "who drew it is told which");
    expect(said[9]["told"][0]["telling"]["by"].is_null(), "that it was taken back is told");
    expect(said[11]["view"]["viewer"].is_null() && said[11]["told"].size() == 1, "a spectator is told what all see");
    expect(said[12]["state"]["hands"][1] == said[9]["view"]["hands"][1], "an imagined world agrees with the view");
    expect(said[13]["record"]["viewer"] == 1 && said[13]["text"].get<std::string>().find("seed ?") != std::string::npos,
           "a record for a seat has no seed");
    expect(said[14]["told"].size() == 1 && said[17]["told"].is_null(), "what is not remembered is not told");
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

/// Where nobody takes the answers the referee says so and ends with 1.
void tells_that_it_cannot_write([[maybe_unused]] std::string const& program) {
#ifndef _WIN32
    std::ofstream requests("referee_test.in", std::ios::binary);
    for (int i = 0; i < 1000; ++i) // far more answers than any pipe holds
        requests << R"({"do":"games"})" << '\n';
    requests.close();
    auto const ends = [&](std::string const& where, std::string const& error) {
        std::string const run =
            "(\"" + program + "\" < referee_test.in 2> referee_test.err; echo $? > referee_test.status)" + where;
        std::string said, status;
        expect(std::system(run.c_str()) == 0, "the shell runs " + run);
        std::getline(std::ifstream("referee_test.err"), said);
        std::getline(std::ifstream("referee_test.status"), status);
        expect(status == "1", "to write" + where + " ends with 1, not " + status);
        expect(said.rfind(error, 0) == 0, "to write" + where + " is told on standard error: " + said);
    };
    ends(" | head -c 1 > referee_test.out", "referee: cannot write the answer: ");
    ends(" >&-", "referee: cannot write the answer: ");
    if (std::ifstream("/dev/full"))
        ends(" > /dev/full", "referee: cannot write the answer: ");
    std::string const from_folder = "\"" + program + "\" < . > referee_test.out 2> referee_test.err";
    expect(std::system(from_folder.c_str()) != 0, "a folder has no requests");
#endif
}

void sets_and_loads(std::string const& program) {
    // a position given back is the same game; records come back as they went
    ludo::table<ludo::calcory> table({.players = 2, .first = ludo::seat(1)}, 9);
    ludo::rng luck(2);
    for (int i = 0; i < 30; ++i)
        expect(table.play(table.actions().pick(luck)).broken() == nullptr, "a legal action is played");
    json const state = ludo::to_json<ludo::calcory>(table.state());
    std::string const record = *ludo::to_text(ludo::record_of(table));
    json hole = state;
    hole["table"]["down"].begin().value() = "?";
    json twice = state;
    twice["table"]["down"].begin().value() = std::string((++twice["table"]["down"].begin()).value());
    auto const said =
        answers(program, {json::object({{"do", "set"}, {"state", state}}).dump(), R"({"do":"state"})", R"({"do":"record"})",
                          json::object({{"do", "load"}, {"record", record}}).dump(), R"({"do":"state"})", R"({"do":"undo"})",
                          R"({"do":"record"})", json::object({{"do", "set"}, {"state", hole}}).dump(),
                          json::object({{"do", "set"}, {"state", twice}}).dump()});
    expect(said[0]["ok"] == true && said[1]["state"] == state, "a position is set");
    expect(said[2]["record"]["position"] == state, "and a record begins with it");
    expect(said[3]["ok"] == true && said[4]["state"] == state, "a record is loaded");
    std::string const shorter = said[6]["text"].get<std::string>();
    expect(record.substr(0, shorter.size()) == shorter && shorter.size() < record.size(), "and can be taken back");
    expect(is_error(said[7], "every card known"), "a position with holes is no game");
    expect(is_error(said[8], "also elsewhere"), "a card is in one place");
    auto const again =
        answers(program, {json::object({{"do", "load"}, {"record", said[2]["record"]}}).dump(), R"({"do":"state"})"});
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
    plays_a_whole_game<ludo::calcory>(program, {{"players", 3}}, 42);
    using single_games =
        ludo::game_list<ludo::calcory, ludo::yamy, ludo::xxl::up_down, ludo::xxl::lower, ludo::xxl::may_refuse, ludo::xxl::runs,
                        ludo::xxl::one_by_one, ludo::xxl::set_colour, ludo::xxl::set_colour_trump, ludo::bonbons>;
    single_games::each([&]<typename G>(std::type_identity<G>) { plays_with_each_value_of_each_option<G>(program, 42); });
    plays_with_each_value_of_each_option<ludo::xxl::pur>(program, 42);
    plays_with_each_value_of_each_option<ludo::xxl::individual>(program, 42, {{"variants", "runs may_refuse"}, {"times", 1}});
    plays_with_each_value_of_each_option<ludo::xxl::six_plus>(program, 42);
    ludo::game_list<ludo::xxl::pur, ludo::xxl::individual, ludo::xxl::six_plus>::each([&]<typename G>(std::type_identity<G>) {
        plays_a_whole_game<G>(program, {{"players", 3}}, 42);
        goes_on_from_positions<G>(program, {{"players", 4}, {"first", 2}}, 43);
    });
    plays_a_whole_game<ludo::xxl::individual>(
        program, {{"variants", "runs may_refuse up_down lower one_by_one set_colour set_colour_trump"}, {"times", 1}}, 44);
    goes_on_from_positions<ludo::xxl::individual>(program, {{"variants", "lower"}, {"match_scoring", "game_totals"}}, 44);
    goes_on_from_positions<ludo::xxl::six_plus>(program, {{"players", 5}, {"trump_match_scoring", "trick_totals"}}, 45);
    names_the_rule_that_forbids(program);
    gives_back_what_came(program);
    keeps_tables_apart(program);
    tells_each_what_it_may_know(program);
    survives_every_mistake(program);
    names_what_is_wrong_with_a_match(program);
    survives_noise(program);
    sets_and_loads(program);
    tells_that_it_cannot_write(program);
    std::printf(failures == 0 ? "The referee keeps its protocol.\n" : "%d failures\n", failures);
    return failures == 0 ? 0 : 1;
}
