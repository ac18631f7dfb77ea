#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>

#include <ludo/core/game.hpp>
#include <ludo/testing/random_options.hpp>

/// What is wrong with sentences: an id that does not begin so, or stands twice; a language without a text. Empty if nothing is.
template <typename Rules>
std::string wrong_sentence(Rules const& rules, std::string_view begins) {
    std::set<std::string_view> ids;
    for (ludo::rule const* each : rules) {
        bool good = each->id.substr(0, begins.size()) == begins && ids.insert(each->id).second;
        for (auto wanted : {ludo::language::english, ludo::language::french})
            good =
                good && !each->section.in(wanted).empty() && !each->text.in(wanted).empty() && each->text.in(wanted).back() == '.';
        if (!good || each->text.english == each->text.french)
            return std::string(each->id);
    }
    return "";
}

/// The ids of the rules that forbid nothing in so many games by luck, whatever one tries.
template <ludo::game G>
std::set<std::string> never_met(int games) {
    std::set<std::string> left;
    for (ludo::rule const* each : G::rules)
        left.insert(std::string(each->id));
    for (int game = 0; game < games && !left.empty(); ++game) {
        ludo::rng luck(static_cast<std::uint64_t>(game));
        typename G::state s = G::deal(ludo::testing::random_options<G>(luck), luck);
        for (int turn = 0; turn < 2000; ++turn) {
            for (int index = 0; index < G::action::count && !left.empty(); ++index)
                if (ludo::rule const* const broken = ludo::refusal_of<G>(s, G::action::from_index(index)))
                    left.erase(std::string(broken->id));
            if (G::turn(s) == ludo::nobody || left.empty())
                break;
            G::play(s, G::actions(s).pick(luck));
        }
    }
    return left;
}
