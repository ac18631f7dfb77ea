#pragma once

#include <string>

#include <ludo/core/game.hpp>

/// The first action that is on the list although a rule forbids it, or not on it although none of the game's rules does; empty if
/// the list and the rules agree.
template <ludo::game G>
std::string disagreement(typename G::state const& s) {
    auto const legal = G::actions(s);
    for (int index = 0; index < G::action::count; ++index) {
        auto const a = G::action::from_index(index);
        ludo::rule const* const broken = ludo::refusal_of<G>(s, a);
        bool known = broken == nullptr;
        for (ludo::rule const* each : G::rules)
            known = known || each == broken;
        if (legal.contains(a) != (broken == nullptr) || !known)
            return std::string(ludo::text_of<G>(s, a).view());
    }
    return "";
}

/// The legal actions in the order of their numbers, with commas between.
template <ludo::game G>
std::string all_actions(typename G::state const& s) {
    std::string all;
    for (auto a : G::actions(s))
        all += (all.empty() ? "" : ", ") + std::string(ludo::text_of<G>(s, a).view());
    return all;
}
