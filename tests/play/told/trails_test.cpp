#include <ludo/play/told/trails.hpp>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <vector>

#include <ludo/games/yamy.hpp>
#include <ludo/turns/series.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"
#include "support/trick_and_draw.hpp"

using namespace ludo;

namespace {

/// A match of three deals.
struct three_deals : match_of<trick_and_draw> {
    static constexpr std::string_view name = "three_deals";
    static constexpr phrase title{"Three deals", "Trois donnes"};
    using options = trick_and_draw::options;
    static constexpr auto option_list = trick_and_draw::option_list;
    static constexpr int length(options const&) { return 3; }
    static constexpr int most(options const&) { return 16; }
};
using match = series<three_deals>;

/// Were these pieces told to move as they moved?
bool true_to(auto const& changes, std::vector<trick_and_draw::truth> happened) {
    for (bool known : {true, false})
        for (change const& each : changes)
            for (int number = each.what == happening::moved && (each.is >= 0) == known ? each.number : 0; number > 0; --number) {
                auto const at = std::find_if(happened.begin(), happened.end(), [&](trick_and_draw::truth one) {
                    return one.from == each.place && one.to == each.to && (!known || one.kind == each.is);
                });
                if (at == happened.end())
                    return false;
                happened.erase(at);
            }
    return happened.empty();
}

/// Where the pieces of a game went, whose kinds are alike if their cards are.
using pieces = piece_list<most_followed<yamy>>;
struct trail {
    placed_piece from, to;
    friend bool operator==(trail const&, trail const&) = default;
};
std::vector<trail> trails(std::optional<int> by, std::initializer_list<placed_piece> then,
                          std::initializer_list<placed_piece> now) {
    pieces had, has;
    for (placed_piece each : then)
        had.add(each);
    for (placed_piece each : now)
        has.add(each);
    had.sort();
    has.sort();
    std::vector<trail> found;
    piece_trails<yamy>({}, by ? seat(*by) : nobody, had, has).each([&](placed_piece from, placed_piece to) {
        found.push_back({from, to});
    });
    return found;
}
bool went(std::vector<trail> const& all, placed_piece from, placed_piece to) {
    return std::find(all.begin(), all.end(), trail{from, to}) != all.end();
}
constexpr std::uint16_t in_stock = 2 * yamy_game::seats.most, pile = yamy_game::seats.most; // the pile of seat 0

} // namespace

TEST_CASE("who plays a card, takes the trick, and draws is told so, as all the others who draw") {
    prop("to both, and to a spectator", [](std::uint64_t seed) {
        rng luck(seed);
        auto s = trick_and_draw::deal({.first = seat(static_cast<int>(seed % 2))}, luck);
        while (s.turn != nobody) {
            auto const before = s;
            auto const done = trick_and_draw::actions(s).pick(luck);
            trick_and_draw::play(s, done);
            for (seat viewer : {nobody, seat(0), seat(1)})
                RC_ASSERT(true_to(tell<trick_and_draw>(before, done, s, viewer).changes(), trick_and_draw::happens(before, done)));
        }
    });
    prop("in a match, too", [](std::uint64_t seed) {
        rng luck(seed);
        match::state s = match::deal({}, luck);
        while (match::turn(s) != nobody) {
            match::state const before = s;
            auto const done = match::actions(s).pick(luck);
            match::play(s, done);
            auto happened = trick_and_draw::happens(before.playing.as<trick_and_draw>(), done.as<trick_and_draw>());
            for (auto& each : happened) {
                each.from += before.number * match::telling::places;
                each.to += before.number * match::telling::places;
            }
            for (seat viewer : {nobody, seat(0), seat(1)})
                if (s.number == before.number)
                    RC_ASSERT(true_to(tell<match>(before, done, s, viewer).changes(), happened));
        }
    });
}

TEST_CASE("a card that is given and one like it that is drawn are two") {
    auto const known = trails(1, {{1, 7}, {in_stock, -1}, {in_stock, -1}}, {{1, 7}, {pile, 7}, {in_stock, -1}});
    CHECK(known.size() == 2);
    CHECK(went(known, {1, 7}, {pile, 7}));
    CHECK(went(known, {in_stock, -1}, {1, 7}));
}

TEST_CASE("a card that all see drawn does not show one that was there") {
    auto const drawn = trails(1, {{1, -1}, {in_stock, -1}}, {{1, 3}, {pile, 7}});
    CHECK(drawn.size() == 2);
    CHECK(went(drawn, {1, -1}, {pile, 7}));
    CHECK(went(drawn, {in_stock, -1}, {1, 3}));
}

TEST_CASE("a card comes from the stock where nobody acts, the hand of who acts is known, or another place explains it") {
    for (std::optional<int> by : {std::optional<int>(), std::optional(0)}) {
        auto const turned = trails(by, {{0, 3}, {1, -1}, {in_stock, -1}}, {{0, 3}, {1, -1}, {pile, 7}});
        CHECK(turned.size() == 1);
        CHECK(went(turned, {in_stock, -1}, {pile, 7}));
    }
    auto const explained = trails(1, {{1, -1}, {pile + 1, -1}, {in_stock, -1}}, {{0, 3}, {1, -1}, {pile, 7}});
    CHECK(explained.size() == 2);
    CHECK_FALSE(went(explained, {1, -1}, {pile, 7}));
}

TEST_CASE("what lies where it lay is shown there, whatever else is drawn") {
    auto const shown = trails(1, {{0, -1}, {1, -1}, {pile, -1}, {in_stock, -1}}, {{0, 3}, {1, -1}, {1, -1}, {pile, 7}});
    CHECK(shown.size() == 3);
    CHECK(went(shown, {0, -1}, {0, 3}));
    CHECK(went(shown, {pile, -1}, {pile, 7}));
    CHECK(went(shown, {in_stock, -1}, {1, -1}));
}
