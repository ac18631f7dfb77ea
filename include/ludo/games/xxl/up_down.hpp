#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/letter.hpp>
#include <ludo/games/xxl/box.hpp>
#include <ludo/turns/headings.hpp>
#include <ludo/turns/shedding.hpp>

namespace ludo::xxl {

/// XXL 1, "Montées et descentes": two piles, on which numbers of one colour go up or down by one.
struct up_down_rules : shedding_defaults<box> {
    static constexpr std::string_view name = "up_down";
    static constexpr phrase title{"XXL 1: Up and down", "XXL 1 : Montées et descentes"};

    using options = shedding_options;
    static constexpr std::tuple option_list = common_shedding_options<options>;

    static constexpr int hand_size(int) { return 6; }

    /// How a number on top of a pile can go on: either way, or only in the direction that led to it.
    enum class going : std::uint8_t { free, up, down };
    friend constexpr std::array<std::string_view, 3> names(going) { return {"free", "up", "down"}; }

    struct stack {
        card top;
        std::array<going, 2> way{}; // of its lower number, and of its higher one
        friend constexpr bool operator==(stack const&, stack const&) = default;

        template <typename Stack, typename Visit>
        static constexpr void fields(Stack& pile, Visit visit) {
            visit("top", pile.top);
            visit("low", pile.way[0]);
            visit("high", pile.way[1]);
        }
    };
    using pile = letter<"ab">;
    struct layout {
        std::array<stack, static_cast<std::size_t>(pile::count)> of{};
        constexpr stack& operator[](pile at) { return of[static_cast<std::size_t>(at.index())]; }
        constexpr stack const& operator[](pile at) const { return of[static_cast<std::size_t>(at.index())]; }
        friend constexpr bool operator==(layout const&, layout const&) = default;

        template <typename Layout, typename Visit>
        static constexpr void fields(Layout& table, Visit visit) {
            visit("pile_a", table.of[0]);
            visit("pile_b", table.of[1]);
        }
    };
    template <typename Draw>
    static constexpr void turned(layout& table, Draw draw) {
        for (stack& each : table.of)
            each.top = draw();
    }
    static constexpr char const* validate(options const&, layout const& table, cards const& played) {
        for (stack const& each : table.of)
            if (!each.top.known() || !played.contains(each.top))
                return "pile_a, pile_b: the top cards must be among those played";
        if (table.of[0].top == table.of[1].top)
            return "pile_a, pile_b: the two top cards must be different";
        for (stack const& each : table.of)
            if (each.way[0] != going::free && each.way[1] != going::free)
                return "pile_a, pile_b: at least one number of a top card must be free";
        return nullptr;
    }

    // ---- A card fits with the next number in a colour of a top card; a series that goes up or down keeps going that way

    static constexpr auto play_colour =
        rule("up_down.play.colour", headings::course, "Both the card and the top card of the pile must show the colour named.",
             "La carte jouée et celle du dessus de la pile doivent toutes deux montrer la couleur nommée.");
    static constexpr auto play_next =
        rule("up_down.play.next", headings::course, "In that colour, the card must show the next number up or down.",
             "Dans cette couleur, la carte doit montrer le nombre juste au-dessus ou juste au-dessous.");
    static constexpr auto play_way =
        rule("up_down.play.way", headings::course, "A series that goes up keeps going up, and one that goes down keeps going down.",
             "Une série qui monte continue à monter, une série qui descend continue à descendre.");
    static constexpr std::array own_rules{&play_colour, &play_next, &play_way};

    using playing = verb<"play", card, pile, colour>;
    static constexpr phrase playing_words{"{0} plays {1} on pile {2} in {3}", "{0} joue {1} sur la pile {2} en {3}"};

    static constexpr cards after(options const& chosen, stack const& on, bool higher) {
        auto const& by_way = steps[static_cast<std::size_t>(on.top.index())][higher];
        return chosen.deck.showing(by_way[static_cast<std::size_t>(on.way[higher])], on.top, higher);
    }

    static constexpr int ways = 2 * pile::count; // for each number of each top card
    template <typename Visit>
    static constexpr void each_way(options const& chosen, layout const& table, Visit visit) {
        auto const each = [&](pile at) {
            visit(after(chosen, table[at], false), at, chosen.deck.low(table[at].top));
            visit(after(chosen, table[at], true), at, chosen.deck.high(table[at].top));
        };
        each(pile(0));
        each(pile(1));
    }

    static constexpr rule const* refusal(options const& chosen, layout const& table, card one, pile on, colour in) {
        card const top = table[on].top;
        if (!chosen.deck.shows(top, in) || !chosen.deck.shows(one, in))
            return &play_colour;
        going const way = table[on].way[chosen.deck.high(top) == in];
        int const difference = chosen.deck.digit(one, in) - chosen.deck.digit(top, in);
        if (difference != 1 && difference != -1)
            return &play_next;
        return way == (difference > 0 ? going::down : going::up) ? &play_way : nullptr;
    }

    static constexpr void put(options const& chosen, layout& table, card one, pile on, colour in) {
        bool const up = chosen.deck.digit(one, in) > chosen.deck.digit(table[on].top, in);
        table[on] = {one, {}};
        table[on].way[chosen.deck.higher(one, in)] = up ? going::up : going::down;
    }

private:
    /// For each card, for its lower and its higher digit: the halves that can follow, in the order of `going` (there are four
    /// entries, because they are found faster than three).
    static constexpr auto steps = [] {
        std::array<std::array<std::array<halves, 4>, 2>, static_cast<std::size_t>(card::count)> found{};
        for (card each : cards::all())
            for (bool higher : {false, true}) {
                auto const digit = static_cast<std::size_t>(each.digit(higher));
                auto& [either, up, down, nothing] = found[static_cast<std::size_t>(each.index())][higher];
                up = digit + 1 < digits ? with_digit[digit + 1] : halves();
                down = digit > 0 ? with_digit[digit - 1] : halves();
                either = {up.low | down.low, up.high | down.high};
            }
        return found;
    }();
};

using up_down = shedding<up_down_rules>;
static_assert(sizeof(up_down::state) <= 296);

} // namespace ludo::xxl
