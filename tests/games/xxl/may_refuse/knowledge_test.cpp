#include <ludo/games/xxl/may_refuse/knowledge.hpp>

#include <cstddef>
#include <vector>

#include <ludo/io/json.hpp>

#include "support/catch.hpp"
#include "support/may_refuse.hpp"

using namespace ludo;
using namespace may_refuse_tables;

TEST_CASE("R9: others learn neither whether a card was kept nor which, also in JSON") {
    G::state s = first_part({.players = 3}, false);
    seat const first = s.turn;
    G::card const kept = s.won[first].first();
    CHECK(G::secret(s, G::action::keep(kept)));
    CHECK(G::secret(s, G::action::keep(G::none())));
    G::state other = s;
    G::play(s, G::action::keep(kept));
    G::play(other, G::action::keep(G::none()));
    REQUIRE(s.phase == G::game_phase::keeping);
    auto const keeps = [](G::state const& seen) { return to_json<G>(seen)["keeps"].dump(); };
    for (seat viewer : ludo::each_seat(3)) {
        CHECK((G::view(s, viewer) == G::view(other, viewer)) == (viewer != first));
        CHECK(keeps(G::view(s, viewer)) ==
              (viewer == first ? "[\"" + to_text(kept) + "\",\"none\",\"none\"]" : R"(["?","none","none"])"));
        CHECK(to_json<G>(G::view(s, viewer))["luck"].dump() == "[0,0,0,0]");
    }
    // and what could have been kept is drawn as often as anything else
    rng luck(1);
    std::vector<int> drawn(56);
    int const ways = s.won[first].size() + 1;
    for (int i = 0; i < 500 * ways; ++i)
        ++drawn[static_cast<std::size_t>(G::determinize(G::view(s, s.turn), luck).own.keeps[first].index())];
    for (int number = 0; number < 56; ++number) {
        bool const possible = number == 55 || s.won[first].contains(G::card::from_index(number));
        CHECK((drawn[static_cast<std::size_t>(number)] > 350) == possible); // 500 expected, and 22 their deviation
        CHECK((drawn[static_cast<std::size_t>(number)] < 650));
    }
}

TEST_CASE("R9: in the second part only its owner knows that a card was kept, until it is played") {
    G::state const s = first_part({.players = 3}, false);
    G::state const second = keeping_all(s, true);
    for (seat each : ludo::each_seat(3))
        for (seat viewer : ludo::each_seat(3))
            CHECK(G::view(second, viewer).hands.of(each).contains(s.won[each].first()) == (viewer == each));
    CHECK(second.own.keeps == G::own().keeps);
}
