#include <ludo/games/xxl/notation.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/xxl.hpp"

using namespace ludo;
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

} // namespace

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
