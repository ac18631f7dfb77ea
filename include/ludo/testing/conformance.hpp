#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <ludo/io/text.hpp>
#include <ludo/play/record.hpp>
#include <ludo/testing/checks.hpp>
#include <ludo/testing/random_options.hpp>

namespace ludo::testing {

/// What became of a conformance run: nothing is wrong, or `wrong` says what and `record` is a short game that shows it.
struct report {
    std::string wrong;
    std::string record;
    std::uint64_t games = 0;
    std::uint64_t positions = 0;
    std::uint64_t longest = 0;     // actions of the longest game
    std::uint64_t cut_off = 0;     // games that did not end within the limit
    std::uint64_t small_cases = 0; // views whose determinizations were counted against all possible states

    explicit operator bool() const { return wrong.empty(); }
};

/// Puts a game, ours or a user's, through what every game promises, over random games of many seeds, player counts and
/// options: (1) legal actions are those that no rule forbids; (2) every piece is in one place; (3) nothing a seat cannot
/// know shows in what it is given; (4) views and determinizations agree; (5) what was seen stays known; (6) copies, texts,
/// records and undo restore the very same; (7) the same seed gives the same game; (8) it ends.
template <game G>
class conformance {
public:
    explicit conformance(extras<G> more = {}, std::uint64_t longest = 20000) : more_(std::move(more)), longest_(longest) {}

    report run(int games, std::uint64_t first_seed = 1) const {
        report result;
        bool hidden = false;   // was there something that a seat could not know,
        bool imagined = false; // and was it ever imagined other than it is?
        for (std::uint64_t seed = first_seed; seed < first_seed + static_cast<std::uint64_t>(games) && result; ++seed) {
            record<G> const told = played(seed);
            std::size_t step = 0;
            ++result.games;
            result.longest = std::max<std::uint64_t>(result.longest, told.steps.size());
            if (auto wrong = fault(told, step, &result, &hidden, &imagined); !wrong.empty()) {
                record<G> const shortest = shrunk(told, step, wrong);
                result.wrong = wrong;
                result.record = to_text(shortest);
            } else if (told.steps.size() >= longest_ && (!more_.cut_off || ++result.cut_off == static_cast<std::uint64_t>(games))) {
                result.wrong = "8: the game did not end within " + std::to_string(longest_) + " actions";
                result.record = to_text(told);
            } else if (!(played(seed) == told))
                result.wrong = "7: the same seed gave another game";
        }
        if (result && hidden && !imagined)
            result.wrong = "4: determinizations are always the truth";
        return result;
    }

private:
    record<G> played(std::uint64_t seed) const {
        rng luck(seed);
        record<G> told{random_options<G>(luck), luck.draw(), {}, {}};
        play_on(told, luck, longest_);
        return told;
    }

    void play_on(record<G>& told, rng& luck, std::uint64_t most) const {
        rng deal(told.seed);
        typename G::state s = G::deal(told.options, deal);
        while (G::turn(s) != nobody && !G::actions(s).empty() && told.steps.size() < most) {
            typename G::action const a = more_.choose ? more_.choose(s, luck) : G::actions(s).pick(luck);
            told.steps.push_back({G::turn(s), a});
            G::play(s, a);
        }
    }

    /// What is wrong first in this game, and before which step; or an empty text. In very long games not every position is
    /// looked at.
    std::string fault(record<G> const& told, std::size_t& step, report* result = nullptr, bool* hidden = nullptr,
                      bool* imagined = nullptr) const {
        checks<G> const check{more_};
        std::uint64_t uncounted = 0;
        std::uint64_t& small_cases = result ? result->small_cases : uncounted;
        rng luck(told.seed ^ told.steps.size());
        rng deal(told.seed);
        typename G::state s = G::deal(told.options, deal);
        table<G, 1024> at(told.options, told.seed);
        if (auto wrong = check.first_sight(s); !wrong.empty())
            return wrong;
        for (step = 0;; ++step) {
            bool const all = told.steps.size() < 600 || luck.below(8) == 0;
            if (all) {
                if (auto wrong = check.position(s, luck); !wrong.empty())
                    return wrong;
                if (result)
                    ++result->positions;
                for (seat viewer : seats(G::players(s))) {
                    typename G::state const seen = G::view(s, viewer);
                    if (hidden && !(seen == s)) {
                        *hidden = true;
                        *imagined = *imagined || !(G::determinize(seen, luck) == s);
                    }
                    if (more_.worlds && luck.below(16) == 0)
                        if (auto wrong = check.frequencies(seen, luck, small_cases); !wrong.empty())
                            return wrong;
                }
            }
            if (step == told.steps.size())
                break;
            typename G::state const before = s;
            G::play(s, told.steps[step].action);
            if (at.turn() != told.steps[step].by || !at.play(told.steps[step].action) || !(at.state() == s))
                return "6: a table plays another game";
            if (all) {
                if (!(s.chosen == told.options))
                    return "6: the options are others than at the beginning";
                if (auto wrong = check.memory(before, told.steps[step].action, s); !wrong.empty())
                    return wrong;
                if (!at.undo() || !(at.state() == before))
                    return "6: undo restores another state";
                if (!at.play(told.steps[step].action))
                    return "6: what was taken back cannot be played again";
            }
        }
        if (auto const again = load<G>(to_text(told)); !again || !(again->state() == s))
            return "6: the text of the record plays another game: " + (again ? "" : again.error());
        return "";
    }

    /// The shortest game found that has a fault of the same kind: cut off behind it, then another from the same deal, then
    /// without whatever can be left out. There is a limit to how many positions are looked at for that.
    record<G> shrunk(record<G> told, std::size_t step, std::string& wrong) const {
        std::size_t left = 10000;
        auto const take_if_faulty = [&](record<G> other) {
            std::size_t const cost = other.steps.size() + 1;
            std::size_t at = 0;
            if (cost > left || !legal(other))
                return false;
            left -= cost;
            std::string const found = fault(other, at);
            if (found.empty() || found[0] != wrong[0])
                return false;
            other.steps.resize((std::min)(at + 1, other.steps.size()));
            told = other;
            wrong = found;
            return true;
        };

        told.steps.resize((std::min)(step + 1, told.steps.size()));
        rng luck(told.seed);
        for (int attempt = 0; attempt < 100 && told.steps.size() > 1; ++attempt) {
            record<G> other{told.options, told.seed, {}, {}};
            play_on(other, luck, told.steps.size() - 1);
            take_if_faulty(other);
        }
        for (std::size_t piece = told.steps.size() / 2; piece > 0; piece /= 2)
            for (std::size_t from = 0; from + piece <= told.steps.size();) {
                record<G> less = told;
                auto const first = less.steps.begin() + static_cast<std::ptrdiff_t>(from);
                less.steps.erase(first, first + static_cast<std::ptrdiff_t>(piece));
                if (!take_if_faulty(less))
                    from += piece;
            }
        for_each_option<G>([&](auto const& each) {
            record<G> plain = told;
            plain.options.*each.member = typename G::options().*each.member;
            take_if_faulty(plain);
        });
        return told;
    }

    /// Can the steps be played? They become those of the seats whose turn it is.
    static bool legal(record<G>& told) {
        if ((G::check)(told.options))
            return false;
        rng deal(told.seed);
        typename G::state s = G::deal(told.options, deal);
        for (auto& step : told.steps) {
            if (G::turn(s) == nobody || G::refusal(s, step.action) || !G::actions(s).contains(step.action))
                return false;
            step.by = G::turn(s);
            G::play(s, step.action);
        }
        return true;
    }

    extras<G> more_;
    std::uint64_t longest_;
};

} // namespace ludo::testing
