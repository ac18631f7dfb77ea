// A game of your own, as one policy: XXL cards, one pile, and only even steps. The library provides the course of a turn (play a
// card that fits, or draw) and the end, and also views, records and the conformance suite, which is run here.
#include <cstdio>

#include <ludo/games/xxl/box.hpp>
#include <ludo/play/table.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/turns/shedding.hpp>

struct even_steps_rules : ludo::shedding_defaults<ludo::xxl::box> {
    static constexpr std::string_view name = "even_steps";
    static constexpr ludo::phrase title{"Only even steps", "Rien que des pas pairs"};
    using options = ludo::xxl::shedding_options;
    static constexpr std::tuple option_list = common_shedding_options<options>;
    static constexpr int hand_size(int) { return 7; }

    // The rule, for the referee: card by card, and with a reason.
    static constexpr auto even =
        ludo::rule("even_steps.play.even", {"Even steps", "Pas pairs"}, "The card must be an even number of steps away.",
                   "La carte doit être à un nombre pair de pas.");
    static constexpr std::array own_rules{&even};
    static constexpr ludo::rule const* refusal(options const& chosen, layout const& table, card one) {
        for (colour each : {chosen.deck.low(one), chosen.deck.high(one)})
            if (chosen.deck.shows(table.top, each) && (chosen.deck.digit(one, each) - chosen.deck.digit(table.top, each)) % 2 == 0)
                return nullptr;
        return &even;
    }

    // The same rule, for speed: all cards that fit, as sets.
    static constexpr void each_way(options const& chosen, layout const& table, auto visit) {
        cards fit;
        auto const step_from = [&](int digit, colour in) {
            for (int other = digit % 2; other < ludo::xxl::digits; other += 2)
                fit |= chosen.deck.showing(other, in);
        };
        step_from(table.top.low(), chosen.deck.low(table.top));
        step_from(table.top.high(), chosen.deck.high(table.top));
        visit(fit);
    }
};
using even_steps = ludo::shedding<even_steps_rules>;

int main() {
    ludo::table<even_steps> table({.players = 3}, /*seed*/ 5);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    for (ludo::seat s : table.seats())
        std::printf("seat %d: %d points left in hand, place %d\n", s.index(), table.scores()[s], table.places()[s]);

    ludo::testing::report const found = ludo::testing::conformance<even_steps>().run(50);
    std::printf("%s\n%s", found ? "It keeps every promise." : found.wrong.c_str(), found.record.c_str());
    return found ? 0 : 1;
}
