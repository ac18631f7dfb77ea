#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/letter.hpp>
#include <ludo/games/xxl/box.hpp>
#include <ludo/turns/shedding.hpp>

namespace ludo {

/// XXL 1, "Montées et descentes": two piles on which numbers of one colour go up or down in steps of one.
struct up_down_rules : xxl::box {
    static constexpr std::string_view name = "up_down";
    static constexpr phrase title{"XXL 1: Up and down", "XXL 1 : Montées et descentes"};

    struct options {
        int players = 2;
        seat first = seat(0);
        xxl::starter starter = xxl::starter::fixed;
        bool voluntary_draw = false;
        xxl::deck deck = xxl::default_deck;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list =
        std::tuple_cat(common_options<options>,
                       std::tuple{option{"voluntary_draw", &options::voluntary_draw, "voluntary_draw takes true or false"}});
    static constexpr char const* check(options const& chosen) { return wrong_option<up_down_rules>(chosen); }

    static constexpr int hand_size(int) { return 6; }

    /// Where a number on top of a pile can go on: either way, or only further the way that led to it.
    enum class going : std::uint8_t { free, up, down };
    friend constexpr std::array<std::string_view, 3> names(going) { return {"free", "up", "down"}; }

    struct stack {
        card top;
        going low = going::free;
        going high = going::free;
        friend constexpr bool operator==(stack const&, stack const&) = default;

        template <typename Stack, typename Visit>
        static constexpr void fields(Stack& pile, Visit visit) {
            visit("top", pile.top);
            visit("low", pile.low);
            visit("high", pile.high);
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
            visit("a", table.of[0]);
            visit("b", table.of[1]);
        }
    };
    template <typename Draw>
    static constexpr void turned(layout& table, Draw draw) {
        for (stack& each : table.of)
            each.top = draw();
    }
    static constexpr char const* check(options const& chosen, layout const& table, cards const& played) {
        for (stack const& each : table.of)
            if (!each.top.known() || !played.contains(each.top))
                return "table: the top cards are among those played";
        if (table.of[0].top == table.of[1].top)
            return "table: the top cards are two";
        for (stack const& each : table.of)
            if (each.low != going::free && each.high != going::free)
                return "table: one number of a top card led to it, and the other is free";
        return check(chosen);
    }

    // ---- A card fits with the next number in a colour of a top card; once a run goes up or down it goes on so

    static constexpr auto colour_shown =
        rule("up_down.play.colour", "Montées et descentes", "The card and the top of the pile must both have the colour.",
             "La carte et le dessus de la pile doivent avoir tous deux la couleur.");
    static constexpr auto next_number =
        rule("up_down.play.next", "Montées et descentes", "In that colour the card must show the number one above or one below.",
             "Dans cette couleur, la carte doit montrer le nombre juste au-dessus ou juste au-dessous.");
    static constexpr auto same_way =
        rule("up_down.play.way", "Montées et descentes", "A series that has begun to go up or down goes on in that way.",
             "Une série commencée en montant ou en descendant continue dans ce sens.");
    static constexpr std::array own_rules{&colour_shown, &next_number, &same_way};

    using playing = verb<"play", card, pile, colour>;

    template <typename Visit>
    static constexpr void each_way(options const& chosen, layout const& table, Visit visit) {
        for (int at = 0; at < pile::count; ++at) {
            stack const& on = table[pile(at)];
            auto const half = [&](int digit, going way, colour in) {
                cards fit;
                if (way != going::down && digit < xxl::digits - 1)
                    fit |= chosen.deck.showing(digit + 1, in);
                if (way != going::up && digit > 0)
                    fit |= chosen.deck.showing(digit - 1, in);
                visit(fit, pile(at), in);
            };
            half(on.top.low(), on.low, chosen.deck.low(on.top));
            half(on.top.high(), on.high, chosen.deck.high(on.top));
        }
    }

    static constexpr rule const* refusal(options const& chosen, layout const& table, card one, pile on, colour in) {
        card const top = table[on].top;
        if (!chosen.deck.shows(top, in) || !chosen.deck.shows(one, in))
            return &colour_shown;
        going const way = chosen.deck.low(top) == in ? table[on].low : table[on].high;
        int const difference = chosen.deck.digit(one, in) - chosen.deck.digit(top, in);
        if (difference != 1 && difference != -1)
            return &next_number;
        return way == (difference > 0 ? going::down : going::up) ? &same_way : nullptr;
    }

    static constexpr void put(options const& chosen, layout& table, card one, pile on, colour in) {
        bool const up = chosen.deck.digit(one, in) > chosen.deck.digit(table[on].top, in);
        going const way = up ? going::up : going::down;
        bool const low = chosen.deck.low(one) == in;
        table[on] = {one, low ? way : going::free, low ? going::free : way};
    }
};

using up_down = shedding<up_down_rules>;
static_assert(sizeof(up_down::state) <= 256);

} // namespace ludo
