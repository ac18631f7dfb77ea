#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ludo {

/// What is worth winning: a better place than the others, however many points that takes; points, the more the better; or, where all
/// play together, the points of the team. The scores of such a game are the team's, the same at each seat: all are in the first place.
enum class aim : std::uint8_t { places, points, together };
constexpr std::array<std::string_view, 3> names(aim) { return {"places", "points", "together"}; }

/// What is worth winning in a game, or in a list of games: `G::aim`, or places if it does not say.
template <typename G>
constexpr aim aim_of() {
    if constexpr (requires { G::aim; })
        return G::aim;
    else
        return aim::places;
}

} // namespace ludo
