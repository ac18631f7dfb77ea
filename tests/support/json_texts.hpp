#pragma once

#include <string>
#include <string_view>

#include <ludo/io/json/text.hpp>

#include "support/catch.hpp"

/// The JSON of a text that is some.
inline ludo::json parsed(std::string_view text) {
    auto const read = ludo::parse_json(text);
    REQUIRE(read.has_value());
    return *read;
}

/// What is wrong with a text that should be JSON; empty if nothing is.
inline std::string wrong_json(std::string_view text) {
    auto const read = ludo::parse_json(text);
    return read ? "" : read.error();
}
