#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include <ludo/core/aim.hpp>
#include <ludo/core/phrase.hpp>
#include <ludo/io/option_text.hpp>
#include <ludo/play/view.hpp>
#include <ludo/search/thoughts.hpp>

namespace ludo {

/// Thousandths as a decimal number: 1310 is `1.310`, and `1,310` in French.
inline std::string decimal(int thousandths, language in) {
    std::string digits = std::to_string(thousandths % 1000 + 1000);
    digits[0] = in == language::french ? ',' : '.';
    return std::to_string(thousandths / 1000) + digits;
}

/// What a player thinks of a position, in words: how it came to that, the best actions (so many at most), each with the place
/// that it leads to on average, and what is likely to come. Where one plays alone, or all together, there are no places, but how
/// good it is, from 0 to 1.
template <game G>
std::string to_text(thoughts<G> const& found, view<G> const& seen, language in = language::english, std::size_t most = 5) {
    bool const french = in == language::french;
    int const players = G::players(seen.state());
    bool const placed = players > 1 && aim_of<G>() != aim::together;
    auto const count = [&](std::uint64_t number, phrase one, phrase many) {
        return std::to_string(number) + ' ' + std::string((number == 1 ? one : many).in(in));
    };
    std::string text = count(found.iterations, {"game played out", "partie imaginée"}, {"games played out", "parties imaginées"}) +
                       (french ? " sur " : " in ") +
                       count(found.worlds, {"world", "donne possible"}, {"worlds", "donnes possibles"});
    if (found.memory_full)
        text += phrase{"; memory was full", " ; la mémoire était pleine"}.in(in);
    text += '\n';

    for (judged<G> const& each : found.ranked().first((std::min)(most, found.ranked().size()))) {
        auto const [low, high] = each.between();
        auto const place = [&](int worth) { return decimal(placed ? mean_place(worth, players) : worth, in); };
        text += to_text<G>(seen.state(), each.action) + (french ? " : " : ": ") +
                count(each.visits, {"try", "essai"}, {"tries", "essais"});
        if (each.visits > 0) {
            text += (placed ? phrase{", mean place ", ", place moyenne "} : phrase{", worth ", ", valeur "}).in(in);
            text += place(each.worth()) + (french ? " (de " : " (") + place(placed ? high : low) + (french ? " à " : " to ") +
                    place(placed ? low : high) + ')';
        }
        text += '\n';
    }

    if (found.line().size() > 1) {
        text += phrase{"expected: ", "suite attendue : "}.in(in);
        for (std::size_t at = 0; at < found.line().size(); ++at)
            text += (at > 0 ? ", " : "") + to_text(found.line()[at].by) + ' ' + to_text<G>(seen.state(), found.line()[at].what);
        text += '\n';
    }
    return text;
}

} // namespace ludo
