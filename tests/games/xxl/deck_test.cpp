#include <ludo/games/xxl/deck.hpp>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/notation.hpp>
#include <ludo/games/xxl/up_down.hpp>
#include <ludo/io/json.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/xxl.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::up_down;
using xxl::card;
using xxl::cards;
using xxl::colour;
using xxl::default_deck;

namespace {

constexpr colour yellow(0), red(1), green(2), blue(3);
constexpr std::array colours{yellow, red, green, blue};

xxl::deck some_deck() {
    rng luck(*rc::gen::arbitrary<std::uint64_t>());
    return xxl::deck::any(luck);
}

/// The text of the default deck with one word in the place of another.
std::string with(std::string_view word, std::string_view other) {
    std::string text(default_deck.text().view());
    std::size_t const at = text.find(word);
    REQUIRE(at != text.npos);
    return text.replace(at, word.size(), other);
}

std::string problem(json const& options) {
    auto const read = options_from_json<lower>(options);
    return read ? "" : read.error();
}

std::string const takes_a_deck = "deck takes 55 cards: every pair of digits from 0 to 10 once, in two different colours of y r g b";

/// The default deck, but for 0g1r: that is 0y1g.
xxl::deck another_deck() { return xxl::deck::parse(with("0g1r", "0y1g")).value(); }

} // namespace

// ---- Sets of cards, in every deck

TEST_CASE("the sets of cards are what one finds card by card") {
    prop("in any deck", [] {
        xxl::deck const of = some_deck();
        for (colour in : colours) {
            cards showing, low, high;
            for (card each : cards::all()) {
                low.insert(each, of.low(each) == in);
                high.insert(each, of.high(each) == in);
                showing.insert(each, of.low(each) == in || of.high(each) == in);
                RC_ASSERT(of.shows(each, in) == showing.contains(each));
                if (of.shows(each, in))
                    RC_ASSERT(of.digit(each, in) == (of.low(each) == in ? each.low() : each.high()));
            }
            RC_ASSERT(of.showing(in) == showing);
            RC_ASSERT(of.low_in(in) == low);
            RC_ASSERT(of.high_in(in) == high);
            for (int digit = 0; digit < xxl::digits; ++digit) {
                cards equal, less;
                for (card each : showing) {
                    equal.insert(each, of.digit(each, in) == digit);
                    less.insert(each, of.digit(each, in) < digit);
                }
                RC_ASSERT(of.showing(digit, in) == equal);
                RC_ASSERT(of.showing_less(digit, in) == less);
            }
        }
    });
}

// ---- Other decks

TEST_CASE("a deck is read again as it was written, and in any order") {
    prop("any deck", [] {
        xxl::deck const one = some_deck();
        RC_ASSERT(xxl::deck::parse(one.text()) == one);
        std::string backwards;
        for (card each : cards::all())
            backwards = std::string(each.text(one).view()) + (each.index() % 11 == 0 ? "\n" : "  ") + backwards;
        RC_ASSERT(xxl::deck::parse(backwards) == one);
    });
    CHECK(default_deck.text().view().substr(0, 15) == "0g1r 0g2r 0r3y ");
    STATIC_REQUIRE_FALSE(std::is_default_constructible_v<xxl::deck>); // it would be all of one colour
}

TEST_CASE("any deck has two different colours on each card") {
    prop("any deck", [] {
        xxl::deck const one = some_deck();
        for (card each : cards::all())
            RC_ASSERT(!(one.low(each) == one.high(each)));
    });
}

TEST_CASE("a deck with something wrong is none") {
    CHECK(xxl::deck::parse(with("0g1r", "0y1g")).has_value());
    for (auto const* wrong :
         {"",      "0r2b",      "0r1r",  "1b0r", "0r1",   "r1b",    "0r",    "01",    "0r1w", "0R1B",  "00g1r",  "0r01b",
          "0g1r,", "0g1r 0g1r", "0r11b", "0r0b", "-1r1b", "0g1r1g", "0g1rb", "0rr1b", "?",    "0r 1b", "0g1r\t", "+0g1r"}) {
        CAPTURE(wrong);
        CHECK_FALSE(xxl::deck::parse(with("0g1r", wrong)).has_value());
    }
    CHECK_FALSE(xxl::deck::parse(with(" 9y10r", "")).has_value());           // 54 cards
    CHECK_FALSE(xxl::deck::parse(with("9y10r", "9y10r 9y10b")).has_value()); // 56 cards
    CHECK_FALSE(xxl::deck::parse(with("9y10r", "9y10r\t9y10b")).has_value());
    CHECK_FALSE(xxl::deck::parse("").has_value());
    CHECK_FALSE(xxl::deck::parse(std::string(10000, 'y')).has_value());
    prop("no text does harm", [] {
        xxl::deck::parse(*rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123456789yrgb \n?"))));
        std::string text(default_deck.text().view());
        text[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(text.size())))] =
            *rc::gen::elementOf(std::string("0159yrgb \n?"));
        if (auto const read = xxl::deck::parse(text))
            RC_ASSERT(xxl::deck::parse(read->text()) == read);
    });
}

// ---- The option `deck`

TEST_CASE("options name a deck; a wrong one is refused with what it takes") {
    auto const read = options_from_json<lower>({{"players", 3}, {"deck", another_deck().text().view()}});
    REQUIRE(read);
    CHECK(read->deck == another_deck());
    CHECK(options_from_json<lower>(json::object())->deck == default_deck);
    CHECK(problem({{"deck", with("0g1r", "0r1r")}}) == takes_a_deck);
    CHECK(problem({{"deck", ""}}) == takes_a_deck);
    CHECK(problem({{"deck", 7}}) == takes_a_deck);
    CHECK(problem({{"deck", nullptr}}) == takes_a_deck);
    CHECK(problem({{"deck", json::array({"0g1r"})}}) == takes_a_deck);
}

TEST_CASE("a record names another deck than the default one, and its cards are named so") {
    table<lower> const plain({}, 5);
    CHECK(to_text(record_of(plain))->find("deck") == std::string::npos);

    lower::options chosen;
    chosen.deck = another_deck();
    table<lower> played(chosen, 5);
    rng luck(5);
    while (!played.over())
        REQUIRE(played.play(played.actions().pick(luck)));
    std::string const text = *to_text(record_of(played));
    CHECK(text.find("\noption deck 0y1g 0g2r ") != std::string::npos);
    CHECK(text.find("0g1r") == std::string::npos);
    auto const again = load_text<lower>(text);
    REQUIRE(again);
    CHECK(again->state() == played.state());

    std::string wrong = text;
    wrong.replace(wrong.find("0y1g"), 4, "0y1y");
    CHECK(load_text<lower>(wrong).error() == "line 4: " + takes_a_deck);
}

TEST_CASE("actions name the cards of the deck that is played with") {
    lower::options chosen;
    chosen.deck = another_deck();
    auto const s = xxl_table<lower>("0y1g 2r6y 2b7r 2b8r 2y9b 2g10b 3y4b 3r5g 3r6b 3y7g 3g8b 3b9y 4y5r", chosen).state();
    auto const one = lower::action::play(card(0, 1));
    CHECK(to_text<lower>(s, one) == "play 0y1g");
    CHECK(action_of<lower>(s, "play 0y1g") == one);
    CHECK_FALSE(action_of<lower>(s, "play 0g1r").has_value());
    CHECK(lower::action::parse("play 0g1r") == one);
    table<lower> at(s);
    CHECK(play_step(at, "0 play 0g1r") == "`0 play 0g1r` is not a seat and an action of lower");
    CHECK(play_step(at, "0 play 2b7r").substr(0, 11) == "play 2b7r: ");
}

TEST_CASE("a JSON position names the cards of its own deck, and refuses those of another") {
    prop("positions with any deck", [](std::uint64_t seed) {
        rng luck(seed);
        auto chosen = testing::random_options<up_down>(luck);
        chosen.deck = xxl::deck::any(luck);
        up_down::state s = up_down::deal(chosen, luck);
        for (int i = 0; i < 20 && s.turn != nobody; ++i)
            up_down::play(s, up_down::actions(s).pick(luck));
        json const written = to_json<up_down>(s);
        RC_ASSERT(written["pile_a"]["top"] == std::string(s.table.of[0].top.text(chosen.deck).view()));
        auto const read = state_from_json<up_down>(written);
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == s);
        auto const seen = view_from_json<up_down>(to_json(view<up_down>(s, seat(1))));
        RC_ASSERT(seen.has_value());
        RC_ASSERT(seen->state() == up_down::view(s, seat(1)));
    });
    lower::options chosen;
    chosen.deck = another_deck();
    json object = to_json<lower>(xxl_table<lower>("0y1g", chosen).state());
    CHECK(object["hands"][0]["cards"][0] == "0y1g");
    object["hands"][0]["cards"][0] = "0g1r";
    CHECK(state_from_json<lower>(object).error() == "hands[0].cards: \"0g1r\" is not the notation of anything here");
    object["options"]["deck"] = with("0g1r", "0y1y");
    CHECK(state_from_json<lower>(object).error() == "options: " + takes_a_deck);
}
