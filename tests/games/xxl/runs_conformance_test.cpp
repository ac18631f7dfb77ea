// The suite passes the runs of XXL, and it finds what would be easy to get wrong in them.
#include "support/catch.hpp"
#include "support/runs_extras.hpp"

using namespace ludo;
using ludo::xxl::runs;

namespace {

struct shows_the_stock : runs {
    static constexpr state view(state const& s, seat viewer) {
        state seen = runs::view(s, viewer);
        seen.stock = s.stock;
        return seen;
    }
};

struct forgets_what_was_taken : runs {
    static constexpr state view(state const& s, seat viewer) {
        state seen = runs::view(s, viewer);
        for (seat each : ludo::each_seat(s.chosen.players))
            if (each != viewer && s.phase == game_phase::choosing)
                for (card one : seen.hands.open(each)) {
                    seen.hands.remove(each, one);
                    seen.hands.add(each, card());
                }
        return seen;
    }
};

struct imagines_anything : runs {
    static state determinize(state const& view, rng& luck) {
        state full = view;
        cards left = cards::all();
        each_piece(view, [&](int, int kind) {
            if (kind >= 0)
                left.erase(card::from_index(kind));
        });
        for (seat owner : ludo::each_seat(view.chosen.players))
            while (full.hands.hidden(owner) > 0) {
                card const one = left.pick(luck);
                left.erase(one);
                full.hands.imagine(owner, one);
            }
        full.stock.imagine(left, luck);
        return full;
    }
};

template <typename G>
void is_caught(std::string_view promises) {
    testing::extras<G> more = runs_extras<G>();
    more.cut_off = true; // short games are soon looked through for the shortest
    testing::report const found = testing::conformance<G>(more, 150).run(40);
    INFO(found.wrong << '\n' << found.record);
    REQUIRE(!found);
    CHECK(promises.find(found.wrong[0]) != promises.npos);
}

} // namespace

TEST_CASE("the runs of XXL keep every promise") {
    testing::report const found = testing::conformance<runs>(runs_extras(), 20000).run(40);
    INFO(found.wrong << '\n' << found.record);
    CHECK(found);
    CHECK(found.games == 40);
    CHECK(found.positions > 2000);
    CHECK(found.small_cases > 5);
}

TEST_CASE("a view of the runs that shows the stock is caught") { is_caught<shows_the_stock>("345"); }
TEST_CASE("a view of the runs that forgets what was taken is caught") { is_caught<forgets_what_was_taken>("45"); }
TEST_CASE("a hand imagined without a thought of the run that it goes on with is caught") { is_caught<imagines_anything>("34"); }

TEST_CASE("every placement of few unknown cards that agrees with what was seen is drawn as often as the others", "[long]") {
    testing::extras<runs> const more = runs_extras();
    testing::frequency_check<runs> const check{more};
    std::uint64_t cases = 0, laying = 0, excluding = 0;
    for (std::uint64_t seed = 0; seed < 3000 && (cases < 60 || laying < 5 || excluding < 5); ++seed) {
        rng luck(seed);
        runs::state s = runs::deal({.players = 2 + static_cast<int>(seed % 2)}, luck);
        while (s.turn != nobody) {
            runs::play(s, melds(s, luck));
            if (s.stock.size() > 2 || luck.below(4) > 0)
                continue;
            for (seat viewer : ludo::each_seat(s.chosen.players)) {
                runs::state const seen = runs::view(s, viewer);
                int impossible = 0;
                for (int i = 0; i < 20; ++i) {
                    rng other = luck;
                    impossible += !could_be(imagines_anything::determinize(seen, other));
                    luck.draw();
                }
                std::uint64_t const before = cases;
                auto const wrong = check.frequencies(seen, luck, cases);
                INFO(wrong << " (seed " << seed << ")");
                CHECK(wrong.empty());
                laying += cases > before && s.phase == runs::game_phase::laying;
                excluding += cases > before && impossible > 0;
            }
        }
    }
    CHECK(cases >= 60);
    CHECK(laying >= 5);
    CHECK(excluding >= 5);
}

TEST_CASE("of a seat that was passed over nobody imagines a run") {
    std::vector<std::string> const hands = {"4b6g 6b7g 6y8g 3b10r", "0g2r 1g2r 2y9b", "4y5r 5b6r 2b7r"};
    runs::state s = laid_so({.players = 3}, hands, "");
    runs::play(s, runs::action::end());
    REQUIRE(s.turn == seat(2));
    runs::state const seen = runs::view(s, seat(0));
    rng luck(1);
    for (int i = 0; i < 200; ++i) {
        runs::state const full = runs::determinize(seen, luck);
        CHECK(forms_a_run(full, seat(2)));
        CHECK(!forms_a_run(full, seat(1)));
    }
    testing::extras<runs> const more = runs_extras();
    std::uint64_t cases = 0;
    CHECK(testing::frequency_check<runs>{more}.frequencies(seen, luck, cases) == "");
    CHECK(cases <= 1);
}
