#pragma once

#include <cstdint>
#include <string_view>

#include <ludo/core/add_part.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>

namespace ludo {

/// A hash of a sequence of numbers, the same on every machine: FNV-1a over their bytes, lowest byte first.
class digest {
public:
    constexpr void add(std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte, number >>= 8) {
            value_ ^= number & 0xff;
            value_ *= 0x100000001b3;
        }
    }
    constexpr void add(int number) { add(static_cast<std::uint64_t>(static_cast<std::int64_t>(number))); }

    [[nodiscard]] constexpr std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 0xcbf29ce484222325;
};

/// The digest of a state: its options, whose turn it is, what is legal, the scores, and where each card is.
template <game G>
constexpr std::uint64_t digest_of(typename G::state const& s) {
    digest sum;
    add_options<G>(sum, s.chosen);
    sum.add(G::turn(s).index());
    for (typename G::action a : G::actions(s))
        sum.add(a.index());
    for (int points : G::scores(s))
        sum.add(points);
    G::each_piece(s, [&](int place, int kind) {
        sum.add(place);
        sum.add(kind);
    });
    if constexpr (G::piece_kinds == 0) // then it is all in the other parts
        each_member(s, [&](std::string_view, auto const& part) { add_part(sum, part); });
    return sum.value();
}

} // namespace ludo
