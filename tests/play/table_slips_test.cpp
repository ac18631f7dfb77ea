// The slips that a newcomer is most likely to make have an answer, in every game.
#include <string>
#include <type_traits>

#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

#include "../../examples/games/all.hpp"
#include "support/catch.hpp"
#include "support/matches.hpp"

using namespace ludo;

TEST_CASE("scores and places of the seat whose turn it is are 0 once nobody has the turn") {
    all_games::each([]<typename G>(std::type_identity<G>) {
        CAPTURE(std::string(G::name));
        table<G> played({}, 1);
        rng luck(1);
        while (!played.over())
            REQUIRE(played.play(towards_the_end<G>(played.state(), luck)));
        CHECK(played.scores()[played.turn()] == 0);
        CHECK(played.places()[played.turn()] == 0);
        auto scores = played.scores();
        CHECK(scores[played.turn()] == 0);
        CHECK(scores[seat(played.players())] == 0);
        CHECK_FALSE(played.play(G::action::from_index(0)));
        CHECK(played.actions().empty());
    });
}

TEST_CASE("a table with wrong options is one at which the game is over, and says why") {
    all_games::each([]<typename G>(std::type_identity<G>) {
        CAPTURE(std::string(G::name));
        for (int players : {-1, 0, 1, 7, 1000}) {
            typename G::options wrong;
            wrong.players = players;
            table<G> made(wrong, 1);
            REQUIRE(made.problem() != nullptr);
            CHECK(made.over());
            CHECK(made.turn() == nobody);
            CHECK(made.players() == 0);
            CHECK(made.seats().size() == 0);
            CHECK(made.actions().empty());
            CHECK(made.scores()[seat(0)] == 0);
            CHECK(made.places()[made.turn()] == 0);
            CHECK_FALSE(made.play(G::action::from_index(0)));
            CHECK_FALSE(made.undo());
            CHECK(made.view(seat(0)).over());
            CHECK_FALSE(table<G>::make(wrong, 1));
        }
    });
}

TEST_CASE("what was played at a table with wrong options cannot be played again") {
    games_and_classics::each([]<typename G>(std::type_identity<G>) {
        CAPTURE(std::string(G::name));
        typename G::options wrong;
        wrong.players = 99;
        auto const none = record_of(table<G, 1>(wrong, 1));
        CHECK(none.steps.empty());
        CHECK_FALSE(replay(none));
        CHECK_FALSE(to_text(none));
        CHECK(seen_by(seat(0), none).begins.empty());
        record<G> by_hand{wrong, 1, {}, {}};
        CHECK(load_text<G>(*to_text(by_hand)).error().find(wrong_with<G>(wrong)) != std::string::npos);
        by_hand.steps.push_back({seat(0), G::action::from_index(0)});
        CHECK(to_text(by_hand).error() == wrong_with<G>(wrong));
        CHECK(replay(by_hand).error().beginning == wrong_with<G>(wrong));
        CHECK_FALSE(to_text<G>(none.start(), G::action::from_index(0)).empty());
    });
}

TEST_CASE("a seat that does not play sees what a spectator sees, and may do nothing") {
    all_games::each([]<typename G>(std::type_identity<G>) {
        CAPTURE(std::string(G::name));
        typename G::options chosen;
        chosen.players = G::seats.least;
        table<G> played(chosen, 1);
        rng luck(1);
        for (int i = 0; i < 20 && !played.over(); ++i) {
            view<G> const spectator = played.view(nobody);
            CHECK(spectator.viewer() == nobody);
            for (int number : {G::seats.least, 6, 7, 100, 127, 128, 255, 256, -2, -256}) {
                CAPTURE(number);
                CHECK(played.view(seat(number)) == spectator);
                CHECK(played.view(seat(number)).actions().empty());
            }
            REQUIRE(played.play(played.actions().pick(luck)));
        }
    });
}

TEST_CASE("a value of an enumeration that is none has a text all the same") {
    CHECK(to_text(static_cast<yamy::exhausted>(200)) == "?");
    CHECK(to_text(static_cast<xxl::starter>(2)) == "?");
}
