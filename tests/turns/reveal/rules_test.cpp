#include <ludo/turns/reveal/rules.hpp>

#include <string>
#include <string_view>

#include <ludo/core/short_text.hpp>
#include <ludo/turns/reveal/positions.hpp>

#include "../../../examples/games/memory.hpp"
#include "support/broken_games.hpp"
#include "support/catch.hpp"

using ludo::nobody;
using ludo::seat;

namespace {

/// A game with three pictures, laid out as this text says.
template <typename G>
typename G::state laid_out(std::string_view cards, typename G::options const& chosen) {
    ludo::rng luck;
    typename G::state s = G::deal(chosen, luck);
    s.table = {};
    int at = 0;
    ludo::each_word(cards, [&](std::string_view name) { s.table.lay(G::place::from_index(at++), G::card::parse(name).value()); });
    return s;
}

template <typename G>
std::string played(typename G::state& s, std::string_view named) {
    std::string refused;
    ludo::each_word(named, [&](std::string_view place) {
        auto const a = G::action::turn(G::place::parse(place).value());
        ludo::rule const* const broken = G::refusal(s, a);
        CHECK(G::actions(s).contains(a) == (broken == nullptr));
        if (broken && refused.empty())
            refused = broken->id;
        if (refused.empty())
            G::play(s, a);
    });
    return refused;
}

memory::state three_pairs(int players = 3) {
    return laid_out<memory>("Ar Br Cr Ar Cr Br", {.players = players, .pairs = 3}); // a1 b1 c1 d1 e1 f1
}

/// Three of a kind are won, by rank; and then the next seat has its turn.
struct threes_rules : memory_rules {
    using card = ludo::card<"AB", "rgb">;
    static constexpr auto deck = ludo::deck<card, 6>::of("Ar Ag Ab Br Bg Bb");
    static constexpr bool plays(options const&, card) { return true; }
    using place = ludo::grid_cell<ludo::rectangle{.rows = 2, .columns = 3}>;
    static constexpr ludo::index_set<place> laid(options const&) { return ludo::index_set<place>::all(); }
    static constexpr int in_a_set = 3;
    static constexpr bool together(card one, card other) { return one.symbol() == other.symbol(); }
    static constexpr bool goes_on = false;
};
using threes = ludo::reveal<threes_rules>;

struct sees_all : memory {
    static constexpr state view(state const& s, seat) { return s; }
};
struct forgets : memory {
    static constexpr state view(state const& s, seat) {
        state seen = s;
        seen.table.hide_but({});
        return seen;
    }
};

} // namespace

TEST_CASE("a pair is won and the seat goes on; two others are turned back and the next seat has its turn") {
    memory::state s = three_pairs();
    CHECK(played<memory>(s, "a1 d1").empty());
    CHECK(s.turn == seat(0));
    CHECK(memory::scores(s)[seat(0)] == 1);
    CHECK(played<memory>(s, "b1 c1").empty());
    CHECK(s.turn == seat(1));
    CHECK(s.table.turned().empty());
    CHECK(s.table.seen().size() == 4);
    CHECK(memory::scores(s)[seat(1)] == 0);
}

TEST_CASE("a card that was laid out earlier than the first one is compared with that one, not with itself") {
    memory::state s = three_pairs();
    CHECK(played<memory>(s, "d1 c1").empty());
    CHECK(s.turn == seat(1));
    CHECK(played<memory>(s, "f1 b1").empty());
    CHECK(memory::scores(s)[seat(1)] == 1);
}

TEST_CASE("only a card that lies face down is turned over, and only while the game goes on") {
    memory::state s = three_pairs();
    CHECK(played<memory>(s, "a1 a1") == "reveal.turn.face-down");
    CHECK(played<memory>(s, "d1 a1") == "reveal.turn.won");
    CHECK(played<memory>(s, "g1") == "reveal.turn.empty");
    CHECK(played<memory>(s, "b1 f1 c1 e1").empty());
    CHECK(memory::turn(s) == nobody);
    CHECK(memory::scores(s)[seat(0)] == 3);
    CHECK(played<memory>(s, "a1") == "reveal.end.over");
}

TEST_CASE("everybody knows what was turned over, and nothing else") {
    memory::state s = three_pairs();
    CHECK(played<memory>(s, "a1 b1 c1").empty());
    memory::state const seen = memory::view(s, seat(2));
    CHECK(seen.table.hidden().size() == 3);
    CHECK(seen.table.at(memory::place(0, 1)) == s.table.at(memory::place(0, 1)));
    CHECK(memory::view(s, seat(0)) == seen);
    CHECK(memory::view(s, nobody) == seen);
}

TEST_CASE("sets can have more than two cards, and the first that does not belong to the others ends the turn") {
    threes::state s = laid_out<threes>("Ar Br Ag Bg Ab Bb", {.players = 2, .pairs = 2});
    CHECK(played<threes>(s, "a1 b1").empty());
    CHECK(s.turn == seat(1));
    CHECK(played<threes>(s, "c1 b2").empty());
    CHECK(s.turn == seat(1));
    CHECK(s.table.turned().size() == 2);
    CHECK(played<threes>(s, "a1").empty());
    CHECK(threes::scores(s)[seat(1)] == 1);
    CHECK(s.turn == seat(0)); // these rules let nobody go on
    CHECK(ludo::wrong_with<threes>(s) == nullptr);
}

TEST_CASE("the suite passes games of memory, and finds views that show or forget too much") {
    keeps_every_promise<memory>(ludo::testing::conformance<memory>(), 12, 500);
    keeps_every_promise<threes>(ludo::testing::conformance<threes>(), 20, 200);
    is_caught<sees_all>({}, "35", 5, 20000);
    is_caught<forgets>({}, "456", 5, 20000);
}
