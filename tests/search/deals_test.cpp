#include <ludo/search/deals.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/games/calcory.hpp>

#include "../../examples/games/kuhn_poker.hpp"
#include "../../examples/games/leduc_poker.hpp"
#include "support/catch.hpp"
#include "support/toy_game.hpp"

namespace {

/// Two pairs of cards that look alike; each of four is laid in a place of its own.
struct twins : toy_game {
    static constexpr std::array<card, 4> pack(options const&) { return {card(0, 0), card(0, 0), card(1, 0), card(1, 0)}; }
};
/// The same, but the last two are a heap without an order.
struct twins_in_a_heap : twins {
    static constexpr void each_heap(options const&, auto visit) {
        visit(1);
        visit(1);
        visit(2);
    }
};

template <ludo::game G>
std::vector<std::pair<typename G::state, std::uint64_t>> all_of(ludo::deals<G> const& deals) {
    std::vector<std::pair<typename G::state, std::uint64_t>> found;
    deals.each([&](typename G::state const& s, std::uint64_t ways) { found.emplace_back(s, ways); });
    return found;
}

/// Each different first state once?
template <ludo::game G>
bool different(std::vector<std::pair<typename G::state, std::uint64_t>> const& all) {
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (all[i].first == all[j].first)
                return false;
    return true;
}

} // namespace

TEST_CASE("Kuhn poker has 6 deals, and Leduc poker 6 * 5 * 4, each dealt in one way: nobody sees the order of what is left") {
    ludo::deals<kuhn_poker> const kuhn;
    CHECK((kuhn.size() == 6 && kuhn.ways() == 6));
    CHECK(all_of(kuhn).size() == 6);
    ludo::deals<leduc_poker> const leduc;
    auto const all = all_of(leduc);
    CHECK((leduc.size() == 120 && leduc.ways() == 120 && all.size() == 120));
    CHECK(different<leduc_poker>(all));
    for (auto const& [s, ways] : all) {
        CHECK(ways == 1);
        CHECK(ludo::wrong_with<leduc_poker>(s) == nullptr);
    }
}

TEST_CASE("deals are the states that shuffling leads to, as often as it does") {
    auto const all = all_of(ludo::deals<twins>());
    std::vector<int> often(all.size());
    ludo::rng luck(1);
    for (int i = 0; i < 6000; ++i) {
        auto const dealt = twins::deal({}, luck);
        auto pack = twins::pack({});
        luck.shuffle(pack);
        auto const s = twins::lay_out({}, pack);
        auto const at = std::find_if(all.begin(), all.end(), [&](auto const& each) { return each.first == s; });
        REQUIRE(at != all.end());
        ++often[static_cast<std::size_t>(at - all.begin())];
        static_cast<void>(dealt);
    }
    for (int times : often)
        CHECK((850 < times && times < 1150)); // 1000, with a deviation of 29
}

TEST_CASE("cards that look alike make deals likelier") {
    auto const all = all_of(ludo::deals<twins>()); // 4! / 2! / 2! different ones, in 2! * 2! ways each
    CHECK(all.size() == 6);
    CHECK(different<twins>(all));
    for (auto const& [s, ways] : all)
        CHECK(ways == 4);

    ludo::deals<twins_in_a_heap> const heaps; // aa, ab, ba and bb for the hands
    CHECK((heaps.size() == 4 && heaps.ways() == 12));
    for (auto const& [s, ways] : all_of(heaps))
        CHECK(ways == (s.hand.of[0] == s.hand.of[1] ? 2 : 4));
}

TEST_CASE("too many deals are a mistake that is told, and nothing is gone through") {
    ludo::deals<ludo::calcory> const many;
    REQUIRE(many.problem() != nullptr);
    CHECK(std::string_view(many.problem()).substr(0, 27) == "the game has too many deals");
    CHECK((many.size() == 0 && many.ways() == 0));
    CHECK(all_of(many).empty());
    CHECK(ludo::deals<leduc_poker>({}, 119).problem() != nullptr);
    CHECK(ludo::deals<leduc_poker>({}, 120).problem() == nullptr);
}

TEST_CASE("deals are gone through while a program is compiled") { STATIC_REQUIRE(ludo::deals<kuhn_poker>().size() == 6); }

namespace {

/// Thirteen cards of four kinds, 4 + 3 + 3 + 3, each laid in a place of its own: 13! / 4! / 3! / 3! / 3! deals.
struct thirteen : toy_game {
    using cards = std::array<card, 13>;
    static constexpr cards pack(options const&) {
        cards all{};
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = card(static_cast<int>(i % 4), 0);
        return all;
    }
    static constexpr state lay_out(options const& chosen, cards const& all) {
        return toy_game::lay_out(chosen, {all[0], all[1], all[2], all[3]});
    }
};

} // namespace

TEST_CASE("more than a million deals are gone through only where that is asked for") {
    CHECK(ludo::deals<thirteen>().problem() != nullptr);
    CHECK(ludo::deals<thirteen>({}, 2'000'000).size() == 1'201'200);
}
