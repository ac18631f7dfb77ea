#include "sitters.hpp"

#include <array>
#include <cstdint>

#include <ludo/io/option_text.hpp>

namespace terminal {

namespace {

std::vector<std::string> split(std::string const& text, char at) {
    std::vector<std::string> parts(1);
    for (char letter : text)
        if (letter == at)
            parts.emplace_back();
        else
            parts.back() += letter;
    return parts;
}

/// A number of games to play out, or of looks at the table.
template <typename Number>
bool read(std::string const& text, Number& to) {
    constexpr std::uint64_t most = 1'000'000;
    std::uint64_t number = 0;
    if (!ludo::read_number(text, number) || number < 1 || number > most)
        return false;
    to = static_cast<Number>(number);
    return true;
}

} // namespace

std::optional<sitter> sitter_of(std::string const& text) {
    std::vector<std::string> const words = split(text, ':');
    sitter one;
    bool good = words.size() <= 2;
    if (words[0] == "me" || words[0] == "moi" || words[0] == "random") {
        one.is = words[0] == "random" ? sitter::kind::random : sitter::kind::person;
        good = words.size() == 1;
    } else if (words[0] == "ismcts") {
        good = good && (words.size() == 1 || read(words[1], one.iterations));
    } else if (words[0] == "forgetful") {
        one.half_life = 6;
        good = words.size() <= 3 && (words.size() < 2 || read(words[1], one.half_life)) &&
               (words.size() < 3 || read(words[2], one.iterations));
    } else
        good = false;
    return good ? std::optional(one) : std::nullopt;
}

std::optional<std::vector<sitter>> sitters_of(std::string const& text) {
    std::vector<sitter> all;
    for (std::string const& each : split(text, ','))
        if (auto const one = sitter_of(each))
            all.push_back(*one);
        else
            return std::nullopt;
    return all;
}

std::vector<std::string> names_for(int players) {
    constexpr std::array called{"Ada",   "Blaise", "Carl",   "Dorothea", "Emmy", "Felix",
                                "Grace", "Henri",  "Ingrid", "John",     "Kurt", "Leonhard"};
    std::vector<std::string> names;
    for (int each = 0; each < players; ++each)
        names.emplace_back(called[static_cast<std::size_t>(each) % called.size()]);
    return names;
}

} // namespace terminal
