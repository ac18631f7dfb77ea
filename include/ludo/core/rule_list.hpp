#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include <ludo/core/rule.hpp>

namespace ludo {

/// Several lists of rules as one.
template <std::size_t... Sizes>
constexpr auto joined(std::array<rule const*, Sizes> const&... lists) {
    std::array<rule const*, (0 + ... + Sizes)> all{};
    auto next = all.begin();
    ((next = std::copy(lists.begin(), lists.end(), next)), ...);
    return all;
}

/// A number that hardly any two rules share: comparing these first saves a compiler many steps.
constexpr std::size_t rough_key(rule const& one) {
    std::size_t const last_letter = one.id.empty() ? 0 : static_cast<unsigned char>(one.id.back()) % 64;
    return (one.text.english.size() * 64 + one.id.size()) * 64 + last_letter;
}

/// Puts the different rules first, in their order, and returns their number. Rules with the same id are the same: their
/// addresses are not compared, since g++ cannot do that in a constant when it checks for undefined behaviour.
template <std::size_t Size>
constexpr std::size_t different_first(std::array<rule const*, Size>& list) {
    std::size_t keys[Size]{};
    std::size_t different = 0;
    for (rule const* listed : list) {
        std::size_t const key = rough_key(*listed);
        std::size_t at = 0;
        while (at < different && (keys[at] != key || list[at]->id != listed->id))
            ++at;
        keys[at] = key;
        list[at] = listed;
        different += at == different;
    }
    return different;
}

/// A list of rules, each once.
template <auto const& List>
constexpr auto each_once() {
    constexpr std::size_t different = [] {
        auto list = List;
        return different_first(list);
    }();
    auto list = List;
    different_first(list);
    std::array<rule const*, different> once{};
    std::copy_n(list.begin(), different, once.begin());
    return once;
}

} // namespace ludo
