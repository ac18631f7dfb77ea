#pragma once

#include <array>
#include <optional>

#include <ludo/core/telling.hpp>
#include <ludo/games/calcory/state.hpp>

namespace ludo::calcory_game {

/// What happens in Calcory, in words: see core/telling.hpp.
struct telling {
    static constexpr named_place place(options const&, int number) {
        if (number < cell::count)
            return {place_kind::cell, nobody, cell::from_index(number).text()};
        int const whose = number - cell::count;
        return whose < seats.most ? named_place{place_kind::won, seat(whose)}
                                  : named_place{place_kind::hand, seat(whose - seats.most)};
    }
    static constexpr short_text piece(options const&, int kind) { return card::from_index(kind).text(); }
    static constexpr lying lies(state const& s, int number) {
        if (number >= cell::count)
            return lying::unsaid;
        cell const at = cell::from_index(number);
        return s.table.turned().contains(at) ? lying::turned
             : s.table.up().contains(at)     ? lying::up
             : s.table.down().contains(at)   ? lying::down
                                             : lying::unsaid;
    }

    /// A card is turned over, also if it is turned back at once, or collected.
    static constexpr void steps(state const&, action done, state const&, auto& steps) {
        if (done.is<"turn">())
            steps.turn_over(done.with<"turn">().index());
    }

    static constexpr std::array<words_for, 4> verbs{{{"turn", {}},
                                                     {"stop", {"{0} stops", "{0} s'arrête"}},
                                                     {"return", {"{0} gives back the card of {1}", "{0} remet la carte de {1}"}},
                                                     {"to", {}}}};

    static constexpr phrase in_secret{"{0} chooses in secret which card to give back", "{0} choisit en secret la carte à remettre"};

    static constexpr phrase remark(int which) {
        constexpr std::array<phrase, 5> all{{{"that makes {1}: too much", "cela fait {1} : c'est trop"},
                                             {"that is a second 0", "c'est un deuxième 0"},
                                             {"that makes thirteen", "cela fait treize"},
                                             {"the marked cards make {1}", "les cartes marquées font {1}"},
                                             {"nobody has beaten {1}", "personne n'a fait mieux que {1}"}}};
        return all[static_cast<std::size_t>(which)];
    }
    static constexpr void remarks(state const& before, std::optional<action> done, state const& after, auto say) {
        if (done && done->is<"turn">()) {
            cell const at = done->with<"turn">();
            set turned = before.revealed;
            turned.add(after.table.at(at));
            if (turned.sum >= thirteen || turned.zeros == 2)
                say(turned.sum > thirteen ? 0 : turned.sum == thirteen ? 2 : 1, turned.sum);
        }
        if (after.marked.count > 0 && after.marked != before.marked)
            say(3, after.marked.sum);
        if (before.phase == game_phase::turning && after.phase != game_phase::turning && after.turn != before.turn &&
            before.marked.count > 0)
            say(4, before.marked.sum);
    }
};

} // namespace ludo::calcory_game
