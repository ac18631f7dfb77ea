#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

#include <ludo/core/index_set.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/play/told/change.hpp>

namespace ludo {

/// A member of a state that says which places belong to which seat.
template <typename T>
inline constexpr bool is_marks = false;
template <typename Place, int Most>
inline constexpr bool is_marks<per_seat<index_set<Place>, Most>> = true;

/// In a game without pieces: which places a seat has gained or lost between two views. All such members are told alike.
template <typename State, typename Changes>
constexpr void mark_changes(State const& before, State const& after, Changes& changes) {
    auto const tell = [&](auto const& were, auto const& are) {
        for (happening what : {happening::unmarked, happening::marked})
            for (seat each : each_seat(static_cast<int>(were.of.size())))
                for (auto place : what == happening::marked ? are[each] - were[each] : were[each] - are[each])
                    changes.add({.what = what, .who = each, .place = static_cast<std::uint16_t>(place.index())});
    };
    if constexpr (lists_members<State>)
        std::apply(
            [&](auto const&... each) {
                auto const one = [&](auto const& named) {
                    if constexpr (is_marks<std::remove_cvref_t<decltype(before.*named.where)>>)
                        tell(before.*named.where, after.*named.where);
                };
                (one(each), ...);
            },
            State::members());
}

/// What a mark is on, in its notation.
template <typename State>
constexpr short_text marked_place(int number) {
    short_text found;
    if constexpr (lists_members<State>)
        std::apply(
            [&](auto const&... each) {
                auto const one = [&]<typename Part>(Part State::*) {
                    if constexpr (is_marks<Part>) {
                        using place = std::remove_cvref_t<decltype(*std::declval<Part>().of[0].begin())>;
                        if (number < place::count)
                            found = place::from_index(number).text();
                    }
                };
                (one(each.where), ...);
            },
            State::members());
    return found;
}

} // namespace ludo
