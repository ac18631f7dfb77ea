#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include <ludo/components/table_row.hpp>
#include <ludo/core/phrase.hpp>

namespace ludo {

/// A place in a row, from `1`, and what people call the card there: the first, in French `la première`.
struct place_in_row {
    std::string_view name;
    phrase words;
};
template <int Length>
inline constexpr std::array<place_in_row, static_cast<std::size_t>(Length)> places_in_row = [] {
    constexpr std::array<place_in_row, 9> all{{{"1", {"first", "première"}},
                                               {"2", {"second", "deuxième"}},
                                               {"3", {"third", "troisième"}},
                                               {"4", {"fourth", "quatrième"}},
                                               {"5", {"fifth", "cinquième"}},
                                               {"6", {"sixth", "sixième"}},
                                               {"7", {"seventh", "septième"}},
                                               {"8", {"eighth", "huitième"}},
                                               {"9", {"ninth", "neuvième"}}}};
    static_assert(Length <= 9, "people do not count on in a longer row");
    std::array<place_in_row, static_cast<std::size_t>(Length)> first{};
    for (std::size_t at = 0; at < first.size(); ++at)
        first[at] = all[at];
    return first;
}();
template <int Length>
using row_place = table_row<places_in_row<Length>>;

} // namespace ludo
