#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include <ludo/core/bits.hpp>
#include <ludo/core/index_set.hpp>

namespace ludo {

/// A sheet of paper with a box for each row: open, or written once for good with points (0 where it was struck out).
template <notated Row>
class score_sheet {
    static_assert(Row::count <= 16);

public:
    static constexpr int most_points = 127;

    [[nodiscard]] constexpr bool open(Row row) const { return !(written_ >> row.index() & 1); }

    /// The points of a box; an open one has none yet.
    [[nodiscard]] constexpr int points(Row row) const { return points_[at(row)]; }

    constexpr void write(Row row, int points) {
        assert(open(row) && 0 <= points && points <= most_points);
        written_ = static_cast<std::uint16_t>(written_ | 1u << row.index());
        points_[at(row)] = static_cast<std::uint8_t>(points);
    }

    [[nodiscard]] constexpr index_set<Row> open_rows() const { return index_set<Row>::of_bits(written_ ^ bits::first(Row::count)); }

    /// How many boxes are written.
    [[nodiscard]] constexpr int written() const { return bits::count(written_); }

    /// The sum of so many boxes from this one on.
    [[nodiscard]] constexpr int sum(Row first, int count) const {
        int found = 0;
        for (int number = first.index(); number < first.index() + count; ++number)
            found += points(Row::from_index(number));
        return found;
    }

    friend constexpr bool operator==(score_sheet const&, score_sheet const&) = default;

private:
    static constexpr std::size_t at(Row row) { return static_cast<std::size_t>(row.index()); }

    std::uint16_t written_ = 0;
    std::array<std::uint8_t, static_cast<std::size_t>(Row::count)> points_{};
};

} // namespace ludo
