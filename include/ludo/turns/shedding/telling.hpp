#pragma once

#include <array>
#include <optional>
#include <tuple>

#include <ludo/core/telling.hpp>
#include <ludo/turns/shedding/drawing.hpp>

namespace ludo {

/// What happens in a shedding game, in words: see core/telling.hpp. `Rules` may add `playing_words`, the sentence for playing a card,
/// `stock`, what the stock is called, and `in_words`.
template <typename Rules>
struct shedding_telling {
    using options = typename Rules::options;

    static constexpr named_place place(options const&, int number) {
        if (number < Rules::seats.most)
            return {place_kind::hand, seat(number)};
        return {number == Rules::seats.most ? place_kind::pile : place_kind::stock};
    }
    static constexpr short_text piece(options const& chosen, int kind) { return card_with<Rules>(chosen, kind); }

    static constexpr phrase playing = [] {
        if constexpr (requires { Rules::playing_words; })
            return Rules::playing_words;
        else
            return phrase{"{0} plays {1}", "{0} joue {1}"};
    }();
    static constexpr std::array<words_for, 3> verbs{{{"play", playing},
                                                     {"draw", {}, {"{0} draws a card", "{0} pioche une carte"}},
                                                     {"keep", {"{0} keeps it", "{0} la garde"}}}};

    static constexpr stock_words stock = [] {
        if constexpr (requires { Rules::stock; })
            return Rules::stock;
        else
            return stock_words();
    }();

    template <typename Thing>
        requires requires(Thing thing) { Rules::in_words(thing); }
    static constexpr std::optional<phrase> in_words(Thing thing) {
        return Rules::in_words(thing);
    }

    /// The card that is played lies on top, and what is under it may be shuffled at once.
    template <typename State>
        requires may_reshuffle<Rules>
    static constexpr void steps(State const& before, auto done, State const&, auto& steps) {
        constexpr int pile = Rules::seats.most, in_stock = pile + 1;
        bool const draws = done.template is<"draw">(), plays = done.template is<"play">();
        bool const used_up = Rules::reshuffles(before.chosen) && before.stock.size() == (draws ? 1 : 0);
        if (!used_up || !(draws || (plays && before.hands.size(before.turn) > 1)))
            return;
        auto table = before.table;
        if (plays)
            std::apply(
                [&](auto one, auto... how) {
                    Rules::put(before.chosen, table, one, how...);
                    steps.move(one.index(), before.turn.index(), pile);
                },
                done.template with_all<"play">());
        using card = typename Rules::card;
        auto const top = cards_on_top<card>(table);
        steps.gather(pile, in_stock, [&](int kind) { return kind >= 0 && top.contains(card::from_index(kind)); });
    }

    static constexpr phrase remark(int number) {
        return number == 0 ? phrase{"it fits", "elle est jouable"}
                           : phrase{"the pile is shuffled: it is the new stock", "on mélange la pile : c'est la nouvelle pioche"};
    }
    template <typename State>
    static constexpr void remarks(State const& before, auto const&, State const& after, auto say) {
        if constexpr (may_reshuffle<Rules>)
            if (!(before.played - after.played).empty())
                say(1, 0);
        if (after.phase == State{}.phase || before.phase == after.phase || !(after.turn == before.turn))
            return;
        say(0, 0);
    }
};

} // namespace ludo
