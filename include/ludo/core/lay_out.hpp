#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>

#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>

namespace ludo {

// What a game may say of its deal, if it is a pack of cards (or tiles) in some order. No game has to; but then its deals can be laid
// out one by one, as tests, puzzles and solvers want them.

/// `G::pack(options)`, all that is dealt, in any order, as a `std::array`.
template <typename G>
concept has_pack = requires(typename G::options const& chosen) {
    std::tuple_size<std::remove_cvref_t<decltype(G::pack(chosen))>>::value;
    { G::pack(chosen)[0].index() } -> std::same_as<int>;
};

/// `G::lay_out(options, pack)`: the first state if the pack lies in this order, the first card on top. `G::deal` shuffles the pack
/// and lays it out. Undefined if something is wrong with the options, or for other cards than those of the pack.
template <typename G>
concept lays_out = has_pack<G> && requires(typename G::options const& chosen) {
    { G::lay_out(chosen, G::pack(chosen)) } -> std::same_as<typename G::state>;
};

/// The same for a game with luck after the deal, which it takes from a generator: `G::lay_out(options, pack, rng)`.
template <typename G>
concept lays_out_with_luck = has_pack<G> && requires(typename G::options const& chosen, rng& luck) {
    { G::lay_out(chosen, G::pack(chosen), luck) } -> std::same_as<typename G::state>;
};

/// Lays out either kind of game; `luck` is for what comes after the deal.
template <game G, typename Pack>
    requires lays_out<G> || lays_out_with_luck<G>
constexpr typename G::state lay_out(typename G::options const& chosen, Pack const& from_top, [[maybe_unused]] rng& luck) {
    if constexpr (lays_out<G>)
        return G::lay_out(chosen, from_top);
    else
        return G::lay_out(chosen, from_top, luck);
}

/// Calls `visit(cards)` for each heap into which the pack is dealt, from the top, with the number of its cards. The order of the
/// cards in a heap makes no difference; a game says so in `G::each_heap(options, visit)`. If it does not, each card is a heap.
template <has_pack G, typename Visit>
constexpr void each_heap(typename G::options const& chosen, Visit visit) {
    if constexpr (requires { G::each_heap(chosen, visit); })
        G::each_heap(chosen, visit);
    else
        for (std::size_t card = 0; card < G::pack(chosen).size(); ++card)
            visit(1);
}

} // namespace ludo
