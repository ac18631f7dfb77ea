#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include <ludo/games/calcory.hpp>
#include <ludo/io/option_text.hpp>

#include "support/catch.hpp"
#include "support/toy_game.hpp"

/// What is wrong with a value for an option of the toy game or of Calcory; then nothing is set.
template <typename Options>
std::string wrong_option(std::string_view name, std::string_view value) {
    Options chosen;
    std::string const wrong =
        ludo::set_option<std::conditional_t<std::is_same_v<Options, toy_game::options>, toy_game, ludo::calcory>>(chosen, name,
                                                                                                                  value);
    CHECK((wrong.empty() || chosen == Options()));
    return wrong;
}
