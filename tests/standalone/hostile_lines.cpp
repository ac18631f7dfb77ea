// The referee is asked things that nobody should ask: requests that are right and requests with something wrong in them,
// byte by byte, part by part, with the parts of others. Every answer is one line of JSON; what is refused says why and
// leaves the game as it was; a table that is saved comes back.
//   hostile_lines [LINES] [SEED] [FILE...]      (files: lines that are used as they are and as material)
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <type_traits>
#include <vector>

#include <ludo/games.hpp>
#include <ludo/io/json.hpp>
#include <ludo/testing/random_options.hpp>

#include "../../examples/referee/answer.hpp"
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
    hostile(std::uint64_t seed, std::vector<std::string> lines) : luck_(seed), lines_(std::move(lines)) {}

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
    /// A request that could be meant well, and mostly goes on with the game.
    json request(referee::judge& asked) {
        switch (below(12)) {
        case 0: return deal();
        case 1: return {{"do", "undo"}};
        case 2: return {{"do", "view"}, {"seat", below(7)}};
        case 3: {
            json state = asked.answer(R"({"do":"state"})").value("state", json());
            if (below(2) == 0)
                swap_two(state);
            return {{"do", "set"}, {"state", state}};
        }
        case 4: return {{"do", "load"}, {"record", changed_record(asked.answer(R"({"do":"record"})").value("record", json()))}};
        case 5: return {{"do", any(std::vector<char const*>{"games", "state", "record", "new", "play", "dance"})}};
        default: return {{"do", "play"}, {"action", action(asked)}};
        }
    }
    json deal() {
        json made;
        std::size_t const wanted = below(13);
        std::size_t number = 0;
        ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
            if (number++ == wanted)
                made = {{"do", "new"},
                        {"game", G::name},
                        {"seed", luck_.draw() >> below(64)},
                        {"options", ludo::json_form().write_options<G>(ludo::testing::random_options<G>(luck_))}};
        });
        return made;
    }
    std::string action(referee::judge& asked) {
        if (below(3) == 0)
            if (std::string const some = any_action(asked.answer(R"({"do":"state"})").value("state", json())); !some.empty())
                return some;
        json actions = json::array();
        for (std::size_t viewer = 0; viewer < 6 && actions.empty(); ++viewer) // of the seat whose turn it is
            actions = asked.answer(R"({"do":"view","seat":)" + std::to_string(viewer) + '}').value("actions", json::array());
        static std::vector<std::string> const others{"stop",      "turn a1", "draw",          "keep",
                                                     "return a1", "to b2",   "play 7r8g a g", "end"};
        return actions.empty() ? any(others) : actions[below(actions.size())].get<std::string>();
    }

    /// Any action of the game that is played, by its text: a rule forbids most of them.
    std::string any_action(json const& state) {
        std::string text;
        if (state.is_object())
            ludo::all_games::find(state.value("game", ""), [&]<typename G>(std::type_identity<G>) {
                if (auto const s = ludo::state_from_json<G>(state))
                    text = ludo::to_text<G>(*s, G::action::from_index(static_cast<int>(below(G::action::count))));
            });
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
                                      json{{"game", "calcory"}},
                                      json{{"players", 7}}};
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
};

int failures = 0;

void expect(bool good, char const* what, std::string const& line, json const& said) {
    if (good)
        return;
    ++failures;
    std::printf("not so: %s\n  asked: %s\n  said: %s\n", what, line.substr(0, 5000).c_str(), text_of(said).substr(0, 2000).c_str());
}

/// Is it an answer? What is wrong says what is wrong.
bool is_answer(json const& said) {
    if (!said.is_object() || !said.contains("ok") || !said["ok"].is_boolean())
        return false;
    if (said["ok"] == true)
        return !said.contains("error") && !said.contains("refused");
    if (said.contains("error"))
        return said.size() == 2 && said["error"].is_string() && said["error"].get_ref<std::string const&>().size() > 10;
    return said.size() == 2 && said.contains("refused") && said["refused"]["text"].is_string();
}

} // namespace

int main(int count, char** arguments) {
    std::uint64_t const lines = count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 20000;
    std::uint64_t const seed = count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 1;
    std::vector<std::string> material;
    for (int i = 3; i < count; ++i) {
        std::ifstream file(arguments[i], std::ios::binary);
        for (std::string line; std::getline(file, line);)
            material.push_back(line);
    }

    hostile asks(seed, material);
    referee::judge judge;
    json before = judge.answer(R"({"do":"state"})");
    std::uint64_t refused = 0, wrong = 0;
    for (std::uint64_t number = 0; number < lines && failures < 10; ++number) {
        std::string const line = number < material.size() ? material[number] : asks.next(judge);
        if (count > 3) { // a run by hand: where it ends without a word, this is what it was asked last
            std::ofstream("hostile_lines.last", std::ios::binary) << line;
        }
        json const said = judge.answer(line);
        json const after = judge.answer(R"({"do":"state"})");
        std::string const text = text_of(said);
        expect(is_answer(said), "every answer says ok, or what is wrong", line, said);
        expect(text.find('\n') == std::string::npos && json::accept(text), "every answer is one line of JSON", line, said);
        bool const good = said.is_object() && said.value("ok", json()) == true;
        if (!good)
            expect(before == after, "after what is refused the game is as it was", line, said);
        else if (number % 50 == 0 && after["ok"] == true) {
            json const record = judge.answer(R"({"do":"record"})").value("record", json());
            json const loaded = judge.answer(json{{"do", "load"}, {"record", record}}.dump());
            expect(loaded["ok"] == true && judge.answer(R"({"do":"state"})") == after, "what is saved comes back", line, loaded);
        }
        refused += said.contains("refused");
        wrong += !good && !said.contains("refused");
        before = after;
    }
    std::printf("%llu lines, %llu of them mistakes and %llu refused by a rule; seed %llu: %s\n",
                static_cast<unsigned long long>(lines), static_cast<unsigned long long>(wrong),
                static_cast<unsigned long long>(refused), static_cast<unsigned long long>(seed),
                failures == 0 ? "every answer is an answer" : "FAILURES");
    return failures == 0 ? 0 : 1;
}
