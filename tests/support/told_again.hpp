#pragma once

#include <optional>

#include <ludo/io/json/told.hpp>

/// What a viewer is told, written as JSON and read again: for the suite.
template <ludo::game G>
std::optional<ludo::told<G>> told_again(ludo::view<G> const& before, ludo::told<G> const& what) {
    auto const read = ludo::told_from_json<G>(before, ludo::to_json(what));
    return read ? std::optional(*read) : std::nullopt;
}
