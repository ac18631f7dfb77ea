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
#include <ludo/testing/not_checked.hpp>
#include <ludo/testing/past_checks.hpp>
#include <ludo/testing/random_play.hpp>
#include <ludo/testing/report.hpp>
#include <ludo/testing/shrink.hpp>
#include <ludo/testing/telling_checks.hpp>

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
/// rules out; (11) no rule looks at what a state has `remembered`, and what lies in sight
/// does not depend on it.
template <game G>
class conformance<G, true> {
public:
    explicit conformance(extras<G> more = {}, std::uint64_t longest = 20000) : more_(std::move(more)), longest_(longest) {}

    report run(int games, std::uint64_t first_seed = 1) const {
        report result;
        result.game = G::name;
        came_up<G> seen;
        random_play<G> const random{more_, longest_};
        record<G> hiding; // a game in which something is hidden
        auto const fail = [&](std::string const& wrong, record<G> const& shown_by) {
            result.wrong = wrong;
            result.record = *to_text(shown_by);
        };
        for (std::uint64_t seed = first_seed; seed < first_seed + static_cast<std::uint64_t>(games) && result; ++seed) {
            record<G> const played = random.played(seed);
            seen.agreed(played.options);
            std::size_t step = 0;
            ++result.games;
            result.longest = (std::max<std::uint64_t>)(result.longest, played.steps.size());
            bool const hidden_before = result.hidden;
            if (auto wrong = fault(played, step, result, &seen); !wrong.empty()) {
                auto const shortest = shrunk<G>(played, step, wrong, random, [&](record<G> const& other, std::size_t& at) {
                    report ignored;
                    return fault(other, at, ignored);
                });
                fail(wrong, shortest);
            } else if (played.steps.size() >= longest_ && (!more_.cut_off || ++result.cut_off == static_cast<std::uint64_t>(games)))
                fail("8: the game did not end within " + std::to_string(longest_) + " actions", played);
            else if (!(random.played(seed) == played))
                fail("7: the same seed gave a different game", played);
            if (result.hidden && !hidden_before)
                hiding = played;
        }
        if (result && result.hidden && !result.varied)
            fail("4: determinizations are always the truth", hiding);
        if (result)
            result.not_checked = not_checked(result, more_, seen);
        return result;
    }

private:
    using state = typename G::state;
    using action = typename G::action;

    /// The first fault in this game, and before which step it is; or an empty text. In very long games, not every position is
    /// checked.
    std::string fault(record<G> const& played, std::size_t& step, report& result, came_up<G>* seen = nullptr) const {
        if (char const* const wrong = wrong_with<G>(played.options))
            return "8: the check of options refuses the default ones: " + std::string(wrong);
        if (!options_are_all<G>())
            return "6: a member of the options is missing from `option_list`";
        last_words<G> const if_it_stops(played);
        return without_exceptions([&] { return fault_of_play(played, step, result, seen); });
    }

    std::string fault_of_play(record<G> const& played, std::size_t& step, report& result, came_up<G>* seen) const {
        position_checks<G> const check{more_, seen};
        std::string later;
        std::size_t later_step = played.steps.size();
        knowledge_checks<G> const known{more_, result, later, check, &played};
        rng luck(played.seed ^ played.steps.size());
        state s = played.start(), before = s;
        table<G, 1024> at(played.options, played.seed);
        for (step = 0;; ++step) {
            bool const end = step == played.steps.size();
            if (seen)
                seen->position(s);
            if (played.steps.size() < 600 || luck.below(8) == 0 || step == 0 || end) {
                ++result.positions;
                if (step > 0)
                    if (auto wrong = fault_of_action(known, at, before, played.steps[step - 1].action, s); !wrong.empty())
                        return --step, wrong;
                if ((step == 0 || end) && !members_are_named<G>(s))
                    return "6: a member of the state is missing from `members`";
                if (auto wrong = fault_of_position(check, known, s, luck, result, step == 0); !wrong.empty())
                    return wrong;
                if (step > 0)
                    if (auto wrong = telling_checks<G>{more_}.told(before, played.steps[step - 1].action, s, luck); !wrong.empty())
                        return --step, wrong;
                later_step = later.empty() ? later_step : (std::min)(later_step, step);
            }
            if (end)
                break;
            auto const& [by, a] = played.steps[step];
            if (seen)
                seen->played(a);
            before = s;
            G::play(s, a);
            if (at.turn() != by || !at.play(a) || !(at.state() == s))
                return "6: a table plays a different game";
        }
        if (auto const again = load_text<G>(*to_text(played)); !again || !(again->state() == s))
            return "6: the text of the record plays a different game: " + (again ? "" : again.error());
        if (later.empty())
            later = past_checks<G>().past(played, later_step);
        if (!later.empty())
            step = later_step;
        return later;
    }

    std::string fault_of_position(position_checks<G> const& check, knowledge_checks<G> const& known, state const& s, rng& luck,
                                  report& result, bool dealt) const {
        std::string wrong = first_fault([&] { return check.position(s); }, [&] { return dealt ? known.deal(s) : ""; });
        if (wrong.empty() && result.forgotten_pieces.empty())
            result.forgotten_pieces = more_held_than_visited<G>(s);
        for (int number = 0; wrong.empty() && number < G::players(s); ++number)
            wrong =
                first_fault([&] { return known.knowledge(s, seat(number), luck); },
                            [&] {
                                return more_.worlds && luck.below(16) == 0
                                         ? frequency_check<G>{more_}.frequencies(G::view(s, seat(number)), luck, result.small_cases)
                                         : "";
                            });
        return wrong.empty() ? known.secrets(s) : wrong;
    }

    std::string fault_of_action(knowledge_checks<G> const& known, table<G, 1024>& at, state const& before, action a,
                                state const& after) const {
        if (!(after.chosen == before.chosen))
            return "6: the options have changed since the beginning";
        return first_fault([&] { return known.positions.seated(after); }, [&] { return rules_look_at_the_memory<G>(before, a); },
                           [&] { return known.memory(before, a, after); },
                           [&] { return at.undo() && at.state() == before ? "" : "6: undo restores a different state"; },
                           [&] { return at.play(a) ? "" : "6: what was taken back cannot be played again"; });
    }

    extras<G> more_;
    std::uint64_t longest_;
};

} // namespace ludo::testing
