#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include <ludo/components/table_row.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A point of a board, in the table of its points.
struct named_point {
    static constexpr std::string_view kind = "point";
    std::string_view name;
};

/// The points that some lines name, each once, in the order in which they first come.
template <auto const& Lines>
inline constexpr auto points_of = [] {
    auto const each_new = [](auto visit) {
        for (std::size_t line = 0; line < Lines.size(); ++line)
            each_word(Lines[line], [&](std::string_view name) {
                bool before = false;
                for (std::size_t other = 0; other < line; ++other)
                    each_word(Lines[other], [&](std::string_view one) { before = before || one == name; });
                if (!before)
                    visit(name);
            });
    };
    constexpr std::size_t count = [](auto each) {
        std::size_t found = 0;
        each([&](std::string_view) { ++found; });
        return found;
    }(each_new);
    std::array<named_point, count> all{};
    std::size_t next = 0;
    each_new([&](std::string_view name) { all[next++].name = name; });
    return all;
}();

/// A board of any shape: lines that join points. A game writes them down once, each as the names of its points from one end to the
/// other, and reads its board in them; no line meets itself:
///   `inline constexpr std::array<std::string_view, 3> lines{"a1 b1 c1", "a2 b2 c2", "a1 a2"};`   `graph_board<lines>`
/// If the points are called as the cells of a grid, they are shown as one.
template <auto const& Lines>
struct graph_board {
    using point = table_row<points_of<Lines>>;
    using points = index_set<point>;

    /// The points of each line.
    static constexpr auto lines = [] {
        std::array<points, Lines.size()> all{};
        for (std::size_t line = 0; line < Lines.size(); ++line)
            each_word(Lines[line], [&](std::string_view name) { all[line].insert(*point::parse(name)); });
        return all;
    }();

    /// The points that a line joins with this one, without another one between.
    static constexpr points const& beside(point one) { return neighbours[static_cast<std::size_t>(one.index())]; }
    /// The points beside one of these.
    static constexpr points beside(points const& some) {
        points found;
        for (point each : some)
            found |= beside(each);
        return found;
    }

    /// The points of all lines of at least `Length` points that lie within these.
    template <int Length>
    static constexpr points in_line(points const& some) {
        points found;
        for (points const& each : lines)
            if (each.size() >= Length && (each - some).empty())
                found |= each;
        return found;
    }

private:
    static constexpr auto neighbours = [] {
        std::array<points, static_cast<std::size_t>(point::count)> found{};
        for (std::string_view line : Lines) {
            bool first = true;
            point last;
            each_word(line, [&](std::string_view name) {
                point const here = *point::parse(name);
                if (!first) {
                    found[static_cast<std::size_t>(here.index())].insert(last);
                    found[static_cast<std::size_t>(last.index())].insert(here);
                }
                first = false;
                last = here;
            });
        }
        return found;
    }();
};

} // namespace ludo
