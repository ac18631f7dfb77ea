#include <algorithm>
#include <cstdint>
#include <vector>

#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/yamy.hpp"

using namespace ludo;
using G = yamy;

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
            for (seat each : ludo::each_seat(s.chosen.players)) {
                RC_ASSERT(G::scores(s)[each] >= G::scores(before)[each]);
                int const written = s.sheets[each].written() - before.sheets[each].written();
                RC_ASSERT(written == 0 || (written == 1 && each == before.turn));
                RC_ASSERT(s.sheets[each].written() == s.round || s.sheets[each].written() == s.round - 1);
                for (G::box row : index_set<G::box>::all())
                    RC_ASSERT(before.sheets[each].open(row) || before.sheets[each].points(row) == s.sheets[each].points(row));
            }
            if (s.phase == G::game_phase::over)
                for (seat each : ludo::each_seat(s.chosen.players))
                    RC_ASSERT(s.sheets[each].open_rows().empty());
        }
    });
}
