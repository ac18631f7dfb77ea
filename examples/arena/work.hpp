#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <utility>

#include "results.hpp"
#include "tally.hpp"

namespace arena {

/// Why a run ends before everything is counted, if it does.
enum class early { no, stopped, unwritten, no_memory, nonsense };

/// The deals of a run: who has time takes one, and brings what came of it. They are counted in the order of their numbers, whoever
/// plays them, and however long that takes.
class work {
public:
    /// So many deals; or fewer, if it is to end when it is sure who is better. Those that are known need not be played.
    work(tally none, std::uint64_t deals, bool until_sure, outcomes known, results_file file)
        : counted_(std::move(none)), deals_(deals), until_sure_(until_sure), came_(std::move(known)), file_(std::move(file)) {
        count();
    }

    /// A deal that nobody has played or plays; nothing if there are enough.
    std::optional<std::uint64_t> take() {
        std::lock_guard const alone(door_);
        if (ended_ != early::no)
            return std::nullopt;
        while (came_.contains(next_) || next_ < number())
            ++next_;
        return is_over() || next_ >= deals_ ? std::nullopt : std::optional(next_++);
    }
    void bring(std::uint64_t deal, outcome const& came) {
        std::lock_guard const alone(door_);
        file_.add(deal, came);
        if (!file_.good())
            end(early::unwritten);
        came_.emplace(deal, came);
        count();
    }
    /// No more deals are given out. The first reason counts.
    void stop(early why) {
        std::lock_guard const alone(door_);
        end(why);
    }
    [[nodiscard]] early stopped() const {
        std::lock_guard const alone(door_);
        return ended_;
    }

    /// Is everything counted that is to be counted?
    [[nodiscard]] bool over() const {
        std::lock_guard const alone(door_);
        return is_over();
    }
    [[nodiscard]] std::uint64_t deals() const { return deals_; }
    /// All deals up to the first that is missing.
    [[nodiscard]] tally counted() const {
        std::lock_guard const alone(door_);
        return counted_;
    }

private:
    std::uint64_t number() const { return static_cast<std::uint64_t>(counted_.deals()); }
    bool is_over() const { return number() >= deals_ || (until_sure_ && counted_.sure()); }
    void end(early why) { ended_ = ended_ == early::no ? why : ended_; }
    void count() {
        for (auto next = came_.find(number()); next != came_.end() && !is_over(); next = came_.find(number())) {
            counted_.add(next->second);
            came_.erase(next);
        }
    }

    mutable std::mutex door_;
    tally counted_;
    std::uint64_t deals_, next_ = 0;
    bool until_sure_;
    early ended_ = early::no;
    outcomes came_; // what cannot be counted yet
    results_file file_;
};

} // namespace arena
