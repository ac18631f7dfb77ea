#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <ludo/io/json/position.hpp>
#include <ludo/play/record.hpp>

namespace ludo {

/// A record as an object; also one that begins in the middle of a game, which cannot be written as text.
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

/// Reads a record, as an object or as its text in a JSON string, and plays it; or says what is wrong.
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

/// A table with everything that it remembers, as JSON: the text of its record; or, if it does not remember the beginning of the
/// game, the record as an object. `load_json` reads either.
template <game G, std::size_t Memory>
json to_json(table<G, Memory> const& played) {
    auto const told = record_of(played);
    auto const text = to_text(told);
    return text ? json(*text) : to_json(told);
}

/// Saves a table with everything that it remembers, as a text that `restore` reads. Undefined unless `problem` is null.
template <game G, std::size_t Memory>
std::string save(table<G, Memory> const& played) {
    json const saved = to_json(played);
    return saved.is_string() ? saved.get<std::string>() : saved.dump();
}

/// The table that was saved, in the same state; or what is wrong. It remembers what was saved, as far as its memory reaches.
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
