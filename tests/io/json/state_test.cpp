#include <ludo/io/json/state.hpp>

#include <string>
#include <utility>

#include "support/catch.hpp"
#include "support/json_texts.hpp"
#include "support/wrong_json.hpp"

using ludo::calcory;
using ludo::json;
using ludo::seat;

namespace {

std::string wrong_options(json const& from) {
    auto const read = ludo::options_from_json<calcory>(from);
    return read ? "" : read.error();
}

} // namespace

TEST_CASE("a state has its options first, after what comes before it") {
    ludo::rng luck(1);
    ludo::json_writer to;
    ludo::json_state<toy_game>::write(to, toy_game::deal({}, luck), [&] { to.member("game", toy_game::name); });
    std::string const text = std::move(to).text();
    CHECK(text.rfind(
              R"({"game":"toy","options":{"players":2,"first":0,"open_discard":false,"draw":"may"},"turn":0,"phase":"choosing",)",
              0) == 0);
}

TEST_CASE("options that are not named have their defaults") {
    REQUIRE(*ludo::options_from_json<calcory>(json::object()) == calcory::options());
    REQUIRE(*ludo::options_from_json<calcory>(parsed(R"({"first":2,"players":3,"reveal_returned_card":true})")) ==
            calcory::options{.players = 3, .first = seat(2), .reveal_returned_card = true});
    prop("what is written is read again", [] {
        auto const chosen = some_options();
        RC_ASSERT(*ludo::options_from_json<calcory>(ludo::to_json<calcory>(chosen)) == chosen);
    });
}

TEST_CASE("an option that is wrong is named, with what it takes") {
    CHECK(wrong_options(json::array()) == "options are an object with their names and values");
    CHECK(wrong_options(json()) == "options are an object with their names and values");
    CHECK(wrong_options({{"seed", 1}}) == "there is no option `seed`");
    CHECK(wrong_options({{std::string(59, 'x') + "\u00e9", 1}}) == "there is no option `" + std::string(59, 'x') + '`');
    for (json const& wrong : {json(1), json(5), json("2"), json(2.0), json(true), json()})
        CHECK(wrong_options({{"players", wrong}}) == "players takes 2 to 4");
    CHECK(wrong_options({{"thirteen_removes_marks", 1}}) == "thirteen_removes_marks takes true or false");
    for (json const& wrong : {json(2), json(-1), json(), json("0"), json(6)})
        CHECK(wrong_options({{"first", wrong}}) == "first takes the seat that begins, 0 to players - 1");
    CHECK(ludo::options_from_json<toy_game>({{"draw", "never"}}).error() == "draw takes may or must");
    CHECK(ludo::options_from_json<toy_game>({{"draw", 1}}).error() == "draw takes may or must");
    for (json const& wrong : {json(2147483648), json(-1), json(1e30)})
        CHECK(wrong_options({{"markers_per_player", wrong}}) ==
              "markers_per_player takes 0 (no limit) or a positive number (from 0 to 2147483647)");
}
