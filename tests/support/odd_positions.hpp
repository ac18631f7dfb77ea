#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <ludo/io/json.hpp>
#include <ludo/testing/knowledge_checks.hpp>
#include <ludo/testing/position_checks.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/command_line.hpp"
#include "support/matches.hpp"
#include "support/odd_json.hpp"
#include "support/position_with_holes.hpp"

/// Makes odd positions and views of a game, and plays on from all that are accepted: every promise holds there.
template <ludo::game G>
class odd_positions {
    using state = typename G::state;
    using json = ludo::json;

public:
    explicit odd_positions(std::uint64_t seed) : luck_(seed) {}

    std::uint64_t made = 0, accepted = 0, views = 0, accepted_views = 0;
    double longest = 0; // of the determinizations, in milliseconds
    int most_luck = 0;  // that one of them needed, in draws
    std::string wrong;

    /// What else must hold in each position that was accepted, with all that is unknown imagined: what is wrong, or nothing.
    std::function<std::string(state const&)> also;

    /// The position, or view, looked at last.
    [[nodiscard]] std::string where() const { return looked_at_.dump(); }

    /// Makes them until so many positions, and so many views, were accepted; false at the first fault.
    bool run(std::uint64_t positions, std::uint64_t odd_views) {
        while (wrong.empty() && (accepted < positions || accepted_views < odd_views))
            if (accepted_views * (positions + 1) < accepted * odd_views || accepted >= positions)
                walk_of_views();
            else
                walk();
        return wrong.empty();
    }

private:
    static constexpr int walk_length = 60;

    /// Whatever a determinization tries needs luck: so many draws are far less than a millisecond. The clock is shown and not
    /// judged by: a machine that others use too may stop for longer at any time.
    static constexpr int most_steps = 30'000;

    int below(int n) { return static_cast<int>(luck_.below(static_cast<std::uint32_t>(n))); }

    /// What a table may agree on, except that the highest hand begins. Worlds are drawn again there until the seat that began has it, but
    /// only so often: where hardly any deal leads to an odd position, that takes long, and ends with a world that is refused.
    typename G::options some_options() {
        auto chosen = ludo::testing::random_options<G>(luck_);
        if constexpr (requires { chosen.starter; })
            chosen.starter = decltype(chosen.starter)::fixed;
        return chosen;
    }

    /// A seat that plays, or a spectator.
    ludo::seat some_viewer(int players) { return ludo::seat(below(players + 1) - 1); }

    typename G::action any_action(state const& s) {
        constexpr bool leads_nowhere = G::name == "runs" || requires { s.number; }; // by luck alone
        return leads_nowhere && below(4) > 0 ? towards_the_end<G>(s, luck_) : G::actions(s).pick(luck_);
    }

    /// A state of a random game, somewhere in it; the later ones are the odder ones.
    state some_state(typename G::options const& chosen) {
        state s = G::deal(chosen, luck_);
        int const length = below(2) == 0 ? below(40) : below(2) == 0 ? below(400) : 100'000;
        int const back = below(2) == 0 ? 0 : below(12);
        std::vector<state> before;
        for (int i = 0; i < length && i < 3000 && G::turn(s) != ludo::nobody; ++i) {
            before.push_back(s);
            G::play(s, any_action(s));
        }
        before.push_back(s);
        return before[before.size() - 1 - std::min(before.size() - 1, static_cast<std::size_t>(back))];
    }

    /// From one accepted position to the next, each time with a few changes more. The first is whole, or what a seat sees.
    void walk() {
        auto const chosen = some_options();
        state const begun = some_state(chosen);
        json now = ludo::to_json<G>(below(3) > 0 ? begun : G::view(begun, some_viewer(chosen.players)));
        json const other = ludo::to_json<G>(some_state(below(4) > 0 ? chosen : some_options()));
        odd_json changes(luck_, looked_at_, other);
        for (int i = 0; i < walk_length && wrong.empty(); ++i) {
            make_same(looked_at_, now);
            for (int number = 1 + below(1 + below(4)); number > 0; --number)
                changes.change();
            if (looked_at_ == now)
                continue;
            ++made;
            auto const read = position_with_holes<G>(looked_at_);
            if (!read)
                continue;
            ++accepted;
            make_same(now, looked_at_);
            hold(*read);
        }
    }

    void walk_of_views() {
        auto const chosen = some_options();
        ludo::seat const viewer = some_viewer(chosen.players);
        json now = ludo::to_json(ludo::view<G>(some_state(chosen), viewer));
        json const other = ludo::to_json(ludo::view<G>(some_state(chosen), viewer));
        odd_json changes(luck_, looked_at_, other);
        for (int i = 0; i < walk_length && wrong.empty(); ++i) {
            make_same(looked_at_, now);
            for (int number = 1 + below(1 + below(3)); number > 0; --number)
                changes.change();
            if (looked_at_ == now)
                continue;
            ++views;
            auto const read = ludo::view_from_json<G>(looked_at_);
            if (!read)
                continue;
            ++accepted_views;
            make_same(now, looked_at_);
            hold_view(read->state(), read->viewer());
        }
    }

    /// What is the same already is not copied: to copy a position takes longer than most of what is asked of it.
    static void make_same(json& one, json const& other) {
        if (one.type() != other.type() || one.size() != other.size()) {
            one = other;
        } else if (one.is_object()) {
            auto next = other.begin();
            for (auto at = one.begin(); at != one.end(); ++at, ++next) {
                if (at.key() != next.key())
                    return void(one = other);
                make_same(*at, *next);
            }
        } else if (one.is_array()) {
            for (std::size_t i = 0; i < one.size(); ++i)
                make_same(one[i], other[i]);
        } else if (one != other) {
            one = other;
        }
    }

    bool fault(std::string const& what) {
        if (wrong.empty() && !what.empty())
            wrong = what;
        return !wrong.empty();
    }

    std::optional<state> imagined(state const& s) {
        ludo::rng drawn = luck_;
        std::clock_t const before = std::clock();
        state const full = G::determinize(s, luck_);
        longest = std::max(longest, 1000. * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC);
        int steps = 0;
        for (; steps <= most_steps && !(drawn == luck_); ++steps)
            drawn.draw();
        most_luck = std::max(most_luck, steps);
        if (steps > most_steps)
            return fault("a determinization takes too many steps"), std::nullopt;
        if (!promises_.counts(full, false) || !(G::determinize(full, luck_) == full))
            return fault("4: a determinization has holes or the wrong pieces"), std::nullopt;
        if (char const* const said = ludo::wrong_with<G>(full))
            return fault("4: the check of positions refuses a determinization: " + std::string(said)), std::nullopt;
        return full;
    }

    /// A position that `validate` accepts: if it is whole, each seat and a spectator can imagine it, and play goes on from it; if it
    /// is not, play goes on from what it can be.
    void hold(state const& s) {
        std::optional<state> const full = imagined(s);
        if (!full)
            return;
        int const played_on = below(2) == 0 ? below(G::players(s) + 1) - 1 : G::players(s);
        for (int number = -1; *full == s && number < G::players(s) && wrong.empty(); ++number) {
            ludo::seat const viewer(number); // -1 is a spectator
            hold_view(G::view(s, viewer), viewer, number == played_on);
        }
        if (wrong.empty())
            play_on(*full);
    }

    void hold_view(state const& seen, ludo::seat viewer, bool played_on = true) {
        std::string const who = viewer == ludo::nobody ? " (a spectator)" : " (seat " + ludo::to_text(viewer) + ')';
        if (char const* const said = ludo::wrong_with<G>(seen))
            return void(fault("4: the check of positions refuses a view: " + std::string(said) + who));
        std::optional<state> const full = imagined(seen);
        if (!full)
            return;
        if (!(G::view(*full, viewer) == seen))
            return void(fault("4: a determinization looks different" + who));
        if (viewer != ludo::nobody && G::turn(seen) == viewer && fault(promises_.legal(seen)))
            return;
        if (played_on)
            play_on(*full);
    }

    /// To the end, or for a good while. The dearer promises are held now and then.
    void play_on(state s) {
        if (also && fault(also(s)))
            return;
        int const dear = 20 + below(100), longest_play = below(16) == 0 ? 2000 : 100;
        for (int i = 0;; ++i) {
            if (i % dear == 0 || G::turn(s) == ludo::nobody) {
                if (fault(promises_.legal(s)) || fault(promises_.scored(s)) || fault(promises_.valid(s)) ||
                    (i > 0 && fault(promises_.pieces(s))) || fault(knowledge_.knowledge(s, some_viewer(G::players(s)), luck_)) ||
                    fault(imagined_wrong_) || fault(knowledge_.secrets(s)))
                    return;
            }
            if (G::turn(s) == ludo::nobody || i == longest_play)
                return;
            if (G::actions(s).empty())
                return void(fault("8: nothing to do"));
            G::play(s, any_action(s));
        }
    }

    ludo::rng luck_;
    json looked_at_;
    ludo::testing::extras<G> more_;
    ludo::testing::report met_;
    std::string imagined_wrong_; // what is wrong with what was imagined
    ludo::testing::position_checks<G> promises_{more_};
    ludo::testing::knowledge_checks<G> knowledge_{more_, met_, imagined_wrong_};
};

/// Are so many positions and views of a game right? If not, it is said where.
template <ludo::game G>
bool odd_positions_are_right(std::uint64_t positions, std::uint64_t views) {
    odd_positions<G> odd(1);
    bool const right = odd.run(positions, views);
    if (!right)
        std::printf("%s\n%s\n", odd.wrong.c_str(), odd.where().c_str());
    return right;
}

/// Of each game in the list: positions, views and a seed, and one game by name, as the arguments say.
/// `prepare(odd_positions)` may say what else is asked of each.
template <typename List, typename Prepare>
int make_odd_positions(int count, char** arguments, Prepare prepare) {
    command_line asked(count, arguments);
    auto const positions = static_cast<std::uint64_t>(asked.amount("POSITIONS", 400));
    auto const views = static_cast<std::uint64_t>(asked.amount("VIEWS", 100));
    std::uint64_t const seed = asked.seed(1);
    std::string_view const only = asked.game<List>();
    asked.end();
    std::uint64_t accepted = 0;
    int failed = 0;
    List::each([&]<typename G>(std::type_identity<G>) {
        if (!only.empty() && only != G::name)
            return;
        odd_positions<G> odd(seed);
        prepare(odd);
        bool const good = odd.run(positions, views);
        std::printf(
            "%-17s positions made %llu, accepted %llu; views made %llu, accepted %llu; longest determinization %.3f ms, %d draws: %s\n",
            G::name.data(), static_cast<unsigned long long>(odd.made), static_cast<unsigned long long>(odd.accepted),
            static_cast<unsigned long long>(odd.views), static_cast<unsigned long long>(odd.accepted_views), odd.longest,
            odd.most_luck, good ? "good" : odd.wrong.c_str());
        if (!good)
            std::printf("%s\n", odd.where().c_str());
        std::fflush(stdout);
        accepted += odd.accepted;
        failed += !good;
    });
    std::printf("%llu positions accepted\n", static_cast<unsigned long long>(accepted));
    return failed;
}
