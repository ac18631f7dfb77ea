#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>
#include <utility>

#include <ludo/core/members.hpp>

namespace ludo {

/// The members of a state that differ from those of another one, and their values: bit 0 stands for the first of `members()`, and so
/// on. (A state that does not list its members is one member.)
template <typename State>
class changed_members {
    static constexpr std::size_t count = [] {
        if constexpr (lists_members<State>)
            return std::tuple_size_v<decltype(State::members())>;
        else
            return std::size_t{1};
    }();
    static_assert(count <= 64, "a state has at most 64 members");

public:
    constexpr changed_members() = default;
    constexpr changed_members(State const& before, State const& after) {
        values_.chosen = after.chosen;
        if constexpr (lists_members<State>)
            each_number([&]<std::size_t At>(std::integral_constant<std::size_t, At>) {
                constexpr auto named = std::get<At>(State::members());
                bool const was = is_there(named, before), is = is_there(named, after);
                if (was != is || !(before.*named.where == after.*named.where)) {
                    (is ? which_ : gone_) |= std::uint64_t{1} << At;
                    values_.*named.where = after.*named.where;
                }
            });
        else if (!(before == after)) {
            which_ = 1;
            values_ = after;
        }
    }

    [[nodiscard]] constexpr bool any() const { return (which_ | gone_) != 0; }
    /// The options, and the members that have changed; the others are as in a state made without arguments.
    [[nodiscard]] constexpr State const& values() const { return values_; }

    /// Calls `visit(member)` for each member that has changed, as it is declared (see `member` and `members_of`); and for each that is
    /// not there any more.
    template <typename Visit>
    constexpr void each(Visit visit) const {
        each_of(which_, visit);
    }
    template <typename Visit>
    constexpr void each_gone(Visit visit) const {
        each_of(gone_, visit);
    }

    /// The state before becomes the state after.
    constexpr void put_into(State& s) const {
        if constexpr (lists_members<State>) {
            each_of(which_ | gone_, [&](auto const& named) { s.*named.where = values_.*named.where; });
            if constexpr (requires { s.complete(); })
                s.complete();
        } else if (any())
            s = values_;
    }

    friend constexpr bool operator==(changed_members const& one, changed_members const& other) {
        return one.which_ == other.which_ && one.gone_ == other.gone_ && one.values_ == other.values_;
    }

private:
    template <typename Named>
    static constexpr bool is_there([[maybe_unused]] Named const& named, [[maybe_unused]] State const& s) {
        if constexpr (requires { named.there(s); })
            return named.there(s);
        else
            return true;
    }
    template <typename Visit>
    static constexpr void each_of([[maybe_unused]] std::uint64_t some, [[maybe_unused]] Visit visit) {
        if constexpr (lists_members<State>)
            each_number([&]<std::size_t At>(std::integral_constant<std::size_t, At>) {
                if (some >> At & 1)
                    visit(std::get<At>(State::members()));
            });
    }
    template <typename Visit>
    static constexpr void each_number(Visit visit) {
        [&]<std::size_t... At>(std::index_sequence<At...>) {
            (visit(std::integral_constant<std::size_t, At>()), ...);
        }(std::make_index_sequence<count>());
    }

    State values_{};
    std::uint64_t which_ = 0, gone_ = 0;
};

} // namespace ludo
