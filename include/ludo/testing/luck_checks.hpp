#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/testing/inner_parts.hpp>

namespace ludo::testing {

/// Adds each source of luck in a value to a list.
template <typename T>
void add_luck(std::vector<rng>& list, T const& value) {
    if constexpr (std::is_same_v<T, rng>)
        list.push_back(value);
    else
        each_inner_part(value, [&](auto const& part) { add_luck(list, part); });
}
template <typename T>
std::vector<rng> luck_in(T const& value) {
    std::vector<rng> list;
    add_luck(list, value);
    return list;
}

/// The checks of luck that is still to come: nobody knows it. Each returns what is wrong, in words that begin with the number of the
/// promise, or an empty text.
template <game G>
struct luck_checks {
    using state = typename G::state;

    /// 3. A view has no luck in it that the state has not used yet.
    static std::string hidden(state const& seen) {
        auto const luck = luck_in(seen);
        return std::count(luck.begin(), luck.end(), no_luck) == std::ssize(luck)
                 ? ""
                 : "3: a view has the luck in it that is still to come (put `no_luck` in its place)";
    }

    /// 4. Wherever the true state has luck to come, a determinization has some, too, and each has other luck. `imagined` is one of them.
    static std::string varies(state const& truth, state const& seen, state const& imagined, rng& luck) {
        auto const true_luck = luck_in(truth), first = luck_in(imagined);
        if (true_luck.empty() || true_luck.size() != first.size() || G::turn(truth) == nobody)
            return "";
        bool const look = luck.below(4) == 0; // to imagine more of them may take long
        for (std::size_t number = 0; number < first.size(); ++number)
            if (true_luck[number] != no_luck && (first[number] == no_luck || (look && always(first[number], number, seen, luck))))
                return "4: all determinizations have the same luck to come (take it from the generator that `determinize` is given)";
        return "";
    }

private:
    /// Is this luck the same every time, even if there is only a little to choose from?
    static bool always(rng const& first, std::size_t number, state const& seen, rng& luck) {
        bool same = true;
        for (int time = 0; same && time < 30; ++time) {
            auto const another = luck_in(G::determinize(seen, luck));
            same = number < another.size() && another[number] == first;
        }
        return same;
    }
};

} // namespace ludo::testing
