#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/testing/came_up.hpp>
#include <ludo/testing/extras.hpp>
#include <ludo/testing/report.hpp>

namespace ludo::testing {

/// What a run could not check, each item with what would make it possible.
template <game G>
std::vector<std::string> not_checked(report const& found, extras<G> const& more, came_up<G> const& seen) {
    std::vector<std::string> list;
    auto const add = [&](std::string_view what, std::vector<std::string> const& names, std::string_view why) {
        if (!names.empty())
            list.push_back(std::string(what) + listed(names, 12) + std::string(why));
    };
    add("games with other values of ", seen.options_left(), ": play more games.");
    add("the actions ", seen.verbs_left(), ": nobody took one.");
    add("the rules ", seen.rules_left(), ": they never forbade anything.");
    add("the members ", seen.members_left(), ": they never changed.");
    if (!seen.pieces())
        list.push_back("that no piece is lost: there are none to count in `each_piece`.");
    if (found.cut_off > 0)
        list.push_back("the end of games that were cut off: allow longer ones, or give an `extras.choose` that leads to an end.");
    if (!found.forgotten_pieces.empty())
        list.push_back("pieces that `each_piece` forgets, unless these only remember some: " + found.forgotten_pieces + '.');
    if (!more.save || !more.load)
        list.push_back("that states and views are saved and loaded (as JSON, say): give `extras.save` and `extras.load`.");
    if constexpr (!requires(typename G::state const& s) { G::validate(s); })
        list.push_back(
            "that impossible positions are refused: the game has no `validate(state)`, which says what is wrong with one.");
    if (!more.tell_again)
        list.push_back("that what is told can be sent (as JSON, say): give `extras.tell_again`.");
    if (!found.hidden) {
        list.push_back(
            "what is hidden: every seat saw everything, every time. If the rules hide something, `view` must hide it too.");
        return list;
    }
    if (!more.shown && seen.pieces())
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
