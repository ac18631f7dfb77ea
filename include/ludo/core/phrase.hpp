#pragma once

#include <string_view>

namespace ludo {

/// The languages in which games have titles and rules have sentences.
enum class language { english, french };

/// A text in both languages.
struct phrase {
    std::string_view english;
    std::string_view french;

    [[nodiscard]] constexpr std::string_view in(language wanted) const { return wanted == language::french ? french : english; }
};

} // namespace ludo
