#include <ludo/play/knowledge_key.hpp>

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include <ludo/core/digest.hpp>
#include <ludo/search/deals.hpp>
#include <ludo/testing/random_options.hpp>

#include "../../examples/games/all.hpp"
#include "support/catch.hpp"
#include "support/poker.hpp"
#include "support/toys_in_a_row.hpp"

using ludo::knowledge_key;
using ludo::knowledge_keys;
using ludo::seat;

namespace {

/// The keys of the seats whose turn it was, in all ways of playing on; and their views, each once.
template <ludo::game G>
struct all_known {
    std::set<knowledge_key<G>> keys;
    std::vector<typename G::state> views;

    void walk(typename G::state const& s, knowledge_keys<G> const& known) {
        if (G::turn(s) == ludo::nobody)
            return;
        if (keys.insert(known[G::turn(s)]).second)
            if (auto const seen = G::view(s, G::turn(s)); std::find(views.begin(), views.end(), seen) == views.end())
                views.push_back(seen);
        for (typename G::action each : G::actions(s)) {
            auto [after, told] = std::pair(s, known);
            G::play(after, each);
            told.play(s, each, after);
            walk(after, told);
        }
    }
};
template <ludo::game G>
all_known<G> over_all_deals() {
    all_known<G> found;
    ludo::deals<G>().each([&](typename G::state const& dealt, std::uint64_t) { found.walk(dealt, knowledge_keys<G>(dealt)); });
    return found;
}

} // namespace

TEST_CASE("there are 12 things to know in Kuhn poker, and 936 in Leduc poker") {
    CHECK(over_all_deals<kuhn_poker>().keys.size() == 12);
    CHECK(over_all_deals<leduc_poker>().keys.size() == 936);
}

TEST_CASE("keys tell apart what views have forgotten") {
    all_known<leduc> found; // its state has counters, and no memory of who bet and who raised
    ludo::rng luck;
    auto dealt = leduc::deal({}, luck);
    std::sort(dealt.cards.begin(), dealt.cards.end(), [](auto one, auto other) { return one.index() < other.index(); });
    do
        found.walk(dealt, knowledge_keys<leduc>(dealt));
    while (std::next_permutation(dealt.cards.begin(), dealt.cards.end(),
                                 [](auto one, auto other) { return one.index() < other.index(); }));
    CHECK(found.keys.size() == 936);
    CHECK(found.views.size() == 576);
}

TEST_CASE("a key is made of what the seat has seen, and of nothing else") {
    prop("whatever it cannot know, its key is the same", [](std::uint64_t seed) {
        using G = ludo::calcory;
        ludo::rng luck(seed);
        seat const viewer(0);
        auto s = G::deal({}, luck);
        auto other = G::determinize(G::view(s, viewer), luck);
        knowledge_key<G> one(ludo::view<G>(s, viewer)), same(ludo::view<G>(other, viewer));
        RC_ASSERT(one == same);
        for (int i = 0; i < 40 && G::turn(s) != ludo::nobody; ++i) {
            auto const a = G::actions(s).pick(luck);
            knowledge_keys<G> keys(s);
            auto const before = s;
            G::play(s, a);
            keys.play(before, a, s);
            bool const told = !G::secret(before, a) || G::turn(before) == viewer;
            knowledge_key<G> by_hand(ludo::view<G>(before, viewer));
            by_hand.see(ludo::view<G>(s, viewer), told ? std::optional(a) : std::nullopt);
            RC_ASSERT(by_hand == keys[viewer]);
            RC_ASSERT(by_hand.hash() == keys[viewer].hash());
            RC_ASSERT(by_hand != knowledge_key<G>(ludo::view<G>(s, viewer))); // it has seen more
        }
    });
}

TEST_CASE("a secret action is the same to those who may not know it") {
    using G = ludo::calcory;
    ludo::rng luck(3);
    auto s = G::deal({}, luck);
    for (int i = 0; i < 20'000 && !(G::turn(s) != ludo::nobody && G::secret(s, G::actions(s).nth(0))); ++i)
        G::turn(s) == ludo::nobody ? static_cast<void>(s = G::deal({}, luck)) : G::play(s, G::actions(s).pick(luck));
    REQUIRE(G::secret(s, G::actions(s).nth(0)));
    seat const chooses = G::turn(s), other = chooses.next(2);
    std::set<knowledge_key<G>> own, others;
    for (G::action each : G::actions(s)) {
        auto after = s;
        knowledge_keys<G> keys(s);
        G::play(after, each);
        keys.play(s, each, after);
        own.insert(keys[chooses]);
        others.insert(keys[other]);
    }
    CHECK(own.size() == static_cast<std::size_t>(G::actions(s).size()));
    CHECK(others.size() == 1);
}

TEST_CASE("a key is the same on every machine, and can be worked out while a program is compiled") {
    constexpr auto dealt = kuhn_poker::lay_out({}, kuhn_poker::in_order);
    constexpr knowledge_key<kuhn_poker> key(ludo::view<kuhn_poker>(dealt, seat(0)));
    STATIC_REQUIRE(key == knowledge_key<kuhn_poker>(ludo::view<kuhn_poker>(dealt, seat(0))));
    STATIC_REQUIRE(key != knowledge_key<kuhn_poker>(ludo::view<kuhn_poker>(dealt, seat(1))));
    STATIC_REQUIRE((key < knowledge_key<kuhn_poker>()) != (knowledge_key<kuhn_poker>() < key));
    CHECK(key.hash() == 0xfd75db7d993168e3); // as g++ 12 and clang 16 count it
}

namespace {

/// The keys of the first view and the digests of the first state with options that differ, in every game; and how many differ.
template <ludo::game G>
void differ_by_options() {
    CAPTURE(G::name);
    std::set<std::uint64_t> keys, added, digests;
    std::vector<typename G::options> all;
    ludo::rng luck(1);
    for (int i = 0; i < 40; ++i) {
        auto const chosen = ludo::testing::random_options<G>(luck);
        typename G::state none{}; // nothing but the options is different
        none.chosen = chosen;
        ludo::view<G> const seen(none, seat(0));
        knowledge_key<G> later;
        later.see(seen);
        keys.insert(knowledge_key<G>(seen).hash());
        added.insert(later.hash());
        digests.insert(ludo::digest_of<G>(none));
        if (std::find(all.begin(), all.end(), chosen) == all.end())
            all.push_back(chosen);
    }
    CHECK(keys.size() == all.size());
    CHECK(added == keys);
    CHECK(digests.size() == all.size());
}

} // namespace

TEST_CASE("options that differ make other keys and other digests, whatever they are") {
    games_and_classics::each([]<typename G>(std::type_identity<G>) { differ_by_options<G>(); });
}

TEST_CASE("in a match, keys are those of the game that is played") {
    std::set<knowledge_key<toys>> keys;
    std::vector<toys::state> views;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        ludo::rng luck(seed);
        auto const dealt = toys::deal({}, luck);
        ludo::view<toys> const seen(dealt, seat(0));
        keys.insert(knowledge_key<toys>(seen));
        if (std::find(views.begin(), views.end(), seen.state()) == views.end())
            views.push_back(seen.state());
    }
    CHECK(views.size() > 1);
    CHECK(keys.size() == views.size());
}
