#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/core/aim.hpp>
#include <ludo/core/game.hpp>
#include <ludo/io/json/position.hpp>
#include <ludo/io/json/schema.hpp>

#include "answer.hpp"
#include "game_at_table.hpp"
#include "known_game.hpp"

namespace referee {

/// A few words of a game, for a list.
template <ludo::game G>
object words_of() {
    object all;
    all.add("game", json_string(G::name))
        .add("title", in_both_languages(G::title))
        .add("players", object().add("least", std::to_string(G::seats.least)).add("most", std::to_string(G::seats.most)).text());
    return all;
}

/// How the things of one kind are written; where that depends on the options, with the usual ones.
template <ludo::game G, typename Thing>
std::string described_thing() {
    static typename G::state const any{};
    std::vector<std::string> written;
    for (int i = 0; i < Thing::count; ++i) {
        if constexpr (requires { G::notation(any); })
            written.emplace_back(std::string_view(ludo::text_in(Thing::from_index(i), G::notation(any))));
        else
            written.emplace_back(std::string_view(ludo::text_in(Thing::from_index(i))));
    }
    return object().add("kind", json_string(ludo::kind_of<Thing>())).add("written", list_of(written)).text();
}

/// The verbs of a game's actions, and the things that go with each; in a match several games may have the same.
template <ludo::game G>
std::string described_verbs() {
    std::vector<std::string> all;
    G::action::each_verb([&]<typename Verb>(std::type_identity<Verb>, int) {
        std::string things;
        Verb::each_type([&]<typename Thing>(std::type_identity<Thing>) {
            things += (things.empty() ? "" : ",") + described_thing<G, Thing>();
        });
        std::string one = object().add("verb", json_string(Verb::word)).add("things", '[' + things + ']').text();
        if (std::find(all.begin(), all.end(), one) == all.end())
            all.push_back(std::move(one));
    });
    return joined(all);
}

template <ludo::game G>
std::string described_options() {
    ludo::json const usual = ludo::to_json<G>(typename G::options());
    std::vector<std::string> all;
    ludo::for_each_option<G>([&](auto const& each) {
        all.push_back(object()
                          .add("name", json_string(each.name))
                          .add("default", usual[std::string(each.name)].dump())
                          .add("takes", json_string(each.takes))
                          .text());
    });
    return joined(all);
}

template <ludo::game G>
std::string described_rules() {
    std::vector<std::string> all;
    for (ludo::rule const* each : G::rules)
        all.push_back(text_of(*each));
    return joined(all);
}

/// JSON Schemas of what is said of a game.
template <ludo::game G>
object described_schemas() {
    return object()
        .add("options", ludo::json_schema_of_options<G>())
        .add("state", ludo::json_schema_of_state<G>())
        .add("view", ludo::json_schema_of_view<G>())
        .add("told", ludo::json_schema_of_told<G>());
}

/// All there is to say of a game.
template <ludo::game G>
object described() {
    object all = words_of<G>();
    all.add("aim", json_string(ludo::name_of(ludo::aim_of<G>())))
        .add("options", described_options<G>())
        .add("verbs", described_verbs<G>())
        .add("rules", described_rules<G>())
        .add("schemas", described_schemas<G>().text());
    return all;
}

template <typename List>
struct known_games;
template <ludo::game... Games>
struct known_games<ludo::game_list<Games...>> {
    static constexpr known_game all[] = {{Games::name, words_of<Games>, described<Games>, deal<Games>, set<Games>, load<Games>}...};
};

} // namespace referee
