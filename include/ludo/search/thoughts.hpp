#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include <ludo/core/game.hpp>
#include <ludo/search/evaluate.hpp>
#include <ludo/search/urgency.hpp>

namespace ludo {

/// From one number to another, in thousandths.
struct interval {
    int low = 0, high = 0;
    friend constexpr bool operator==(interval const&, interval const&) = default;
};

/// What a player found out about an action.
template <game G>
struct judged {
    typename G::action action;
    std::uint32_t visits = 0;
    std::uint64_t value = 0; // of all visits, in parts of `best_value`

    /// The mean value, in thousandths: 0 for the last place, 1000 for the first.
    [[nodiscard]] constexpr int worth() const {
        return visits == 0 ? 0 : static_cast<int>((value / visits * 1000 + best_value / 2) / best_value);
    }

    /// Where it lies with a certainty of 95 %, if each visit was a game of its own: as Agresti and Coull count, who add two of the best
    /// and two of the worst, so that a few games that went well promise little. No values with this mean differ more than the best and
    /// the worst do.
    [[nodiscard]] constexpr interval between() const {
        if (visits == 0)
            return {0, 1000};
        std::uint64_t const many = std::uint64_t{visits} + 4, mean = (value + 2 * std::uint64_t{best_value}) / many;
        std::uint64_t const deviation = whole_root((mean * (best_value - mean) << 16) / many) >> 8; // of the mean
        auto const in_thousandths = [](std::uint64_t part) {
            return static_cast<int>((part * 1000 + best_value / 2) / best_value);
        };
        int const middle = in_thousandths(mean), reach = in_thousandths(196 * deviation / 100) + 1;
        return {(std::min)(worth(), (std::max)(0, middle - reach)), (std::max)(worth(), (std::min)(1000, middle + reach))};
    }

    friend constexpr bool operator==(judged const&, judged const&) = default;
};

/// A mean value as a mean place among `players`, both in thousandths: 1000 is the first place. Seats that share places have the middle
/// one.
constexpr int mean_place(int worth, int players) { return 1000 * players - worth * (players - 1); }

/// What a player thinks of a position: the actions, the best one first, and how it came to that.
template <game G>
class [[nodiscard]] thoughts {
public:
    using action = typename G::action;
    /// An action that is expected, by this seat.
    struct expected_action {
        seat by;
        action what;
        friend constexpr bool operator==(expected_action const&, expected_action const&) = default;
    };

    /// No more actions than these are ranked; the worst are left out.
    static constexpr int most_ranked = (std::min)(G::action::most_in_a_step, 64);
    static constexpr int longest_line = 16;

    std::uint64_t iterations = 0; // games played out in thought
    std::uint64_t worlds = 0;     // ways in which what is unknown was imagined
    std::uint32_t nodes = 0;      // of the caller's memory that were used
    bool memory_full = false;     // the search could not remember all that it wanted to

    /// The actions that were tried, the best one first.
    [[nodiscard]] constexpr std::span<judged<G> const> ranked() const {
        return std::span(ranked_).first(static_cast<std::size_t>(size_));
    }
    /// The best action; undefined if none was tried.
    [[nodiscard]] constexpr action best() const {
        LUDO_EXPECTS(size_ > 0, "no action was tried: is it the turn of another seat?");
        return ranked_[0].action;
    }

    /// What is most likely to come, beginning with the best action, as far as the search looked.
    [[nodiscard]] constexpr std::span<expected_action const> line() const {
        return std::span(line_).first(static_cast<std::size_t>(line_length_));
    }

    /// Puts an action in its place: more visits are better, then more value, then a lower index.
    constexpr void add(judged<G> const& one) {
        int at = size_;
        while (at > 0 && before(one, ranked_[number(at - 1)]))
            --at;
        if (at == most_ranked)
            return;
        size_ = (std::min)(size_ + 1, most_ranked);
        for (int from = size_ - 1; from > at; --from)
            ranked_[number(from)] = ranked_[number(from - 1)];
        ranked_[number(at)] = one;
    }
    constexpr void expect(expected_action next) {
        if (line_length_ < longest_line)
            line_[number(line_length_++)] = next;
    }

    /// Adds what another search of the same position, with other luck, found: two threads think as long as one would twice. The
    /// line is that of a search that expected what is best now, or else only that action.
    constexpr void merge(thoughts const& other) {
        thoughts all;
        all.iterations = iterations + other.iterations;
        all.worlds = worlds + other.worlds;
        all.nodes = nodes + other.nodes;
        all.memory_full = memory_full || other.memory_full;
        for (judged<G> merged : ranked()) {
            for (judged<G> const& same : other.ranked())
                if (same.action == merged.action) {
                    merged.visits += same.visits;
                    merged.value += same.value;
                }
            all.add(merged);
        }
        for (judged<G> const& each : other.ranked())
            if (std::none_of(ranked().begin(), ranked().end(), [&](judged<G> const& one) { return one.action == each.action; }))
                all.add(each);
        for (thoughts const* search : std::array<thoughts const*, 2>{this, &other})
            if (all.line_length_ == 0 && search->line_length_ > 0 && search->line_[0].what == all.best()) {
                all.line_ = search->line_;
                all.line_length_ = search->line_length_;
            }
        for (thoughts const* each : std::array<thoughts const*, 2>{this, &other}) // neither of them expected what is best now
            if (all.line_length_ == 0 && each->line_length_ > 0)
                all.expect({each->line_[0].by, all.best()});
        *this = all;
    }

    friend constexpr bool operator==(thoughts const& one, thoughts const& other) {
        return one.iterations == other.iterations && one.worlds == other.worlds && one.nodes == other.nodes &&
               one.memory_full == other.memory_full &&
               std::equal(one.ranked().begin(), one.ranked().end(), other.ranked().begin(), other.ranked().end()) &&
               std::equal(one.line().begin(), one.line().end(), other.line().begin(), other.line().end());
    }

private:
    static constexpr std::size_t number(int at) { return static_cast<std::size_t>(at); }
    static constexpr bool before(judged<G> const& one, judged<G> const& other) {
        if (one.visits != other.visits)
            return one.visits > other.visits;
        return one.value != other.value ? one.value > other.value : one.action.index() < other.action.index();
    }

    std::array<judged<G>, static_cast<std::size_t>(most_ranked)> ranked_{};
    std::array<expected_action, static_cast<std::size_t>(longest_line)> line_{};
    int size_ = 0, line_length_ = 0;
};

} // namespace ludo
