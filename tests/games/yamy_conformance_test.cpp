// The suite passes Yamy, and it finds what would be easy to get wrong in it.
#include "support/broken_games.hpp"
#include "support/catch.hpp"
#include "support/yamy_extras.hpp"

using namespace ludo;

namespace {

struct shows_hands : other_view<shows_hands, yamy> {
    static constexpr void spoil(state& seen, state const& s, seat) {
        if (s.phase == game_phase::discarding)
            seen.hands[s.turn] = s.hands[s.turn];
    }
};

struct shows_the_stock : other_view<shows_the_stock, yamy> {
    static constexpr void spoil(state& seen, state const& s, seat) { seen.stock = s.stock; }
};

struct shows_the_luck : other_view<shows_the_luck, yamy> {
    static constexpr void spoil(state& seen, state const& s, seat) { seen.luck = s.luck; }
};

struct forgets_what_was_taken : other_view<forgets_what_was_taken, yamy> {
    static constexpr void spoil(state& seen, state const& s, seat viewer) {
        for (seat each : ludo::each_seat(s.chosen.players))
            if (each != viewer && s.phase == game_phase::choosing) {
                seen.hands[each] = {};
                for (int i = 0; i < s.hands[each].size(); ++i)
                    seen.hands[each].add(card());
            }
    }
};

/// Knows which cards of used-up parts of the stock are in hands, and deals them to any.
struct deals_them_to_any_hand : yamy {
    static constexpr state determinize(state const& view, rng& luck) {
        state full = yamy::determinize(view, luck);
        card_list<card, deck.size()> hidden;
        for (seat each : ludo::each_seat(view.chosen.players))
            if (view.hands[each].hidden() > 0)
                full.hands[each].each_from(ludo::yamy_game::held_cards::youngest, [&](card one, int) { hidden.add(one); });
        luck.shuffle(hidden);
        for (seat each : ludo::each_seat(view.chosen.players)) {
            if (view.hands[each].hidden() == 0)
                continue;
            full.hands[each] = view.hands[each];
            view.hands[each].each_from(ludo::yamy_game::held_cards::youngest, [&](card back, int age) {
                full.hands[each].remove(back);
                full.hands[each].add(hidden.take_last(), age);
            });
        }
        return full;
    }
};

template <typename G>
void is_caught(std::string_view promises) {
    ::is_caught<G>(yamy_extras<G>(), promises, 20, 5000);
}

} // namespace

TEST_CASE("Yamy keeps every promise") {
    auto more = yamy_extras();
    more.cut_off = true; // a round has no end by itself: with discards only, a figure may be long in coming
    auto const found = keeps_every_promise(testing::conformance<yamy>(more, 20000), 24, 2000);
    CHECK(found.cut_off <= 2);
}

TEST_CASE("a view that shows the hand of who has to discard is caught") { is_caught<shows_hands>("345"); }
TEST_CASE("a view that shows the stock is caught") { is_caught<shows_the_stock>("345"); }
TEST_CASE("a view that shows what luck will bring is caught") { is_caught<shows_the_luck>("345"); }
TEST_CASE("a view that forgets what was taken from a pile is caught") { is_caught<forgets_what_was_taken>("45"); }
TEST_CASE("a determinization that deals cards to hands that cannot hold them is caught") { is_caught<deals_them_to_any_hand>("4"); }

TEST_CASE("every placement of few unknown cards is drawn as often as the others", "[long]") {
    testing::extras<yamy> const more = yamy_extras();
    testing::frequency_check<yamy> const check{more};
    std::uint64_t cases = 0, with_forced_cards = 0;
    for (std::uint64_t seed = 0; seed < 400 && (cases < 60 || with_forced_cards < 5); ++seed) {
        rng luck(seed);
        yamy::options chosen{.players = 2 + static_cast<int>(seed % 2)};
        chosen.between_rounds = seed % 4 < 2 ? yamy::gathering::keep_order : yamy::gathering::shuffle_packet;
        yamy::state s = yamy::deal(chosen, luck);
        for (int played = 0; played < 600 && s.turn != nobody; ++played) {
            auto const legal = yamy::actions(s);
            bool const draws = legal.contains(yamy::action::draw()) && luck.below(50) > 0;
            yamy::play(s, draws ? yamy::action::draw() : lays_down(s, luck));
            for (seat viewer : ludo::each_seat(s.chosen.players)) {
                yamy::state const seen = yamy::view(s, viewer);
                std::uint64_t const before = cases;
                auto const wrong = luck.below(3) == 0 ? check.frequencies(seen, luck, cases) : "";
                INFO(wrong << " (seed " << seed << ", after " << played << " actions)");
                CHECK(wrong.empty());
                with_forced_cards += cases > before && seen.out.size() > 0 && seen.stock.hidden() > 0;
            }
        }
    }
    CHECK(cases >= 60);
    CHECK(with_forced_cards >= 5);
}
