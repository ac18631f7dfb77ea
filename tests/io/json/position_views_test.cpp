// A view from outside is one that its seat can have.
#include <ludo/games.hpp>
#include <ludo/io/json.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/kept_positions.hpp"
#include "support/position_with_holes.hpp"

using namespace ludo;
using ludo::xxl::up_down;

namespace {

/// The games in which seats have hands of cards that are there once.
template <typename G>
constexpr bool has_hands = requires(typename G::state const& s) { s.hands.hidden(seat(0)); };

/// A state somewhere in a random game that is not over.
template <game G>
typename G::state some_state(rng& luck) {
    typename G::state s = G::deal(testing::random_options<G>(luck), luck);
    for (auto left = luck.below(30); left > 0; --left)
        if (typename G::state const before = s; G::play(s, G::actions(s).pick(luck)), G::turn(s) == nobody)
            return before;
    return s;
}

template <game G>
std::string wrong_view(json const& from) {
    auto const read = view_from_json<G>(from);
    return read ? "" : read.error();
}

/// Can it be read as it is written, and is refused only because no seat can have this view?
template <game G>
bool is_read_and_refused(json const& from) {
    json_reader reader;
    typename G::state s{};
    return json_state<G>::read(reader, from, s, {"viewer", "game"}) && wrong_view<G>(from) != "";
}

/// What is wrong with a position or a view of this game, as long as each viewer of a good one can imagine it.
template <game G>
std::string said_of(json const& from) {
    if (from.contains("viewer"))
        return wrong_view<G>(from);
    auto const read = position_with_holes<G>(from);
    if (!read)
        return read.error();
    rng luck(1);
    for (int number = -1; number < G::players(*read); ++number) { // -1 is a spectator
        view<G> const seen(*read, seat(number));
        auto const world = seen.determinize(luck);
        if (wrong_with<G>(seen.state()) || wrong_with<G>(world) || !(G::view(world, seat(number)) == seen.state()))
            return "viewer " + std::to_string(number) + " can imagine nothing";
    }
    return "";
}

} // namespace

TEST_CASE("what did harm once is still read as far as the check that it was made for") {
    for (kept_position const& each : kept_positions) {
        INFO(each.what);
        auto const read = parse_json(each.text);
        REQUIRE(read);
        int games = 0;
        all_games::each([&]<typename G>(std::type_identity<G>) {
            if ((*read)["game"] != std::string(G::name))
                return;
            ++games;
            CHECK(said_of<G>(*read) == each.said);
        });
        CHECK(games == 1);
    }
}

TEST_CASE("a view in which a card of the viewer's own hand is not known is refused") {
    rng luck(1);
    all_games::each([&]<typename G>(std::type_identity<G>) {
        if constexpr (has_hands<G>)
            for (int i = 0; i < 50; ++i) {
                auto const s = some_state<G>(luck);
                json object = to_json(view<G>(s, G::turn(s)));
                REQUIRE(wrong_view<G>(object) == "");
                auto& hand = object["hands"][static_cast<std::size_t>(G::turn(s).index())];
                auto& cards = hand["cards"];
                if (cards.empty())
                    continue;
                cards[luck.below(static_cast<std::uint32_t>(cards.size()))] = "?";
                hand["open"] = json::array();
                INFO(object.dump());
                CHECK(is_read_and_refused<G>(object));
            }
    });
}

TEST_CASE("a view in which a card that the viewer has just drawn is not known is refused") {
    rng luck(2);
    int found = 0;
    while (found < 10)
        if (auto s = some_state<up_down>(luck); s.phase == up_down::game_phase::drawn) {
            json object = to_json(view<up_down>(s, s.turn));
            object["drawn"] = "?";
            CHECK(is_read_and_refused<up_down>(object));
            CHECK(up_down::actions(up_down::view(s, s.turn.next(s.chosen.players))).size() == 1); // to keep it
            ++found;
        }
}

TEST_CASE("a view that knows more than its seat can know knows no more once it is read") {
    rng luck(3);
    all_games::each([&]<typename G>(std::type_identity<G>) {
        for (int i = 0; i < 20; ++i) {
            auto const s = some_state<G>(luck);
            json object = to_json<G>(s);
            object["viewer"] = 0;
            auto const read = view_from_json<G>(object);
            REQUIRE(read);
            CHECK(*read == view<G>(s, seat(0)));
        }
    });
}

TEST_CASE("what a spectator knows is a view without a seat") {
    rng luck(2);
    all_games::each([&]<typename G>(std::type_identity<G>) {
        for (int i = 0; i < 10; ++i) {
            view<G> const seen(some_state<G>(luck), nobody);
            json const object = to_json(seen);
            CHECK(object["viewer"] == nullptr);
            auto const read = view_from_json<G>(object);
            INFO((read ? "" : read.error()));
            CHECK((read && *read == seen));
        }
    });
}

TEST_CASE("what lies in sight is written like a view, without what is remembered") {
    rng luck(3);
    auto s = calcory::deal({}, luck);
    calcory::play(s, calcory::action::turn(calcory::cell(0, 0)));
    calcory::play(s, calcory::action::turn(calcory::cell(0, 1)));
    json const seen = to_json(in_sight(view<calcory>(s, seat(0))));
    CHECK(seen["viewer"] == 0);
    CHECK(seen["table"]["seen"].empty());
}
