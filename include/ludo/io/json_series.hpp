#pragma once

#include <string>
#include <type_traits>

#include <ludo/core/scores.hpp>
#include <ludo/io/json_form.hpp>
#include <ludo/turns/series.hpp>

namespace ludo {

/// A number for each seat: a list.
template <>
struct json_of<seat_numbers> {
    static json write(json_form const& form, seat_numbers const& numbers) {
        json list = json::array();
        for (int each : numbers)
            list.push_back(form.write(each));
        return list;
    }
    static bool read(json_form& form, json const& from, seat_numbers& numbers, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(form.seats().size()))
            return form.wrong(where, "takes a list with a number for each seat");
        numbers = seat_numbers(form.seats().size());
        for (seat each : form.seats())
            if (!form.read(from[static_cast<std::size_t>(each.index())], numbers[each], where + '[' + to_text(each) + ']'))
                return false;
        return true;
    }
};

/// The state of one of a few games: its parts, and first which game it is.
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
            return form.wrong(where + ".game", json_form::shown(from["game"]) + " is none of the games of this match");
        playing.become(number);
        return playing.with_game(
            [&]<typename G>(std::type_identity<G>, auto& s) { return form.template read_fields<G>(from, s, where, {"game"}); });
    }
};

} // namespace ludo
