#include <ludo/games/yamy/sheet.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/yamy.hpp"

using namespace ludo;
using G = yamy;

namespace {

std::vector<int> some_hand() {
    G::packet cards = G::deck.cards;
    rng luck(*rc::gen::arbitrary<std::uint64_t>());
    luck.shuffle(cards);
    std::vector<int> kinds;
    for (std::size_t i = 0; i < 5; ++i)
        kinds.push_back(cards[i].index());
    return kinds;
}

/// The points of each box, -1 where a hand does not fill it.
std::vector<int> values(std::vector<int> const& kinds, bool four_counts_as_two_pairs) {
    hand<G::card, 6> cards;
    for (int kind : kinds)
        cards.add(G::card::from_index(kind));
    ludo::yamy_game::figures const held(cards.kinds(), four_counts_as_two_pairs);
    std::vector<int> found;
    for (auto const& each : ludo::yamy_game::entries)
        found.push_back(each.test(held) ? each.value(held) : -1);
    return found;
}

} // namespace

TEST_CASE("what a hand gives") {
    prop("does not depend on the order of its cards", [] {
        auto kinds = some_hand();
        bool const option = *rc::gen::arbitrary<bool>();
        auto const before = values(kinds, option);
        std::rotate(kinds.begin(), kinds.begin() + *rc::gen::inRange(0, 5), kinds.end());
        std::swap(kinds[0], kinds[static_cast<std::size_t>(*rc::gen::inRange(1, 5))]);
        RC_ASSERT(values(kinds, option) == before);
    });
    prop("is never more for a copy in the place of another card", [] {
        auto const kinds = some_hand();
        auto copied = kinds;
        copied[0] = copied[static_cast<std::size_t>(*rc::gen::inRange(1, 5))];
        auto const before = values(kinds, false);
        auto const after = values(copied, false);
        for (std::size_t i = 0; i < before.size(); ++i)
            RC_ASSERT(after[i] <= before[i]);
    });
}

TEST_CASE("a sheet has six series and six figures, so there are twelve rounds") {
    CHECK(G::box::count == 12);
    CHECK(ludo::yamy_game::rounds == 12);
    std::string names;
    for (auto const& each : ludo::yamy_game::entries)
        names += std::string(each.name) + ' ';
    CHECK(names == "s1 s2 s3 s4 s5 s6 two-pairs three full-house straight four flush ");
}

TEST_CASE("the score sheet (figures 3 and 4): the boxes of a series are the number times its colours") {
    for (int number = 1; number <= 6; ++number)
        for (int colours = 1; colours <= 4; ++colours) {
            std::string cards;
            for (int i = 0; i < 5; ++i) // the last card is repeated
                cards += std::to_string(number) + std::string("rygb")[static_cast<std::size_t>(std::min(i, colours - 1))] + ' ';
            CAPTURE(cards);
            CHECK(points_of(cards, "s" + std::to_string(number)) == number * colours);
        }
}

TEST_CASE("Les combinaisons, Série: the examples of a 2, of two 4s, three 1s and four 5s; and three 3s of figure 3") {
    CHECK(points_of("1r 1y 1g 5b 6b", "s1") == 3);
    CHECK(points_of("4r 4y 1r 2r 3r", "s4") == 8);
    CHECK(points_of("2r 1y 3g 5b 6b", "s2") == 2);
    CHECK(points_of("5r 5y 5g 5b 6b", "s5") == 20);
    CHECK(points_of("3g 3r 3y 1b 2b", "s3") == 9);
    CHECK(points_of("3g 3r 3y 1b 2b", "three") == 15);
    CHECK(points_of("1r 1y 2g 5b 6b", "s3") == -1);
}

TEST_CASE("Les combinaisons, Attention (figure 5): two red 6s and a green one are a pair, two red 4s are worth 4") {
    CHECK(points_of("6r 6r 6g 1b 2b", "three") == -1);
    CHECK(points_of("6r 6r 6g 1b 1y", "two-pairs") == 10);
    CHECK(points_of("4r 4r 1y 2g 3b", "s4") == 4);
}

TEST_CASE("Les combinaisons: the six figures drawn at the end of the sheet") {
    CHECK(points_of("4r 4y 2g 2b 1r", "two-pairs") == 10);
    CHECK(points_of("6r 6y 6g 1b 2b", "three") == 15);
    CHECK(points_of("4r 4y 6r 6y 6g", "full-house") == 20);
    CHECK(points_of("2r 3y 4g 5b 6r", "straight") == 25);
    CHECK(points_of("6r 6y 6g 6b 1r", "four") == 30);
    CHECK(points_of("1g 2g 3g 5g 6g", "flush") == 50);
    CHECK(points_of("1g 2g 3g 5g 6r", "flush") == -1);
    CHECK(points_of("4r 4y 6r 6y 6r", "full-house") == -1);
    CHECK(points_of("6r 6y 6g 1r 2r", "four") == -1);
}

TEST_CASE("one pair is not two, of whatever number") {
    for (int number = 1; number <= 6; ++number) {
        std::string cards = std::to_string(number) + "r " + std::to_string(number) + "y ";
        for (int other = 1, more = 0; more < 3; ++other)
            if (other != number) {
                cards += std::to_string(other) + "g ";
                ++more;
            }
        CAPTURE(cards);
        CHECK(points_of(cards, "two-pairs") == -1);
        CHECK(points_of(cards, "full-house") == -1);
    }
}
