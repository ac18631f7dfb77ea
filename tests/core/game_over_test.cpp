#include <ludo/core/game_over.hpp>

#include <ludo/turns/series.hpp>

#include "support/catch.hpp"
#include "support/pig.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

/// Pig, twice: it knows luck of its own.
struct pigs : match_of<pig> {
    static constexpr std::string_view name = "pigs";
    static constexpr phrase title = pig::title;
    using options = pig::options;
    static constexpr auto option_list = pig::option_list;
    static constexpr int length(options const&) { return 2; }
    static constexpr int most(options const&) { return pig::enough + pig::sides - 1; }
};

/// Played at random until nobody has the turn.
template <game G>
typename G::state ended() {
    rng luck(1);
    typename G::state s = G::deal({}, luck);
    while (G::turn(s) != nobody)
        G::play(s, G::actions(s).pick(luck));
    return s;
}

} // namespace

TEST_CASE("where a game lists that it is over, its own rules are asked only while somebody has the turn") {
    rng luck(1);
    pig::state s = pig::deal({}, luck);
    CHECK(refusal_of<pig>(s, pig::action::roll()) == nullptr);
    s.points[s.turn] = pig::enough;
    CHECK(refusal_of<pig>(s, pig::action::roll()) == &pig::roll_enough);
    s.turn = nobody;
    CHECK(refusal_of<pig>(s, pig::action::roll()) == &game_over);
    CHECK(refusal_of<pig>(s, pig::action::keep()) == &game_over);
}

TEST_CASE("a game that does not list it is asked, and a match says it of itself") {
    CHECK(refusal_of<toy_game>(ended<toy_game>(), toy_game::action::keep()) == &toy_game::over);
    auto const s = ended<series<pigs>>();
    CHECK(refusal_of<series<pigs>>(s, series<pigs>::action::from_index(0))->id == "series.over");
    for (rule const* each : series<pigs>::rules)
        CHECK(each->id != game_over.id);
    CHECK(series<pigs>::rules.size() == 2 + pig::rules.size() - 1);
}
