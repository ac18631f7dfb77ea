#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ludo/core/options.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/telling.hpp>

namespace ludo {

/// What kind of change it is. Pieces: `moved` from place to place, `turned_over`, `shown` without being turned over, `hidden` (nobody
/// can follow it any more), `turned_back`, `left_up` for good, `taken_up` again. Places that belong to a seat, in a game without
/// pieces: `marked`, `unmarked`. A `remark` of the game's own. Cards were `dealt` anew. `points` changed, or are told at the end
/// of everybody. A game of a match `ended`. The `turn` passed, or is somebody's again after an action was taken back. The game
/// is `over`, and who won it: one of these for each seat in first place. Who play together have points, and end, as nobody's.
enum class happening : std::uint8_t {
    moved,
    turned_over,
    shown,
    hidden,
    turned_back,
    left_up,
    taken_up,
    marked,
    unmarked,
    remark,
    dealt,
    points,
    ended,
    turn,
    over
};
constexpr std::array<std::string_view, 15> names(happening) {
    return {"moved",    "turned_over", "shown", "hidden", "turned_back", "left_up", "taken_up", "marked",
            "unmarked", "remark",      "dealt", "points", "ended",       "turn",    "over"};
}

/// One thing that has changed. Places and kinds of pieces have the numbers of `each_piece`; a kind that is not known is -1.
struct change {
    happening what = happening::moved;
    lying lies = lying::unsaid;         // of a piece that moved: how it lies there
    seat who = nobody;                  // whose mark, whose points, whose turn
    std::int16_t was = -1, is = -1;     // the kind of the piece, as far as known before and after; of a remark: its number
    std::uint16_t place = 0, to = 0;    // where it was, and where it went; of a mark: the number of what is marked
    std::int32_t number = 1, total = 0; // how many pieces; of a remark: its value; of points: how many more, and in all

    [[nodiscard]] constexpr bool of_pieces() const { return what < happening::marked; }
    friend constexpr bool operator==(change const&, change const&) = default;
};

/// At most `Most` changes, in the order in which they are told. If there are more, the list is cut, and says so.
template <std::size_t Most>
class change_list {
public:
    static constexpr std::size_t most = Most;

    constexpr change& add(change const& one) {
        cut_ = cut_ || size_ == Most;
        return changes_[size_ == Most ? Most - 1 : size_++] = one;
    }
    /// Adds pieces that moved like some others.
    constexpr void add_alike(change const& one) {
        for (std::size_t at = 0; at < size_; ++at) {
            change alike = changes_[at];
            alike.number = one.number;
            if (alike == one) {
                changes_[at].number += one.number;
                return;
            }
        }
        add(one);
    }

    /// Brings some of them, from the next one on, before the others; `next` then is the first of the others.
    constexpr void bring_forward(std::size_t& next, auto those) {
        for (std::size_t at = next; at < size_; ++at)
            if (change* const each = begin() + at; those(*each))
                std::rotate(begin() + next++, each, each + 1);
    }

    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    /// Whether something is not told; and from now on that is so.
    [[nodiscard]] constexpr bool cut() const { return cut_; }
    constexpr void cut_short() { cut_ = true; }
    [[nodiscard]] constexpr change* begin() { return changes_.data(); }
    [[nodiscard]] constexpr change* end() { return begin() + size_; }
    [[nodiscard]] constexpr change const* begin() const { return changes_.data(); }
    [[nodiscard]] constexpr change const* end() const { return begin() + size_; }

    friend constexpr bool operator==(change_list const& one, change_list const& other) {
        bool same = one.size_ == other.size_ && one.cut_ == other.cut_;
        for (std::size_t at = 0; same && at < one.size_; ++at)
            same = one.changes_[at] == other.changes_[at];
        return same;
    }

private:
    std::array<change, Most> changes_{};
    std::size_t size_ = 0;
    bool cut_ = false;
};

} // namespace ludo
