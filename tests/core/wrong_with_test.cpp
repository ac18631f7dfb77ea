#include <ludo/core/wrong_with.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include <ludo/core/for_players.hpp>
#include <ludo/core/open_game.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

/// As much of a game as is asked here.
struct declared : for_players<2, 3>, open_game {
    enum class game_phase : std::uint8_t { over, playing };
    friend constexpr std::array<std::string_view, 2> names(game_phase) { return {"over", "playing"}; }

    struct die {
        std::uint8_t eyes = 1;
        [[maybe_unused]] friend constexpr bool operator==(die const&, die const&) = default;
        static constexpr auto members() { return std::tuple{member{"eyes", &die::eyes, 1, 6}}; }
    };
    struct state {
        options chosen;
        seat turn = nobody;
        game_phase phase = game_phase::over;
        seat dealer = nobody;
        std::uint8_t round = 1;
        int counted = 0; // without bounds
        per_seat<std::uint8_t, 3> points;
        per_seat<game_phase, 3> doing;
        std::array<std::uint8_t, 2> dice{1, 1};
        std::array<per_seat<seat, 3>, 2> asked;
        std::array<die, 2> held;
        [[maybe_unused]] friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{member{"turn", &state::turn},       member{"phase", &state::phase},
                              member{"dealer", &state::dealer},   member{"round", &state::round, 1, 12},
                              member{"counted", &state::counted}, member{"points", &state::points, 0, 50},
                              member{"doing", &state::doing},     member{"dice", &state::dice, 1, 6},
                              member{"asked", &state::asked},     member{"held", &state::held}};
        }
    };
    static constexpr char const* validate(state const& s) { return s.counted == 13 ? "counted: anything but thirteen" : nullptr; }
};

std::string said(declared::state const& s) {
    char const* const wrong = wrong_with<declared>(s);
    return wrong ? wrong : "";
}
declared::state good() {
    declared::state s;
    s.turn = seat(1);
    s.phase = declared::game_phase::playing;
    s.dealer = seat(0);
    return s;
}

} // namespace

TEST_CASE("what is declared is checked, and the first that is wrong is named") {
    CHECK(said(good()).empty());
    CHECK(said({}).empty());
    auto const with = [](auto change) {
        auto s = good();
        change(s);
        return said(s);
    };
    CHECK(with([](auto& s) { s.chosen.players = 4; }) == "players takes 2 or 3");
    CHECK(with([](auto& s) { s.turn = nobody; }) == "turn takes a seat that plays, or nobody once the game is over");
    CHECK(with([](auto& s) { s.phase = declared::game_phase::over; }) ==
          "turn takes a seat that plays, or nobody once the game is over");
    CHECK(with([](auto& s) { s.phase = static_cast<declared::game_phase>(2); }) == "phase has no such value");
    CHECK(with([](auto& s) { s.dealer = seat(2); }) == "dealer takes a seat that plays, or nobody");
    CHECK(with([](auto& s) { s.dealer = nobody; }).empty());
    CHECK(with([](auto& s) { s.round = 0; }) == "round takes 1 to 12");
    CHECK(with([](auto& s) { s.round = 13; }) == "round takes 1 to 12");
    CHECK(with([](auto& s) { s.counted = -1; }).empty());
    CHECK(with([](auto& s) { s.points[seat(1)] = 51; }) == "points takes 0 to 50; seats that do not play have none");
    CHECK(with([](auto& s) { s.points[seat(2)] = 1; }) == "points takes 0 to 50; seats that do not play have none");
    CHECK(with([](auto& s) { s.doing[seat(0)] = static_cast<declared::game_phase>(9); }) ==
          "doing has no such value; seats that do not play have none");
}

TEST_CASE("of an array each is checked, and so are the members of a member") {
    auto s = good();
    s.dice[1] = 7;
    CHECK(said(s) == "dice takes 1 to 6");
    s = good();
    s.asked[1][seat(0)] = seat(2);
    CHECK(said(s) == "asked takes a seat that plays, or nobody");
    s = good();
    s.asked[1][seat(2)] = seat(0);
    CHECK(said(s) == "asked takes a seat that plays, or nobody"); // the third does not play
    s = good();
    s.held[1].eyes = 0;
    CHECK(said(s) == "held: something in it is out of its range");
}

TEST_CASE("what a game's own check finds is said after that") {
    auto s = good();
    s.counted = 13;
    CHECK(said(s) == "counted: anything but thirteen");
    s.round = 0;
    CHECK(said(s) == "round takes 1 to 12");
    CHECK(own_check<declared>(s) == std::string_view("counted: anything but thirteen"));
    CHECK(own_check<declared>(s.chosen) == nullptr);
}

TEST_CASE("every piece of the box is in one place") {
    rng luck(1);
    auto s = toy_game::deal({}, luck);
    CHECK(has_all_pieces<toy_game>(s));
    CHECK(has_all_pieces<toy_game>(toy_game::view(s, seat(0))));
    s.top = s.bottom;
    CHECK_FALSE(has_all_pieces<toy_game>(s));
    s.stock = 1;
    CHECK_FALSE(has_all_pieces<toy_game>(s));
    STATIC_REQUIRE(has_all_pieces<declared>(declared::state())); // there are none
}
