#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/phrase.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/telling.hpp>

namespace ludo {

/// French words that are spoken as one: the end of what a sentence says before a part, and the beginning of that part.
struct contraction {
    std::string_view before, part, together;
};
inline constexpr contraction contractions[] = {{" de ", "le ", " du "},  {" de ", "les ", " des "}, {" à ", "le ", " au "},
                                               {" à ", "les ", " aux "}, {" de ", "un ", " d'un "}, {" de ", "une ", " d'une "}};

/// Puts parts into a sentence, in place of `{0}`, `{1}`, ...; and in French `du` for `de le`, `d'une` for `de une`, and so on, where
/// a part meets the words before it. Names stay as they are.
inline std::string filled(std::string_view sentence, std::vector<std::string> const& parts, language in,
                          std::span<std::string const> names = {}) {
    std::string text;
    for (std::size_t at = 0; at < sentence.size(); ++at)
        if (sentence[at] == '{' && at + 2 < sentence.size() && sentence[at + 2] == '}') {
            auto const number = static_cast<std::size_t>(sentence[at + 1] - '0');
            std::string_view part = number < parts.size() ? std::string_view(parts[number]) : "?";
            if (in == language::french && std::find(names.begin(), names.end(), part) == names.end())
                for (contraction const& each : contractions)
                    if (sentence.substr(0, at).ends_with(each.before) && part.starts_with(each.part)) {
                        text.replace(text.size() - each.before.size(), each.before.size(), each.together);
                        part.remove_prefix(each.part.size());
                        break;
                    }
            text += part;
            at += 2;
        } else
            text += sentence[at];
    return text;
}

/// How a kind of place is called: `{0}` stands for whose it is.
constexpr phrase words_for_place(place_kind kind) {
    switch (kind) {
    case place_kind::hand: return {"{0}'s hand", "la main de {0}"};
    case place_kind::stock: return {"the stock", "la pioche"};
    case place_kind::pile: return {"the pile", "la pile"};
    case place_kind::discards: return {"{0}'s discards", "la défausse de {0}"};
    case place_kind::won: return {"{0}'s pile", "le tas de {0}"};
    case place_kind::trick: return {"the trick", "le pli"};
    case place_kind::display: return {"the display", "l'étalage"};
    case place_kind::laid: return {"the cards before {0}", "les cartes devant {0}"};
    case place_kind::aside: return {"what was laid aside", "ce qui est de côté"};
    case place_kind::cell:
    default: return {"{0}", "{0}"};
    }
}

/// What it is called when pieces go from one kind of place to another. `{0}` stands for whose piece it becomes or was, or else for who
/// acts; `{1}` for the pieces; `{2}` and `{3}` for the two places.
struct words_for_move {
    place_kind from, to;
    phrase said;
};
inline constexpr words_for_move moves_in_words[] = {
    {place_kind::stock, place_kind::hand, {"{0} draws {1}", "{0} pioche {1}"}},
    {place_kind::discards, place_kind::hand, {"{0} takes {1} from {2}", "{0} prend {1} dans {2}"}},
    {place_kind::pile, place_kind::hand, {"{0} takes {1} from {2}", "{0} prend {1} dans {2}"}},
    {place_kind::display, place_kind::hand, {"{0} takes {1} from {2}", "{0} prend {1} dans {2}"}},
    {place_kind::aside, place_kind::cell, {"{0} lays {1} on {3}", "{0} pose {1} en {3}"}},
    {place_kind::cell, place_kind::hand, {"{0} takes {1}", "{0} prend {1}"}},
    {place_kind::cell, place_kind::aside, {"taken: {1}", "on prend {1}"}},
    {place_kind::aside, place_kind::won, {"{0} wins {1}", "{0} gagne {1}"}},
    {place_kind::hand, place_kind::cell, {"{0} lays {1} on {3}", "{0} pose {1} en {3}"}},
    {place_kind::hand, place_kind::pile, {"{0} plays {1}", "{0} joue {1}"}},
    {place_kind::hand, place_kind::trick, {"{0} plays {1}", "{0} joue {1}"}},
    {place_kind::hand, place_kind::discards, {"{0} discards {1}", "{0} se défausse de {1}"}},
    {place_kind::hand, place_kind::display, {"{0} puts {1} on display", "{0} pose {1} à l'étalage"}},
    {place_kind::hand, place_kind::laid, {"{0} lays {1}", "{0} étale {1}"}},
    {place_kind::display, place_kind::laid, {"{0} lays {1} from the display", "{0} étale {1}, pris à l'étalage"}},
    {place_kind::cell, place_kind::laid, {}}, // the verb says it
    {place_kind::hand, place_kind::hand, {"{0} gets {1} from {2}", "{0} reçoit {1} de {2}"}},
    {place_kind::hand, place_kind::won, {"{0} wins {1}", "{0} gagne {1}"}},
    {place_kind::cell, place_kind::won, {"{0} wins {1}", "{0} gagne {1}"}},
    {place_kind::trick, place_kind::won, {"{0} takes the trick: {1}", "{0} remporte le pli : {1}"}},
    {place_kind::stock, place_kind::display, {"{1} from the stock to the display", "on retourne {1}"}},
    {place_kind::stock, place_kind::stock, {}},
};
constexpr phrase words_for_moving(place_kind from, place_kind to) {
    for (words_for_move const& each : moves_in_words)
        if (each.from == from && each.to == to)
            return each.said;
    return {"{1} from {2} to {3}", "{1} de {2} à {3}"};
}

/// What shows in a kind of place, without being turned over: `{0}` stands for whose place it is, `{1}` for the pieces.
constexpr phrase words_for_showing(place_kind kind) {
    switch (kind) {
    case place_kind::hand: return {"{0} has {1}", "{0} a {1}"};
    case place_kind::won: return {"so {0} has won {1}", "{0} a donc gagné {1}"};
    case place_kind::cell: return {"{2} is {1}", "{2}, c'est {1}"};
    case place_kind::stock:
    case place_kind::pile:
    case place_kind::discards:
    case place_kind::trick:
    case place_kind::display:
    case place_kind::laid:
    case place_kind::aside:
    default: return {"{1} in {2}", "{1} dans {2}"};
    }
}

} // namespace ludo
