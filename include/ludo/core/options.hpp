#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>

#include <ludo/core/option.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// An option in the list of a game: `takes` is its sentence.
template <typename Options, typename T>
struct listed_option : option<Options, T> {
    char const* takes;
};

/// The sentence of an option in a list. It is put together where it is first needed: the names of a game's enumerations are
/// known only once the game is complete.
template <auto const& List, std::size_t At>
constexpr auto put_together() {
    constexpr auto text = std::get<At>(List).sentence();
    std::array<char, text.view().size() + 1> letters{};
    for (std::size_t i = 0; i < text.view().size(); ++i)
        letters[i] = text.view()[i];
    return letters;
}
template <auto const& List, std::size_t At>
inline constexpr auto sentence_of = put_together<List, At>();

template <auto const& List, typename... Options, typename... T, std::size_t... At>
constexpr auto with_sentences(std::tuple<option<Options, T>...> const& list, std::index_sequence<At...>) {
    return std::tuple{listed_option<Options, T>{std::get<At>(list), sentence_of<List, At>.data()}...};
}
template <auto const& List>
inline constexpr auto listed_options =
    with_sentences<List>(List, std::make_index_sequence<std::tuple_size_v<std::remove_cvref_t<decltype(List)>>>());

/// Calls `visit` with each option of a list, or of a game, in their order.
template <auto const& List, typename Visit>
constexpr void for_each_option(Visit visit) {
    std::apply([&](auto const&... each) { (visit(each), ...); }, listed_options<List>);
}
template <typename G, typename Visit>
constexpr void for_each_option(Visit visit) {
    for_each_option<G::option_list>(visit);
}

/// What the first option whose value is out of range takes; nullptr if all are in range. A seat that an option names must be
/// one of the `players`.
template <auto const& List, typename Options>
constexpr char const* option_out_of_range(Options const& chosen) {
    auto const sits = [&]<typename T>(T const& value) {
        if constexpr (std::is_same_v<T, seat> && requires { chosen.players; })
            return value.index() < chosen.players;
        else
            return true;
    };
    char const* wrong = nullptr;
    for_each_option<List>([&](auto const& each) {
        if (!wrong && !(each.accepts(chosen.*each.member) && sits(chosen.*each.member)))
            wrong = each.takes;
    });
    return wrong;
}
template <typename G>
constexpr char const* option_out_of_range(typename G::options const& chosen) {
    return option_out_of_range<G::option_list>(chosen);
}

} // namespace ludo
