#pragma once

#include <concepts>
#include <string_view>
#include <tuple>

#include <ludo/components/grid.hpp>
#include <ludo/core/always_false.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/phrase.hpp>
#include <ludo/core/rule.hpp>

namespace ludo {

// What `lines<Rules>` requires of its `Rules`. Each part is a concept by itself, so that a compiler that refuses them says which part
// is missing or wrong; `lines_rules`, at the end, is all of them.

/// `name`, a stable id; `title`, in both languages; `size`, how many rows and columns the grid has; `in_a_row`, how many marks win.
template <typename Rules>
concept lines_has_name_and_grid = requires {
    { Rules::name } -> std::convertible_to<std::string_view>;
    { Rules::title } -> std::convertible_to<phrase>;
    { Rules::size } -> std::convertible_to<rectangle>;
    { Rules::in_a_row } -> std::convertible_to<int>;
};

/// `placing`, the verb for putting a mark, with one thing: the cell, or whatever else says where.
template <typename Rules>
concept lines_has_verb = std::tuple_size_v<typename Rules::placing::things> == 1;

template <typename Rules>
using lines_place = std::tuple_element_t<0, typename Rules::placing::things>;

/// `free(marked cells)`, the things that can be named; `where(marked cells, thing)`, the cell that the mark comes to.
template <typename Rules>
concept lines_says_where = requires(index_set<grid_cell<Rules::size>> const& marked, lines_place<Rules> named) {
    { Rules::free(marked) } -> std::convertible_to<index_set<lines_place<Rules>>>;
    { Rules::where(marked, named) } -> std::same_as<grid_cell<Rules::size>>;
};

/// `refusal(marked cells, thing)`: nullptr, or the rule (one of `own_rules`) that forbids a mark there. And `validate(marked cells)`:
/// nullptr, or what is wrong with them where marks cannot come to lie anywhere.
template <typename Rules>
concept lines_says_what_forbids = requires(index_set<grid_cell<Rules::size>> const& marked, lines_place<Rules> named) {
    { Rules::refusal(marked, named) } -> std::same_as<rule const*>;
    Rules::own_rules;
    { Rules::validate(marked) } -> std::same_as<char const*>;
};

/// Rules of a game for two in which so many marks in line win.
template <typename Rules>
concept lines_rules =
    lines_has_name_and_grid<Rules> && lines_has_verb<Rules> && lines_says_where<Rules> && lines_says_what_forbids<Rules>;

/// Says in words and as an error of the compiler which part of such rules is missing: the first, and nothing behind it.
template <typename Rules>
consteval bool whole_lines() {
    if constexpr (!lines_has_name_and_grid<Rules>)
        static_assert(always_false<Rules>,
                      "rules of lines need `name`, `title`, `size` (rows and columns) and `in_a_row`, how many win");
    else if constexpr (!lines_has_verb<Rules>)
        static_assert(always_false<Rules>, "rules of lines need `placing`, the ludo::verb for putting a mark, with one thing");
    else if constexpr (!lines_says_where<Rules>)
        static_assert(always_false<Rules>,
                      "rules of lines need `free(marked)`, what can be named, and `where(marked, named)`, the cell meant");
    else if constexpr (!lines_says_what_forbids<Rules>)
        static_assert(always_false<Rules>, "rules of lines need `refusal(marked, named)`, `own_rules` and `validate(marked)`");
    return true; // or else the compiler has said so
}

} // namespace ludo
