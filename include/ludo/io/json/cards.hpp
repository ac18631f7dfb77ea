#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Reads a list of cards, at most `most`.
template <typename Card>
bool read_cards(json_reader& reader, json const& from, std::vector<Card>& cards, std::size_t most, std::string const& where) {
    if (!from.is_array() || from.size() > most)
        return reader.wrong(where, "takes a list of at most " + std::to_string(most) + " cards");
    for (json const& given : from)
        if (!reader.read(given, cards.emplace_back(), where))
            return false;
    return true;
}

} // namespace ludo
