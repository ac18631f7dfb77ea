#pragma once

#include <string_view>

#include <ludo/core/phrase.hpp>

namespace ludo {

/// A rule that can forbid an action: a stable id, the heading that it is under on the rule sheet, and a sentence.
struct rule {
    constexpr rule(std::string_view name, phrase heading, std::string_view english, std::string_view french)
        : id(name), section(heading), text{english, french} {}

    std::string_view id;
    phrase section;
    phrase text;
};

} // namespace ludo
