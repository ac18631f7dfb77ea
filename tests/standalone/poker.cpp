// The poker of examples/games against numbers that research agrees on. Kuhn's: over its 6 deals 24 decisions and 30 endings, 12
// information states, and -1/18 for the player who begins (Kuhn 1950). Leduc poker: 5,520 endings and 936 information states (Southey et al.
// 2005, and as other programs count them); examples/cfr.cpp shows what it is worth. Both go through the suite, and odd positions.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <set>
#include <utility>

#include <ludo/io/json.hpp>
#include <ludo/play/knowledge_key.hpp>
#include <ludo/search/deals.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/json_extras.hpp>

#include "../../examples/games/kuhn_poker.hpp"
#include "../../examples/games/leduc_poker.hpp"
#include "support/expect.hpp"
#include "support/odd_positions.hpp"

namespace {

/// All that can happen: how often somebody has to decide, and how often it ends, over all deals; and how many of these anybody at the
/// table could tell apart.
template <ludo::game G>
struct tree {
    using key = ludo::knowledge_key<G>;
    std::uint64_t decisions = 0, endings = 0;
    std::set<key> known;
    std::set<std::pair<key, key>> ended;

    tree() {
        ludo::deals<G>().each([&](typename G::state const& dealt, std::uint64_t) { walk(dealt, ludo::knowledge_keys<G>(dealt)); });
    }
    void walk(typename G::state const& s, ludo::knowledge_keys<G> const& keys) {
        if (G::turn(s) == ludo::nobody) {
            ++endings;
            ended.insert({keys[ludo::seat(0)], keys[ludo::seat(1)]});
            return;
        }
        ++decisions;
        known.insert(keys[G::turn(s)]);
        for (typename G::action each : G::actions(s)) {
            auto [after, told] = std::pair(s, keys);
            G::play(after, each);
            told.play(s, each, after);
            walk(after, told);
        }
    }
};

/// How often the seat whose turn it is bets or calls, in one of Kuhn's solutions: whoever begins never bets.
double boldness(kuhn_poker::state const& s) {
    int const card = s.hands.of(s.turn).first().symbol(); // jack, queen, king
    bool const begins = s.turn == s.chosen.first, answers = s.bets > 0;
    if (begins && !answers)
        return 0;
    if (answers)
        return card == 0 ? 0 : card == 2 ? 1 : 1. / 3;
    return card == 0 ? 1. / 3 : card == 1 ? 0 : 1;
}
double worth(kuhn_poker::state const& s) {
    using action = kuhn_poker::action;
    if (kuhn_poker::turn(s) == ludo::nobody)
        return kuhn_poker::scores(s)[s.chosen.first];
    bool const answers = s.bets > 0;
    kuhn_poker::state bold = s, timid = s;
    kuhn_poker::play(bold, answers ? action::call() : action::bet());
    kuhn_poker::play(timid, answers ? action::fold() : (action::check)());
    return boldness(s) * worth(bold) + (1 - boldness(s)) * worth(timid);
}

template <ludo::game G>
void keeps_all_promises(int games) {
    auto more = ludo::testing::json_extras<G>();
    more.shown = [](auto const& before, auto by, ludo::seat viewer) {
        if (!by)
            return static_cast<int>(G::hand_size);
        auto after = before;
        G::play(after, *by);
        int shown = (after.board - before.board).size();
        for (ludo::seat each : ludo::each_seat(G::players(after)))
            shown += each != viewer && G::showdown(after) ? G::hand_size : 0;
        return shown;
    };
    keeps_its_promises<G>(games, 200, more);

    expect(odd_positions_are_right<G>(400, 400), "odd positions");
}

} // namespace

int main() {
    tree<kuhn_poker> const kuhn;
    expect(kuhn.decisions == 24 && kuhn.endings == 30 && kuhn.ended.size() == 30, "Kuhn's decisions and endings");
    expect(kuhn.known.size() == 12, "Kuhn's information states");
    double sum = 0;
    ludo::deals<kuhn_poker>().each([&](kuhn_poker::state const& dealt, std::uint64_t) { sum += worth(dealt); });
    expect(std::abs(sum / 6 + 1. / 18) < 1e-12, "what Kuhn's game is worth");

    tree<leduc_poker> const leduc;
    expect(leduc.ended.size() == 5'520, "Leduc's endings");
    expect(leduc.known.size() == 936, "Leduc's information states");

    keeps_all_promises<kuhn_poker>(100);
    keeps_all_promises<leduc_poker>(200);
    return faults;
}
