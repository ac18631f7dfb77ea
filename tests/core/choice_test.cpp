#include <ludo/core/choice.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <ludo/components/card.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/components/letter.hpp>
#include <ludo/components/number.hpp>
#include <ludo/core/notated.hpp>

#include "support/catch.hpp"

namespace {

using cell = ludo::grid_cell<ludo::rectangle{.rows = 2, .columns = 3}>;
using card = ludo::card<"123", "xy">;

struct deed : ludo::choice<deed, ludo::step<ludo::verb<"turn", cell>, ludo::verb<"stop">>,
                           ludo::step<ludo::verb<"put", card, cell>, ludo::verb<"turn-back", cell>>> {
    static constexpr deed turn(cell on) { return make<"turn">(on); }
    static constexpr deed stop() { return make<"stop">(); }
    static constexpr deed put(card what, cell on) { return make<"put">(what, on); }
    static constexpr deed turn_back(cell on) { return make<"turn-back">(on); }
};

using large_cell = ludo::grid_cell<ludo::rectangle{.rows = 10, .columns = 20}>;
struct large : ludo::choice<large, ludo::step<ludo::verb<"a", large_cell>>, ludo::step<ludo::verb<"b", large_cell>>> {
    static constexpr large b(large_cell on) { return make<"b">(on); }
};

constexpr cell a1(0, 0), c1(0, 2), b2(1, 1);

using three_things = ludo::verb<"play", card, ludo::number<2>, ludo::letter<"yrgb">>;
using nothing = ludo::verb<"stop">;
struct played : ludo::choice<played, ludo::step<three_things>> {};

/// A thing whose notation depends on a language, and an action done with it and with a cell, which has always the same.
struct count_of {
    static constexpr int count = 2;
    bool two = false;
    [[nodiscard]] constexpr int index() const { return two; }
    static constexpr count_of from_index(int index) { return {index == 1}; }
    [[nodiscard]] constexpr ludo::short_text text(bool french = false) const {
        return std::string_view(french ? (two ? "deux" : "un") : two ? "two" : "one");
    }
    static constexpr std::optional<count_of> parse(std::string_view text, bool french = false) {
        for (bool each : {false, true})
            if (count_of{each}.text(french) == text)
                return count_of{each};
        return std::nullopt;
    }
    friend constexpr bool operator==(count_of, count_of) = default;
};
struct move : ludo::choice<move, ludo::step<ludo::verb<"put", count_of, cell>>> {
    static constexpr move put(count_of what, cell on) { return make<"put">(what, on); }
};

} // namespace

TEST_CASE("actions are numbered in the order of their verbs") {
    STATIC_REQUIRE(deed::count == 6 + 1 + 6 * 6 + 6);
    STATIC_REQUIRE(deed::turn(a1).index() == 0);
    STATIC_REQUIRE(deed::turn(b2).index() == 4);
    STATIC_REQUIRE(deed::stop().index() == 6);
    STATIC_REQUIRE(deed::put(card(0, 0), a1).index() == 7);
    STATIC_REQUIRE(deed::put(card(0, 0), c1).index() == 7 + 2 * 6);
    STATIC_REQUIRE(deed::put(card(1, 0), a1).index() == 8);
    STATIC_REQUIRE(deed::turn_back(a1).index() == 43);
    STATIC_REQUIRE(ludo::notated<deed>);
}

TEST_CASE("an action tells its verb and what it is done with") {
    STATIC_REQUIRE(deed::stop().is<"stop">());
    STATIC_REQUIRE_FALSE(deed::stop().is<"turn">());
    STATIC_REQUIRE(deed::turn(b2).is<"turn">());
    STATIC_REQUIRE_FALSE(deed::turn(b2).is<"turn-back">());
    STATIC_REQUIRE(deed::turn(b2).with<"turn">() == b2);
    STATIC_REQUIRE(deed::put(card(2, 1), c1).with<"put">() == std::tuple(card(2, 1), c1));
    STATIC_REQUIRE(deed() == deed::turn(a1));
}

TEST_CASE("each index is one action with one text") {
    for (int index = 0; index < deed::count; ++index) {
        deed const one = deed::from_index(index);
        CAPTURE(std::string(one.text().view()));
        CHECK(one.index() == index);
        REQUIRE(deed::parse(one.text()).has_value());
        CHECK(*deed::parse(one.text()) == one);
        CHECK(one.is<"turn">() + one.is<"stop">() + one.is<"put">() + one.is<"turn-back">() == 1);
    }
}

TEST_CASE("the text is the word and then the things") {
    STATIC_REQUIRE(deed::turn(c1).text() == "turn c1");
    STATIC_REQUIRE(deed::stop().text() == "stop");
    STATIC_REQUIRE(deed::put(card(2, 1), b2).text() == "put 3y b2");
    STATIC_REQUIRE(deed::parse("put 3y b2") == deed::put(card(2, 1), b2));
}

TEST_CASE("nothing else is read than what is written") {
    for (std::string const wrong :
         {"", " ", "turn", "turn ", "turn d1", "turn c1 ", " turn c1", "turn  c1", "turn c1 c1", "Turn c1", "turn-", "stop ",
          "stop a1", "put 3y", "put b2 3y", "put 3y b2 b2", "put  3y b2", "put 4y b2", "turnback a1"}) {
        CAPTURE(wrong);
        CHECK_FALSE(deed::parse(wrong).has_value());
    }
    CHECK_FALSE(deed::parse(std::string_view()).has_value());
    prop("of all short texts, one that is read is written the same", [] {
        auto const words = *rc::gen::container<std::vector<std::string>>(
            rc::gen::element<std::string>("turn", "stop", "put", "a1", "c2", "2x", "?", "", "turn-back"));
        std::string text;
        for (auto const& word : words)
            text += (text.empty() ? "" : " ") + word;
        if (auto const read = deed::parse(text))
            RC_ASSERT(read->text() == text);
    });
}

TEST_CASE("a program that knows no game asks for the verbs there are, and what each is done with") {
    std::vector<std::string> verbs;
    deed::each_verb([&]<typename Verb>(std::type_identity<Verb>, int first) {
        std::string line = std::to_string(first) + ' ' + std::string(Verb::word);
        Verb::each_type([&]<typename Thing>(std::type_identity<Thing>) {
            line += ' ' + std::string(ludo::kind_of<Thing>()) + " of " + std::to_string(Thing::count);
        });
        verbs.push_back(line);
    });
    CHECK(verbs == std::vector<std::string>{"0 turn cell of 6", "6 stop", "7 put card of 6 cell of 6", "43 turn-back cell of 6"});
    STATIC_REQUIRE(ludo::kind_of<count_of>() == "thing");
}

TEST_CASE("a program that knows no game asks an action for its verb and its things") {
    STATIC_REQUIRE(deed::stop().verb() == "stop");
    STATIC_REQUIRE(deed::turn_back(a1).verb() == "turn-back");
    auto const things = [](auto action, auto... notation) {
        std::vector<std::string> found;
        action.each_thing(
            [&]<typename Thing>(Thing thing, std::string_view text) {
                found.push_back(std::string(ludo::kind_of<Thing>()) + ' ' + std::to_string(thing.index()) + ' ' +
                                std::string(text));
            },
            notation...);
        return found;
    };
    CHECK(things(deed::stop()).empty());
    CHECK(things(deed::put(card(2, 1), b2)) == std::vector<std::string>{"card 5 3y", "cell 4 b2"});
    CHECK(things(move::put({true}, b2), true) == std::vector<std::string>{"thing 1 deux", "cell 4 b2"});
}

TEST_CASE("nothing is done with a card that is not known") { CHECK_FALSE(deed::parse("put ? c2").has_value()); }

TEST_CASE("the verbs of one moment are a step") {
    STATIC_REQUIRE(deed::most_in_a_step == 42);
    for (int index = 0; index < deed::count; ++index)
        CHECK(deed::step_begin(index) == (index < 7 ? 0 : 7));
}

TEST_CASE("an action takes a byte while there are 256 of them, and two beyond") {
    STATIC_REQUIRE(sizeof(deed) == 1);
    STATIC_REQUIRE(large::count == 400);
    STATIC_REQUIRE(sizeof(large) == 2);
    STATIC_REQUIRE(large::b(large_cell(9, 19)).index() == 399);
    STATIC_REQUIRE(large::from_index(399).text() == "b t10");
}

TEST_CASE("of several things the first one is numbered fastest") {
    using number = ludo::number<2>;
    using colour = ludo::letter<"yrgb">;
    STATIC_REQUIRE(three_things::count == 6 * 2 * 4);
    STATIC_REQUIRE(three_things::index(card(0, 0), number(0), colour(0)) == 0);
    STATIC_REQUIRE(three_things::index(card(1, 0), number(0), colour(0)) == 1);
    STATIC_REQUIRE(three_things::index(card(0, 0), number(1), colour(0)) == 6);
    STATIC_REQUIRE(three_things::index(card(0, 0), number(0), colour(1)) == 12);
    for (int index = 0; index < three_things::count; ++index) {
        auto const things = three_things::with(index);
        CHECK(std::apply(three_things::index, things) == index);
        CHECK(three_things::read(played::from_index(index).text()) == index);
    }
    STATIC_REQUIRE(three_things::read("play 1y 1 b") == three_things::index(card(0, 1), number(1), colour(3)));
    for (auto const* wrong : {"play 1y 1", "play 1y b 1", "play 1y 1 b b", "play 1y 2 b", "play 1 1 b", "play", "play ", "1y 1 b"})
        CHECK(three_things::read(wrong) == -1);
}

TEST_CASE("a verb may be done with nothing") {
    STATIC_REQUIRE(nothing::count == 1);
    STATIC_REQUIRE(nothing::index() == 0);
    STATIC_REQUIRE(nothing::with(0) == std::tuple());
    STATIC_REQUIRE(nothing::read("stop") == 0);
    STATIC_REQUIRE(nothing::read("stop ") == -1);
}

TEST_CASE("things are written and read in the notation that is given, if theirs depends on one") {
    constexpr move one = move::put({true}, b2);
    STATIC_REQUIRE(one.text() == "put two b2");
    STATIC_REQUIRE(one.text(true) == "put deux b2");
    STATIC_REQUIRE(move::parse("put deux b2", true) == one);
    STATIC_REQUIRE(move::parse("put two b2") == one);
    CHECK_FALSE(move::parse("put two b2", true).has_value());
    CHECK_FALSE(move::parse("put deux b2").has_value());
    STATIC_REQUIRE(ludo::text_in(b2, true) == "b2");
    STATIC_REQUIRE(ludo::text_in(count_of{}, true) == "un");
    STATIC_REQUIRE(ludo::parse_in<cell>("b2", true) == b2);
    STATIC_REQUIRE(ludo::parse_in<count_of>("un", true) == count_of{});
    STATIC_REQUIRE(ludo::parse_in<count_of>("one") == count_of{});
}
