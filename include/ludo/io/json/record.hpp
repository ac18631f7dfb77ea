#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <ludo/io/json/position.hpp>
#include <ludo/play/record.hpp>

namespace ludo {

/// A record as the text of a JSON object; also one that begins in the middle of a game, which cannot be written as text. Undefined if
/// it cannot be played.
template <game G>
std::string json_text(record<G> const& told) {
    typename G::state s = told.start();
    json_writer to;
    to.object([&] {
        to.member("game", G::name);
        if (told.position)
            to.member("position", [&] { json_state<G>::write(to, *told.position, [&] { to.member("game", G::name); }); });
        else {
            to.member("options", [&] { json_options<G>::write(to, told.options); });
            to.member("seed", told.seed);
        }
        to.member("steps", [&] {
            to.list([&] {
                for (auto const& [by, what] : told.steps) {
                    to.item(to_text(by) + ' ' + to_text<G>(s, what));
                    G::play(s, what);
                }
            });
        });
    });
    return std::move(to).text();
}

/// The same as a value.
template <game G>
json to_json(record<G> const& told) {
    return *parse_json(json_text(told));
}

/// A record as a seat or a spectator saw the game: what it knew at the beginning, and what was done, with `?` for others' secrets.
template <game G>
std::string json_text(seen_record<G> const& seen) {
    json_writer to;
    to.object([&] {
        to.member("game", G::name);
        to.member("viewer", seen.begins.viewer());
        to.member("begins", [&] { json_state<G>::write(to, seen.begins.state(), [] {}); });
        to.member("steps", [&] {
            to.list([&] {
                for (auto const& [by, known, text] : seen.steps)
                    to.item(to_text(by) + ' ' + std::string(text));
            });
        });
    });
    return std::move(to).text();
}
template <game G>
json to_json(seen_record<G> const& seen) {
    return *parse_json(json_text(seen));
}

/// Reads a record, as an object or as its text in a JSON string, and plays it; or says what is wrong.
template <game G, std::size_t Memory = 4096>
expected<table<G, Memory>, std::string> load_json(json const& from) {
    if (from.is_string())
        return load_text<G, Memory>(from.get_ref<std::string const&>());
    json_reader reader;
    typename G::options chosen;
    std::uint64_t seed = 0;
    std::optional<table<G, Memory>> played;
    auto options = [&](json const& given) { return json_options<G>::read(reader, given, chosen); };
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
    } else if (from.contains("options") && reader.read(from["options"], options, "options") && from.contains("seed") &&
               reader.read(from["seed"], seed, "seed"))
        played.emplace(chosen, seed);
    else
        return wrong(reader.problem().empty() ? "a record begins with options and seed, or with a position" : reader.problem());
    if (played->problem())
        return wrong(played->problem());
    std::size_t number = 0;
    for (json const& each : from["steps"]) {
        std::string const where = "steps[" + std::to_string(number++) + "]: ";
        if (!each.is_string())
            return wrong(where + json_reader::quoted(each) + " is not `SEAT ACTION`");
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

/// Saves a table with everything that it remembers, as a text that `restore` reads (if the table has a `problem`, it refuses it).
template <game G, std::size_t Memory>
std::string save(table<G, Memory> const& played) {
    auto const told = record_of(played);
    auto const text = to_text(told);
    return text ? *text : json_text(told);
}

/// The table that was saved, in the same state; or what is wrong. It remembers what was saved, as far as its memory reaches.
template <game G, std::size_t Memory = 4096>
expected<table<G, Memory>, std::string> restore(std::string_view saved) {
    if (saved.substr(0, 1) != "{")
        return load_text<G, Memory>(saved);
    auto const from = parse_json(saved);
    if (!from)
        return unexpected(from.error());
    return load_json<G, Memory>(*from);
}

} // namespace ludo
