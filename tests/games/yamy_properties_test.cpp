#include <algorithm>
#include <cstdint>
#include <vector>

#include <ludo/testing/random_options.hpp>

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
    for (auto const& each : ludo::yamy_game::table)
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

TEST_CASE("in every game") {
    prop("sheets only gain, one box a round and seat, and all cards stay at the table", [] {
        auto const seed = *rc::gen::arbitrary<std::uint64_t>();
        rng luck(seed);
        G::state s = G::deal(testing::random_options<G>(luck), luck);
        for (int played = 0; played < 1500 && s.turn != nobody; ++played) {
            G::state const before = s;
            G::play(s, lays_down(s, luck));
            std::vector<int> of(G::card::count);
            G::each_piece(s, [&](int, int kind) { ++of[static_cast<std::size_t>(kind)]; });
            RC_ASSERT(std::all_of(of.begin(), of.end(), [](int copies) { return copies == ludo::yamy_game::copies; }));
            for (seat each : seats(s.chosen.players)) {
                RC_ASSERT(G::scores(s)[each] >= G::scores(before)[each]);
                int const written = s.sheets[each].written() - before.sheets[each].written();
                RC_ASSERT(written == 0 || (written == 1 && each == before.turn));
                RC_ASSERT(s.sheets[each].written() == s.round || s.sheets[each].written() == s.round - 1);
                for (G::box row : index_set<G::box>::all())
                    RC_ASSERT(before.sheets[each].open(row) || before.sheets[each].points(row) == s.sheets[each].points(row));
            }
            if (s.now == G::phase::over)
                for (seat each : seats(s.chosen.players))
                    RC_ASSERT(s.sheets[each].open_rows().empty());
        }
    });
}
