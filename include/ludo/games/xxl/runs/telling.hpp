#pragma once

#include <array>
#include <optional>

#include <ludo/core/telling.hpp>
#include <ludo/games/xxl/runs/state.hpp>

namespace ludo::xxl::runs_game {

/// What happens in the runs of XXL, in words: see core/telling.hpp.
struct telling {
    static constexpr int on_display = seats.most, in_stock = on_display + 1, before_seats = in_stock + 1;

    static constexpr named_place place(options const&, int number) {
        return number < on_display   ? named_place{place_kind::hand, seat(number)}
             : number == on_display  ? named_place{place_kind::display}
             : number < before_seats ? named_place{place_kind::stock}
                                     : named_place{place_kind::laid, seat(number - before_seats)};
    }
    static constexpr short_text piece(options const& chosen, int kind) { return card::from_index(kind).text(chosen.deck); }

    /// A card leaves the hand, which is filled up at once.
    static constexpr void steps(state const& before, action done, state const&, auto& steps) {
        int const hand = before.turn.index();
        if (done.is<"add">())
            steps.move(done.with<"add">().index(), hand, on_display);
        else if (done.is<"meld">() && before.named.size() + 1 == run_size) {
            card const last = std::get<1>(done.with<"meld">());
            cards const own = before.named - before.display;
            for (card each : own)
                steps.move(each.index(), hand, before_seats + hand);
            if (!before.display.contains(last))
                steps.move(last.index(), hand, before_seats + hand);
        }
    }

    static constexpr std::array<words_for, 5> verbs{
        {{"swap", {"{0} offers {1} for another card", "{0} propose {1} en échange"}},
         {"for", {"{0} takes {1} for it", "{0} prend {1} à la place"}},
         {"add", {"{0} adds {1} to the display", "{0} ajoute {1} aux cartes exposées"}},
         {"end", {"{0} ends the turn", "{0} termine son tour"}},
         {"meld", {"{0} names {2} for a run in {1}", "{0} annonce {2} pour une suite en {1}"}}}};
    static constexpr stock_words stock = box::stock;
    static constexpr std::optional<phrase> in_words(colour in) { return box::in_words(in); }
};

} // namespace ludo::xxl::runs_game
