#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include <ludo/core/game.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/wrong_with.hpp>

namespace ludo {

/// A piece where it lies: the numbers of `each_piece`, with kind -1 if it is not known.
struct placed_piece {
    std::uint16_t place = 0;
    std::int16_t kind = -1;

    friend constexpr bool operator==(placed_piece, placed_piece) = default;
    friend constexpr bool operator<(placed_piece one, placed_piece other) {
        return one.place != other.place ? one.place < other.place : one.kind < other.kind;
    }
};

/// How many pieces there are in all.
template <game G>
constexpr int all_in_box(typename G::options const& chosen) {
    int sum = 0;
    for (int kind = 0; kind < G::piece_kinds; ++kind)
        sum += G::in_box(chosen, kind);
    return sum;
}

/// The same with the default options; and with each of them at its most, as far as that is right. (Each is a constant by itself, since
/// compilers count the steps that one takes.)
template <game G>
inline constexpr int usually_in_box = all_in_box<G>({});
template <game G>
inline constexpr int most_in_box = [] {
    typename G::options chosen{};
    for_each_option<G>([&](auto const& each) {
        using value = std::remove_cvref_t<decltype(chosen.*each.member)>;
        if constexpr (std::is_integral_v<value>) {
            typename G::options more = chosen;
            more.*each.member = static_cast<value>(each.most);
            if (!wrong_with<G>(more))
                chosen = more;
        }
    });
    return all_in_box<G>(chosen);
}();

/// How many pieces are followed in a game: twice as many as with the default options, or more if options can add more.
template <game G>
inline constexpr std::size_t most_followed = static_cast<std::size_t>(8 + (std::max)(2 * usually_in_box<G>, most_in_box<G>));

/// All pieces of a state or a view, sorted by place; `cut` if there are more than can be followed.
template <std::size_t Most>
struct piece_list {
    std::array<placed_piece, Most> all{};
    std::size_t size = 0;
    bool cut = false;

    constexpr void add(placed_piece one) {
        cut = cut || size == Most;
        if (size < Most)
            all[size++] = one;
    }
    constexpr void sort() { std::sort(begin(), end()); }

    [[nodiscard]] constexpr placed_piece* begin() { return all.data(); }
    [[nodiscard]] constexpr placed_piece* end() { return begin() + size; }
    [[nodiscard]] constexpr placed_piece const* begin() const { return all.data(); }
    [[nodiscard]] constexpr placed_piece const* end() const { return begin() + size; }

    /// A piece like this; nullptr if there is none.
    [[nodiscard]] constexpr placed_piece* find(placed_piece one) {
        placed_piece* const found = std::find(begin(), end(), one);
        return found == end() ? nullptr : found;
    }
    /// The kind of the only piece on a place; -1 if there is none, or more than one.
    [[nodiscard]] constexpr std::int16_t only(std::uint16_t place) const {
        std::int16_t kind = -1;
        int there = 0;
        for (placed_piece piece : *this)
            if (piece.place == place) {
                kind = piece.kind;
                ++there;
            }
        return there == 1 ? kind : std::int16_t{-1};
    }
    /// The pieces that are here and not there.
    [[nodiscard]] constexpr piece_list without(piece_list const& other) const {
        piece_list left;
        left.size =
            static_cast<std::size_t>(std::set_difference(begin(), end(), other.begin(), other.end(), left.begin()) - left.begin());
        return left;
    }

    friend constexpr bool operator==(piece_list const& one, piece_list const& other) {
        return std::equal(one.begin(), one.end(), other.begin(), other.end());
    }
};

template <game G>
constexpr auto pieces_in(typename G::state const& s) {
    piece_list<most_followed<G>> found;
    G::each_piece(s, [&](int place, int kind) { found.add({static_cast<std::uint16_t>(place), static_cast<std::int16_t>(kind)}); });
    found.sort();
    return found;
}

} // namespace ludo
