#pragma once

#include <string>
#include <utility>

#include <ludo/games/calcory.hpp>
#include <ludo/io/json/position.hpp>
#include <ludo/play/table.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

/// Some options of Calcory that it takes.
inline ludo::calcory::options some_options() {
    return {.players = *rc::gen::inRange(2, 5),
            .first = ludo::seat(*rc::gen::inRange(0, 2)),
            .markers_per_player = *rc::gen::inRange(0, 7),
            .min_cards_without_win = *rc::gen::inRange(1, 3),
            .thirteen_removes_marks = *rc::gen::arbitrary<bool>(),
            .reveal_returned_card = *rc::gen::arbitrary<bool>()};
}

/// What is said of a value that has something else at one place.
template <ludo::game G>
std::string wrong_with(ludo::json object, char const* where, ludo::json const& value) {
    object[ludo::json::json_pointer(where)] = value;
    auto const read = ludo::state_from_json<G>(std::move(object));
    return read ? "" : read.error();
}

/// The same of the first state of Calcory, and of a state of the toy game.
inline std::string wrong_calcory(char const* where, ludo::json const& value) {
    return wrong_with<ludo::calcory>(ludo::to_json<ludo::calcory>(ludo::table<ludo::calcory>({}, 1).state()), where, value);
}
inline toy_game::state dealt_toy() {
    using card = toy_game::card;
    return toy_game::lay_out({}, {card(3, 0), card(0, 0), card(1, 0), card(2, 0)});
}
inline std::string wrong_toy(char const* where, ludo::json const& value) {
    return wrong_with<toy_game>(ludo::to_json<toy_game>(dealt_toy()), where, value);
}
