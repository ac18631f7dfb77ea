#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include <ludo/core/index_set.hpp>

namespace ludo {

/// A sheet of paper with a box for each row: open, or written once for good with points (0 where it was struck out).
template <notated Row>
class score_sheet {
public:
    static constexpr int most_points = 127;

    constexpr score_sheet() { points_.fill(not_written); }

    [[nodiscard]] constexpr bool open(Row row) const { return points_[at(row)] == not_written; }

    /// The points of a box; an open one has none yet.
    [[nodiscard]] constexpr int points(Row row) const { return open(row) ? 0 : points_[at(row)]; }

    constexpr void write(Row row, int points) {
        assert(open(row) && 0 <= points && points <= most_points);
        points_[at(row)] = static_cast<std::int8_t>(points);
    }

    [[nodiscard]] constexpr index_set<Row> open_rows() const {
        index_set<Row> found;
        for (int number = 0; number < Row::count; ++number)
            found.insert(Row::from_index(number), open(Row::from_index(number)));
        return found;
    }

    /// How many boxes are written.
    [[nodiscard]] constexpr int written() const { return Row::count - open_rows().size(); }

    /// The sum of so many boxes from this one on.
    [[nodiscard]] constexpr int sum(Row first, int count) const {
        int found = 0;
        for (int number = first.index(); number < first.index() + count; ++number)
            found += points(Row::from_index(number));
        return found;
    }

    friend constexpr bool operator==(score_sheet const&, score_sheet const&) = default;

private:
    static constexpr std::int8_t not_written = -1;
    static constexpr std::size_t at(Row row) { return static_cast<std::size_t>(row.index()); }

    std::array<std::int8_t, static_cast<std::size_t>(Row::count)> points_{};
};

} // namespace ludo
