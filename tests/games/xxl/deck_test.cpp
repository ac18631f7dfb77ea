#include <ludo/games/xxl/card.hpp>
#include <ludo/games/xxl/deck.hpp>
#include <ludo/games/xxl/notation.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/games/xxl/lower.hpp>
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

/// How many cards of the default deck have a digit in a colour: looked for in their names.
int named_with(std::string const& half) {
    int found = 0;
    for (card each : cards::all()) {
        std::string const name(each.text().view());
        std::size_t const middle = name.find_first_of("yrgb") + 1;
        found += name.substr(0, middle) == half || name.substr(middle) == half;
    }
    return found;
}

bool named_by_the_sheet(std::string const& name) {
    for (auto const* each : {"0g1r", "0g2r", "0g6r", "0r7y", "1g2r", "2g5b", "4b7y"})
        if (name == each)
            return true;
    return false;
}

/// Are the colours of these 55 cards spread evenly? Each digit is in each colour two or three times; 27 or 28 halves have the
/// same colour and come to 135 to 140; nine or ten cards have the same two colours, and of those with one digit one or two do
/// (three of those with 0 are green and red: the sheet names them).
bool even(std::vector<std::string> const& names) {
    std::map<std::string, int> halves, of_colour, sum, pairs, pairs_with;
    for (std::string const& name : names) {
        std::size_t const middle = name.find_first_of("yrgb") + 1;
        std::string both;
        for (std::string const& half : {name.substr(0, middle), name.substr(middle)}) {
            std::string const in(1, half.back());
            ++halves[half];
            ++of_colour[in];
            sum[in] += std::stoi(half);
            both = std::min(both + in, in + both);
        }
        ++pairs[both];
        ++pairs_with[both + name.substr(0, middle - 1)];
        ++pairs_with[both + name.substr(middle, name.size() - middle - 1)];
    }
    auto const within = [](std::map<std::string, int> const& counted, std::size_t kinds, int least, int most) {
        return counted.size() == kinds && std::all_of(counted.begin(), counted.end(), [&](auto const& each) {
                   return each.second >= least && each.second <= most + (each.first == "gr0");
               });
    };
    return within(halves, 44, 2, 3) && within(of_colour, 4, 27, 28) && within(sum, 4, 135, 140) && within(pairs, 6, 9, 10) &&
           within(pairs_with, 66, 1, 2);
}

std::string joined(std::vector<std::string> const& names) {
    std::string all;
    for (std::string const& each : names)
        all += (all.empty() ? "" : " ") + each;
    return all;
}

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

// ---- Cards

TEST_CASE("there is a card for each pair of different digits, numbered by the lower and then by the higher one") {
    STATIC_REQUIRE(card::count == 55);
    STATIC_REQUIRE(sizeof(card) == 1);
    STATIC_REQUIRE(notated<card>);
    STATIC_REQUIRE(card(0, 1).index() == 0);
    STATIC_REQUIRE(card(0, 10).index() == 9);
    STATIC_REQUIRE(card(1, 2).index() == 10);
    STATIC_REQUIRE(card(9, 10).index() == 54);
    int number = 0;
    for (int low = 0; low <= 10; ++low)
        for (int high = low + 1; high <= 10; ++high, ++number) {
            CHECK(card(low, high).index() == number);
            CHECK(card::from_index(number) == card(low, high));
            CHECK(card(low, high).low() == low);
            CHECK(card(low, high).high() == high);
            CHECK(card(low, high).total() == low + high);
        }
    CHECK(number == card::count);
}

TEST_CASE("the cards come to 550") {
    STATIC_REQUIRE(xxl::total(cards::all()) == 550);
    STATIC_REQUIRE(xxl::total({}) == 0);
    STATIC_REQUIRE(xxl::total({card(6, 8), card(0, 10)}) == 24);
}

TEST_CASE("a card without anything is the back of one") {
    STATIC_REQUIRE_FALSE(card().known());
    STATIC_REQUIRE(card(0, 1).known());
    STATIC_REQUIRE(card().text() == "?");
    STATIC_REQUIRE(card::parse("?") == card());
}

TEST_CASE("a card is written with its lower digit first, and read so only") {
    STATIC_REQUIRE(card(6, 8).text() == "6y8g");
    STATIC_REQUIRE(card(0, 10).text() == "0y10b");
    STATIC_REQUIRE(card::parse("0y10b") == card(0, 10));
    for (auto const* wrong :
         {"", " ", "8g6y", "6y8b", "6g8y", "06y8g", "6y08g", "6y8g ", " 6y8g", "6Y8G", "6y 8g", "6y8", "y6g8", "??"})
        CHECK_FALSE(card::parse(wrong).has_value());
}

TEST_CASE("in every deck each card has a name of its own, which is read again") {
    prop("cards of any deck", [] {
        xxl::deck const of = some_deck();
        for (card each : cards::all()) {
            RC_ASSERT(card::parse(each.text(of), of) == each);
            RC_ASSERT(each.text(of).view() ==
                      std::to_string(each.low()) + to_text(of.low(each)) + std::to_string(each.high()) + to_text(of.high(each)));
        }
    });
}

// ---- The default deck

TEST_CASE("the default deck has the seven cards that the sheet names") {
    for (auto const* name : {"0g1r", "0g2r", "0g6r", "0r7y", "1g2r", "2g5b", "4b7y"})
        CHECK(card::parse(name).has_value());
}

TEST_CASE("each card of the default deck is in two different colours") {
    for (card each : cards::all())
        CHECK_FALSE(default_deck.low(each) == default_deck.high(each));
}

TEST_CASE("each digit is in each colour two or three times") {
    //                             y  r  g  b
    int const table[11][4] = {/*0*/ {2, 2, 3, 3}, /*1*/ {3, 3, 2, 2}, /*2*/ {2, 3, 3, 2}, /*3*/ {3, 2, 3, 2},
                              /*4*/ {3, 2, 2, 3}, /*5*/ {2, 3, 2, 3}, /*6*/ {2, 3, 2, 3}, /*7*/ {2, 3, 3, 2},
                              /*8*/ {2, 3, 3, 2}, /*9*/ {3, 2, 3, 2}, /*10*/ {3, 2, 2, 3}};
    for (int digit = 0; digit <= 10; ++digit)
        for (colour in : colours) {
            CHECK(named_with(std::to_string(digit) + to_text(in)) == table[digit][in.index()]);
            CHECK(default_deck.showing(digit, in).size() == table[digit][in.index()]);
        }
}

TEST_CASE("27 halves are yellow, 28 red, 28 green and 27 blue, and the digits come to 137, 139, 139 and 135") {
    STATIC_REQUIRE(default_deck.showing(yellow).size() == 27);
    STATIC_REQUIRE(default_deck.showing(red).size() == 28);
    STATIC_REQUIRE(default_deck.showing(green).size() == 28);
    STATIC_REQUIRE(default_deck.showing(blue).size() == 27);
    for (colour in : colours) {
        int sum = 0;
        for (card each : default_deck.showing(in))
            sum += default_deck.digit(each, in);
        CHECK(sum == std::array{137, 139, 139, 135}[static_cast<std::size_t>(in.index())]);
    }
}

TEST_CASE("of each two colours there are nine cards, of red and green ten; and of those with one digit one or two, or three 0s") {
    for (colour one : colours)
        for (colour other : colours) {
            if (one == other)
                continue;
            cards const both = default_deck.showing(one) & default_deck.showing(other);
            bool const red_green = !(one == yellow || one == blue || other == yellow || other == blue);
            CHECK(both.size() == (red_green ? 10 : 9));
            for (int digit = 0; digit <= 10; ++digit) {
                int found = 0;
                for (card each : both)
                    found += each.low() == digit || each.high() == digit;
                CHECK(found >= 1);
                CHECK(found <= (red_green && digit == 0 ? 3 : 2)); // the sheet names 0g1r, 0g2r and 0g6r
            }
        }
}

TEST_CASE("the search for the fewest cards to paint anew once 0g1r is in the deck: one, and in one way alone") {
    // The table before had 0r1b in the place of the sheet's 0g1r. With that card in it there is only one blue 1; so of the cards
    // that the sheet does not name one is painted anew, in each way that there is, and only one way is within the bounds of
    // `even`. Tables that have less in common with the one before are not looked at: some may be more even still.
    std::string const before = "0g1r 0g2r 0r3y 0b4r 0b5y 0g6r 0r7y 0b8g 0y9g 0y10b 1g2r 1g3b 1r4y 1g5y 1y6r 1y7b 1r8b 1b9g 1y10g "
                               "2y3g 2g4y 2g5b 2r6y 2b7r 2b8r 2y9b 2g10b 3y4b 3r5g 3r6b 3y7g 3g8b 3b9y 3b10r "
                               "4y5r 4b6g 4b7y 4g8r 4r9b 4g10y 5b6r 5r7b 5b8y 5r9g 5g10b 6b7g 6y8g 6g9r 6b10y "
                               "7r8g 7g9y 7r10g 8y9r 8r10y 9y10r";
    CHECK_FALSE(even(words(before)));
    std::vector<std::string> found;
    for (std::string const& old : words(before)) {
        if (named_by_the_sheet(old))
            continue;
        for (char low : std::string("yrgb"))
            for (char high : std::string("yrgb")) {
                std::vector<std::string> names = words(before);
                std::string& painted = *std::find(names.begin(), names.end(), old);
                painted[painted.find_first_of("yrgb")] = low;
                painted.back() = high;
                if (low != high && even(names))
                    found.push_back(joined(names));
            }
    }
    CHECK(found == std::vector{std::string(default_deck.text().view())});
}

TEST_CASE("the cards with some halves") {
    // found by a script that knows the list of names and nothing of the library
    auto const with_half = [](int digit, colour in) { return named(default_deck.showing(digit, in)); };
    CHECK(with_half(6, yellow) == "2r6y 6y8g");
    CHECK(with_half(8, yellow) == "5b8y 8y9r");
    CHECK(with_half(1, red) == "0g1r 1r4y 1r8b");
    CHECK(with_half(3, blue) == "3b9y 3b10r");
    CHECK(with_half(5, blue) == "2g5b 5b6r 5b8y");
    CHECK(with_half(0, red) == "0r3y 0r7y");
    CHECK(with_half(6, green) == "4b6g 6g9r");
    CHECK(with_half(7, green) == "3y7g 6b7g 7g9y");
    CHECK(with_half(8, green) == "0b8g 6y8g 7r8g");
    CHECK(with_half(6, red) == "0g6r 1y6r 5b6r");
    CHECK(with_half(10, yellow) == "4g10y 6b10y 8r10y");
    CHECK(with_half(10, green) == "1y10g 7r10g");
    CHECK(with_half(10, blue) == "0y10b 2g10b 5g10b");
}

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
    auto const again = load<lower>(text);
    REQUIRE(again);
    CHECK(again->state() == played.state());

    std::string wrong = text;
    wrong.replace(wrong.find("0y1g"), 4, "0y1y");
    CHECK(load<lower>(wrong).error() == "line 4: " + takes_a_deck);
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
        RC_ASSERT(written["table"]["a"]["top"] == std::string(s.table.of[0].top.text(chosen.deck).view()));
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
