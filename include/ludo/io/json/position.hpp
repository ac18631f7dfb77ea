#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/components/aside.hpp>
#include <ludo/io/json/components/card_list.hpp>
#include <ludo/io/json/components/collected.hpp>
#include <ludo/io/json/components/hand.hpp>
#include <ludo/io/json/components/hands.hpp>
#include <ludo/io/json/components/owned_places.hpp>
#include <ludo/io/json/components/piles.hpp>
#include <ludo/io/json/components/reserve.hpp>
#include <ludo/io/json/components/score_sheet.hpp>
#include <ludo/io/json/components/spread.hpp>
#include <ludo/io/json/components/stock.hpp>
#include <ludo/io/json/components/trick.hpp>
#include <ludo/io/json/core/any_game.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/core/rng.hpp>
#include <ludo/io/json/core/scores.hpp>
#include <ludo/io/json/core/seat.hpp>
#include <ludo/io/json/form.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// A state, or what a seat knows of it, with all parts by name; unknown cards are "?".
template <game G>
json to_json(typename G::state const& s) {
    json object{{"game", G::name}};
    object.update(json_form(s.chosen.players).write_fields<G>(s));
    return object;
}
template <game G>
json to_json(view<G> const& seen) {
    json object{{"viewer", seen.viewer().index()}};
    object.update(to_json<G>(seen.state()));
    return object;
}

/// A state from an object that also has these other members: see `state_from_json`.
template <game G>
expected<typename G::state, std::string> state_beside(json const& from, std::vector<std::string_view> others) {
    if (!from.is_object() || !from.contains("game") || from["game"] != std::string(G::name))
        return unexpected("game: this is not a position of " + std::string(G::name));
    others.emplace_back("game");
    json_form form;
    typename G::state s{};
    if (!form.read_fields<G>(from, s, "", std::move(others)))
        return unexpected(form.problem());
    if (char const* const wrong = (G::check)(s))
        return unexpected(std::string(wrong));
    return s;
}

/// A state from outside, checked by its game. It may have holes, but a table takes only whole states.
template <game G>
expected<typename G::state, std::string> state_from_json(json const& from) {
    return state_beside<G>(from, {});
}

/// What a seat knows of a game, from outside, checked: this seat must be able to have this view.
template <game G>
expected<view<G>, std::string> view_from_json(json const& from) {
    seat viewer;
    json_form form;
    if (!from.is_object() || !from.contains("viewer") || !form.read(from["viewer"], viewer, "viewer") || viewer == nobody)
        return unexpected(std::string("viewer: takes the seat that sees this"));
    auto const s = state_beside<G>(from, {"viewer"});
    if (!s)
        return unexpected(s.error());
    if (viewer.index() >= s->chosen.players)
        return unexpected(std::string("viewer: takes the seat that sees this"));
    view<G> const seen(*s, viewer);
    if (char const* const wrong = (G::check)(seen.state()))
        return unexpected(std::string(wrong));
    rng any;
    if (!(G::view(seen.determinize(any), viewer) == seen.state()))
        return unexpected("viewer: seat " + std::to_string(viewer.index()) + " knows more than this, or less");
    return seen;
}

/// Options from outside; those that are not named have their defaults.
template <game G>
expected<typename G::options, std::string> options_from_json(json const& from) {
    json_form form;
    typename G::options chosen{};
    if (!form.read_options<G>(from, chosen, ""))
        return unexpected(form.problem());
    return chosen;
}

} // namespace ludo
