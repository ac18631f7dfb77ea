#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <ludo/core/wrong_with.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/told.hpp>
#include <ludo/testing/extras.hpp>
#include <ludo/testing/piece_words.hpp>
#include <ludo/testing/seen_action.hpp>
#include <ludo/testing/true_telling.hpp>

namespace ludo::testing {

/// The checks of what everybody is told. Each returns what is wrong, in words that begin with the number of the promise, or an empty
/// text.
template <game G>
struct telling_checks {
    using state = typename G::state;
    using action = typename G::action;

    extras<G> const& more;

    /// 9. What each seat and a spectator are told of an action: it is complete, sound, and the same if it is told again.
    std::string told(state const& before, action done, state const& after, rng& luck) const {
        if (auto wrong = places_alike(after); !wrong.empty())
            return wrong;
        for (int number = -1; number < G::players(before); ++number)
            if (auto wrong = one(before, done, after, seat(number), luck); !wrong.empty())
                return wrong + (number < 0 ? " (a spectator)" : " (seat " + std::to_string(number) + ')');
        return "";
    }

    /// 9. Each place in which something lies has words of its own. (Numbers in a row may share theirs: they are one place, and its
    /// pieces have an order.)
    static std::string places_alike(state const& s) {
        std::vector<std::pair<int, std::string>> called;
        G::each_piece(s, [&](int place, int) {
            if (called.empty() || called.back().first != place)
                called.push_back({place, place_in_words<G>(s.chosen, place)});
        });
        auto const alike = [](auto const& one, auto const& other) { return one.second == other.second; };
        std::sort(called.begin(), called.end());
        called.erase(std::unique(called.begin(), called.end(), alike), called.end());
        std::stable_sort(called.begin(), called.end(),
                         [](auto const& one, auto const& other) { return one.second < other.second; });
        auto const found = std::adjacent_find(called.begin(), called.end(), alike);
        return found == called.end() ? ""
                                     : "9: places " + std::to_string(found->first) + " and " + std::to_string((found + 1)->first) +
                                           " are both called `" + found->second + '`';
    }

    /// 9. Whichever secret action another seat chooses, the same is told.
    static bool tells_apart(state const& s, action one, state const& after_one, action other, state const& after_other,
                            seat viewer) {
        return !(tell<G>(s, one, after_one, viewer) == tell<G>(s, other, after_other, viewer));
    }

private:
    std::string one(state const& before, action done, state const& after, seat viewer, rng& luck) const {
        view<G> const had(before, viewer), has(after, viewer);
        seen_action<G> const seen(before, done, after, viewer);
        ludo::told<G> const what = tell<G>(before, done, after, viewer);
        if (!(what.applied_to(had) == has))
            return "9: what is told does not lead from the view before to the view after";
        if (!(pieces_after(pieces_in<G>(had.state()), what.changes()) == pieces_in<G>(has.state())) && !what.changes().cut())
            return "9: the pieces that are told to move do not come to where the view after has them";
        if (auto wrong = true_telling<G>(before, after, what.changes()).wrong(); !wrong.empty() && !may_be(seen, what, luck))
            return "9: what is told is not what happened: " + wrong;
        ludo::told<G> const back(has, had);
        if (!(back.applied_to(has) == had) ||
            (!(pieces_after(pieces_in<G>(has.state()), back.changes()) == pieces_in<G>(had.state())) && !back.changes().cut()))
            return "9: what is told when the action is taken back does not lead to the view before";
        if (!(as_known<G>(had.state(), done, viewer) == what.done()))
            return "9: whether the action is secret depends on what the viewer cannot see";
        if (!(ludo::told<G>(had, what.done(), has) == what))
            return "9: it is told differently the second time";
        if (!(view<G>(had.state(), nobody) == view<G>(before, nobody)) || !(view<G>(has.state(), nobody) == view<G>(after, nobody)))
            return "9: a spectator knows something that the seat does not know";
        if (more.tell_again) {
            auto const again = more.tell_again(had, what);
            if (!again || !(*again == what))
                return "9: what is told is read back as something else";
        }
        return otherwise(seen, what, luck);
    }

    /// Could it have happened as it is told, for all that the viewer knows? Then it cannot be told better.
    static bool may_be(seen_action<G> const& seen, ludo::told<G> const& what, rng& luck) {
        for (int attempt = 0, found = 0; attempt < 2000 && found < 40; ++attempt) {
            state const imagined = G::determinize(seen.before, luck);
            auto const world = wrong_with<G>(imagined) ? std::nullopt : seen.in(imagined, luck);
            if (world && true_telling<G>(world->before, world->after, what.changes()).wrong().empty())
                return true;
            found += world.has_value();
        }
        return false;
    }

    /// If the truth were another one that looks the same, before and after, then the same would be told.
    static std::string otherwise(seen_action<G> const& seen, ludo::told<G> const& what, rng& luck) {
        state const imagined = G::determinize(seen.before, luck);
        if (char const* const wrong = wrong_with<G>(imagined)) // or playing on might stop the suite
            return "4: the check of positions refuses a determinization: " + std::string(wrong);
        auto const world = seen.in(imagined, luck);
        return world && !(tell<G>(world->before, world->done, world->after, seen.viewer) == what)
                 ? "9: what is told depends on what the viewer cannot see"
                 : "";
    }
};

} // namespace ludo::testing
