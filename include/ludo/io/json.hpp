#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/io/json_components.hpp>
#include <ludo/io/json_form.hpp>
#include <ludo/io/json_hands.hpp>
#include <ludo/io/json_series.hpp>
#include <ludo/play/record.hpp>

namespace ludo {

/// A state, or what a seat knows of it, with every part by name; unknown cards are "?".
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

/// What has these members besides the parts of a state, as a state: see `state_from_json`.
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

/// A state from outside: read, and checked by the rules of its game. It may have holes; a table takes only whole ones.
template <game G>
expected<typename G::state, std::string> state_from_json(json const& from) {
    return state_beside<G>(from, {});
}

/// What a seat knows of a game, from outside: one that this seat can have.
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
        return unexpected("viewer: seat " + std::to_string(viewer.index()) + " knows more of this, or less");
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

/// A record, also one that begins in the middle of a game (which has no text).
template <game G>
json to_json(record<G> const& told) {
    json steps = json::array();
    rng luck(told.seed);
    typename G::state s = told.position ? *told.position : G::deal(told.options, luck);
    for (auto const& [by, action] : told.steps) {
        steps.push_back(std::to_string(by.index()) + ' ' + to_text<G>(s, action));
        G::play(s, action);
    }
    json object{{"game", G::name}, {"steps", steps}};
    if (told.position)
        object["position"] = to_json<G>(*told.position);
    else {
        object["options"] = json_form().write_options<G>(told.options);
        object["seed"] = told.seed;
    }
    return object;
}

/// Reads the JSON form of a record, or its text in a JSON string, and plays it; or says what is wrong.
template <game G, std::size_t Memory = 4096>
expected<table<G, Memory>, std::string> load_json(json const& from) {
    if (from.is_string())
        return load<G, Memory>(from.get_ref<std::string const&>());
    json_form form;
    typename G::options chosen;
    std::uint64_t seed = 0;
    std::optional<table<G, Memory>> played;
    auto const wrong = [](std::string const& what) { return unexpected(what); };
    if (!from.is_object() || !from.contains("steps") || !from["steps"].is_array())
        return wrong("steps: takes the list of what was played, `SEAT ACTION`");
    bool const from_position = from.contains("position");
    for (auto const& [name, ignored] : from.items())
        if (name != "game" && name != "steps" && !(from_position ? name == "position" : name == "options" || name == "seed"))
            return wrong(excerpt(name) + ": has no place here");
    if (from.contains("game") && from["game"] != std::string(G::name))
        return wrong("game: this is not a record of " + std::string(G::name));
    if (from_position) {
        auto const position = state_from_json<G>(from["position"]);
        if (!position)
            return wrong("position: " + position.error());
        played.emplace(*position);
    } else if (from.contains("options") && form.read_options<G>(from["options"], chosen, "options") && from.contains("seed") &&
               form.read(from["seed"], seed, "seed"))
        played.emplace(chosen, seed);
    else
        return wrong(form.problem().empty() ? "a record begins with options and seed, or with a position" : form.problem());
    if (played->problem())
        return wrong(played->problem());
    std::size_t number = 0;
    for (json const& each : from["steps"]) {
        std::string const where = "steps[" + std::to_string(number++) + "]: ";
        if (!each.is_string())
            return wrong(where + json_form::shown(each) + " is not `SEAT ACTION`");
        if (auto const what = play_step(*played, each.get_ref<std::string const&>()); !what.empty())
            return wrong(where + what);
    }
    return *played;
}

/// A table with all that it remembers, as JSON: the text of its record; or, where it does not remember the beginning of the
/// game, the record as an object. `load_json` reads either.
template <game G, std::size_t Memory>
json to_json(table<G, Memory> const& played) {
    auto const told = record_of(played);
    auto const text = to_text(told);
    return text ? json(*text) : to_json(told);
}

/// Saves a table with all that it remembers as a text that `restore` reads, whatever it remembers (at the table a game is
/// played: `problem` is null).
template <game G, std::size_t Memory>
std::string save(table<G, Memory> const& played) {
    json const saved = to_json(played);
    return saved.is_string() ? saved.get<std::string>() : saved.dump();
}

/// The table that was saved, in the same state; or what is wrong. It remembers what was saved, no more than its memory holds.
template <game G, std::size_t Memory = 4096>
expected<table<G, Memory>, std::string> restore(std::string_view saved) {
    if (saved.substr(0, 1) != "{")
        return load<G, Memory>(saved);
    auto const from = parse_json(saved);
    if (!from)
        return unexpected(from.error());
    return load_json<G, Memory>(*from);
}

} // namespace ludo
