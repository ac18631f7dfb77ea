#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

#include <ludo/core/game.hpp>
#include <ludo/play/record.hpp>
#include <ludo/testing/random_play.hpp>

namespace ludo::testing {

/// The shortest game found that has a fault of the same kind: first cut off after the fault, then another game from the same deal,
/// then without whatever can be left out. `fault(record, step)` is the first fault of a game, and before which step it is; `wrong`
/// is that of this game, and then that of the shortest. The number of positions checked is limited.
template <game G, typename Fault>
record<G> shrunk(record<G> told, std::size_t step, std::string& wrong, random_play<G> const& games, Fault fault) {
    std::size_t left = 10000;
    auto const promise = [](std::string const& text) { return text.substr(0, text.find(':')); };
    auto const imagined = [](std::string const& text) { return text.find("in a determinization of") != text.npos; };
    auto const take_if_faulty = [&](record<G> other) {
        std::size_t const cost = other.steps.size() + 1;
        std::size_t at = 0;
        if (cost > left || !games.legal(other))
            return false;
        left -= cost;
        std::string const found = fault(other, at);
        if (found.empty() || promise(found) != promise(wrong) || imagined(found) > imagined(wrong))
            return false;
        other.steps.resize((std::min)(at + 1, other.steps.size()));
        told = other;
        wrong = found;
        return true;
    };

    told.steps.resize((std::min)(step + 1, told.steps.size()));
    rng luck(told.seed);
    for (int attempt = 0; attempt < 100 && told.steps.size() > 1; ++attempt) {
        record<G> other{told.options, told.seed, {}, {}};
        games.play_on(other, luck, told.steps.size() - 1);
        take_if_faulty(other);
    }
    for (std::size_t piece = (told.steps.size() + 1) / 2; piece > 0; piece /= 2)
        for (std::size_t from = 0; from + piece <= told.steps.size();) {
            record<G> less = told;
            auto const first = less.steps.begin() + static_cast<std::ptrdiff_t>(from);
            less.steps.erase(first, first + static_cast<std::ptrdiff_t>(piece));
            if (!take_if_faulty(less))
                from += piece;
        }
    for_each_option<G>([&](auto const& each) {
        record<G> plain = told;
        plain.options.*each.member = typename G::options().*each.member;
        take_if_faulty(plain);
    });
    return told;
}

} // namespace ludo::testing
