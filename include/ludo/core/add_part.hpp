#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>

namespace ludo {

// Sums of numbers, of which all that is in a state is made: hashes. A sum has `add(number)`.

/// A number for each thing that has one, and another for those that are not known: without a branch, if they are cards.
template <typename Thing>
constexpr std::uint64_t number_or_unknown(Thing const& thing) {
    if constexpr (requires { Thing::count <= 255, thing.colour() << 4 | thing.symbol(); })
        return static_cast<std::uint64_t>(thing.colour() << 4 | thing.symbol());
    else if constexpr (requires { thing.known(); })
        return static_cast<std::uint64_t>(thing.known() ? thing.index() : Thing::count);
    else
        return static_cast<std::uint64_t>(thing.index());
}

/// Adds a list of things to a sum of numbers, several of them in a number.
template <typename Sum, typename List>
constexpr void add_things(Sum& sum, List const& things) {
    constexpr std::size_t together = 3, bits = 20;
    constexpr std::uint64_t most = (1 << bits) - 1; // nobody is -1
    std::uint64_t number = 1;
    for (auto const& each : things) {
        number = number << bits | (number_or_unknown(each) & most);
        if (number >> bits * together != 0) {
            sum.add(number);
            number = 1;
        }
    }
    sum.add(number);
}

/// Adds a part of a state to a sum of numbers: numbers and choices, things and sets of them, lists, one for each seat, the state of a
/// game in a match, whatever names parts of its own, components (`part.add_to(sum)`), and what has a text. What to do with other parts
/// the sum says, if it can take them: `sum.add_other(part)`.
template <typename Sum, typename Part>
constexpr void add_part(Sum& sum, Part const& part) {
    auto const add_inner = [&](std::string_view, auto const& inner) { add_part(sum, inner); };
    if constexpr (std::is_enum_v<Part> || std::is_arithmetic_v<Part>)
        sum.add(static_cast<std::uint64_t>(part));
    else if constexpr (requires { part.with_game([](auto, auto const&) {}); }) {
        sum.add(static_cast<std::uint64_t>(part.index()));
        part.with_game([&](auto, auto const& inner) { each_member(inner, add_inner); });
    } else if constexpr (requires { part.as_bits().word; }) {
        for (std::uint64_t word : part.as_bits().word)
            sum.add(word);
    } else if constexpr (requires { part.known() ? part.index() : -1; })
        sum.add(static_cast<std::uint64_t>(part.known() ? part.index() : -1));
    else if constexpr (requires { part.index(); })
        sum.add(static_cast<std::uint64_t>(part.index()));
    else if constexpr (requires { part.words(); }) { // luck
        for (std::uint64_t word : part.words())
            sum.add(word);
    } else if constexpr (has_members<Part>)
        each_member(part, add_inner);
    else if constexpr (requires { part.of.begin(); }) {
        for (auto const& each : part.of)
            add_part(sum, each);
    } else if constexpr (requires { part.add_to(sum); })
        part.add_to(sum);
    else if constexpr (requires { part.begin()->index(); })
        add_things(sum, part);
    else if constexpr (requires { part.begin(); }) {
        for (auto const& each : part)
            add_part(sum, each);
        sum.add(~std::uint64_t{0});
    } else if constexpr (requires { std::string_view(part.text()); }) {
        auto const text = part.text();
        for (char each : std::string_view(text))
            sum.add(static_cast<std::uint64_t>(each));
        sum.add(~std::uint64_t{0});
    } else
        sum.add_other(part);
}

/// Adds the options of a game to a sum of numbers.
template <typename G, typename Sum>
constexpr void add_options(Sum& sum, typename G::options const& chosen) {
    for_each_option<G>([&](auto const& each) { add_part(sum, chosen.*each.member); });
}

} // namespace ludo
