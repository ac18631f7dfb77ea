#include <ludo/turns/tricks/defaults.hpp>

#include <string_view>
#include <tuple>

#include <ludo/core/game.hpp>
#include <ludo/core/options.hpp>
#include <ludo/packs/playing_cards.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/turns/tricks.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

struct options {
    int players = 4;
    seat first = seat(0);
    friend constexpr bool operator==(options const&, options const&) = default;
};

/// All that rules need to say: a name, who plays, and what can be agreed on.
struct plain_rules : trick_defaults<packs::pack_32> {
    static constexpr std::string_view name = "plain";
    static constexpr phrase title{"Plain tricks", "Plis"};
    static constexpr player_range seats{2, 4};
    using options = ::options;
    static constexpr std::tuple option_list{option{"players", &options::players, 2, 4}, option{"first", &options::first}};
    static constexpr char const* validate(options const& chosen) { return option_out_of_range<plain_rules>(chosen); }
};
struct hearts_are_trumps : plain_rules {
    static constexpr colour_set trumps(auto const&) { return {hearts}; }
};
struct low_wins : plain_rules {
    static constexpr best wins = best::lowest;
};

using plain = tricks<plain_rules>;

/// Four seats with two cards each.
template <typename G>
typename G::state dealt() {
    typename G::state s;
    s.chosen = {};
    seat owner(0);
    for (auto two : {std::array{"Kc", "7d"}, std::array{"Ac", "8h"}, std::array{"7h", "Qd"}, std::array{"8c", "9s"}}) {
        for (char const* each : two)
            s.hands.add(owner, *G::card::parse(each));
        owner = owner.next(4);
    }
    s.begin_with(seat(0));
    return s;
}
template <typename G>
seat taken(std::array<char const*, 4> cards) {
    auto s = dealt<G>();
    for (char const* each : cards) {
        auto const a = G::action::play(*G::card::parse(each));
        REQUIRE_FALSE(G::refusal(s, a));
        G::play(s, a);
    }
    return s.turn;
}

} // namespace

TEST_CASE("a pack, a name, seats and options are enough for a game of tricks") {
    STATIC_REQUIRE(game<plain>);
    STATIC_REQUIRE(plain::wins == best::highest);
    STATIC_REQUIRE(tricks<low_wins>::wins == best::lowest);
    rng luck(1);
    CHECK(plain::deal({.players = 3}, luck).hands.size(seat(2)) == 10);
    CHECK(testing::conformance<plain>({}, 200).run(20, 1));
    CHECK(testing::conformance<tricks<hearts_are_trumps>>({}, 200).run(20, 1));
}

TEST_CASE("the highest card of the suit that was led takes the trick, or the highest trump") {
    CHECK(taken<plain>({"Kc", "Ac", "7h", "8c"}) == seat(1));
    CHECK(taken<tricks<hearts_are_trumps>>({"Kc", "Ac", "7h", "8c"}) == seat(2));
}

TEST_CASE("who can follow must; who did not has no such card in any imagined world") {
    auto s = dealt<plain>();
    plain::play(s, plain::action::play(*plain::card::parse("Kc")));
    CHECK(plain::refusal(s, plain::action::play(*plain::card::parse("8h"))) == &plain::follow_colour);
    plain::play(s, plain::action::play(*plain::card::parse("Ac")));
    plain::play(s, plain::action::play(*plain::card::parse("7h")));
    rng luck(1);
    for (int i = 0; i < 20; ++i)
        CHECK((plain::determinize(plain::view(s, seat(3)), luck).hands.of(seat(2)) & plain::of_suit(plain::clubs)).empty());
}

TEST_CASE("the cards that a seat has won count what each is worth") {
    struct worth_rules : plain_rules {
        static constexpr int worth(card one) { return one.symbol() + 1; }
    };
    using worth = tricks<worth_rules>;
    auto s = dealt<worth>();
    int all = 0;
    for (char const* each : {"Kc", "Ac", "7h", "8c"}) {
        auto const one = *worth::card::parse(each);
        all += one.symbol() + 1;
        worth::play(s, worth::action::play(one));
    }
    CHECK(worth::scores(s)[seat(1)] == all); // who took the trick
    CHECK(worth::scores(s)[seat(0)] == 0);
}
