#include <ludo/std.hpp>

#include <map>
#include <set>
#include <sstream>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>

#include <ludo/components.hpp>
#include <ludo/games.hpp>
#include <ludo/play/table.hpp>

#include "../examples/games/all.hpp"
#include "support/catch.hpp"

using namespace ludo;

namespace {

using plain_card = ludo::card<"123", "rg", "J">;
using cell = grid_cell<rectangle{.rows = 2, .columns = 3}>;

template <typename T>
std::string streamed(T const& value) {
    std::ostringstream text;
    text << value;
    return text.str();
}

template <typename T>
concept is_value = requires(T const& one, std::ostream& to) {
    std::hash<T>()(one);
    to << one;
};
template <typename T>
concept has_order = requires(T const& one) { one < one, one <=> one; };

} // namespace

TEST_CASE("what is known of a game is printed, hashed and in order, whatever namespace it is in") {
    games_and_classics::each([&]<typename G>(std::type_identity<G>) {
        INFO(G::name);
        using state = typename G::state;
        using action = typename G::action;
        STATIC_REQUIRE(is_value<state>);
        STATIC_REQUIRE(is_value<action>);
        STATIC_REQUIRE(has_order<action>);
        STATIC_REQUIRE(is_value<action_set<action>> == false); // it has no hash: it is worked out from a state
        typename G::options chosen;
        state s = deal<G>(chosen, 42);
        CHECK(streamed(s).substr(0, 1) == "{");
        CHECK(streamed(G::actions(s)).substr(0, 1) == "{");
        CHECK(streamed(G::scores(s)).substr(0, 1) == "{");

        std::unordered_set<state> met{s};
        std::set<action> done;
        std::unordered_set<action> hashed;
        rng luck(7);
        for (int i = 0; i < 20 && G::turn(s) != nobody; ++i) {
            action const a = G::actions(s).pick(luck);
            done.insert(a);
            hashed.insert(a);
            CHECK(streamed(a) == std::string(std::string_view(a.text())));
            G::play(s, a);
            met.insert(s);
            CHECK(met.count(s) == 1);
        }
        CHECK(done.size() == hashed.size());
        CHECK(met.size() > 1);
        for (rule const* each : G::rules)
            CHECK(streamed(*each) == each->id);
    });
}

TEST_CASE("cards are keys of sets and maps, the back of a card too, after the others") {
    plain_card const red(0, 0), green(1, 1), back;
    CHECK(std::set{back, green, red, red} == std::set{red, green, back});
    CHECK(*std::set{back, green, red}.begin() == red);
    CHECK(*std::set{back, green, red}.rbegin() == back);
    CHECK(std::unordered_map<plain_card, int>{{red, 1}, {back, 2}}.at(back) == 2);
    CHECK(std::map<xxl::card, int>{{xxl::card::from_index(3), 1}}.size() == 1);
    CHECK(std::unordered_set<xxl::card>{xxl::card::from_index(3), xxl::card::from_index(4)}.size() == 2);
    CHECK(red < green);
    CHECK(nobody < seat(0));
}

TEST_CASE("a failing check prints the card") {
    CHECK(Catch::Detail::stringify(plain_card(0, 1)) == "1g");
    CHECK(Catch::Detail::stringify(plain_card()) == "?");
    CHECK(Catch::Detail::stringify(xxl::card::from_index(3)) == std::string(std::string_view(xxl::card::from_index(3).text())));
    CHECK(Catch::Detail::stringify(calcory::action::turn(calcory::cell::from_index(0))) == "turn a1");
    CHECK(Catch::Detail::stringify(calcory::game_phase::over) == "over");
    CHECK(Catch::Detail::stringify(index_set<plain_card>{plain_card(0, 1), plain_card(1, 1)}) == "{1g 2g}");
}

TEST_CASE("every kind of value has words") {
    CHECK(streamed(seat(3)) == "3");
    CHECK(streamed(nobody) == "nobody");
    CHECK(streamed(cell(1, 2)) == "c2");
    CHECK(streamed(index_set<cell>{cell(0, 0), cell(1, 2)}) == "{a1 c2}");
    seat_set<4> sitting = seat_set<4>::of(seat(1));
    sitting.insert(seat(3));
    CHECK(streamed(sitting) == "{1 3}");
    CHECK(streamed(letter_set<"rgb">()) == "");
    CHECK(streamed(letter<"rgb">::from_index(1)) == "g");
    CHECK(streamed(per_seat<int, 3>{{4, 5, 6}}) == "{4 5 6}");
    CHECK(streamed(seat_numbers(2, 7)) == "{7 7}");
    CHECK(streamed(verdict(nullptr)) == "played");
    CHECK(streamed(verdict(calcory::rules[0])) == calcory::rules[0]->id);
    CHECK(streamed(calcory::title) == calcory::title.english);
    CHECK(streamed(short_text("word")) == "word");
    CHECK(streamed(hand<plain_card, 3>()) == "...");
    calcory::state const s = deal<calcory>({}, 42);
    CHECK(streamed(s).find("turn 0 phase ") != std::string::npos);
}

TEST_CASE("equal values have equal hashes, and others have others") {
    std::unordered_set<std::size_t> met;
    for (int i = 0; i < plain_card::count; ++i)
        met.insert(std::hash<plain_card>()(plain_card::from_index(i)));
    met.insert(std::hash<plain_card>()(plain_card()));
    CHECK(met.size() == static_cast<std::size_t>(plain_card::count) + 1);
    CHECK(std::hash<index_set<cell>>()({cell(0, 0)}) == std::hash<index_set<cell>>()({cell(0, 0)}));
    CHECK(std::hash<index_set<cell>>()({cell(0, 0)}) != std::hash<index_set<cell>>()({cell(0, 1)}));
    CHECK(std::hash<seat_numbers>()(seat_numbers(2, 1)) != std::hash<seat_numbers>()(seat_numbers(2, 2)));
    calcory::options three;
    three.players = 3;
    CHECK(options_hash<calcory>()(three) != options_hash<calcory>()({}));
}

#ifdef __cpp_lib_format
TEST_CASE("what has words is formatted") {
    CHECK(std::format("{} {:>4} {}", plain_card(0, 1), seat(3), index_set<cell>{cell(0, 0)}) == "1g    3 {a1}");
    CHECK(std::format("{}", calcory::game_phase::over) == "over");
}
#endif
