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

/// How a kind of place is called: `{0}` stands for whose it is. (What the stock is called, the game says.)
constexpr phrase words_for_place(place_kind kind) {
    switch (kind) {
    case place_kind::hand: return {"{0}'s hand", "la main de {0}"};
    case place_kind::stock: return stock_words().called;
    case place_kind::pile: return {"the pile", "la pile"};
    case place_kind::discards: return {"{0}'s discards", "la défausse de {0}"};
    case place_kind::won: return {"{0}'s pile", "le tas de {0}"};
    case place_kind::trick: return {"the trick", "le pli"};
    case place_kind::display: return {"the display", "les cartes exposées"};
    case place_kind::laid: return {"the cards before {0}", "les cartes devant {0}"};
    case place_kind::aside: return {"what was set aside", "ce qui est mis de côté"};
    case place_kind::cell:
    default: return {"{0}", "{0}"};
    }
}

/// What it is called when pieces go from one kind of place to another: one piece, or `several` where that is said otherwise. `{0}`
/// stands for whose piece it becomes or was, or else for who acts; `{1}` for the pieces; `{2}` and `{3}` for the two places; `{4}` for
/// whose they were (in French with `de`).
struct words_for_move {
    place_kind from, to;
    phrase said, several = {};
};
inline constexpr words_for_move moves_in_words[] = {
    {place_kind::stock, place_kind::hand, stock_words().drawing},
    {place_kind::discards, place_kind::hand, {"{0} takes {1} from {2}", "{0} prend {1} dans {2}"}},
    {place_kind::pile, place_kind::hand, {"{0} takes {1} from {2}", "{0} prend {1} sur {2}"}},
    {place_kind::display, place_kind::hand, {"{0} takes {1} from {2}", "{0} prend {1} parmi {2}"}},
    {place_kind::cell, place_kind::hand, {"{0} takes {1}", "{0} prend {1}"}},
    {place_kind::hand, place_kind::cell, {"{0} lays {1} on {3}", "{0} pose {1} en {3}"}},
    {place_kind::hand, place_kind::pile, {"{0} plays {1}", "{0} joue {1}"}},
    {place_kind::hand, place_kind::trick, {"{0} plays {1}", "{0} joue {1}"}},
    {place_kind::hand, place_kind::discards, {"{0} discards {1}", "{0} se défausse de {1}"}},
    {place_kind::hand, place_kind::display, {"{0} puts {1} on display", "{0} expose {1}"}},
    {place_kind::hand, place_kind::laid, {"{0} lays {1}", "{0} étale {1}"}},
    {place_kind::display,
     place_kind::laid,
     {"{0} lays {1} from the display", "{0} étale {1}, prise aux cartes exposées"},
     {"{0} lays {1} from the display", "{0} étale {1}, prises aux cartes exposées"}},
    {place_kind::cell, place_kind::laid, {}}, // the verb says it
    {place_kind::hand, place_kind::hand, {"{0} gets {1} from {4}", "{0} reçoit {1} {4}"}},
    {place_kind::hand, place_kind::won, {"{0} wins {1}", "{0} gagne {1}"}},
    {place_kind::cell, place_kind::won, {"{0} wins {1}", "{0} gagne {1}"}},
    {place_kind::trick, place_kind::won, {"{0} takes the trick: {1}", "{0} remporte le pli : {1}"}},
    {place_kind::stock, place_kind::display, {"{1} is turned up", "on retourne {1}"}, {"{1} are turned up", "on retourne {1}"}},
    {place_kind::discards,
     place_kind::stock,
     {"the discards are shuffled: they are the new stock", "on mélange les défausses : c'est la nouvelle pioche"}},
    {place_kind::pile, place_kind::stock, {}}, // a remark says it
    {place_kind::stock, place_kind::stock, {}},
};
constexpr phrase words_for_moving(place_kind from, place_kind to, bool several = false) {
    for (words_for_move const& each : moves_in_words)
        if (each.from == from && each.to == to)
            return several && !each.several.english.empty() ? each.several : each.said;
    return {"{0} moves {1} from {2} to {3}", "{0} déplace {1} de {2} à {3}"};
}
/// Two pieces that change places: `{0}` gives `{1}`, which lay on `{2}`, to `{3}`, for `{4}`, which lay on `{5}`.
inline constexpr phrase words_for_swapping{"{0} gives {3} {1} ({2}) for {4} ({5})", "{0} donne {1} ({2}) à {3} contre {4} ({5})"};
/// The same with a place that belongs to nobody: the stock, say.
inline constexpr phrase words_for_exchanging{"{0} exchanges {1} for {4}", "{0} échange {1} contre {4}"};

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
    default: return {"in {2}: {1}", "dans {2} : {1}"};
    }
}

/// What is said of somebody (`{0}`) who has so many points now (`{1}`), and has got some of them (`{2}`) or all.
constexpr phrase words_for_points(int more, int total) {
    if (more != total)
        return {"{0}: {2}, {1} in all", "{0} : {2}, {1} en tout"};
    if (total == 1 || total == -1)
        return {"{0}: {1} point", "{0} : {1} point"};
    return {"{0}: {1} points", total == 0 ? "{0} : {1} point" : "{0} : {1} points"};
}

/// What is said at the end: `{0}` stands for all who are in first place.
constexpr phrase words_for_end(int players, std::size_t winners) {
    if (players == 1)
        return {"the game is over", "la partie est finie"};
    if (winners == 1)
        return {"the game is over: {0} wins", "la partie est finie : {0} gagne"};
    if (winners == static_cast<std::size_t>(players))
        return {"the game is over: {0} tie", "la partie est finie : {0} sont à égalité"};
    return {"the game is over: {0} win", "la partie est finie : {0} gagnent"};
}
/// What is said where all have played together, and the team has so many points (`{0}`).
constexpr phrase words_for_end_of_team(int points) {
    if (points == 1 || points == -1)
        return {"the game is over: the team has {0} point", "la partie est finie : l'équipe a {0} point"};
    return {"the game is over: the team has {0} points",
            points == 0 ? "la partie est finie : l'équipe a {0} point" : "la partie est finie : l'équipe a {0} points"};
}

/// What is said where nobody knows any more which pieces these are.
constexpr phrase words_for_hiding(place_kind kind, bool several) {
    if (kind == place_kind::stock)
        return {"{2} is shuffled", "on mélange {2}"};
    return several ? phrase{"it is no longer known where {1} are", "on ne sait plus où sont {1}"}
                   : phrase{"it is no longer known where {1} is", "on ne sait plus où est {1}"};
}

} // namespace ludo
