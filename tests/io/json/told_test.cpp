#include <ludo/io/json/told.hpp>

#include <ludo/games/bonbons.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/match.hpp>
#include <ludo/games/xxl/may_refuse.hpp>

#include "../examples/games/reversi.hpp"
#include "package/programs/to_eleven.hpp"
#include "support/catch.hpp"
#include "support/telling.hpp"

using namespace ludo;

namespace {

/// The same, whatever the order of the members is.
nlohmann::json sorted(json const& some) { return nlohmann::json::parse(some.dump()); }

/// Is everything that everybody is told read back as it was written? And is the view after it the one before with the members of
/// `now` put into it, and those of `gone` taken out, as a client in any language would?
template <game G>
bool kept(std::uint64_t seed, int actions) {
    rng luck(seed);
    typename G::state s = G::deal({}, luck);
    for (int turn = 0; turn < actions && G::turn(s) != nobody; ++turn) {
        typename G::state const before = s;
        auto const done = G::actions(s).pick(luck);
        G::play(s, done);
        for (seat viewer : {nobody, seat(0), seat(1)}) {
            auto const what = tell<G>(before, done, s, viewer);
            view<G> const had(before, viewer);
            json const sent = to_json(what);
            auto const again = told_from_json<G>(had, sent);
            json seen = to_json(had);
            seen.update(sent["now"]);
            for (json const& name : sent["gone"])
                seen.erase(name.get<std::string>());
            if (!again || !(*again == what) || sorted(seen) != sorted(to_json(view<G>(s, viewer))))
                return false;
        }
    }
    return true;
}

} // namespace

TEST_CASE("what is told is written as JSON and read back, and makes the new view") {
    CHECK(kept<calcory>(1, 200));
    CHECK(kept<bonbons>(2, 100));
    CHECK(kept<xxl::may_refuse>(3, 100));
    CHECK(kept<xxl::six_plus>(4, 60));
    CHECK(kept<reversi>(5, 60));
    CHECK(kept<to_eleven>(6, 10));
}

TEST_CASE("a team's points and its result are nobody's") {
    rng luck(1);
    to_eleven::state s = to_eleven::deal({.players = 2}, luck);
    for (auto text : {"add 3", "add 2", "add 3", "add 1"})
        played<to_eleven>(s, text);
    CHECK(to_json(played<to_eleven>(s, "add 2"))["changes"] ==
          json::parse(R"([{"what":"points","seat":null,"more":1,"points":3},{"what":"over","seat":null,"points":3}])"));
}

TEST_CASE("places and pieces have their notation") {
    rng luck(1);
    calcory::state s = calcory::deal({}, luck);
    json const what = to_json(played<calcory>(s, "turn c4"));
    CHECK(what["by"] == 0);
    CHECK(what["viewer"] == nullptr);
    CHECK(what["action"] == "turn c4");
    json const& turned = what["changes"][0];
    CHECK(turned["what"] == "turned_over");
    CHECK(turned["place"] == "c4");
    CHECK(turned["was"] == "?");
    CHECK(turned["is"] == std::string(s.table.at(*calcory::cell::parse("c4")).text()));
}

TEST_CASE("what cannot be told to somebody with that view is refused") {
    rng luck(1);
    calcory::state s = calcory::deal({}, luck);
    view<calcory> const had(s, nobody);
    json const what = to_json(played<calcory>(s, "turn c4"));
    json other = what;
    other["changes"] = json::array();
    CHECK_FALSE(told_from_json<calcory>(had, other));
    other = what;
    other["now"]["nothing"] = 1;
    CHECK_FALSE(told_from_json<calcory>(had, other));
    other = what;
    other["viewer"] = 1;
    CHECK_FALSE(told_from_json<calcory>(had, other));
    CHECK_FALSE(told_from_json<calcory>(had, json()));
}
