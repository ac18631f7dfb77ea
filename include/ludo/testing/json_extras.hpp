#pragma once

#include <optional>
#include <string>
#include <utility>

#include <ludo/core/game.hpp>
#include <ludo/io/json/position.hpp>
#include <ludo/io/json/text.hpp>
#include <ludo/io/json/told.hpp>
#include <ludo/play/told.hpp>
#include <ludo/play/view.hpp>
#include <ludo/testing/extras.hpp>

namespace ludo::testing {

/// The same extras, and besides how positions and what is told are written as JSON, and read again. It needs nlohmann/json, as all in
/// io/json does. `Of` is the game by whose name they are written, if it is another one with the same states.
template <game G, game Of = G>
extras<G> json_extras(extras<G> more = {}) {
    using state = typename G::state;
    more.save = [](state const& s) { return json_text<Of>(s); };
    more.load = [](std::string const& text) -> std::optional<state> {
        auto const read = parse_json(text);
        if (!read)
            return std::nullopt;
        auto const given = position_from_json<Of>(*read);
        return given && !given->problem() ? std::optional<state>(given->position) : std::nullopt;
    };
    more.tell_again = [](view<G> const& before, told<G> const& what) -> std::optional<told<G>> {
        auto const again = told_from_json<G>(before, to_json(what));
        return again ? std::optional(*again) : std::nullopt;
    };
    return more;
}

} // namespace ludo::testing
