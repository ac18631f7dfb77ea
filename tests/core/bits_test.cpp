#include <ludo/core/bits.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "support/catch.hpp"

namespace bits = ludo::bits;

namespace {

/// The place of the k-th set bit, looked for one by one.
int plain_nth(std::uint64_t word, int k) {
    for (int place = 0;; ++place)
        if ((word >> place & 1) != 0 && k-- == 0)
            return place;
}

int plain_count(std::uint64_t word) {
    int found = 0;
    for (; word != 0; word >>= 1)
        found += static_cast<int>(word & 1);
    return found;
}

/// Words of any density: some with few bits, some with nearly all.
rc::Gen<std::uint64_t> words() {
    return rc::gen::exec([] {
        auto const one = *rc::gen::noShrink(rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>()));
        auto const other = *rc::gen::noShrink(rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>()));
        switch (*rc::gen::inRange(0, 4)) {
        case 0: return one & other;
        case 1: return one | other;
        case 2: return one;
        default: return std::uint64_t{1} << (one & 63);
        }
    });
}

} // namespace

TEST_CASE("count is the number of set bits") {
    STATIC_REQUIRE(bits::count(0) == 0);
    STATIC_REQUIRE(bits::count(0x8000000000000001) == 2);
    STATIC_REQUIRE(bits::count(~std::uint64_t{0}) == 64);
    prop("count is what counting one by one finds", [] {
        auto const word = *words();
        RC_ASSERT(bits::count(word) == plain_count(word));
    });
}

TEST_CASE("nth is the place of the k-th set bit") {
    STATIC_REQUIRE(bits::nth(1, 0) == 0);
    STATIC_REQUIRE(bits::nth(0x8000000000000000, 0) == 63);
    STATIC_REQUIRE(bits::nth(0b101100, 2) == 5);
    for (int k = 0; k < 64; ++k)
        CHECK(bits::nth(~std::uint64_t{0}, k) == k);
    for (int low = 0; low < 64; ++low)
        for (int high = low + 1; high < 64; ++high) {
            std::uint64_t const word = std::uint64_t{1} << low | std::uint64_t{1} << high;
            if (bits::nth(word, 0) != low || bits::nth(word, 1) != high)
                FAIL("bits " << low << " and " << high);
        }
    prop("nth is what looking one by one finds", [] {
        auto const word = *words();
        for (int k = 0; k < bits::count(word); ++k)
            RC_ASSERT(bits::nth(word, k) == plain_nth(word, k));
    });
}

TEST_CASE("lowest is the place of the first set bit") {
    for (int place = 0; place < 64; ++place)
        CHECK(bits::lowest(~std::uint64_t{0} << place) == place);
}

TEST_CASE("first has so many bits, the lowest") {
    STATIC_REQUIRE(bits::first(0) == 0);
    STATIC_REQUIRE(bits::first(1) == 1);
    STATIC_REQUIRE(bits::first(63) == ~std::uint64_t{0} >> 1);
    STATIC_REQUIRE(bits::first(64) == ~std::uint64_t{0});
    for (int n = 1; n <= 64; ++n)
        CHECK(bits::first(n) == (bits::first(n - 1) << 1 | 1));
}

TEST_CASE("a pick is the set bit with the number that is drawn") {
    prop("pick is nth(below(count))", [](std::uint64_t seed) {
        auto const word = *words();
        RC_PRE(word != 0u);
        ludo::rng one(seed), other(seed);
        RC_ASSERT(bits::pick(word, one) ==
                  plain_nth(word, static_cast<int>(other.below(static_cast<std::uint32_t>(plain_count(word))))));
        RC_ASSERT(one == other);
    });
}

TEST_CASE("a pick from a short word is the same as from a long one") {
    STATIC_REQUIRE(bits::places_in<3>[0b101] == (std::uint64_t{2} << 60 | 2 << 4 | 0));
    for (std::uint64_t word = 1; word < 512; ++word)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            ludo::rng one(seed), other(seed);
            int const picked = bits::pick(word, one);
            if (bits::pick_of<9>(word, other) != picked || one != other)
                FAIL("word " << word << ", seed " << seed);
            if (ludo::rng third(seed); word < 8 && bits::pick_of<3>(word, third) != picked)
                FAIL("word " << word << ", seed " << seed);
            if (ludo::rng third(seed); bits::pick_of<60>(word << 50, third) != picked + 50)
                FAIL("word " << word << ", seed " << seed);
        }
}

TEST_CASE("bytes of a value are found in a word") {
    STATIC_REQUIRE(bits::bytes_equal(0x0001807f80ff0180, 0x80) == 0x0000800080000080);
    STATIC_REQUIRE(bits::bytes_equal(0, 0) == 0x8080808080808080);
    prop("they are what looking one by one finds", [](std::uint64_t seed) {
        std::uint64_t const word = ludo::rng(seed).draw() & 0x0301030103010301; // few values
        for (int value = 0; value < 256; ++value) {
            std::uint64_t wanted = 0;
            for (int byte = 0; byte < 64; byte += 8)
                wanted |= std::uint64_t{(word >> byte & 0xff) == static_cast<std::uint64_t>(value)} << (byte + 7);
            RC_ASSERT(bits::bytes_equal(word, static_cast<std::uint8_t>(value)) == wanted);
        }
    });
}

TEST_CASE("a guess is the first of three pieces of six bits that hits, or else the third") {
    STATIC_REQUIRE(bits::guess(1, 0b000000'000000'000000) == 0);
    STATIC_REQUIRE(bits::guess(1 << 5, 0b000111'000101'000011) == 5);
    STATIC_REQUIRE(bits::guess(0, 0b000111'000101'000011) == 7);
    prop("guess is what trying one by one finds", [](std::uint64_t seed) {
        auto const word = *words();
        std::uint64_t const tries = ludo::rng(seed).draw();
        int wanted = static_cast<int>(tries >> 12 & 63);
        for (int piece : {6, 0})
            if (int const tried = static_cast<int>(tries >> piece & 63); (word >> tried & 1) != 0)
                wanted = tried;
        RC_ASSERT(bits::guess(word, tries) == wanted);
    });
}

TEST_CASE("a guessed pick is the first of ten guesses that is a set bit, and then any set bit is picked") {
    prop("pick_guessed answers with a set bit, and a right guess costs no luck", [](std::uint64_t seed) {
        auto const word = *words();
        RC_PRE(word != 0u);
        ludo::rng one(seed), other(seed);
        std::uint64_t const pieces = one.draw();
        RC_ASSERT(pieces == other.draw());
        int wanted = -1;
        for (int piece = 10; piece-- > 0;)
            if (int const tried = static_cast<int>(pieces >> 6 * piece & 63); (word >> tried & 1) != 0)
                wanted = tried;
        if (wanted < 0)
            wanted = bits::pick(word, other);
        RC_ASSERT(bits::pick_guessed(word, pieces, one) == wanted);
        RC_ASSERT(one == other);
    });
}

TEST_CASE("of all pairs of guesses as many answer with each set bit") {
    for (std::uint64_t word : {0x0ffffffffffff0f0U, 0x0000100000000003U, 0x8000000000000000U}) {
        // the other guesses are all a bit that is not set: who needs them is not counted
        std::uint64_t const missed = static_cast<std::uint64_t>(bits::lowest(~word)) * 0x0041041041041041;
        std::vector<int> found(64);
        for (std::uint64_t pair = 0; pair < 4096; ++pair)
            if ((word >> (pair & 63) & 1) != 0 || (word >> (pair >> 6) & 1) != 0) {
                ludo::rng luck(1);
                ++found[static_cast<std::size_t>(bits::pick_guessed(word, missed << 12 | pair, luck))];
            }
        for (int bit = 0; bit < 64; ++bit) // 64 pairs begin with it; after each of the wrong ones it may come second
            CHECK(found[static_cast<std::size_t>(bit)] == ((word >> bit & 1) != 0 ? 64 + 64 - bits::count(word) : 0));
    }
}

TEST_CASE("a piece of a word, the runs in it, and whether one bit is set at most") {
    STATIC_REQUIRE(bits::piece(0b1011'0110, 2, 4) == 0b1101);
    STATIC_REQUIRE(bits::at_most_one(0));
    STATIC_REQUIRE(bits::at_most_one(0b100));
    STATIC_REQUIRE_FALSE(bits::at_most_one(0b101));
    STATIC_REQUIRE(bits::runs<3>(0b1110'1111) == 0b0010'0011);
    STATIC_REQUIRE(bits::runs<3>(0b1101'1011) == 0);
}

TEST_CASE("which bits are set in how many of some words") {
    constexpr auto least = bits::set_in_at_least({0b0001, 0b0011, 0b0111, 0b0101});
    STATIC_REQUIRE(least[1] == 0b0111);
    STATIC_REQUIRE(least[2] == 0b0111);
    STATIC_REQUIRE(least[3] == 0b0001);
    STATIC_REQUIRE(least[4] == 0b0001);
}
