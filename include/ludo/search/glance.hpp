#pragma once

#include <concepts>
#include <cstdint>

#include <ludo/core/digest.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/open_game.hpp>

namespace ludo {

/// What a seat sees at the moment, as a number, the same on every machine: whose turn it is, the scores as far as it knows them,
/// and every piece whose place and kind it knows. Two positions that follow the same position by the same action, and that look
/// different to the seat, have different numbers (but for one chance in four billion). Where all is open it is 0.
template <game G>
constexpr std::uint32_t glance(typename G::state const& s, seat viewer) {
    if constexpr (std::derived_from<G, open_game>) {
        return 0;
    } else {
        std::uint64_t seen = 0x9e3779b97f4a7c15;
        auto const add = [&](std::uint64_t number) {
            seen = (seen ^ number) * 0xd6e8feb86659fd93;
            seen ^= seen >> 32;
        };
        typename G::state const known = G::view(s, viewer);
        add(static_cast<std::uint64_t>(G::turn(known).index() + 1));
        for (int points : G::scores(known))
            add(static_cast<std::uint64_t>(static_cast<std::int64_t>(points)));
        if constexpr (G::piece_kinds == 0) {
            digest all; // there is nothing but the members
            each_member(known, [&](auto, auto const& part) { add_part(all, part); });
            add(all.value());
        } else {
            // in any order: the pieces of a hand have none
            std::uint64_t pieces = 0;
            G::each_piece(known, [&](int place, int kind) {
                std::uint64_t const where = static_cast<std::uint64_t>(place) << 20 | static_cast<std::uint64_t>(kind + 1);
                pieces += (where ^ where << 31) * 0xd6e8feb86659fd93 ^ where * 0xa0761d6478bd642f >> 29;
            });
            add(pieces);
        }
        return static_cast<std::uint32_t>(seen ^ seen >> 32);
    }
}

} // namespace ludo
