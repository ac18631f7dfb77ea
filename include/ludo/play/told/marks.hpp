#pragma once

#include <cstdint>
#include <tuple>
#include <type_traits>
#include <utility>

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

/// Calls `visit(member)` for each such member, with a pointer to it.
template <typename State, typename Visit>
constexpr void each_marks([[maybe_unused]] Visit visit) {
    auto const if_marks = [&](auto member) {
        using part = std::remove_cvref_t<decltype(std::declval<State&>().*member)>;
        if constexpr (is_marks<part>)
            visit(static_cast<part State::*>(member));
    };
    if constexpr (lists_members<State>)
        std::apply([&](auto const&... named) { (if_marks(named.where), ...); }, State::members());
}

/// In a game without pieces: which places a seat has gained or lost between two views. All such members are told alike.
template <typename State, typename Changes>
constexpr void mark_changes(State const& before, State const& after, Changes& changes) {
    each_marks<State>([&]<typename Marks>(Marks State::*member) {
        Marks const &were = before.*member, &are = after.*member;
        for (happening what : {happening::unmarked, happening::marked})
            for (seat owner : each_seat(static_cast<int>(were.of.size())))
                for (auto place : what == happening::marked ? are[owner] - were[owner] : were[owner] - are[owner])
                    changes.add({.what = what, .who = owner, .place = static_cast<std::uint16_t>(place.index())});
    });
}

/// What a mark is on, in its notation.
template <typename State>
constexpr short_text marked_place(int number) {
    short_text name;
    each_marks<State>([&]<typename Place, int Most>(per_seat<index_set<Place>, Most> State::*) {
        if (number < Place::count)
            name = Place::from_index(number).text();
    });
    return name;
}

} // namespace ludo
