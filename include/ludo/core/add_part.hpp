#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>

namespace ludo {

// What a state is hashed from. A hash has `add(number)`: see `hash_128` and `digest`.

/// The index of a thing, or another number for one that is not known: without a branch, if it is a card.
template <typename Thing>
constexpr std::uint64_t number_or_unknown(Thing const& thing) {
    if constexpr (requires { Thing::count <= 255, thing.colour() << 4 | thing.symbol(); })
        return static_cast<std::uint64_t>(thing.colour() << 4 | thing.symbol());
    else if constexpr (requires { thing.known(); })
        return static_cast<std::uint64_t>(thing.known() ? thing.index() : Thing::count);
    else
        return static_cast<std::uint64_t>(thing.index());
}

/// Hashes a list of things, three of them to a number.
template <typename Hash, typename List>
constexpr void add_things(Hash& hash, List const& things) {
    constexpr std::size_t together = 3, bits = 20;
    constexpr std::uint64_t most = (1 << bits) - 1; // nobody is -1
    std::uint64_t number = 1;
    for (auto const& thing : things) {
        number = number << bits | (number_or_unknown(thing) & most);
        if (number >> bits * together != 0) {
            hash.add(number);
            number = 1;
        }
    }
    hash.add(number);
}

/// Hashes a part of a state: numbers, choices, things, sets and lists of them, one for each seat, the state of a game in a match, whatever
/// names its members, components (`part.add_to(hash)`), and what has a text. Anything else is left to `hash.add_other(part)`.
template <typename Hash, typename Part>
constexpr void add_part(Hash& hash, Part const& part) {
    auto const add_inner = [&](std::string_view, auto const& inner) { add_part(hash, inner); };
    if constexpr (std::is_enum_v<Part> || std::is_arithmetic_v<Part>)
        hash.add(static_cast<std::uint64_t>(part));
    else if constexpr (requires { part.with_game([](auto, auto const&) {}); }) {
        hash.add(static_cast<std::uint64_t>(part.index()));
        part.with_game([&](auto, auto const& inner) { each_member(inner, add_inner); });
    } else if constexpr (requires { part.as_bits().word; }) {
        for (std::uint64_t word : part.as_bits().word)
            hash.add(word);
    } else if constexpr (requires { part.known() ? part.index() : -1; })
        hash.add(static_cast<std::uint64_t>(part.known() ? part.index() : -1));
    else if constexpr (requires { part.index(); })
        hash.add(static_cast<std::uint64_t>(part.index()));
    else if constexpr (requires { part.words(); }) { // luck
        for (std::uint64_t word : part.words())
            hash.add(word);
    } else if constexpr (has_members<Part>)
        each_member(part, add_inner);
    else if constexpr (requires { part.of.begin(); }) {
        for (auto const& each : part.of)
            add_part(hash, each);
    } else if constexpr (requires { part.add_to(hash); })
        part.add_to(hash);
    else if constexpr (requires { part.begin()->index(); })
        add_things(hash, part);
    else if constexpr (requires { part.begin(); }) {
        for (auto const& each : part)
            add_part(hash, each);
        hash.add(~std::uint64_t{0});
    } else if constexpr (requires { std::string_view(part.text()); }) {
        auto const text = part.text();
        for (char each : std::string_view(text))
            hash.add(static_cast<std::uint64_t>(each));
        hash.add(~std::uint64_t{0});
    } else
        hash.add_other(part);
}

/// Hashes the options of a game.
template <typename G, typename Hash>
constexpr void add_options(Hash& hash, typename G::options const& chosen) {
    for_each_option<G>([&](auto const& each) { add_part(hash, chosen.*each.member); });
}

} // namespace ludo
