#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/core/wrong_with.hpp>
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
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/core/rng.hpp>
#include <ludo/io/json/core/scores.hpp>
#include <ludo/io/json/core/seat_set.hpp>
#include <ludo/io/json/reader.hpp>
#include <ludo/io/json/state.hpp>
#include <ludo/play/in_sight.hpp>
#include <ludo/play/unchecked.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// A state, or what a seat knows of it, as the text of JSON: all parts by name; unknown cards are "?". The viewer of what a spectator
/// knows is null.
template <game G>
std::string json_text(typename G::state const& s) {
    json_writer to;
    json_state<G>::write(to, s, [&] { to.member("game", G::name); });
    return std::move(to).text();
}
template <game G, typename Seen>
std::string json_text_seen(Seen const& seen) {
    json_writer to;
    json_state<G>::write(to, seen.state(), [&] {
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
    json_options<G>::write(to, chosen);
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

/// A position as it is written in an object, which may also have these other members; or what is wrong with how it is written, and
/// where. Only `checked` makes a state or a view of it.
template <game G>
expected<unchecked<G>, std::string> position_from_json(json const& from, std::vector<std::string_view> others = {}) {
    if (!from.is_object() || !from.contains("game") || from["game"] != std::string(G::name))
        return unexpected("game: this is not a position of " + std::string(G::name));
    others.emplace_back("game");
    json_reader reader;
    unchecked<G> given{};
    if (!json_state<G>::read(reader, from, given.position, std::move(others)))
        return unexpected(reader.problem());
    return given;
}

/// A whole state from outside, checked by its game; or what is wrong.
template <game G>
expected<typename G::state, std::string> state_from_json(json const& from) {
    auto const given = position_from_json<G>(from);
    if (!given)
        return unexpected(given.error());
    auto const s = given->checked();
    if (!s)
        return unexpected(std::string(s.error()));
    return *s;
}

/// What a seat knows of a game, from outside, checked: this seat must be able to have this view.
template <game G>
expected<view<G>, std::string> view_from_json(json const& from) {
    seat viewer;
    json_reader reader;
    if (!from.is_object() || !from.contains("viewer") || !reader.read(from["viewer"], viewer))
        return unexpected(std::string("viewer: takes the seat that sees this, or null for a spectator"));
    auto const given = position_from_json<G>(from, {"viewer"});
    if (!given)
        return unexpected(given.error());
    auto const seen = given->checked(viewer);
    if (!seen)
        return unexpected(std::string(seen.error()));
    return *seen;
}

/// Options from outside; those that are not named have their defaults.
template <game G>
expected<typename G::options, std::string> options_from_json(json const& from) {
    json_reader reader;
    typename G::options chosen{};
    if (!json_options<G>::read(reader, from, chosen))
        return unexpected(reader.problem());
    return chosen;
}

} // namespace ludo
