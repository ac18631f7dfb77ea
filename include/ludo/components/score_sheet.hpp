#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/core/bits.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// A score sheet with a box for each row: open, or filled in once and for all with points (0 if it was struck out).
template <notated Row>
class score_sheet {
    static_assert(Row::count <= 16, "a score sheet has 16 rows at most");

public:
    static constexpr bool is_component = true;

    static constexpr int most_points = 127;

    [[nodiscard]] constexpr bool open(Row row) const { return !(written_ >> row.index() & 1); }

    /// The points of a box; an open one has none yet.
    [[nodiscard]] constexpr int points(Row row) const { return points_[at(row)]; }

    /// Writes a box; undefined if it is written already, or if the points are not from 0 to `most_points`.
    constexpr void write(Row row, int points) {
        LUDO_EXPECTS(open(row), "the box is written already");
        LUDO_EXPECTS(0 <= points && points <= most_points, "a box takes 0 to 127 points");
        written_ = static_cast<std::uint16_t>(written_ | 1u << row.index());
        points_[at(row)] = static_cast<std::uint8_t>(points);
    }

    [[nodiscard]] constexpr index_set<Row> open_rows() const { return index_set<Row>::of_bits(written_ ^ bits::first(Row::count)); }

    /// How many boxes are written.
    [[nodiscard]] constexpr int written() const { return bits::count(written_); }

    /// The sum of this many boxes, from this one on; undefined if there are fewer.
    [[nodiscard]] constexpr int sum(Row first, int count) const {
        int found = 0;
        for (int number = first.index(); number < first.index() + count; ++number)
            found += points(Row::from_index(number));
        return found;
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        hash.add(std::uint64_t{written_});
        std::uint64_t eight = 0; // in a number
        for (std::size_t i = 0; i < points_.size(); ++i) {
            eight = eight << 8 | points_[i];
            if (i % 8 == 7 || i + 1 == points_.size())
                hash.add(eight);
        }
    }

    friend constexpr bool operator==(score_sheet const&, score_sheet const&) = default;

private:
    static constexpr std::size_t at(Row row) { return static_cast<std::size_t>(row.index()); }

    std::uint16_t written_ = 0;
    std::array<std::uint8_t, static_cast<std::size_t>(Row::count)> points_{};
};

/// Has each seat filled a box in each of its turns: those that had the turn in this round one more than the others, and all of them all
/// once it is nobody's? `chosen` says how many play, and who began.
template <typename Sheets, typename Options>
constexpr bool filled_in_turn(Sheets const& sheets, Options const& chosen, seat turn) {
    bool right = turn == nobody || !sheets[turn].open_rows().empty(), had_it = turn != nobody;
    seat each = chosen.first;
    for (int passed = 0; passed < chosen.players; ++passed, each = each.next(chosen.players)) {
        had_it = had_it && each != turn;
        right &= turn == nobody ? sheets[each].open_rows().empty() : sheets[each].written() == sheets[turn].written() + had_it;
    }
    return right;
}

} // namespace ludo
