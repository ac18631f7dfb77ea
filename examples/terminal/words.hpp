#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <ludo/core/phrase.hpp>
#include <ludo/core/telling.hpp>

namespace terminal {

/// Where pieces lie, as a label. (That of the stock, the game says.)
constexpr ludo::phrase label_of(ludo::place_kind kind) {
    switch (kind) {
    case ludo::place_kind::hand: return {"hand", "main"};
    case ludo::place_kind::stock: return ludo::stock_words().label;
    case ludo::place_kind::pile: return {"pile", "pile"};
    case ludo::place_kind::discards: return {"discards", "défausse"};
    case ludo::place_kind::won: return {"won", "gagnées"};
    case ludo::place_kind::trick: return {"trick", "pli"};
    case ludo::place_kind::display: return {"display", "cartes exposées"};
    case ludo::place_kind::laid: return {"laid", "étalées"};
    case ludo::place_kind::aside: return {"set aside", "mises de côté"};
    case ludo::place_kind::cell:
    default: return {};
    }
}

struct word_for {
    std::string_view name;
    ludo::phrase said;
};

/// The games of our list.
inline constexpr std::string_view listed_games[] = {
#define GAME(name, ...) #name,
#include "games.list"
#undef GAME
};

/// How members of a state are called on the screen. Those with an empty phrase are not shown, if the game is in our list; those that
/// are not in this table are shown under their own names.
inline constexpr word_for members_in_words[] = {
    {"round", {"round", "manche"}},
    {"part", {"part", "partie"}},
    {"number", {"games played", "parties finies"}},
    {"playing", {"game", "jeu"}},
    {"moves", {"moves", "coups"}},
    {"asked", {"asked for", "couleur demandée"}},
    {"trump", {"trump", "atout"}},
    {"turned_up", {"turned up", "retournée"}},
    {"colour", {}}, // the actions name it
    {"revealed.sum", {"turned over", "total retourné"}},
    {"marked.sum", {"to beat", "à battre"}},
    {"marker", {"marks of", "marques de"}},
    {"held", {"goes back", "à rendre"}},
    {"drawn", {"drawn", "piochée"}},
    {"suit", {"suit", "couleur"}},
    {"top", {}}, // it lies on the pile
    {"pile_a.top", {"pile a", "pile a"}},
    {"pile_a.low", {"its low number", "petit chiffre"}},
    {"pile_a.high", {"its high number", "grand chiffre"}},
    {"pile_b.top", {"pile b", "pile b"}},
    {"pile_b.low", {"its low number", "petit chiffre"}},
    {"pile_b.high", {"its high number", "grand chiffre"}},
    {"run_y", {"yellow run at", "suite jaune à"}},
    {"run_r", {"red run at", "suite rouge à"}},
    {"run_g", {"green run at", "suite verte à"}},
    {"run_b", {"blue run at", "suite bleue à"}},
    {"stake", {"stake", "enjeu"}},
    {"bets", {"bets", "mises"}},
    {"paid", {"paid", "payé"}},
    {"folded", {"folded", "couchés"}},
    {"covered", {"under the coins", "sous la monnaie"}},
    {"knocker", {"knocked", "a frappé"}},
    {"dice", {"dice", "dés"}},
    {"hints", {"hints", "indices"}},
    {"fuses", {"fuses", "mèches"}},
    {"turns", {"turns left", "tours restants"}},
    {"rolls", {"rolls", "lancers"}},
    {"jokers", {"jokers", "jokers"}},
    {"to_put", {"men to put", "pions à poser"}},
    {"quiet", {"moves without a mill", "coups sans moulin"}},
    {"taking", {}},              // the actions say it
    {"told", {"knows", "sait"}}, // of cards in a row before somebody
    {"phase", {}},
    {"history", {}}, // what others know of somebody's cards
    {"stock_was_empty", {}},
    {"turn", {}},
    {"winner", {}},
    {"began", {}},
    {"revealed.count", {}},
    {"revealed.zeros", {}},
    {"marked.count", {}},
    {"marked.zeros", {}},
    {"piled", {}}, // what was won lies there
    {"to_note", {}},
    {"to_act", {}},
    {"staying", {}},
    {"passes", {}},
    {"without_run", {}},
    {"shown", {}},
    {"played", {}},
    {"points_played", {}},
    {"passed_hidden", {}},
    {"last", {}},
};
/// The same for a value.
inline constexpr word_for values_in_words[] = {
    {"up", {"goes up", "en montant"}},
    {"down", {"goes down", "en descendant"}},
    {"free", {}},
};

template <typename Table>
constexpr std::optional<ludo::phrase> find_words(Table const& table, std::string_view name) {
    for (word_for const& each : table)
        if (each.name == name)
            return each.said;
    return std::nullopt;
}

/// Are there words for members of the member with this name?
constexpr bool has_words_within(std::string_view name) {
    for (word_for const& each : members_in_words)
        if (each.name.size() > name.size() && each.name.substr(0, name.size()) == name && each.name[name.size()] == '.')
            return true;
    return false;
}

} // namespace terminal
