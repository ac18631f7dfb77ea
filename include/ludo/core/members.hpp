#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// A number, or several: one for each seat, or in an array.
template <typename T>
inline constexpr bool is_number = std::is_integral_v<T> && !std::is_same_v<T, bool>;
template <typename T, int Most>
inline constexpr bool is_number<per_seat<T, Most>> = is_number<T>;
template <typename T, std::size_t Size>
inline constexpr bool is_number<std::array<T, Size>> = is_number<T>;

/// A member of a state by name, for texts, files and checks. Where it is a number, the least and the most that it can be; where it
/// is not always there, a condition:
///   `member{"turn", &state::turn}`, `member{"round", &state::round, 0, 12}`,
///   `member{"held", &state::held, [](state const& s) { return s.phase == game_phase::placing; }}`
template <typename Whole, typename Part, typename Condition = std::true_type>
struct member {
    static_assert(std::is_trivially_copyable_v<Part>,
                  "`state` must be copied as bytes: no std::vector, no std::string, no copy constructor of its own");

    std::string_view name;
    Part Whole::*where;
    Condition there = {};
    bool bounded = false;
    int least = 0, most = 0;

    constexpr member(std::string_view called, Part Whole::*kept) : name(called), where(kept) {}
    constexpr member(std::string_view called, Part Whole::*kept, int lowest, int highest)
        : name(called), where(kept), bounded(true), least(lowest), most(highest) {
        static_assert(is_number<Part>, "only numbers have a least and a most");
    }
    template <std::predicate<Whole const&> When>
    constexpr member(std::string_view called, Part Whole::*kept, When when) : name(called), where(kept), there(when) {}

    template <typename From, typename Visit>
    constexpr void visit_in(From& whole, Visit& visit) const {
        if constexpr (std::is_same_v<Condition, std::true_type>)
            visit(name, whole.*where);
        else if (there(whole))
            visit(name, whole.*where);
    }
};
template <typename Whole, typename Part>
member(std::string_view, Part Whole::*) -> member<Whole, Part>;
template <typename Whole, typename Part>
member(std::string_view, Part Whole::*, int, int) -> member<Whole, Part>;
template <typename Whole, typename Part, std::predicate<Whole const&> When>
member(std::string_view, Part Whole::*, When) -> member<Whole, Part, When>;

/// The members of a part, as if they were members of the whole.
template <typename Whole, typename Part>
struct members_of {
    Part Whole::*where;

    constexpr explicit members_of(Part Whole::*kept) : where(kept) {}
    template <typename From, typename Visit>
    constexpr void visit_in(From& whole, Visit& visit) const;
};

/// A type that names its members, once, for everything that goes through them: `T::members()` is a tuple of them. What follows
/// from these is not named: `value.complete()` works it out after they were read. A type that does not keep its members as they
/// are read has `T::fields(value, visit)` instead, which calls `visit(name, part)` for each.
template <typename T>
concept lists_members = requires { std::tuple_size<decltype(T::members())>::value; };
template <typename T>
concept visits_members = requires(T& value) { T::fields(value, [](auto&&...) {}); };
template <typename T>
concept has_members = lists_members<T> || visits_members<T>;

/// Calls `visit(name, part)` for each member of a value.
template <typename T, typename Visit>
    requires has_members<std::remove_const_t<T>>
constexpr void each_member(T& value, Visit visit) {
    using type = std::remove_const_t<T>;
    if constexpr (visits_members<type>)
        type::fields(value, visit);
    else {
        std::apply([&](auto const&... each) { (each.visit_in(value, visit), ...); }, type::members());
        if constexpr (requires { value.complete(); })
            value.complete();
    }
}

template <typename Whole, typename Part>
template <typename From, typename Visit>
constexpr void members_of<Whole, Part>::visit_in(From& whole, Visit& visit) const {
    if constexpr (!std::is_empty_v<Part>)
        each_member(whole.*where, [&](auto name, auto& part) { visit(name, part); });
}

/// Calls `visit(name, part)` for each part of a state: first its options, since they say how the others are read.
template <typename State, typename Visit>
constexpr void each_part(State& s, Visit visit) {
    visit(std::string_view("options"), s.chosen);
    each_member(s, visit);
}

} // namespace ludo
