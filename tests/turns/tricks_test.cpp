// What trick games have in common, shown in a small one that is made up here: the higher colour of the card that is led is
// asked, and decides; each seat may say `pass` once in a game instead of following.
#include <ludo/turns/tricks.hpp>

#include <array>
#include <string>
#include <tuple>

#include <ludo/core/game.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/games/xxl/box.hpp>
#include <ludo/io/json.hpp>
#include <ludo/search/playout.hpp>

#include "support/catch.hpp"
#include "support/tricks.hpp"
#include "support/tricks_extras.hpp"

using namespace ludo;

namespace {

struct small_rules : xxl::box {
    static constexpr std::string_view name = "small";
    static constexpr phrase title{"Three cards", "Trois cartes"};

    struct options {
        int players = 2;
        seat first = seat(0);
        xxl::starter starter = xxl::starter::fixed;
        xxl::deck deck = xxl::default_deck;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list = common_options<options>;
    static constexpr char const* check(options const& chosen) { return option_out_of_range<small_rules>(chosen); }
    static constexpr int hand_size(int players) { return players == 2 ? 4 : 3; }

    enum class phase : std::uint8_t { over, leading, following };
    friend constexpr std::array<std::string_view, 3> names(phase) { return {"over", "leading", "following"}; }

    struct own {
        per_seat<bool, 6> passed;
        friend constexpr bool operator==(own const&, own const&) = default;
        static constexpr void fields(auto& besides, auto visit) { visit("passed", besides.passed); }
    };

    static constexpr fixed_text to_lead = "lead";
    static constexpr fixed_text to_follow = "follow";
    template <typename Action>
    struct choices : choice<Action, step<verb<"lead", card>>, step<verb<"follow", card>, verb<"pass">>> {
        static constexpr Action pass() { return choices::template make<"pass">(); }
    };

    static constexpr void begin(auto&, rng&) {}
    static constexpr void note(auto&, card) {}
    static constexpr void favour(auto const&, seat, auto const&, auto&) {}
    static constexpr void each_lead(auto const&, auto visit) { visit(cards::all()); }
    static constexpr colour_set asked(auto const& s, card led) { return {s.chosen.deck.high(led)}; }
    static constexpr colour_set colours(auto const& s, card one) { return s.chosen.deck.both(one); }
    static constexpr cards showing(auto const& s, colour_set some) { return s.chosen.deck.showing(some); }
    static constexpr colour deciding(auto const& s) { return s.asked.first(); }
    static constexpr bool after_trick(auto& s) {
        for (int i = 0; i < s.chosen.players; ++i, s.turn = s.turn.next(s.chosen.players))
            if (!s.hands.empty(s.turn))
                return true;
        return false;
    }

    static constexpr auto follow_later = rule("small.follow.later", phrase{}, "First a card is led.", "On attaque d'abord.");
    static constexpr auto lead_once = rule("small.lead.once", phrase{}, "A card was led.", "On a déjà attaqué.");
    static constexpr auto pass_once = rule("small.pass.once", phrase{}, "One passes once.", "On ne passe qu'une fois.");
    static constexpr std::array own_rules{&follow_later, &lead_once, &pass_once};
    static constexpr rule const* refusal(auto const& s, auto a) {
        if (s.now == phase::leading)
            return a.template is<"lead">() ? nullptr : &follow_later;
        return a.template is<"lead">() ? &lead_once : a.template is<"pass">() && s.own.passed[s.turn] ? &pass_once : nullptr;
    }
    template <typename Action>
    static constexpr void insert_others(auto const& s, action_set<Action>& legal) {
        if (s.now == phase::following)
            legal.insert(Action::pass(), !s.own.passed[s.turn]);
    }
    static constexpr other_action play_other(auto& s, auto) {
        s.own.passed[s.turn] = true;
        return in_the_trick;
    }

    static constexpr seat_numbers scores(auto const& s) {
        return totals(s.chosen.players, [&](seat each) { return s.won[each]; });
    }
    static constexpr bool secret(auto const&, auto) { return false; }
    static constexpr void hide(auto&, seat) {}
    static constexpr void imagine(auto&, rng&) {}
    static constexpr char const* check_own(auto const& s) {
        for (seat each : ludo::seats(s.chosen.players))
            if (s.trick.empty() && s.turn == nobody && !s.hands.empty(each))
                return "hands: somebody can lead";
        return nullptr;
    }
};
using G = tricks<small_rules>;
static_assert(game<G>);

using played = trick_table<G>;
played at(std::vector<std::string> const& hands, G::options chosen = {.players = 3}) { return played(dealt<G>(chosen, hands)); }

} // namespace

TEST_CASE("the hands are dealt seat after seat from the top, and the rest is laid aside") {
    rng luck(1);
    G::packet const pack = G::shuffled(luck);
    for (int players : {2, 3, 6}) {
        G::state const s = G::lay_out({.players = players, .first = seat(1)}, pack, luck);
        std::size_t next = 0;
        for (seat each : seats(players)) {
            CHECK(s.hands.size(each) == G::hand_size(players));
            for (int i = 0; i < G::hand_size(players); ++i)
                CHECK(s.hands.of(each).contains(pack[next++]));
        }
        CHECK(s.aside.size() == 55 - players * G::hand_size(players));
        CHECK(s.turn == seat(1));
        CHECK(s.now == G::phase::leading);
    }
}

TEST_CASE("one leads any card, the others follow in turn with the colour that is asked if they have it") {
    auto table = at({"1g2r 9y10r", "0g6r 1b3g 8y9r", "2g5b 2g4y 1g5y"});
    CHECK(table.plays("follow 1g2r") == "small.follow.later");
    CHECK(table.plays("lead 8y9r") == "tricks.play.held");
    CHECK(table.plays("lead 1g2r") == "");
    CHECK(table.asked() == "r");
    CHECK(table.plays("lead 0g6r") == "small.lead.once");
    CHECK(table.legal() == "follow 0g6r, follow 8y9r, pass");
    CHECK(table.plays("follow 1b3g") == "tricks.follow.colour");
    CHECK(table.plays("follow 2g5b") == "tricks.play.held");
    CHECK(table.plays("follow 0g6r") == "");
    CHECK(table.mover() == 2);
    CHECK(table.legal() == "follow 1g5y, follow 2g4y, follow 2g5b, pass"); // no red: any card
    CHECK(table.plays("follow 2g5b") == "");
    CHECK(table.without(2) == "r");
    CHECK(table.without(1) == "");
    CHECK(table.won(1) == "0g6r 1g2r 2g5b"); // red 2, 6
    CHECK(table.mover() == 1);
    CHECK(table.points() == "0 16 0");
}

TEST_CASE("a card with two of the colours that are asked leaves both, one with a single one leaves that") {
    G::state s = dealt<G>({.players = 3}, {"1g2r", "0g6r 3y4b", "4y5r"});
    G::play(s, G::action::lead(G::card(1, 2)));
    s.asked = s.chosen.deck.both(G::card(1, 2)); // as if the rules asked for both
    G::state both = s;
    G::play(both, G::action::follow(G::card(0, 6)));
    CHECK(both.asked.text() == "rg");
    G::play(both, G::action::follow(G::card(4, 5)));
    CHECK(both.won[seat(1)].size() == 3); // red 6
    s.hands.remove(seat(1), G::card(0, 6));
    G::state none = s;
    none.hands.remove(seat(1), (none.hands.of(seat(1)) - G::cards{G::card(3, 4)}).first());
    G::play(none, G::action::follow(G::card(3, 4)));
    CHECK(none.asked.text() == "rg");
    CHECK(none.without[seat(1)].text() == "rg");
}

TEST_CASE("of equal digits the card with the higher total takes the trick, and no other colour does") {
    auto table = at({"8r10y", "6b10y", "4g10y"});
    CHECK(table.plays("lead 8r10y, follow 6b10y, follow 4g10y") == "");
    CHECK(table.mover() == 0);
    auto other = at({"1g2r", "0y10b 0b5y 1y7b", "9y10r 3r5g"});
    CHECK(other.plays("lead 1g2r, follow 0y10b, follow 3r5g") == "");
    CHECK(other.mover() == 2);
}

TEST_CASE("what the rules add is done in its turn, and a seat without cards is passed over") {
    auto table = at({"1g2r", "0g6r", "3r5g"});
    CHECK(table.plays("lead 1g2r, pass") == "");
    CHECK(table.mover() == 2);
    CHECK(table.plays("follow 3r5g") == "");
    CHECK(table.won(2) == "1g2r 3r5g");
    G::state s = table.state();
    for (G::card each : s.hands.of(seat(0)))
        s.hands.remove(seat(0), each);
    G::play(s, G::action::lead(s.hands.of(seat(2)).first()));
    CHECK(s.turn == seat(1));
    CHECK(G::refusal(s, G::action::pass())->id == "small.pass.once");
    rng luck(1);
    G::play(s, G::actions(s).pick(luck));
    CHECK(s.trick.empty());
}

TEST_CASE("when it is over nothing can be done") {
    rng luck(2);
    G::state s = G::deal({.players = 4}, luck);
    playout<G>(s, luck);
    CHECK(s.turn == nobody);
    CHECK(G::actions(s).empty());
    CHECK(G::refusal(s, G::action::pass())->id == "tricks.end.over");
    CHECK(G::check(s) == nullptr);
}

TEST_CASE("the sentences are those of all trick games and of this one") {
    std::string ids;
    for (rule const* each : G::rules)
        ids += std::string(each->id) + ' ';
    CHECK(ids == "tricks.play.held tricks.follow.colour small.follow.later small.lead.once small.pass.once tricks.end.over ");
}

TEST_CASE("a seat sees its own hand and what was played; what is imagined lacks the colours that were not followed") {
    auto table = at({"1g2r 9y10r", "0g6r 1b3g 8y9r", "2g5b 2g4y 1g5y"});
    CHECK(table.plays("lead 1g2r, follow 0g6r, follow 2g5b") == "");
    G::state const seen = G::view(table.state(), seat(0));
    CHECK(seen.hands.of(seat(0)) == table.state().hands.of(seat(0)));
    CHECK(seen.hands.of(seat(1)).empty());
    CHECK(seen.hands.hidden(seat(1)) == 2);
    CHECK(seen.aside.known().empty());
    rng luck(3);
    for (int i = 0; i < 100; ++i) {
        G::state const full = G::determinize(seen, luck);
        CHECK(G::check(full) == nullptr);
        CHECK((full.hands.of(seat(2)) & G::showing(full, {G::colour(1)})).empty());
        CHECK(G::view(full, seat(0)) == seen);
    }
}

TEST_CASE("a position of a trick game that does not agree with itself is refused") {
    auto const wrong = [](void (*change)(G::state&)) {
        auto table = at({"1g2r 9y10r", "0g6r 1b3g 8y9r", "2g5b 2g4y 1g5y"});
        REQUIRE(table.plays("lead 1g2r, follow 0g6r") == "");
        G::state s = table.state();
        change(s);
        char const* const said = G::check(s);
        std::string const name = said ? said : "nothing";
        return name.substr(0, name.find_first_of(" ,:"));
    };
    CHECK(wrong([](G::state&) {}) == "nothing");
    CHECK(wrong([](G::state& s) { s.turn = nobody; }) == "turn");
    CHECK(wrong([](G::state& s) { s.turn = seat(0); }) == "trick");
    CHECK(wrong([](G::state& s) { s.now = G::phase::leading; }) == "trick");
    CHECK(wrong([](G::state& s) { s.asked = {G::colour(0)}; }) == "asked");
    CHECK(wrong([](G::state& s) { s.hands.remove(seat(2), G::card(2, 5)); }) == "hands");
    CHECK(wrong([](G::state& s) { s.without[seat(2)] = {G::colour(2)}; }) == "without");
    CHECK(wrong([](G::state& s) { s.aside = {}; }) == "hands");
    CHECK(wrong([](G::state& s) { s.chosen.players = 7; }) == "players");
}

TEST_CASE("a game of tricks goes through the suite, and is played when the program is compiled") {
    auto const found = testing::conformance<G>(tricks_extras<G>()).run(60);
    INFO(found.wrong << '\n' << found.record);
    CHECK(found);
    constexpr int points = [] {
        rng luck(4);
        G::state s = G::deal({.players = 3}, luck);
        playout<G>(s, luck);
        int sum = 0;
        for (int each : G::scores(s))
            sum += each;
        return sum;
    }();
    STATIC_REQUIRE(points > 0);
}
