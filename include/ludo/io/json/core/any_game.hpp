#pragma once

#include <cstddef>
#include <string>
#include <type_traits>

#include <ludo/core/any_game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/io/json/state.hpp>

namespace ludo {

/// The state of one of a few games: first which game it is, then its parts.
template <game... Games>
struct json_of<any_state<game_list<Games...>>> {
    using state = any_state<game_list<Games...>>;

    static void write(json_writer& to, state const& playing) {
        playing.with_game([&]<typename G>(std::type_identity<G>, auto const& s) {
            json_state<G>::write(to, s, [&] { to.member("game", G::name); });
        });
    }
    static std::string shape(json_shape& shapes) { return json_shape::either({json_state<Games>::shape(shapes)...}); }
    static bool read(json_reader& reader, json const& from, state& playing) {
        if (!from.is_object() || !from.contains("game") || !from["game"].is_string())
            return reader.wrong("game", "takes the name of a game");
        std::size_t number = 0;
        for (; number < state::count && state::names[number] != from["game"].template get_ref<std::string const&>(); ++number)
            ;
        if (number == state::count)
            return reader.wrong("game", json_reader::quoted(from["game"]) + " is not one of the games of this match");
        playing.become(number);
        return playing.with_game(
            [&]<typename G>(std::type_identity<G>, auto& s) { return json_state<G>::read(reader, from, s, {"game"}); });
    }
};

} // namespace ludo
