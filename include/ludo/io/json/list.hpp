#pragma once

#include <array>
#include <cstddef>

namespace ludo {

/// A list of at most `Most` things, as a part of what a component is written as.
template <typename T, int Most>
struct json_list {
    std::array<T, static_cast<std::size_t>(Most)> things{};
    std::size_t count = 0;

    constexpr void add(T const& thing) { things[count++] = thing; }
    [[nodiscard]] constexpr std::size_t size() const { return count; }
    [[nodiscard]] constexpr T const& operator[](std::size_t number) const { return things[number]; }
    [[nodiscard]] constexpr T const* begin() const { return things.data(); }
    [[nodiscard]] constexpr T const* end() const { return begin() + count; }
};

/// The same of anything that can be gone through.
template <typename T, int Most>
constexpr json_list<T, Most> json_list_of(auto const& range) {
    json_list<T, Most> list;
    for (T const& thing : range)
        list.add(thing);
    return list;
}

/// An object in which things of a kind, such as places, stand for the names: each at most once.
template <typename Key, typename T>
struct json_map {
    using key = Key;
    using value = T;
    struct entry {
        Key name;
        T value;
    };
    json_list<entry, Key::count> entries;
};

template <typename T>
inline constexpr bool is_json_map = false;
template <typename Key, typename T>
inline constexpr bool is_json_map<json_map<Key, T>> = true;

} // namespace ludo
