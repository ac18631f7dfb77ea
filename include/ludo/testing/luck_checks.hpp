#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/rng.hpp>

namespace ludo::testing {

template <typename T>
inline constexpr bool is_list = false;
template <typename T, std::size_t Size>
inline constexpr bool is_list<std::array<T, Size>> = true;

/// Calls `visit(generator)` for each source of luck in a value: itself, its members, what a list has in it, the game of a match.
template <typename T, typename Visit>
void each_luck(T const& value, Visit const& visit) {
    if constexpr (std::is_same_v<T, rng>)
        visit(value);
    else if constexpr (is_list<T>)
        for (auto const& each : value)
            each_luck(each, visit);
    else if constexpr (requires { requires is_list<std::remove_cvref_t<decltype(value.of)>>; }) // one for each seat
        each_luck(value.of, visit);
    else if constexpr (requires { value.with_game([](auto, auto const&) {}); })
        value.with_game([&](auto, auto const& inner) { each_luck(inner, visit); });
    else if constexpr (has_members<T>)
        each_member(value, [&](auto, auto const& part) { each_luck(part, visit); });
}

/// The checks of luck that is still to come: nobody knows it. Each returns what is wrong, in words that begin with the number of the
/// promise, or an empty text.
template <game G>
struct luck_checks {
    using state = typename G::state;

    /// 3. A view has no luck in it that the state has not used yet.
    static std::string hidden(state const& seen) {
        auto const luck = luck_in(seen);
        return std::all_of(luck.begin(), luck.end(), [](rng const& each) { return each == no_luck; })
                 ? ""
                 : "3: a view has the luck in it that is still to come (put `no_luck` in its place)";
    }

    /// 4. Wherever the true state has luck to come, a determinization has some, too, and each has other luck. `imagined` is one of them.
    static std::string varies(state const& truth, state const& seen, state const& imagined, rng& luck) {
        auto const true_luck = luck_in(truth), one = luck_in(imagined);
        if (true_luck.empty() || true_luck.size() != one.size() || G::turn(truth) == nobody)
            return "";
        bool const look = luck.below(4) == 0; // to imagine more of them may take long
        for (std::size_t number = 0; number < one.size(); ++number)
            if (true_luck[number] != no_luck && (one[number] == no_luck || (look && always(one[number], number, seen, luck))))
                return "4: all determinizations have the same luck to come (take it from the generator that `determinize` is given)";
        return "";
    }

private:
    static std::vector<rng> luck_in(state const& s) {
        std::vector<rng> found;
        each_luck(s, [&](rng const& each) { found.push_back(each); });
        return found;
    }

    /// Is this luck the same every time, even if there is only a little to choose from?
    static bool always(rng const& one, std::size_t number, state const& seen, rng& luck) {
        bool same = true;
        for (int time = 0; same && time < 30; ++time) {
            auto const another = luck_in(G::determinize(seen, luck));
            same = number < another.size() && another[number] == one;
        }
        return same;
    }
};

} // namespace ludo::testing
