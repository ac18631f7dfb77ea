#pragma once

#include <compare>
#include <cstdint>
#include <optional>

#include <ludo/core/add_part.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/look.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// What a seat knows, and how it came to know it, as a number of 128 bits: the key under which a search or a solver finds it again. It
/// is made of the options, of what the seat saw from the deal on, one view after the other, and of the actions that it may know; of
/// nothing else. Keys are equal if all of that was the same (and otherwise by an accident that nobody will see), and they are the same
/// on every machine.
template <game G>
class knowledge_key {
public:
    /// The key of a seat that has not seen anything; and of one that sees the deal.
    constexpr knowledge_key() = default;
    constexpr explicit knowledge_key(view<G> const& dealt) { see(dealt); }

    /// The seat sees this: what an action led to, and which it was, if that is not secret.
    constexpr void see(view<G> const& now, std::optional<typename G::action> what = {}) {
        look seen = look_at<G>(now.state());
        if (*this == knowledge_key()) // options are seen once: they stay the same
            add_options<G>(seen, now.state().chosen);
        seen.add(what ? static_cast<std::uint64_t>(what->index()) : ~std::uint64_t{0});
        one_ = bits::mixed(one_ ^ seen.one);
        other_ = bits::mixed(other_ + seen.other);
    }

    /// One half of the key: as good a hash as any.
    [[nodiscard]] constexpr std::uint64_t hash() const { return one_; }

    friend constexpr bool operator==(knowledge_key const&, knowledge_key const&) = default;
    friend constexpr auto operator<=>(knowledge_key const&, knowledge_key const&) = default;

private:
    std::uint64_t one_ = 0x243f6a8885a308d3; // digits of pi
    std::uint64_t other_ = 0x13198a2e03707344;
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
