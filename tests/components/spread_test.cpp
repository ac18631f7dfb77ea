#include <ludo/components/spread.hpp>

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include <ludo/components/card.hpp>
#include <ludo/components/census.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/core/hash_128.hpp>

#include "support/catch.hpp"

namespace {

using grid = ludo::grid<ludo::rectangle{.rows = 2, .columns = 3}>;
using cell = grid::cell;
using cells = grid::cells;
using card = ludo::card<"123456", "x">;
using table = ludo::spread<cell, card>;

constexpr cell a1(0, 0), b1(0, 1), c1(0, 2), a2(1, 0);

constexpr table dealt() {
    std::array<card, 6> cards{};
    for (int i = 0; i < 6; ++i)
        cards[static_cast<std::size_t>(i)] = card(i, 0);
    return table(cards);
}

/// The same, said of each place by itself.
struct plain_table {
    enum lying { nowhere, down, turned, up };
    struct place {
        lying how = nowhere;
        bool seen = false; // face down, and everybody knows it
        card there;
    };
    std::array<place, 6> of{};

    void all(lying from, lying to) {
        for (place& each : of)
            if (each.how == from) {
                each.how = to;
                each.seen = to == down;
            }
    }
    cells those(auto which) const {
        cells found;
        for (int i = 0; i < 6; ++i)
            if (which(of[static_cast<std::size_t>(i)]))
                found.insert(cell::from_index(i));
        return found;
    }
};

} // namespace

TEST_CASE("a table begins empty, or with a card face down on each place") {
    STATIC_REQUIRE(table().taken().empty());
    STATIC_REQUIRE_FALSE(table().at(a1).known());
    STATIC_REQUIRE(dealt().down() == cells::all());
    STATIC_REQUIRE(dealt().seen().empty());
    STATIC_REQUIRE(dealt().at(a2) == card(3, 0));
}

TEST_CASE("a card turned over is seen by all, and stays known when it is turned back") {
    constexpr auto turned = [] {
        table t = dealt();
        t.turn_over(b1);
        return t;
    }();
    STATIC_REQUIRE(turned.turned() == cells{b1});
    STATIC_REQUIRE(turned.down() == cells::all() - cells{b1});
    STATIC_REQUIRE(turned.seen() == cells{b1});

    table t = turned;
    t.turn_back();
    REQUIRE(t.down() == cells::all());
    REQUIRE(t.seen() == cells{b1});
    REQUIRE(t != dealt());
}

TEST_CASE("turning over answers with the card; the cards turned over are taken") {
    table t = dealt();
    REQUIRE(t.turn_over(c1) == card(2, 0));
    REQUIRE(t.turn_over(a1) == card(0, 0));
    REQUIRE(t.down_or_turned() == cells::all());
    t.take_turned();
    REQUIRE_FALSE(t.at(c1).known());
    REQUIRE(t.taken() == cells::all() - cells{a1, c1});
    REQUIRE(t.seen().empty());
}

TEST_CASE("a card laid where a known one lay is not known") {
    table t = dealt();
    t.turn_over(a1);
    t.take_turned();
    t.lay(a1, card(5, 0));
    REQUIRE(t.seen().empty());
    t.show(a1);
    REQUIRE(t.seen() == cells{a1});
}

TEST_CASE("a spread does what is said of each place by itself") {
    prop("turning, leaving up, taking up, turning back, taking, laying, exchanging, showing", [] {
        table t = dealt();
        plain_table plain;
        for (int i = 0; i < 6; ++i)
            plain.of[static_cast<std::size_t>(i)] = {plain_table::down, false, card(i, 0)};

        for (int action = 0; action < 40; ++action) {
            cell const at = cell::from_index(*rc::gen::inRange(0, 6));
            auto& place = plain.of[static_cast<std::size_t>(at.index())];
            switch (*rc::gen::inRange(0, 11)) {
            case 0:
            case 1:
                if (place.how == plain_table::down) {
                    place.how = plain_table::turned;
                    RC_ASSERT(t.turn_over(at) == place.there);
                }
                break;
            case 2: plain.all(plain_table::turned, plain_table::up), t.leave_up(); break;
            case 3: plain.all(plain_table::turned, plain_table::down), t.turn_back(); break;
            case 4: plain.all(plain_table::up, plain_table::turned), t.take_up(); break;
            case 5: plain.all(plain_table::up, plain_table::down), t.turn_up_back(); break;
            case 6:
                if (*rc::gen::inRange(0, 3) == 0) {
                    t.take_turned();
                    for (auto& each : plain.of)
                        if (each.how == plain_table::turned)
                            each = {};
                }
                break;
            case 7:
                if (place.how == plain_table::nowhere) {
                    place = {plain_table::down, false, card(*rc::gen::inRange(0, 6), 0)};
                    t.lay(at, place.there);
                }
                break;
            case 8: {
                cell const other = cell::from_index(*rc::gen::inRange(0, 6));
                std::swap(place, plain.of[static_cast<std::size_t>(other.index())]);
                t.exchange(at, other);
                break;
            }
            case 9:
                if (place.how == plain_table::turned) {
                    place.how = plain_table::up;
                    t.leave_up(at);
                }
                break;
            default:
                if (place.how == plain_table::down) {
                    place.seen = true;
                    t.show(at);
                }
            }
            using place_type = plain_table::place;
            RC_ASSERT(t.down() == plain.those([](place_type const& p) { return p.how == plain_table::down; }));
            RC_ASSERT(t.turned() == plain.those([](place_type const& p) { return p.how == plain_table::turned; }));
            RC_ASSERT(t.up() == plain.those([](place_type const& p) { return p.how == plain_table::up; }));
            RC_ASSERT(t.taken() == plain.those([](place_type const& p) { return p.how != plain_table::nowhere; }));
            RC_ASSERT(t.seen() == plain.those([](place_type const& p) { return p.how > plain_table::down || p.seen; }));
            for (cell each : cells::all())
                RC_ASSERT(t.at(each) == plain.of[static_cast<std::size_t>(each.index())].there);
        }
    });
}

TEST_CASE("hiding forgets the face-down cards that lie elsewhere, and no other") {
    table t = dealt();
    t.turn_over(a1);
    t.leave_up();
    t.turn_over(b1);
    t.hide_but(cells{c1});
    REQUIRE(t.at(a1).known());
    REQUIRE(t.at(b1).known());
    REQUIRE(t.at(c1).known());
    REQUIRE(t.hidden() == cells::all() - cells{a1, b1, c1});
    REQUIRE(t.down() == cells::all() - cells{a1, b1});
}

TEST_CASE("what was seen and lies face down can be forgotten, and nothing else") {
    table now = dealt();
    for (cell each : {a1, b1, c1})
        now.turn_over(each);
    now.leave_up(c1);
    now.turn_back();
    now.turn_over(a2);
    table const before = now;
    int asked = 0;
    now.forget([&](int, int) { return ++asked, false; });
    CHECK(asked == 2);
    CHECK(now == before);
    now.forget([](int place, int kind) { return place == b1.index() && kind == b1.index(); });
    CHECK_FALSE(now.at(b1).known());
    CHECK(now.seen() == cells{a1, c1, a2});
    now.forget([](int, int) { return true; });
    CHECK_FALSE(now.at(a1).known());
    CHECK(now.seen() == cells{c1, a2});
    CHECK(now.down() == before.down());
    CHECK(now.at(c1).known());
    CHECK(now.at(a2).known());
}

TEST_CASE("what is imagined fills the holes, and the whole table is again what it was") {
    table t = dealt();
    t.hide_but({});
    REQUIRE(t.hidden() == cells::all());
    REQUIRE(t != dealt());
    for (cell each : t.hidden())
        t.imagine(each, card(each.index(), 0));
    REQUIRE(t == dealt());
}

TEST_CASE("whether a card turned over had been seen before makes no difference") {
    table once = dealt();
    once.turn_over(a1);
    table twice = dealt();
    twice.turn_over(a1);
    twice.turn_back();
    twice.turn_over(a1);
    REQUIRE(once == twice);
    once.turn_back();
    twice.turn_back();
    REQUIRE(once == twice);
}

TEST_CASE("two cards change places, and what is known of them goes with them") {
    table t = dealt();
    t.turn_over(a1);
    t.turn_back();
    t.turn_over(b1);
    t.exchange(a1, c1);
    t.exchange(b1, a2);
    REQUIRE(t.at(c1) == card(0, 0));
    REQUIRE(t.at(a1) == card(2, 0));
    REQUIRE(t.seen() == cells{c1, a2});
    REQUIRE(t.turned() == cells{a2});
    t.exchange(a2, a2);
    REQUIRE(t.turned() == cells{a2});
    REQUIRE(t.at(a2) == card(1, 0));
}

TEST_CASE("known cards are taken out of a census, unknown ones are imagined from what it has left") {
    table t = dealt();
    t.turn_over(a1);
    t.hide_but({});
    REQUIRE(t.seen_are_known());
    ludo::census<card> box;
    for (int i = 0; i < 6; ++i)
        box.add(card(i, 0));
    REQUIRE(t.take_known(cells::all(), box));
    REQUIRE(box.total() == 5);
    ludo::census<card> same = box;
    REQUIRE_FALSE(t.take_known(cells{a1}, same));
    REQUIRE(same == box);
    ludo::rng luck(1);
    table some = t;
    some.imagine(cells{b1, c1}, box, luck);
    REQUIRE(box.total() == 3);
    REQUIRE(some.hidden() == t.hidden() - cells{b1, c1});
    some.imagine(cells::all(), box, luck);
    REQUIRE(box.total() == 0);
    REQUIRE(some.hidden().empty());
    t.show(b1);
    REQUIRE_FALSE(t.seen_are_known());
}

TEST_CASE("what is forgotten is what was seen and lies face down") {
    table t;
    for (cell each : {a1, b1, c1})
        t.lay(each, card(each.index(), 0));
    t.turn_over(a1);
    t.leave_up();
    t.turn_over(b1);
    t.turn_back();
    t.turn_over(c1);
    t.forget();
    REQUIRE(t.seen() == cells{a1, c1});
    REQUIRE(t.at(a1).known());
    REQUIRE(t.at(c1).known());
    REQUIRE_FALSE(t.at(b1).known());
}

TEST_CASE("the same cards make another sum where they lie another way, or were seen") {
    auto const sum = [](auto... changes) {
        table t = dealt();
        (changes(t), ...);
        ludo::hash_128 hash;
        t.add_to(hash);
        return hash.low;
    };
    auto const over = [](table& t) { t.turn_over(a1); };
    auto const back = [](table& t) { t.turn_back(); };
    auto const up = [](table& t) { t.leave_up(); };
    std::array const sums{sum(), sum(over), sum(over, back), sum(over, up)};
    for (std::size_t i = 0; i < sums.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            CHECK(sums[i] != sums[j]);
}
