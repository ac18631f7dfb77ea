// How long the referee takes for one line of a mebibyte: the worst that there is to read. Not a bench of speed, but of what
// a stranger can make it do.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

#include <ludo/games.hpp>
#include <ludo/io/json.hpp>

#include "../../examples/referee/judge.hpp"
#include "support/hostile_json.hpp"

namespace {

/// A text of about so many bytes, with one piece again and again.
std::string repeated(std::string const& head, std::string const& piece, std::size_t bytes) {
    std::string text = head;
    while (text.size() + piece.size() <= bytes)
        text += piece;
    return text;
}

std::string asking(char const* what, char const* part, ludo::json const& value) {
    return ludo::json::object({{"do", what}, {part, value}}).dump();
}

struct hostile_request {
    char const* name;
    std::string (*of)(std::size_t bytes);
};

std::string const record = "ludotheque 1\ngame yamy\nplayers 2\nseed 42\n";

constexpr hostile_request requests[] = {
    {"a record of comments", [](std::size_t n) { return asking("load", "record", repeated(record, "#\n", n * 2 / 3)); }},
    {"a record of empty lines", [](std::size_t n) { return asking("load", "record", repeated(record, "\n", n / 2)); }},
    {"a record with one long line", [](std::size_t n) { return asking("load", "record", record + std::string(n, '0')); }},
    {"a record with one long comment", [](std::size_t n) { return asking("load", "record", record + std::string(n, '#')); }},
    {"a record with a long seed",
     [](std::size_t n) { return asking("load", "record", "ludotheque 1\ngame yamy\nplayers 2\nseed " + std::string(n, '0')); }},
    {"a record with a long deck",
     [](std::size_t n) {
         return asking("load", "record", repeated("ludotheque 1\ngame lower\nplayers 2\noption deck", " 0r1b", n));
     }},
    {"a record of legal steps",
     [](std::size_t n) {
         ludo::table<ludo::yamy> table({}, 42); // nobody lays anything down, and the discards become the stock again
         std::string text = record;
         for (bool legal = true; legal && text.size() < n * 9 / 10;) {
             auto action = table.actions().nth(0);
             for (auto const each : table.actions())
                 if (each.is<"draw">() || each.is<"discard">())
                     action = each;
             text += ludo::to_text(table.turn()) + ' ' + ludo::to_text<ludo::yamy>(table.state(), action) + '\n';
             legal = static_cast<bool>(table.play(action)) && !table.over();
         }
         return asking("load", "record", text);
     }},
    {"steps that are none",
     [](std::size_t n) {
         return R"({"do":"load","record":{"game":"yamy","options":{},"seed":1,"steps":)" + hostile_list("\"\"", n) + "}}";
     }},
    {"a position with many members",
     [](std::size_t n) {
         return R"({"do":"set","state":{"game":"yamy",)" +
                hostile_members([](std::string const& hex) { return hex; }, n).substr(1) + '}';
     }},
    {"a position with a long list in place of a set",
     [](std::size_t n) {
         ludo::json state = ludo::to_json<ludo::calcory>(ludo::table<ludo::calcory>({}, 1).state());
         state["table"]["seen"] = *ludo::parse_json(hostile_list("\"a1\"", n));
         return asking("set", "state", state);
     }},
    {"many options",
     [](std::size_t n) {
         return R"({"do":"new","game":"yamy","seed":1,"options":)" +
                hostile_members([](std::string const& hex) { return hex; }, n) + '}';
     }},
    {"a long action", [](std::size_t n) { return asking("play", "action", repeated("turn", " a1", n)); }},
    {"a long name of a game", [](std::size_t n) { return R"({"do":"new","seed":1,"game":")" + std::string(n, 'x') + "\"}"; }},
    {"a long name of a request", [](std::size_t n) { return R"({"do":")" + std::string(n, 'x') + "\"}"; }},
};

double longest = 0;

template <typename Hostile>
void measure(Hostile const& each, std::size_t bytes, int rounds) {
    std::string const line = each.of(bytes);
    double best = 1e9;
    std::string said;
    for (int round = 0; round < rounds; ++round) {
        referee::judge judge;
        judge.answer(R"({"do":"new","game":"yamy","seed":1})");
        auto const before = std::chrono::steady_clock::now();
        said = judge.answer(line);
        best = std::min(best, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count());
    }
    longest = std::max(longest, best);
    std::printf("%8.1f ms  %8zu bytes  %s: %.60s\n", best, line.size(), each.name, said.c_str());
}

} // namespace

int main(int count, char** arguments) {
    bool const quick = count > 1 && std::string_view(arguments[1]) == "--quick";
    std::size_t const bytes = quick ? 1 << 14 : 1 << 20;
    for (auto const& each : hostile_jsons)
        measure(each, bytes, quick ? 1 : 3);
    for (auto const& each : requests)
        measure(each, bytes, quick ? 1 : 3);
    std::printf("the longest: %.1f ms\n", longest);
}
