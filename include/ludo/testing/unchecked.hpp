#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <type_traits>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/testing/extras.hpp>
#include <ludo/testing/report.hpp>

namespace ludo::testing {

/// Keeps track of which options had more than one value in the games played.
template <game G>
class varied_options {
public:
    void add(typename G::options const& chosen) {
        std::size_t number = 0;
        if (games_++ == 0)
            first_ = chosen;
        for_each_option<G>([&](auto const& each) {
            varied_.resize((std::max)(varied_.size(), number + 1));
            varied_[number] = varied_[number] || !(first_.*each.member == chosen.*each.member);
            ++number;
        });
    }

    /// The names of the options that had only one value, although they take others.
    [[nodiscard]] std::string always_the_same() const {
        std::string names;
        std::size_t number = 0;
        for_each_option<G>([&](auto const& each) {
            if (number < varied_.size() && !varied_[number] && takes_others(each))
                names += (names.empty() ? "`" : ", `") + std::string(each.name) + '`';
            ++number;
        });
        return names;
    }

private:
    template <typename Options, typename T> // which the game's own may derive from
    static bool takes_others(option<Options, T> const& each) {
        if constexpr (option<Options, T>::is_number)
            return each.least < each.most;
        else
            return !option<Options, T>::is_seat || player_range(G::seats).most > 1;
    }

    std::size_t games_ = 0;
    typename G::options first_{};
    std::vector<bool> varied_;
};

/// What a run could not check, each item with what would make it possible.
template <game G>
std::vector<std::string> unchecked(report const& found, extras<G> const& more, varied_options<G> const& options) {
    std::vector<std::string> list;
    if (auto const names = options.always_the_same(); !names.empty())
        list.push_back("games with other values of " + names + ": play more games.");
    if (found.cut_off > 0)
        list.push_back("the end of games that were cut off: allow longer ones, or give an `extras.choose` that leads to an end.");
    if (!found.forgotten_pieces.empty())
        list.push_back("pieces that `each_piece` forgets, unless these only remember some: " + found.forgotten_pieces + '.');
    if (!more.save || !more.load)
        list.push_back("that states and views are saved and loaded (as JSON, say): give `extras.save` and `extras.load`.");
    if constexpr (!requires(typename G::state const& s) { (G::check)(s); })
        list.push_back("that impossible positions are refused: the game has no `check(state)`, which says what is wrong with one.");
    if (!more.tell_again)
        list.push_back("that what is told can be sent (as JSON, say): give `extras.tell_again`.");
    if (!found.hidden) {
        list.push_back(
            "what is hidden: every seat saw everything, every time. If the rules hide something, `view` must hide it too.");
        return list;
    }
    if (!more.shown)
        list.push_back("that actions show no more than the rules say (one showed " + std::to_string(found.shown) +
                       (found.shown == 1 ? " piece" : " pieces") + " to one seat): give `extras.shown`.");
    if (!found.secret)
        list.push_back("that a secret choice does not show: there was none. If the game has any, `secret` must say so.");
    if (!more.worlds)
        list.push_back("that all determinizations are equally likely: give `extras.worlds`.");
    else if (found.small_cases == 0)
        list.push_back("that all determinizations are equally likely: no view left few enough cards unknown.");
    return list;
}

} // namespace ludo::testing
