#pragma once

#include <cstddef>
#include <string>
#include <type_traits>

#include <ludo/core/any_game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// The state of one of a few games: first which game it is, then its parts.
template <game... Games>
struct json_of<any_state<game_list<Games...>>> {
    using state = any_state<game_list<Games...>>;

    static json write(json_form const& form, state const& playing) {
        json object = json::object();
        playing.with_game([&]<typename G>(std::type_identity<G>, auto const& s) {
            object["game"] = G::name;
            object.update(form.template write_fields<G>(s));
        });
        return object;
    }
    static bool read(json_form& form, json const& from, state& playing, std::string const& where) {
        if (!from.is_object() || !from.contains("game") || !from["game"].is_string())
            return form.wrong(where + ".game", "takes the name of a game");
        std::size_t number = 0;
        for (; number < state::count && state::names[number] != from["game"].template get_ref<std::string const&>(); ++number)
            ;
        if (number == state::count)
            return form.wrong(where + ".game", json_form::shown(from["game"]) + " is not one of the games of this match");
        playing.become(number);
        return playing.with_game(
            [&]<typename G>(std::type_identity<G>, auto& s) { return form.template read_fields<G>(from, s, where, {"game"}); });
    }
};

} // namespace ludo
