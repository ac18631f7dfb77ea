// The referee is asked things that nobody should ask: requests that are right and requests with something wrong in them,
// byte by byte, part by part, with the parts of others. Every answer is one line of JSON; what is refused says why and
// leaves the game as it was; a table that is saved comes back.
//   hostile_lines [LINES] [SEED] [FILE...]      (files: lines that are used as they are and as material)
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

#include <ludo/games.hpp>
#include <ludo/io/json.hpp>
#include <ludo/testing/random_options.hpp>

#include "../../examples/referee/judge.hpp"
#include "support/command_line.hpp"
#include "support/hostile_json.hpp"

namespace {

using ludo::json;

std::string text_of(json const& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

/// Makes lines: each from what was said before, with something else in it.
class hostile {
    std::size_t below(std::size_t n) { return luck_.below(static_cast<std::uint32_t>(n)); }
    template <typename List>
    auto const& any(List const& list) {
        return list[below(std::size(list))];
    }

public:
    hostile(std::uint64_t seed, std::vector<std::string> lines) : luck_(seed), lines_(std::move(lines)) {
        for (auto const& each : referee::all_known_games())
            names_.emplace_back(each.name);
    }

    std::string next(referee::judge& asked) {
        std::string line = below(3) == 0 && !lines_.empty() ? any(lines_) : text_of(request(asked));
        if (below(3) == 0)
            if (auto parsed = ludo::parse_json(line)) {
                for (auto changes = 1 + below(3); changes > 0; --changes)
                    change(*parsed, 0);
                line = text_of(*parsed);
            }
        if (below(3) == 0)
            for (auto changes = 1 + below(3); changes > 0; --changes)
                change(line);
        if (below(2000) == 0)
            line = hostile_jsons[below(std::size(hostile_jsons))].of(1 << 16);
        if (line.size() > (1 << 20))
            line.resize(1 << 20);
        if (line.size() < 20000 && below(20) == 0)
            (lines_.size() < 500 ? lines_.emplace_back() : lines_[below(lines_.size())]) = line;
        return line;
    }

private:
    static json answer(referee::judge& asked, std::string const& line) { return *ludo::parse_json(asked.answer(line)); }

    /// A request that could be meant well, and mostly goes on with the game.
    json request(referee::judge& asked) {
        json made = meant_well(asked);
        if (below(8) == 0)
            made["table"] = any(std::vector<char const*>{"", "other", "third"});
        if (below(8) == 0)
            made["id"] = odd_value();
        return made;
    }
    json meant_well(referee::judge& asked) {
        switch (below(16)) {
        case 0: return deal();
        case 1: return json::object({{"do", "undo"}});
        case 2: return as_viewer("see");
        case 3: {
            json state = answer(asked, R"({"do":"state"})").value("state", json());
            if (below(2) == 0)
                swap_two(state);
            return json::object({{"do", "set"}, {"state", state}});
        }
        case 4: {
            json const record = answer(asked, R"({"do":"record"})").value(below(2) == 0 ? "record" : "text", json());
            return json::object({{"do", "load"}, {"record", changed_record(record)}});
        }
        case 5:
            return json::object(
                {{"do", any(std::vector<char const*>{"games", "state", "record", "new", "play", "tables", "close", "dance"})}});
        case 6: return json::object({{"do", "describe"}, {"game", any(names_)}});
        case 7: {
            json imagines = as_viewer("imagine");
            imagines["seed"] = std::to_string(luck_.draw());
            return imagines;
        }
        case 8: return as_viewer(any(std::vector<char const*>{"undo", "record"}));
        case 9:
        case 10: {
            json asks = as_viewer(any(std::vector<char const*>{"play", "why"}));
            asks["action"] = action(asked);
            return asks;
        }
        default: return json::object({{"do", "play"}, {"action", action(asked)}});
        }
    }
    json as_viewer(char const* what) {
        json const seat = below(8) == 0 ? json("spectator") : json(below(7));
        return json::object({{"do", what}, {"seat", seat}});
    }
    json deal() {
        json made;
        std::size_t const wanted = below(13);
        std::size_t number = 0;
        ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
            if (number++ == wanted)
                made = json::object({{"do", "new"},
                                     {"game", G::name},
                                     {"seed", luck_.draw() >> below(64)},
                                     {"options", ludo::to_json<G>(ludo::testing::random_options<G>(luck_))}});
        });
        if (below(4) == 0)
            made = json::object({{"do", "new"}, {"game", any(names_)}, {"seed", std::to_string(luck_.draw())}});
        return made;
    }
    std::string action(referee::judge& asked) {
        static std::vector<std::string> const others{"stop",      "turn a1", "draw",          "keep",
                                                     "return a1", "to b2",   "play 7r8g a g", "end"};
        json const now = answer(asked, R"({"do":"state"})");
        if (now["ok"] == false)
            return any(others);
        json const actions = now["actions"];
        return below(3) == 0   ? any_action(asked, now["game"].get<std::string>())
             : actions.empty() ? any(others)
                               : actions[below(actions.size())].get<std::string>();
    }

    /// Any action of the game that is played, by its text: a rule forbids most of them.
    std::string any_action(referee::judge& asked, std::string const& game) {
        json& described = described_[game];
        if (described.is_null())
            described = answer(asked, R"({"do":"describe","game":")" + game + "\"}");
        json const& verb = any(described["verbs"]);
        std::string text = verb["verb"].get<std::string>();
        for (json const& thing : verb["things"])
            text += ' ' + any(thing["written"]).get<std::string>();
        return text;
    }

    /// A record with lines left out, twice, or in another place.
    json changed_record(json record) {
        if (!record.is_string())
            return record;
        std::vector<std::string> facts(1);
        for (char letter : record.get<std::string>())
            letter == '\n' ? void(facts.emplace_back()) : void(facts.back() += letter);
        for (auto changes = below(3); changes > 0 && facts.size() > 1; --changes) {
            std::size_t const at = below(facts.size());
            switch (below(4)) {
            case 0: facts.erase(facts.begin() + static_cast<std::ptrdiff_t>(at)); break;
            case 1: facts.insert(facts.begin() + static_cast<std::ptrdiff_t>(at), any(facts)); break;
            case 2: change(facts[at]); break;
            default: facts[at].insert(below(facts[at].size() + 1), any(odd_texts));
            }
        }
        std::string text;
        for (auto const& fact : facts)
            text += fact + '\n';
        return text;
    }

    /// Something else somewhere in a JSON value.
    void change(json& value, int depth) {
        if (value.is_structured() && !value.empty() && below(6) != 0) {
            auto at = value.begin();
            std::advance(at, static_cast<std::ptrdiff_t>(below(value.size())));
            if (below(12) == 0)
                return void(value.erase(at));
            return change(*at, depth + 1);
        }
        if (value.is_string() && below(2) == 0) {
            std::string text = value.get<std::string>();
            change(text);
            value = text;
        } else if (value.is_number_integer() && below(2) == 0)
            value = static_cast<std::int64_t>(value.get<std::uint64_t>() + below(5) - 2);
        else if (value.is_array() && !value.empty() && below(2) == 0)
            value.push_back(value[below(value.size())]);
        else if (value.is_structured() && below(2) == 0)
            swap_two(value);
        else if (depth > 0 || below(50) == 0)
            value = odd_value();
    }
    json odd_value() {
        static json const values[] = {nullptr,
                                      true,
                                      false,
                                      0,
                                      1,
                                      -1,
                                      2,
                                      5,
                                      6,
                                      7,
                                      55,
                                      60,
                                      127,
                                      128,
                                      255,
                                      256,
                                      2147483647,
                                      -2147483648LL,
                                      4294967295u,
                                      18446744073709551615u,
                                      -9223372036854775807LL,
                                      0.5,
                                      -0.0,
                                      1e300,
                                      "",
                                      "?",
                                      "0r",
                                      "a1",
                                      "over",
                                      "3x",
                                      "0 stop",
                                      json::array(),
                                      json::object(),
                                      json::array({json::array()}),
                                      json::object({{"game", "calcory"}}),
                                      json::object({{"players", 7}})};
        return any(values);
    }
    /// Two leaves change places: cards, mostly, so that all of them are still there.
    void swap_two(json& value) {
        std::vector<json*> leaves;
        auto const collect = [&](auto const& self, json& part) -> void {
            if (part.is_structured())
                for (json& each : part)
                    self(self, each);
            else if (part.is_string())
                leaves.push_back(&part);
        };
        collect(collect, value);
        for (auto swaps = 1 + below(3); swaps > 0 && leaves.size() > 1; --swaps)
            std::swap(*leaves[below(leaves.size())], *leaves[below(leaves.size())]);
    }

    /// Something else somewhere in a text.
    void change(std::string& text) {
        std::size_t const at = below(text.size() + 1);
        std::size_t const some = below(text.size() - at + 1);
        switch (below(8)) {
        case 0: text.insert(at, 1, static_cast<char>(below(256))); break;
        case 1: text.erase(at, 1 + below(3)); break;
        case 2:
            if (at < text.size())
                text[at] = static_cast<char>(static_cast<unsigned char>(text[at]) ^ (1u << below(8)));
            break;
        case 3: text.erase(at, some); break;
        case 4: text.insert(at, text.substr(at, some)); break;
        case 5: text.insert(at, any(odd_texts)); break;
        case 6:
            if (!lines_.empty())
                text = text.substr(0, at) + any(lines_).substr(0, 5000);
            break;
        default: text.insert(at, 1 + below(100), any(std::string_view("[{\"\\ 0a,#")));
        }
    }

    inline static std::string const odd_texts[] = {std::string(1, '\0'),
                                                   "\xff",
                                                   "\xc3",
                                                   "\xc3\xa9",
                                                   "\xe2\x99\xa0",
                                                   "\xed\xa0\x80",
                                                   "\xf0\x9f\x82\xa1",
                                                   "\xef\xbb\xbf",
                                                   "\\u0000",
                                                   "\\ud800",
                                                   "\\ud83c\\udca1",
                                                   "\r",
                                                   "\r\n",
                                                   "\t",
                                                   "  ",
                                                   "#",
                                                   "-0",
                                                   "00",
                                                   "1e0",
                                                   "1.0",
                                                   "18446744073709551616",
                                                   "99999999999999999999",
                                                   "\"",
                                                   "\\",
                                                   "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
                                                   "{\"a\":{\"a\":",
                                                   "null",
                                                   "\"do\":\"games\",",
                                                   "ludotheque 1",
                                                   "game yamy",
                                                   "players 02",
                                                   "seed 0042",
                                                   "option first 1",
                                                   "seed ?",
                                                   "0 stop",
                                                   "%s%n",
                                                   "\x1b[2J",
                                                   "\x7f"};

    ludo::rng luck_;
    std::vector<std::string> lines_;
    std::vector<std::string> names_; // of games
    std::map<std::string, json> described_;
};

int failures = 0;

void expect(bool good, char const* what, std::string const& line, std::string const& said) {
    if (good)
        return;
    ++failures;
    std::printf("not so: %s\n  asked: %s\n  said: %s\n", what, line.substr(0, 5000).c_str(), said.substr(0, 2000).c_str());
}

/// Is it an answer? What is wrong says what is wrong.
bool is_answer(json const& said) {
    if (!said.is_object() || !said.contains("ok") || !said["ok"].is_boolean())
        return false;
    std::size_t const members = said.size() - said.contains("id");
    if (said["ok"] == true)
        return !said.contains("error") && !said.contains("refused");
    if (said.contains("error"))
        return members == 2 && said["error"].is_string() && said["error"].get_ref<std::string const&>().size() > 10;
    return members == 2 && said.contains("refused") && said["refused"]["text"]["fr"].is_string();
}

/// How it stands at all tables, and at the first one letter for letter.
std::string all_there_is(referee::judge& judge) { return judge.answer(R"({"do":"tables"})") + judge.answer(R"({"do":"state"})"); }

} // namespace

int main(int count, char** arguments) {
    command_line asked(count, arguments);
    auto const lines = static_cast<std::uint64_t>(asked.amount("LINES", 20000));
    std::uint64_t const seed = asked.seed(1);
    std::vector<std::string> material;
    while (!asked.empty()) {
        std::string const name(asked.text());
        std::ifstream file(name, std::ios::binary);
        if (!file)
            refuse_arguments("cannot read " + ludo::excerpt(name));
        for (std::string line; std::getline(file, line);)
            material.push_back(line);
    }

    hostile asks(seed, material);
    referee::judge judge;
    std::string before = all_there_is(judge);
    std::uint64_t refused = 0, wrong = 0;
    for (std::uint64_t number = 0; number < lines && failures < 10; ++number) {
        std::string const line = number < material.size() ? material[number] : asks.next(judge);
        if (count > 3) { // a run by hand: where it ends without a word, this is what it was asked last
            std::ofstream("hostile_lines.last", std::ios::binary) << line;
        }
        std::string const text = judge.answer(line);
        json const said = json::parse(text, nullptr, false);
        std::string after = all_there_is(judge);
        expect(is_answer(said), "every answer says ok, or what is wrong", line, text);
        expect(text.find('\n') == std::string::npos && text.find('\r') == std::string::npos, "every answer is one line", line,
               text);
        bool const good = said.is_object() && said.value("ok", json()) == true;
        if (!good)
            expect(before == after, "after what is refused the game is as it was", line, text);
        else if (number % 50 == 0 && json::parse(judge.answer(R"({"do":"state"})"))["ok"] == true) {
            json const record = json::parse(judge.answer(R"({"do":"record"})"))["record"];
            std::string const loaded = judge.answer(json::object({{"do", "load"}, {"record", record}}).dump());
            expect(all_there_is(judge) == after, "what is saved comes back", line, loaded);
        }
        refused += said.is_object() && said.contains("refused");
        wrong += !good && said.is_object() && !said.contains("refused");
        before = std::move(after);
    }
    std::printf("%llu lines, %llu of them mistakes and %llu refused by a rule; seed %llu: %s\n",
                static_cast<unsigned long long>(lines), static_cast<unsigned long long>(wrong),
                static_cast<unsigned long long>(refused), static_cast<unsigned long long>(seed),
                failures == 0 ? "every answer is an answer" : "FAILURES");
    return failures == 0 ? 0 : 1;
}
