#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/record.hpp>

namespace ludo::testing {

/// Which kind of piece lies in which place, by the numbers of `each_piece`; sorted, those that look alike as often as there are.
using placed_pieces = std::vector<std::pair<int, int>>; // place and kind

/// The pieces that are known in a state or a view.
template <game G>
placed_pieces known_pieces(typename G::state const& s) {
    placed_pieces found;
    G::each_piece(s, [&](int place, int kind) {
        if (kind >= 0)
            found.push_back({place, kind});
    });
    std::sort(found.begin(), found.end());
    return found;
}

/// What is in the first of two lists and not in the second.
inline placed_pieces without(placed_pieces const& all, placed_pieces const& these) {
    placed_pieces left;
    std::set_difference(all.begin(), all.end(), these.begin(), these.end(), std::back_inserter(left));
    return left;
}

/// A place, and a piece in it, as a report names them: `7h in hand 1`, or with numbers where the game has no words for them.
template <game G>
std::string place_in_words(typename G::options const& chosen, int place) {
    return std::string(place_with<G>(chosen, place).text().view());
}
template <game G>
std::string piece_in_place(typename G::options const& chosen, int place, int kind) {
    return std::string(piece_with<G>(chosen, kind).view()) + " in " + place_in_words<G>(chosen, place);
}

/// Some pieces in their places, or as many as are read with pleasure.
template <game G>
std::string in_words(typename G::options const& chosen, placed_pieces const& pieces) {
    constexpr std::size_t most = 4;
    std::string text;
    for (std::size_t number = 0; number < pieces.size() && number < most; ++number)
        text += (number > 0 ? ", " : "") + piece_in_place<G>(chosen, pieces[number].first, pieces[number].second);
    return pieces.size() > most ? text + " and " + std::to_string(pieces.size() - most) + " more" : text;
}

/// When a viewer who knows of a piece in a place came to know it, and knew it ever since, in a game that comes to this state.
template <game G>
std::string known_since(record<G> const& told, typename G::state const& then, seat viewer, std::pair<int, int> const& piece) {
    std::string since;
    typename G::state s = told.start();
    bool knew = false;
    auto const look = [&](std::string when) {
        placed_pieces const known = known_pieces<G>(G::view(s, viewer));
        bool const knows = std::binary_search(known.begin(), known.end(), piece);
        since = knows && !knew ? std::move(when) : since;
        knew = knows;
    };
    look("the deal");
    for (auto const& step : told.steps) {
        if (s == then)
            break;
        std::string const text = to_text<G>(s, step.action);
        G::play(s, step.action);
        look('`' + text + '`');
    }
    return since;
}

} // namespace ludo::testing
