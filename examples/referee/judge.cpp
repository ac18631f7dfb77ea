#include "judge.hpp"

#include <algorithm>
#include <utility>

#include <ludo/io/excerpt.hpp>
#include <ludo/io/json/reader.hpp>
#include <ludo/io/text.hpp>

#include "answer.hpp"
#include "request.hpp"

namespace referee {

judge::request_kind const judge::requests[] = {
    {"games", "", &judge::games},         {"describe", " game ", &judge::describe},    {"new", " game seed options ", &judge::deal},
    {"set", " state ", &judge::set},      {"load", " record ", &judge::load},          {"tables", "", &judge::tables},
    {"close", "", &judge::close},         {"play", " seat action ", &judge::play},     {"why", " seat action ", &judge::why},
    {"see", " seat names ", &judge::see}, {"imagine", " seat seed ", &judge::imagine}, {"undo", " seat ", &judge::undo},
    {"state", "", &judge::state},         {"record", " seat ", &judge::record},
};

std::string judge::answer(std::string_view line) {
    auto const request = ludo::parse_json(line);
    if (!request)
        return error(request.error());
    std::string said = answer_to(*request);
    if (request->is_object() && request->contains("id"))
        said.insert(1, "\"id\":" + text_of_member(line, "id", (*request)["id"]) + ',');
    return said;
}

std::string judge::answer_to(json const& request) {
    if (!request.is_object() || !request.contains("do") || !request["do"].is_string())
        return error("a request is an object with \"do\"");
    std::string const& what = request["do"].get_ref<std::string const&>();
    auto const kind = std::find_if(std::begin(requests), std::end(requests), [&](auto const& each) { return each.name == what; });
    if (kind == std::end(requests))
        return error("do: there is no request `" + ludo::excerpt(what) + '`');
    for (auto const& [given, ignored] : request.items())
        if (given != "do" && given != "id" && given != "table" && kind->takes.find(' ' + given + ' ') == std::string::npos)
            return error(what + " takes no `" + ludo::excerpt(given) + '`');
    if (json const table = request.value("table", json("")); !is_text(table, longest_name))
        return error("table: takes a name, a text of at most " + std::to_string(longest_name) + " bytes");
    return (this->*kind->answer)(request);
}

// ---- What most requests have: a game that is meant, a table, and who asks

template <typename Visit>
std::string judge::with_game(json const& name, std::string const& where, Visit visit) {
    for (known_game const& each : games_)
        if (name == each.name)
            return visit(each);
    return error(where + "there is no game " + ludo::json_reader::quoted(name));
}

template <typename Visit>
std::string judge::at_table(json const& request, Visit visit) {
    std::string const name = table_of(request);
    if (auto const found = tables_.find(name); found != tables_.end())
        return visit(*found->second);
    return error((name.empty() ? "there is no game yet" : "table: there is no game at " + json_string(ludo::excerpt(name))) +
                 ": begin with \"new\", \"set\" or \"load\"");
}

template <typename Visit>
std::string judge::as_asker(json const& request, bool spectators, Visit visit) {
    return at_table(request, [&](running_game& game) {
        auto const who = asker_of(request, game.players(), spectators);
        return who ? visit(game, *who) : error(who.error());
    });
}

template <typename Visit>
std::string judge::as_viewer(json const& request, Visit visit) {
    return at_table(request, [&](running_game& game) {
        auto const who = asker_of(request, game.players(), true, true);
        return who ? visit(game, **who) : error(who.error());
    });
}

// ---- What there is

std::string judge::games(json const&) {
    std::vector<std::string> list;
    for (known_game const& each : games_)
        list.push_back(each.listed().text());
    return good().add("games", joined(list)).text();
}

std::string judge::describe(json const& request) {
    return with_game(game_of(request), "game: ", [](known_game const& game) { return good(game.described()).text(); });
}

// ---- Tables

std::string judge::deal(json const& request) {
    return with_game(game_of(request), "game: ", [&](known_game const& game) {
        auto const seed = seed_of(request);
        return seed ? begin(request, game.deal(request.value("options", json::object()), *seed)) : error(seed.error());
    });
}

std::string judge::set(json const& request) {
    json const given = request.value("state", json());
    return with_game(game_of(given),
                     "state: game: ", [&](known_game const& game) { return begin(request, game.set(given), "state: "); });
}

std::string judge::load(json const& request) {
    json given = request.value("record", json());
    if (!given.is_string() && !given.is_object())
        return error("record: takes the object or the text that \"record\" answers with");
    if (given.is_object() && given.contains("seed")) {
        auto const seed = seed_of(given);
        if (!seed)
            return error("record: " + seed.error());
        given["seed"] = *seed;
    }
    json name = game_of(given);
    std::string where = "record: game: ";
    if (given.is_string()) {
        ludo::record_lines lines(given.get_ref<std::string const&>());
        auto const found = ludo::game_of_record(lines);
        if (!found)
            return error("record: " + found.error());
        name = *found;
        where = "record: line " + std::to_string(lines.number()) + ": ";
    }
    return with_game(name, where, [&](known_game const& game) { return begin(request, game.load(given), "record: "); });
}

std::string judge::tables(json const&) {
    std::vector<std::string> list;
    for (auto const& [name, table] : tables_)
        list.push_back(object().add("table", json_string(name)).add(table->now({})).text());
    return good().add("tables", joined(list)).text();
}

std::string judge::close(json const& request) {
    return at_table(request, [&](running_game&) {
        tables_.erase(table_of(request));
        return good().text();
    });
}

std::string judge::begin(json const& request, opened made, std::string const& where) {
    if (!made)
        return error(where + made.error());
    std::string const table = table_of(request);
    if (tables_.size() >= most_tables && !tables_.contains(table))
        return error("table: there are " + std::to_string(most_tables) + " games already; \"close\" ends one");
    tables_[table] = std::move(*made);
    return good(tables_[table]->now({})).text();
}

// ---- A game that goes on

std::string judge::play(json const& request) {
    return as_asker(request, false, [&](running_game& game, asker who) {
        auto const action = action_of(request);
        return action ? game.play(who, *action) : error(action.error());
    });
}

std::string judge::why(json const& request) {
    return as_asker(request, false, [&](running_game& game, asker who) {
        auto const action = action_of(request);
        return action ? game.why(who, *action) : error(action.error());
    });
}

std::string judge::see(json const& request) {
    return as_viewer(request, [&](running_game& game, ludo::seat viewer) {
        auto const names = names_of(request);
        return names ? game.see(viewer, *names) : error(names.error());
    });
}

std::string judge::imagine(json const& request) {
    return as_viewer(request, [&](running_game& game, ludo::seat viewer) {
        auto const seed = seed_of(request);
        return seed ? game.imagine(viewer, *seed) : error(seed.error());
    });
}

std::string judge::undo(json const& request) {
    return as_asker(request, false, [](running_game& game, asker who) { return game.undo(who); });
}

std::string judge::record(json const& request) {
    return as_asker(request, true, [](running_game& game, asker who) { return game.record(who); });
}

std::string judge::state(json const& request) {
    return at_table(request, [](running_game& game) { return game.state(); });
}

} // namespace referee
