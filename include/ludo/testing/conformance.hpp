#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/is_game.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/record.hpp>
#include <ludo/testing/came_up.hpp>
#include <ludo/testing/frequency_check.hpp>
#include <ludo/testing/held_pieces.hpp>
#include <ludo/testing/knowledge_checks.hpp>
#include <ludo/testing/last_words.hpp>
#include <ludo/testing/memory_checks.hpp>
#include <ludo/testing/past_checks.hpp>
#include <ludo/testing/random_play.hpp>
#include <ludo/testing/report.hpp>
#include <ludo/testing/shrink.hpp>
#include <ludo/testing/telling_checks.hpp>
#include <ludo/testing/unchecked.hpp>

namespace ludo::testing {

/// What is no game is not tested: the compiler has said what it lacks.
template <typename G, bool = whole_game<G>::all>
class conformance {
public:
    explicit conformance(auto const&...) {}
    static report run(auto...) { return {}; }
};

/// Tests a game, ours or a user's, for what every game promises, in random games with many seeds, player counts and options:
/// (1) legal actions are those that no rule forbids; (2) every piece is in one place; (3) what a seat is given shows nothing
/// that it cannot know; (4) views and determinizations agree; (5) the deal shows a card to only one seat, or the game says that
/// it lies open, and what was seen stays known; (6) copies, texts, records, undo, `option_list` and `members` restore exactly the
/// same; (7) the same seed gives the same game; (8) it ends, and until then whoever has the turn has something to do, in
/// determinizations too; (9) what each seat and a spectator are told of an action leads from what they knew to what they know, and
/// is what happened, and depends on nothing else, and no two places are called alike; (10) no seat imagines what an action that it saw
/// rules out; (11) no rule looks at what a state has `remembered`.
template <game G>
class conformance<G, true> {
public:
    explicit conformance(extras<G> more = {}, std::uint64_t longest = 20000) : more_(std::move(more)), longest_(longest) {}

    report run(int games, std::uint64_t first_seed = 1) const {
        report result;
        result.game = G::name;
        came_up<G> seen;
        random_play<G> const games_of{more_, longest_};
        record<G> hiding; // a game in which something is hidden
        for (std::uint64_t seed = first_seed; seed < first_seed + static_cast<std::uint64_t>(games) && result; ++seed) {
            record<G> const told = games_of.played(seed);
            seen.agreed(told.options);
            std::size_t step = 0;
            ++result.games;
            result.longest = (std::max<std::uint64_t>)(result.longest, told.steps.size());
            bool const hidden_before = result.hidden;
            if (auto wrong = fault(told, step, result, &seen); !wrong.empty()) {
                record<G> const shortest = shrunk<G>(told, step, wrong, games_of, [&](record<G> const& other, std::size_t& at) {
                    report ignored;
                    return fault(other, at, ignored);
                });
                result.wrong = wrong;
                result.record = *to_text(shortest);
            } else if (told.steps.size() >= longest_ && (!more_.cut_off || ++result.cut_off == static_cast<std::uint64_t>(games))) {
                result.wrong = "8: the game did not end within " + std::to_string(longest_) + " actions";
                result.record = *to_text(told);
            } else if (!(games_of.played(seed) == told)) {
                result.wrong = "7: the same seed gave a different game";
                result.record = *to_text(told);
            }
            if (result.hidden && !hidden_before)
                hiding = told;
        }
        if (result && result.hidden && !result.varied) {
            result.wrong = "4: determinizations are always the truth";
            result.record = *to_text(hiding);
        }
        if (result)
            result.unchecked = unchecked(result, more_, seen);
        return result;
    }

private:
    using state = typename G::state;
    using action = typename G::action;

    /// The first fault in this game, and before which step it is; or an empty text. In very long games, not every position is
    /// checked.
    std::string fault(record<G> const& told, std::size_t& step, report& result, came_up<G>* seen = nullptr) const {
        if (char const* const wrong = wrong_with<G>(told.options))
            return "8: the check of options refuses the default ones: " + std::string(wrong);
        if (!options_are_all<G>())
            return "6: a member of the options is missing from `option_list`";
        last_words<G> const if_it_stops(told);
        return without_exceptions([&] { return fault_of_play(told, step, result, seen); });
    }

    std::string fault_of_play(record<G> const& told, std::size_t& step, report& result, came_up<G>* seen) const {
        position_checks<G> const check{more_, seen};
        std::string later;
        std::size_t later_step = told.steps.size();
        knowledge_checks<G> const known{more_, result, later, check, &told};
        rng luck(told.seed ^ told.steps.size());
        state s = told.start();
        std::optional<state> last; // the position before this one
        table<G, 1024> at(told.options, told.seed);
        for (step = 0;; ++step) {
            bool const all = told.steps.size() < 600 || luck.below(8) == 0 || step == 0 || step == told.steps.size();
            if (seen)
                seen->position(s);
            if (all) {
                ++result.positions;
                if ((step == 0 || step == told.steps.size()) && !members_are_named<G>(s))
                    return "6: a member of the state is missing from `members`";
                if (auto wrong = check.position(s); !wrong.empty())
                    return wrong;
                if (result.forgotten_pieces.empty())
                    result.forgotten_pieces = more_held_than_visited<G>(s);
                if (auto wrong = step == 0 ? known.deal(s) : ""; !wrong.empty())
                    return wrong;
                for (seat viewer : each_seat(G::players(s))) {
                    if (auto wrong = known.knowledge(s, viewer, luck); !wrong.empty())
                        return wrong;
                    if (more_.worlds && luck.below(16) == 0)
                        if (auto wrong = frequency_check<G>{more_}.frequencies(G::view(s, viewer), luck, result.small_cases);
                            !wrong.empty())
                            return wrong;
                }
                if (auto wrong = known.secrets(s); !wrong.empty())
                    return wrong;
                if (last)
                    if (auto wrong = telling_checks<G>{more_}.told(*last, told.steps[step - 1].action, s, luck); !wrong.empty())
                        return --step, wrong;
                later_step = later.empty() ? later_step : (std::min)(later_step, step);
            }
            if (step == told.steps.size())
                break;
            if (seen)
                seen->played(told.steps[step].action);
            state const before = s;
            last = s;
            G::play(s, told.steps[step].action);
            if (at.turn() != told.steps[step].by || !at.play(told.steps[step].action) || !(at.state() == s))
                return "6: a table plays a different game";
            if (all) {
                if (!(s.chosen == told.options))
                    return "6: the options have changed since the beginning";
                if (auto wrong = check.seated(s); !wrong.empty())
                    return ++step, wrong;
                if (auto wrong = rules_look_at_the_memory<G>(before, told.steps[step].action); !wrong.empty())
                    return wrong;
                if (auto wrong = known.memory(before, told.steps[step].action, s); !wrong.empty())
                    return wrong;
                if (!at.undo() || !(at.state() == before))
                    return "6: undo restores a different state";
                if (!at.play(told.steps[step].action))
                    return "6: what was taken back cannot be played again";
            }
        }
        if (auto const again = load_text<G>(*to_text(told)); !again || !(again->state() == s))
            return "6: the text of the record plays a different game: " + (again ? "" : again.error());
        if (later.empty())
            later = past_checks<G>().past(told, later_step);
        if (!later.empty())
            step = later_step;
        return later;
    }

    extras<G> more_;
    std::uint64_t longest_;
};

} // namespace ludo::testing
