#pragma once

#include <string>

#include <ludo/io/json/position.hpp>

/// A position from outside that can be as far as it is known, and may have holes; or what is wrong with it.
template <ludo::game G>
ludo::expected<typename G::state, std::string> position_with_holes(ludo::json const& from) {
    auto const given = ludo::position_from_json<G>(from);
    if (!given)
        return ludo::unexpected(given.error());
    if (char const* const wrong = given->problem())
        return ludo::unexpected(std::string(wrong));
    return given->position;
}
