#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

#include <ludo/core/game.hpp>

namespace ludo::testing {

/// Calls `visit(part)` for each member of a value, and for the members of those that name some.
template <typename T, typename Visit>
void each_innermost(T& value, Visit const& visit) {
    each_member(value, [&](std::string_view, auto& part) {
        if constexpr (has_members<std::remove_cvref_t<decltype(part)>>)
            each_innermost(part, visit);
        else
            visit(part);
    });
}

/// Are the members that a value names the whole of it? They are written one after the other, and read into `again`, as JSON does.
template <typename T>
bool members_are_all(T const& whole, T again) {
    std::vector<unsigned char> bytes;
    each_innermost(whole, [&](auto const& part) {
        auto const* const first = reinterpret_cast<unsigned char const*>(std::addressof(part));
        bytes.insert(bytes.end(), first, first + sizeof(part));
    });
    std::size_t read = 0;
    each_innermost(again, [&](auto& part) {
        if (read + sizeof(part) <= bytes.size())
            std::memcpy(static_cast<void*>(std::addressof(part)), bytes.data() + read, sizeof(part));
        read += sizeof(part);
    });
    return read == bytes.size() && again == whole;
}

/// Does a byte that is in none of these parts count when two values are compared? Then a part was forgotten. `counts(other)` is asked
/// with the value in which one byte is another one, for each.
template <typename T, typename Counts, typename... Parts>
bool another_byte_counts(T const& whole, Counts counts, Parts const&... parts) {
    auto const first = [](auto const& part) { return reinterpret_cast<unsigned char const*>(std::addressof(part)); };
    std::vector<bool> in_part(sizeof(T));
    (std::fill_n(in_part.begin() + (first(parts) - first(whole)), sizeof(parts), true), ...);
    for (std::size_t i = 0; i < sizeof(T); ++i) {
        T other = whole;
        reinterpret_cast<unsigned char*>(&other)[i] ^= 1;
        if (!in_part[i] && counts(other))
            return true;
    }
    return false;
}

/// Does `option_list` name every member of the options? If not, options can be unequal although everything that it names is
/// equal.
template <game G>
bool options_are_all() {
    using options = typename G::options;
    options const plain{};
    if constexpr (!std::is_trivially_copyable_v<options>)
        return true;
    else
        return std::apply(
            [&](auto const&... each) {
                return !another_byte_counts(
                    plain, [&](options const& other) { return !(other == plain); }, plain.*each.member...);
            },
            G::option_list);
}

/// Does `members` name every member of a state, also one that never changes? What `complete` works out need not be named.
template <game G>
bool members_are_named(typename G::state const& s) {
    using state = typename G::state;
    auto const counts = [&](state other) {
        each_member(other, [](std::string_view, auto&) {}); // completes it
        return !(other == s);
    };
    if constexpr (lists_members<state>)
        return std::apply([&](auto const&... each) { return !another_byte_counts(s, counts, s.chosen, s.*each.where...); },
                          state::members());
    else
        return true;
}

} // namespace ludo::testing
