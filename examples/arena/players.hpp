#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/io/option_text.hpp>

namespace arena {

enum class thinking { random, hint, flat, ismcts };

/// A player as the command line names it: `random`, `hint`, `flat:2000`, `ismcts:2000`, and `ismcts:2000:hint`, which plays out in
/// thought as the game hints; `forgetful:8:ismcts:2000` is one whose memory fades.
struct player_name {
    std::string text;
    thinking how = thinking::random;
    std::uint64_t iterations = 0;
    bool hinted = false; // does it need the game's hints?
    std::optional<std::uint32_t> half_life;
};

inline constexpr std::uint64_t most_iterations = 1'000'000; // a search of so many takes 100 MB

/// Splits a text at each of these signs.
inline std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    for (std::size_t end = 0; end != text.npos; text.remove_prefix(end == text.npos ? 0 : end + 1)) {
        end = text.find(at);
        parts.push_back(text.substr(0, end));
    }
    return parts;
}

/// The player with this name, or what is wrong with it.
inline ludo::expected<player_name, std::string> read_player(std::string_view text) {
    auto const wrong = [&](std::string const& why) {
        return ludo::unexpected('`' + ludo::excerpt(text) + "` is no player: " + why);
    };
    player_name named;
    named.text = text;
    std::vector<std::string_view> words = split(text, ':');
    if (words[0] == "forgetful") {
        std::uint32_t half_life = 0;
        if (words.size() < 3 || !ludo::read_number(words[1], half_life))
            return wrong("write forgetful:HALF_LIFE:PLAYER, such as forgetful:8:ismcts:2000");
        named.half_life = half_life;
        words.erase(words.begin(), words.begin() + 2);
    }
    bool const counts = words[0] == "flat" || words[0] == "ismcts";
    if (!counts && words[0] != "random" && words[0] != "hint")
        return wrong("there are random, hint, flat:N, ismcts:N, ismcts:N:hint and forgetful:HALF_LIFE:PLAYER");
    if (words.back() == "hint" && words.size() == (words[0] == "ismcts" ? 3u : 1u)) {
        named.hinted = true;
        if (words.size() == 3)
            words.pop_back();
    }
    if (words.size() != (counts ? 2u : 1u))
        return wrong(std::string(words[0]) +
                     (counts ? " takes a number of playouts, such as " + std::string(words[0]) + ":2000" : " takes nothing more"));
    if (counts && (!ludo::read_number(words[1], named.iterations) || named.iterations < 1 || named.iterations > most_iterations))
        return wrong("it takes 1 to " + std::to_string(most_iterations) + " playouts");
    named.how = words[0] == "flat"   ? thinking::flat
              : words[0] == "ismcts" ? thinking::ismcts
              : words[0] == "hint"   ? thinking::hint
                                     : thinking::random;
    return named;
}

} // namespace arena
