#include <ludo/turns/shedding/positions.hpp>

#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>
#include <ludo/io/json.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/position_with_holes.hpp"
#include "support/shedding.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::one_by_one;
using ludo::xxl::up_down;

namespace {

/// What is wrong with a position in which seat 0 has just drawn 0r3y, which fits, with something else in it.
std::string wrong(void (*change)(lower::state&)) {
    auto table = shedding_table<lower>("8y9r 8r10y 9y10r 7r8g 7g9y 6b10y", "2g5b", "0g1r", {}, "0r3y");
    REQUIRE(table.plays("draw") == "");
    lower::state s = table.state();
    change(s);
    char const* const said = wrong_with<lower>(s);
    return std::string(said ? said : "nothing");
}

} // namespace

TEST_CASE("a position of a shedding game that does not agree with itself is refused, and what is wrong is named") {
    CHECK(wrong([](auto&) {}) == "nothing");
    CHECK(wrong([](auto& s) { s.turn = nobody; }) == "turn takes a seat that plays, or nobody once the game is over");
    CHECK(wrong([](auto& s) { s.turn = seat(2); }) == "turn takes a seat that plays, or nobody once the game is over");
    CHECK(wrong([](auto& s) { s.stock = {}; }) == "hands, played and stock: every card must be in one place");
    CHECK(wrong([](auto& s) { s.played.insert(s.drawn); }) == "hands, played and stock: every card must be in one place");
    CHECK(wrong([](auto& s) { s.hands.show(s.drawn); }) == "hands: no card in a hand may be open");
    CHECK(wrong([](auto& s) { s.table.top = s.drawn; }) == "top: it must be one of those played");
    CHECK(wrong([](auto& s) { s.remembered.history = {}; }) == "history: the card that was just drawn is missing");
    CHECK(wrong([](auto& s) { s.drawn = cards_of("9y10r").first(); }) == "drawn: it must be a card of the hand, and fit");
    CHECK(wrong([](auto& s) { s.remembered.saw_kept(); }) ==
          "history: what was played, drawn and passed must be possible, and lead to the table as it is");
    CHECK(wrong([](auto& s) { s.remembered.later.insert(s.drawn); }) ==
          "later: only cards drawn to a hand that is fully known, and only where the highest hand begins");
}

TEMPLATE_TEST_CASE("from every position that is accepted play goes on to its end", "", up_down, lower, one_by_one) {
    using T = TestType;
    rng luck(11);
    auto const below = [&](std::size_t n) { return static_cast<std::size_t>(luck.below(static_cast<std::uint32_t>(n))); };
    int accepted = 0, with_holes = 0;
    for (int attempt = 0; attempt < 1000; ++attempt) {
        typename T::options chosen = testing::random_options<T>(luck);
        chosen.deck = xxl::default_deck;
        typename T::state s = T::deal(chosen, luck);
        for (std::size_t left = below(90); left > 0 && s.turn != nobody; --left)
            T::play(s, T::actions(s).pick(luck));
        if (s.turn != nobody && below(2) == 0)
            s = T::view(s, seat(static_cast<int>(below(static_cast<std::size_t>(chosen.players)))));
        json object = to_json<T>(s);
        for (std::size_t changes = 1 + below(2); changes > 0; --changes) {
            json const flat = object.flatten();
            auto const from = std::next(flat.begin(), static_cast<std::ptrdiff_t>(below(flat.size())));
            auto const to = std::next(flat.begin(), static_cast<std::ptrdiff_t>(below(flat.size())));
            std::string const one = from.key(), other = to.key();
            if (one.find("/options") == 0 && below(4) > 0)
                continue;
            json& here = object[json::json_pointer(one)];
            json& there = object[json::json_pointer(other)];
            switch (below(5)) {
            case 0: here = there; break;
            case 1: std::swap(here, there); break;
            case 2:
                here = json::array({nullptr, 0, 1, 10, "free", "up", "drawn", "choosing", "over", "?", true}).at(below(11));
                break;
            case 3: here = std::string(xxl_card::from_index(static_cast<int>(below(55))).text().view()); break;
            default:
                if (auto& list = object["history"]["events"]; list.is_array())
                    list.push_back(std::string(xxl_card::from_index(static_cast<int>(below(55))).text().view()));
            }
        }
        auto const read = position_with_holes<T>(object);
        if (!read)
            continue;
        ++accepted;
        typename T::state now = T::determinize(*read, luck);
        INFO(object.dump());
        with_holes += !(now == *read);
        if (now == *read)
            REQUIRE(T::validate(now) == nullptr);
        int played = 0;
        for (; T::turn(now) != nobody && played < 1000; ++played) {
            auto const legal = T::actions(now);
            REQUIRE(!legal.empty());
            auto const a = legal.pick(luck);
            REQUIRE(T::refusal(now, a) == nullptr);
            T::play(now, a);
            if (char const* const wrong = T::validate(now))
                FAIL(wrong << " after " << played);
        }
        REQUIRE(played < 1000);
    }
    CAPTURE(accepted, with_holes);
    CHECK(accepted > 20);
    CHECK(with_holes > 5);
}
