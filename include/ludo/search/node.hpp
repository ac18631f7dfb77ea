#pragma once

#include <cstdint>
#include <span>

#include <ludo/core/seat.hpp>

namespace ludo {

/// A node of a search tree: an action in a position, and one of the positions that it may lead to. The caller owns the nodes, in an
/// array of any size: `std::array<search_node, 10000>`. A search takes at most two for each playout.
struct search_node {
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::uint64_t value = 0;     // of the action for the seat that acts, in all visits
    std::uint32_t visits = 0;    // of the action
    std::uint32_t available = 0; // how often the action could have been chosen
    std::uint32_t mean = 0;      // value / visits
    std::uint32_t next = none;   // the next action of the same position
    std::uint32_t other = none;  // another position that the action may lead to
    std::uint32_t first = none;  // the first action of the position that it leads to here,
    std::uint32_t seen = 0;      // how that position looks,
    std::uint32_t shown = 0;     // and how often it was met
    std::uint16_t action = 0;
    std::int8_t by = -1; // the seat that acts
    bool unseen = false; // the searcher does not learn which action it was

    constexpr void add(std::uint32_t worth) {
        value += worth;
        ++visits;
        mean = static_cast<std::uint32_t>(value / visits);
    }
};
static_assert(sizeof(search_node) <= 48);

/// Nodes taken one after the other from the caller's memory, until it is full.
class node_store {
public:
    constexpr explicit node_store(std::span<search_node> nodes) : memory_(nodes) {}

    constexpr search_node& operator[](std::uint32_t at) { return memory_[at]; }
    constexpr search_node const& operator[](std::uint32_t at) const { return memory_[at]; }

    /// A new node, or none.
    constexpr std::uint32_t take() {
        if (used_ >= memory_.size() || used_ >= search_node::none) {
            full_ = true;
            return search_node::none;
        }
        memory_[used_] = search_node();
        return used_++;
    }

    [[nodiscard]] constexpr std::uint32_t used() const { return used_; }
    /// Was there no memory for one?
    [[nodiscard]] constexpr bool full() const { return full_; }

private:
    std::span<search_node> memory_;
    std::uint32_t used_ = 0;
    bool full_ = false;
};

} // namespace ludo
