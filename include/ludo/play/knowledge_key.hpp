#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include <ludo/core/add_part.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/hash_128.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// The information set of a seat (what it knows, and how it came to know it) as a hash of 128 bits: the key under which a search or a
/// solver finds it again. It is made of the options, of the seat's views from the deal on, and of the actions that it may know. Equal
/// histories have equal keys, on every machine; collisions are negligible.
template <game G>
class knowledge_key {
public:
    /// The key of a seat that has not seen anything; and of one that sees the deal.
    constexpr knowledge_key() = default;
    constexpr explicit knowledge_key(view<G> const& dealt) { see(dealt); }

    /// The seat sees this: what an action led to, and which it was, if that is not secret.
    constexpr void see(view<G> const& now, std::optional<typename G::action> what = {}) {
        hash_128 seen = hash_of<G>(now.state());
        if (*this == knowledge_key()) // options are seen once: they stay the same
            add_options<G>(seen, now.state().chosen);
        seen.add(what ? static_cast<std::uint64_t>(what->index()) : ~std::uint64_t{0});
        low_ = bits::mixed(low_ ^ seen.low);
        high_ = bits::mixed(high_ + seen.high);
    }

    /// One half of the key: as good a hash as any.
    [[nodiscard]] constexpr std::uint64_t hash() const { return low_; }

    friend constexpr bool operator==(knowledge_key const&, knowledge_key const&) = default;
    friend constexpr auto operator<=>(knowledge_key const&, knowledge_key const&) = default;

private:
    std::uint64_t low_ = 0x243f6a8885a308d3; // digits of pi
    std::uint64_t high_ = 0x13198a2e03707344;
};

/// The keys of all seats, for whoever runs the game: each is told only what its seat may see.
template <game G>
class knowledge_keys {
public:
    constexpr explicit knowledge_keys(typename G::state const& dealt) {
        for (seat each : each_seat(G::players(dealt)))
            of_[each] = knowledge_key<G>(view<G>(dealt, each));
    }

    /// This action led from one state to the next.
    constexpr void play(typename G::state const& before, typename G::action what, typename G::state const& after) {
        for (seat each : each_seat(G::players(after)))
            of_[each].see(view<G>(after, each),
                          is_secret<G>(before, what, each) ? std::nullopt : std::optional<typename G::action>(what));
    }

    /// Undefined for a seat that does not play.
    [[nodiscard]] constexpr knowledge_key<G> const& operator[](seat one) const { return of_[one]; }

    friend constexpr bool operator==(knowledge_keys const&, knowledge_keys const&) = default;

private:
    per_seat<knowledge_key<G>, player_range(G::seats).most> of_;
};

} // namespace ludo
