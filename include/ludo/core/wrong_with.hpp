#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include <ludo/core/first_wrong.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/named_enum.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

// What can be wrong with options and positions from outside, as far as it follows from their declaration. A game's own `validate`
// says the rest.

/// What the first member that is out of its range takes; nullptr if all are in range.
template <typename Whole>
constexpr char const* member_out_of_range(Whole const& s, int players);

/// A member in its range: a seat is one that plays, or nobody; an enumeration has one of its values; a number is within its bounds;
/// and seats that do not play have what they had before the deal. Of an array, and of what names members, all that is in it.
template <typename Member, typename Part>
constexpr bool in_range(Member const& named, Part const& part, int players, Part const&) {
    if constexpr (std::is_same_v<Part, seat>)
        return part == nobody || part.index() < players;
    else if constexpr (requires { part.within(players); }) // a set of seats
        return part.within(players);
    else if constexpr (named_enum<Part>)
        return static_cast<std::size_t>(part) < names(part).size();
    else if constexpr (is_number<Part>)
        return !named.bounded || (named.least <= part && part <= named.most);
    else if constexpr (lists_members<Part>)
        return !member_out_of_range(part, players);
    else
        return true;
}
template <typename Member, typename T, std::size_t Size>
constexpr bool in_range(Member const& named, std::array<T, Size> const& parts, int players, std::array<T, Size> const& none) {
    bool all = true;
    for (std::size_t number = 0; number < Size; ++number)
        all &= in_range(named, parts[number], players, none[number]);
    return all;
}
template <typename Member, typename T, int Most>
constexpr bool in_range(Member const& named, per_seat<T, Most> const& parts, int players, per_seat<T, Most> const& none) {
    bool all = true;
    for (std::size_t number = 0; number < parts.of.size(); ++number)
        all &= static_cast<int>(number) < players ? in_range(named, parts.of[number], players, none.of[number])
                                                  : parts.of[number] == none.of[number];
    return all;
}

/// What a list has in it, at its end: what an array of numbers for each seat has is numbers.
template <typename Part>
struct innermost {
    using type = Part;
};
template <typename T, int Most>
struct innermost<per_seat<T, Most>> : innermost<T> {};
template <typename T, std::size_t Size>
struct innermost<std::array<T, Size>> : innermost<T> {};

/// What a member takes, in words.
template <typename Part, typename Member>
constexpr void add_range(bounded_text<200>& text, Member const& named) {
    if constexpr (lists_members<Part>)
        text += ": something in it is out of its range";
    else if constexpr (std::is_same_v<Part, seat>)
        text += " takes a seat that plays, or nobody";
    else if constexpr (requires(Part some) { some.within(0); })
        text += " takes seats that play";
    else if constexpr (is_number<Part>) {
        if (named.bounded) {
            text += " takes ";
            text += named.least;
            text += " to ";
            text += named.most;
        }
    } else if constexpr (named_enum<Part>)
        text += " has no such value";
}
template <typename Whole, typename Part, typename Condition>
constexpr auto range_in_words(member<Whole, Part, Condition> const& named) {
    bounded_text<200> text(named.name);
    add_range<typename innermost<Part>::type>(text, named);
    if constexpr (requires(Part part) { part[seat()]; })
        text += text == named.name ? ": seats that do not play have none" : "; seats that do not play have none";
    return text;
}
template <typename Whole, std::size_t At>
inline constexpr auto range_of = range_in_words(std::get<At>(Whole::members()));

template <std::size_t At, typename Whole>
constexpr char const* out_of_range(Whole const& s, int players) {
    constexpr auto named = std::get<At>(Whole::members());
    if constexpr (requires { named.name; })
        return in_range(named, s.*named.where, players, Whole().*named.where) ? nullptr : range_of<Whole, At>.c_str();
    else
        return member_out_of_range(s.*named.where, players);
}
template <typename Whole>
constexpr char const* member_out_of_range([[maybe_unused]] Whole const& s, [[maybe_unused]] int players) {
    char const* wrong = nullptr;
    if constexpr (lists_members<Whole>)
        [&]<std::size_t... At>(std::index_sequence<At...>) {
            static_cast<void>(((wrong = out_of_range<At>(s, players)) || ...));
        }(std::make_index_sequence<std::tuple_size_v<decltype(Whole::members())>>());
    return wrong;
}

/// Does a position have as many pieces as the box, and of no kind more?
template <typename G>
constexpr bool has_all_pieces(typename G::state const& s) {
    std::array<int, static_cast<std::size_t>(G::piece_kinds) + 1> seen{};
    int all = 0, in_box = 0;
    G::each_piece(s, [&](int, int kind) {
        ++all;
        ++seen[static_cast<std::size_t>(0 <= kind && kind < G::piece_kinds ? kind : G::piece_kinds)];
    });
    bool enough = true;
    for (int kind = 0; kind < G::piece_kinds; ++kind) {
        in_box += G::in_box(s.chosen, kind);
        enough &= seen[static_cast<std::size_t>(kind)] <= G::in_box(s.chosen, kind);
    }
    return enough && all == in_box;
}

/// A game that checks something says what is wrong in words, and nothing else.
template <typename G, typename Checked>
concept validates_in_words = !requires(Checked const& checked) { G::validate(checked); } || requires(Checked const& checked) {
    { G::validate(checked) } -> std::same_as<char const*>;
};

/// What the `validate` of a game finds wrong with options or a position; nullptr if that is nothing, or if it has none.
template <typename G, typename Checked>
constexpr char const* own_check(Checked const& checked) {
    if constexpr (requires { G::validate(checked); })
        return G::validate(checked);
    else
        return nullptr;
}

/// What is wrong with options from outside, in words, or nullptr: a value that is out of range, or what the game's own
/// `validate(options)` finds.
template <typename G>
constexpr char const* wrong_with(typename G::options const& chosen) {
    char const* const wrong = option_out_of_range<G>(chosen);
    return wrong ? wrong : own_check<G>(chosen);
}

/// What is wrong with a position from outside, in words, or nullptr: its options; whose turn it is, where the state says when it is
/// over; a member that is out of range; what the game's own `validate(state)` finds; pieces that are missing, or there too often.
template <typename G>
constexpr char const* wrong_with(typename G::state const& s) {
    if (char const* const wrong = wrong_with<G>(s.chosen))
        return wrong;
    if constexpr (requires { s.turn == nobody&& s.phase == s.phase; }) {
        constexpr auto over = typename G::state().phase;
        if (char const* const wrong = check_turn(s.turn, s.phase == over, s.chosen.players))
            return wrong;
    }
    if (char const* const wrong = member_out_of_range(s, s.chosen.players))
        return wrong;
    if (char const* const wrong = own_check<G>(s))
        return wrong;
    return has_all_pieces<G>(s) ? nullptr : "every piece of the box must be in one place";
}

} // namespace ludo
