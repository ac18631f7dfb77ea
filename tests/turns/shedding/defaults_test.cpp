#include <ludo/turns/shedding/defaults.hpp>

#include <string_view>
#include <tuple>

#include <ludo/core/game.hpp>
#include <ludo/core/options.hpp>
#include <ludo/packs/playing_cards.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/turns/headings.hpp>
#include <ludo/turns/shedding.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

/// A card fits if it has the suit of the top card.
struct same_suit_rules : shedding_defaults<packs::pack_32> {
    static constexpr std::string_view name = "same_suit";
    static constexpr phrase title{"Same suit", "Même couleur"};
    static constexpr player_range seats{2, 3};
    struct options {
        int players = 2;
        seat first = seat(0);
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{option{"players", &options::players, 2, 3}, option{"first", &options::first}};
    using shedding_defaults::validate;
    static constexpr char const* validate(options const& chosen) { return option_out_of_range<same_suit_rules>(chosen); }
    static constexpr int hand_size(int) { return 5; }

    static constexpr auto play_suit = rule("same_suit.play.suit", headings::course, "The card must have the suit of the top card.",
                                           "La carte doit être de la couleur de celle du dessus.");
    static constexpr std::array own_rules{&play_suit};
    static constexpr void each_way(options const&, layout const& table, auto visit) { visit(of_suit(suit_of(table.top))); }
    static constexpr rule const* refusal(options const&, layout const& table, card one) {
        return suit_of(one) == suit_of(table.top) ? nullptr : &play_suit;
    }
};
using same_suit = shedding<same_suit_rules>;
struct most_cards_win : same_suit_rules {
    static constexpr best wins = best::highest;
};

} // namespace

TEST_CASE("with a pack, and with what fits, there is a shedding game") {
    STATIC_REQUIRE(game<same_suit>);
    STATIC_REQUIRE(same_suit::wins == best::lowest);
    STATIC_REQUIRE(shedding<most_cards_win>::wins == best::highest);
    CHECK(testing::conformance<same_suit>({}, 200).run(20, 1));
}

TEST_CASE("one card is turned up, each card left in hand counts one, and who can play does not draw") {
    rng luck(3);
    auto s = same_suit::deal({}, luck);
    CHECK(s.table.top.known());
    CHECK(s.played.size() == 1);
    CHECK(same_suit::scores(s)[seat(0)] == 5);
    s.table.top = s.hands.of(seat(0)).first();
    CHECK(same_suit::refusal(s, same_suit::action::draw()) == &same_suit::draw_fits);
}
