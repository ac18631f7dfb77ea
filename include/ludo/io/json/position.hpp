#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/components/aside.hpp>
#include <ludo/io/json/components/card_list.hpp>
#include <ludo/io/json/components/card_rows.hpp>
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
#include <ludo/io/json/core/array.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/core/rng.hpp>
#include <ludo/io/json/core/scores.hpp>
#include <ludo/io/json/core/seat.hpp>
#include <ludo/io/json/core/seat_set.hpp>
#include <ludo/io/json/reader.hpp>
#include <ludo/play/in_sight.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// A state, or what a seat knows of it, as the text of JSON: all parts by name; unknown cards are "?". The viewer of what a spectator
/// knows is null.
template <game G>
std::string json_text(typename G::state const& s) {
    json_writer to;
    to.state<G>(s, [&] { to.member("game", G::name); });
    return std::move(to).text();
}
template <game G, typename Seen>
std::string json_text_seen(Seen const& seen) {
    json_writer to;
    to.state<G>(seen.state(), [&] {
        to.member("viewer", seen.viewer());
        to.member("game", G::name);
    });
    return std::move(to).text();
}
template <game G>
std::string json_text(view<G> const& seen) {
    return json_text_seen<G>(seen);
}
template <game G>
std::string json_text(sight<G> const& seen) {
    return json_text_seen<G>(seen);
}

/// Options, with the names that a state gives them.
template <game G>
std::string json_text(typename G::options const& chosen) {
    json_writer to;
    to.options<G>(chosen);
    return std::move(to).text();
}

/// The same as values.
template <game G>
json to_json(typename G::options const& chosen) {
    return *parse_json(json_text<G>(chosen));
}
template <game G>
json to_json(typename G::state const& s) {
    return *parse_json(json_text<G>(s));
}
template <game G>
json to_json(view<G> const& seen) {
    return *parse_json(json_text(seen));
}
template <game G>
json to_json(sight<G> const& seen) {
    return *parse_json(json_text(seen));
}

/// A state from an object that also has these other members: see `state_from_json`.
template <game G>
expected<typename G::state, std::string> state_beside(json const& from, std::vector<std::string_view> others) {
    if (!from.is_object() || !from.contains("game") || from["game"] != std::string(G::name))
        return unexpected("game: this is not a position of " + std::string(G::name));
    others.emplace_back("game");
    json_reader reader;
    typename G::state s{};
    if (!reader.read_state<G>(from, s, "", std::move(others)))
        return unexpected(reader.problem());
    if (char const* const wrong = wrong_with<G>(s))
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
    json_reader reader;
    if (!from.is_object() || !from.contains("viewer") || !reader.read(from["viewer"], viewer, "viewer"))
        return unexpected(std::string("viewer: takes the seat that sees this, or null for a spectator"));
    auto const s = state_beside<G>(from, {"viewer"});
    if (!s)
        return unexpected(s.error());
    if (viewer.index() >= s->chosen.players)
        return unexpected(std::string("viewer: takes the seat that sees this, or null for a spectator"));
    view<G> const seen(*s, viewer);
    if (char const* const wrong = wrong_with<G>(seen.state()))
        return unexpected(std::string(wrong));
    rng any;
    if (!(G::view(seen.determinize(any), viewer) == seen.state()))
        return unexpected("viewer: " + (viewer == nobody ? "a spectator" : "seat " + std::to_string(viewer.index())) +
                          " knows more than this, or less");
    return seen;
}

/// Options from outside; those that are not named have their defaults.
template <game G>
expected<typename G::options, std::string> options_from_json(json const& from) {
    json_reader reader;
    typename G::options chosen{};
    if (!reader.read_options<G>(from, chosen, ""))
        return unexpected(reader.problem());
    return chosen;
}

} // namespace ludo
