#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include <ludo/games.hpp>
#include <ludo/io/json.hpp>
#include <ludo/play/any_table.hpp>

namespace referee {

using ludo::json;

inline json error(std::string const& what) { return {{"ok", false}, {"error", what}}; }

template <ludo::game G>
json texts(typename G::state const& s, ludo::action_set<typename G::action> const& actions) {
    json list = json::array();
    for (auto action : actions)
        list.push_back(ludo::to_text<G>(s, action));
    return list;
}

inline json numbers(ludo::seat_numbers const& of_seats) {
    json list = json::array();
    for (int number : of_seats)
        list.push_back(number);
    return list;
}

template <typename G>
json described() {
    json options = json::array();
    ludo::for_each_option<G>([&](auto const& each) {
        json const fallback = ludo::json_form().write(typename G::options().*each.member);
        options.push_back({{"name", each.name}, {"default", fallback}, {"takes", each.takes}});
    });
    json rules = json::array();
    for (ludo::rule const* each : G::rules)
        rules.push_back({{"rule", each->id},
                         {"section", each->section.english},
                         {"section_fr", each->section.french},
                         {"text", each->text.english},
                         {"text_fr", each->text.french}});
    return {{"game", G::name},
            {"title", {{"en", G::title.english}, {"fr", G::title.french}}},
            {"players", {{"least", G::seats.least}, {"most", G::seats.most}}},
            {"options", options},
            {"rules", rules}};
}

/// One game at a time, and the answer to each request about it.
class judge {
public:
    json answer(std::string_view line) {
        auto const request = ludo::parse_json(line);
        if (!request)
            return error(request.error());
        if (!request->is_object() || !request->contains("do") || !(*request)["do"].is_string())
            return error("a request is an object with \"do\"");
        std::string const what = (*request)["do"].get<std::string>();
        for (auto const& [name, part, answers] : requests)
            if (name == what) {
                for (auto const& [given, ignored] : request->items())
                    if (given != "do" && part.find(' ' + given + ' ') == std::string::npos)
                        return error(what + " takes no `" + ludo::excerpt(given) + '`');
                return (this->*answers)(*request);
            }
        return error("do: there is no request `" + ludo::excerpt(what) + '`');
    }

private:
    json games(json const&) {
        json list = json::array();
        ludo::all_games::each([&]<typename G>(std::type_identity<G>) { list.push_back(described<G>()); });
        return {{"ok", true}, {"games", list}};
    }

    json deal(json const& request) {
        return with_game(request, "game: ", [&]<typename G>(std::type_identity<G>) {
            std::uint64_t seed = 0;
            ludo::json_form form;
            if (!form.read(request.value("seed", json()), seed, "seed"))
                return error(form.problem());
            auto const options = ludo::options_from_json<G>(request.value("options", json::object()));
            return options ? begin(ludo::table<G>(*options, seed)) : error(options.error());
        });
    }

    json play(json const& request) {
        return at_table([&]<typename G>(ludo::table<G>& table) {
            json const text = request.value("action", json());
            auto const action =
                text.is_string() ? ludo::action_of<G>(table.state(), text.get_ref<std::string const&>()) : std::nullopt;
            if (!action)
                return error("action: " + ludo::json_form::shown(text) + " is not an action of " + std::string(G::name));
            if (ludo::verdict const said = table.play(*action); !said) {
                ludo::rule const& broken = *said.broken();
                return json{{"ok", false},
                            {"refused", {{"rule", broken.id}, {"text", broken.text.english}, {"text_fr", broken.text.french}}}};
            }
            return now(table);
        });
    }

    json undo(json const&) {
        return at_table([&](auto& table) { return table.undo() ? now(table) : error("there is no action to take back"); });
    }

    json state(json const&) {
        return at_table([&]<typename G>(ludo::table<G>& table) {
            return json{{"ok", true}, {"state", ludo::to_json<G>(table.state())}};
        });
    }

    json view(json const& request) {
        return at_table([&]<typename G>(ludo::table<G>& table) {
            ludo::seat viewer;
            ludo::json_form form;
            if (!form.read(request.value("seat", json()), viewer, "seat") || viewer == ludo::nobody ||
                viewer.index() >= table.players())
                return error("seat: takes a seat that plays, 0 to " + std::to_string(table.players() - 1));
            auto const seen = table.view(viewer);
            return json{{"ok", true}, {"view", ludo::to_json(seen)}, {"actions", texts<G>(seen.state(), seen.actions())}};
        });
    }

    json set(json const& request) {
        json const given = request.value("state", json());
        return with_game(given, "state: game: ", [&]<typename G>(std::type_identity<G>) {
            auto const position = ludo::state_from_json<G>(given);
            if (!position)
                return error("state: " + position.error());
            auto const table = ludo::table<G>::make(*position);
            return table ? begin(*table) : error(std::string("state: ") + table.error());
        });
    }

    json record(json const&) {
        return at_table([&]<typename G>(ludo::table<G>& table) { return json{{"ok", true}, {"record", ludo::to_json(table)}}; });
    }

    json load(json const& request) {
        json const given = request.value("record", json());
        if (!given.is_string() && !given.is_object())
            return error("record: takes the text or the object that \"record\" answers with");
        json game = given;
        std::string where = "game: ";
        if (given.is_string()) {
            ludo::record_lines lines(given.get_ref<std::string const&>());
            auto const name = ludo::game_of_record(lines);
            if (!name)
                return error("record: " + name.error());
            game = {{"game", *name}};
            where = "line " + std::to_string(lines.number()) + ": ";
        }
        return with_game(game, "record: " + where, [&]<typename G>(std::type_identity<G>) {
            auto const table = ludo::load_json<G>(given);
            return table ? begin(*table) : error("record: " + table.error());
        });
    }

    template <typename Visit>
    static json with_game(json const& request, std::string const& where, Visit visit) {
        json const name = request.is_object() ? request.value("game", json()) : json();
        json said = error(where + "there is no game " + ludo::json_form::shown(name));
        if (name.is_string())
            ludo::all_games::find(name.get_ref<std::string const&>(), [&](auto game) { said = visit(game); });
        return said;
    }

    template <typename Visit>
    json at_table(Visit visit) {
        return table_.visit(visit, [] { return error("there is no game yet: begin with \"new\", \"set\" or \"load\""); });
    }

    template <typename G>
    json begin(ludo::table<G> table) {
        json const said = now(table);
        table_ = table;
        return said;
    }

    template <typename G>
    static json now(ludo::table<G> const& table) {
        json said{{"ok", true},
                  {"turn", table.over() ? json(nullptr) : json(table.turn().index())},
                  {"over", table.over()},
                  {"actions", texts<G>(table.state(), table.actions())},
                  {"scores", numbers(table.scores())}};
        if (table.over())
            said["places"] = numbers(table.places());
        return said;
    }

    struct request_kind {
        std::string_view name;
        std::string takes; // names between blanks
        json (judge::*answer)(json const&);
    };
    inline static request_kind const requests[] = {{"games", "", &judge::games},       {"new", " game seed options ", &judge::deal},
                                                   {"play", " action ", &judge::play}, {"undo", "", &judge::undo},
                                                   {"state", "", &judge::state},       {"view", " seat ", &judge::view},
                                                   {"set", " state ", &judge::set},    {"record", "", &judge::record},
                                                   {"load", " record ", &judge::load}};

    ludo::any_table<ludo::all_games> table_;
};

} // namespace referee
