// The card classics of examples/games, put through the conformance suite, with cases of their rules worked out by hand.
#include <array>
#include <cstdint>
#include <cstdio>
#include <initializer_list>
#include <string>
#include <string_view>

#include <ludo/core/game.hpp>
#include <ludo/io/text.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/random_options.hpp>

#include "../../examples/games/crazy_eights.hpp"
#include "../../examples/games/hearts.hpp"
#include "../../examples/games/whist.hpp"
#include "support/expect.hpp"

namespace {

using ludo::seat;

template <typename G>
typename G::card card(std::string_view name) {
    return *G::card::parse(name);
}

/// The id of the rule that forbids an action, or nothing.
template <ludo::game G>
std::string_view refused(typename G::state const& s, std::string_view action) {
    auto const* const broken = ludo::refusal_of<G>(s, *ludo::action_of<G>(s, action));
    return broken ? broken->id : std::string_view();
}
/// Plays these; is each of them legal?
template <ludo::game G>
bool play(typename G::state& s, std::initializer_list<std::string_view> actions) {
    for (std::string_view each : actions) {
        if (!refused<G>(s, each).empty())
            return false;
        G::play(s, *ludo::action_of<G>(s, each));
    }
    return true;
}

/// Four hands of a trick game, which seat 0 leads. All other cards are on the seat's side that won them, so that they count.
template <ludo::game G>
typename G::state dealt(std::array<std::initializer_list<std::string_view>, 4> hands, seat has_won = seat(0)) {
    typename G::state s;
    seat owner(0);
    for (auto const& hand : hands) {
        for (std::string_view each : hand)
            s.hands.add(owner, card<G>(each));
        owner = owner.next(4);
    }
    s.begin_with(seat(0));
    s.won[has_won] = G::cards::all() - s.hands.all();
    s.aside = {};
    return s;
}

void whist_by_hand() {
    auto s = dealt<whist>({{{"Kh", "2c"}, {"Ah", "3h"}, {"2s", "7d"}, {"5h", "9s"}}});
    s.own.turned_up = card<whist>("9s");
    s.won[seat(0)] = {};
    expect(play<whist>(s, {"play Kh"}) && refused<whist>(s, "play 2s") == "tricks.play.held", "whist: from one's own hand");
    expect(play<whist>(s, {"play Ah"}) && play<whist>(s, {"play 2s"}), "whist: who is void may trump");
    expect(refused<whist>(s, "play 9s") == "tricks.follow.colour", "whist: to revoke is refused");
    expect(s.remembered.without[seat(2)] == whist::colour_set{whist::hearts}, "whist: who did not follow is void");
    expect(play<whist>(s, {"play 5h"}) && s.turn == seat(2), "whist: the trump takes the trick");
    expect(whist::scores(s) == ludo::seat_numbers(4), "whist: the first six tricks do not count");
    for (auto [tricks, points] : {std::array{6, 0}, std::array{7, 1}, std::array{13, 7}}) {
        s.won = {};
        for (int number = 0; number < 4 * tricks; ++number)
            s.won[seat(number % 2 * 2)].insert(whist::card::from_index(number));
        auto const scores = whist::scores(s);
        expect(scores[seat(0)] == points && scores[seat(2)] == points && scores[seat(1)] == 0,
               "whist: partners share the tricks over six");
    }
    ludo::rng luck(5);
    auto const begun = whist::deal({.players = 4, .first = seat(2)}, luck);
    for (seat viewer : ludo::each_seat(4))
        expect(whist::view(begun, viewer).hands.of(seat(1)).contains(begun.own.turned_up), "whist: all see the dealer's last card");
}

void hearts_by_hand() {
    ludo::rng luck(7);
    auto s = hearts::deal({}, luck);
    auto const before = s;
    expect(refused<hearts>(s, "play 2c") == "passing.play.passed", "hearts: first, cards are passed");
    for (int number = 0; number < 12; ++number)
        hearts::play(s, hearts::actions(s).pick(luck));
    auto const given = s.own.passed.known[seat(0)];
    expect(given.size() == 3 && (given - s.hands.of(seat(1))).empty() && (given - before.hands.of(seat(0))).empty(),
           "hearts: three cards go to the left");
    bool right = true;
    for (seat viewer : ludo::each_seat(4))
        right = right && (given - hearts::view(s, viewer).hands.of(seat(1))).empty() == (viewer.index() < 2);
    expect(right, "hearts: giver and receiver know them, and nobody else");
    expect(s.hands.of(s.turn).contains(hearts::two_of_clubs) && hearts::actions(s).size() == 1, "hearts: the two of clubs leads");

    s = dealt<hearts>({{{"2c", "3h", "4d"}, {"5h", "Qs", "6d"}, {"7h", "8h", "Qh"}, {"9c", "Ts", "Jd"}}});
    s.won = {};
    expect(refused<hearts>(s, "play 4d") == "hearts.play.begins", "hearts: nothing else is led first");
    expect(play<hearts>(s, {"play 2c"}) && refused<hearts>(s, "play 5h") == "hearts.play.points" &&
               refused<hearts>(s, "play Qs") == "hearts.play.points",
           "hearts: no points on the first trick");
    expect(play<hearts>(s, {"play 6d", "play 7h"}) && s.remembered.only_points[seat(2)] && !s.remembered.only_points[seat(1)],
           "hearts: who has only points plays one, and all know it");
    expect(refused<hearts>(s, "play Jd") == "tricks.follow.colour" && play<hearts>(s, {"play 9c"}), "hearts: to revoke is refused");
    expect(s.turn == seat(3) && hearts::scores(s)[seat(3)] == 1, "hearts: a heart is a point");

    s = dealt<hearts>({{{"3h", "4d"}, {"5h", "Qs"}, {"7h", "8h"}, {"9c", "Ts"}}});
    s.won = {};
    s.won[seat(0)] = hearts::of_suit(hearts::clubs) - s.hands.all();
    expect(refused<hearts>(s, "play 3h") == "hearts.play.broken", "hearts: they are not led before one was played");
    auto only_hearts = s;
    only_hearts.turn = seat(2);
    expect(play<hearts>(only_hearts, {"play 7h"}) && only_hearts.remembered.without[seat(2)].size() == 3,
           "hearts: who has nothing else leads one, and all know it");
    expect(play<hearts>(s, {"play 4d", "play Qs"}) && !hearts::broken(s),
           "hearts: the queen of spades is discarded, and does not break them");
    s.chosen.queen_breaks = true;
    expect(play<hearts>(s, {"play 7h", "play 9c"}) && s.turn == seat(0),
           "hearts: the highest card of the suit led takes the trick");
    s.hands = {};
    for (std::string_view each : {"3h", "5c"})
        s.hands.add(seat(0), card<hearts>(each));
    s.won = {};
    s.won[seat(3)] = hearts::of_suit(hearts::clubs) - s.hands.all();
    expect(refused<hearts>(s, "play 3h") == "hearts.play.queen", "hearts: or only a heart or the queen of spades breaks them");
    s.won[seat(3)].insert(hearts::queen_of_spades);
    expect(refused<hearts>(s, "play 3h").empty(), "hearts: then they are led once the queen was played");
    s.chosen.queen_breaks = false;
    expect(refused<hearts>(s, "play 3h") == "hearts.play.broken", "hearts: and else they are not");

    s.won[seat(3)] = hearts::cards{hearts::queen_of_spades};
    expect(hearts::scores(s)[seat(3)] == 13, "hearts: the queen of spades is 13 points");

    s.won = {};
    s.won[seat(1)] = hearts::points;
    auto const moon = hearts::scores(s);
    expect(moon[seat(1)] == 0 && moon[seat(0)] == 26 && moon[seat(2)] == 26 && moon[seat(3)] == 26,
           "hearts: who shoots the moon has none");
    expect(hearts::wins == ludo::best::lowest, "hearts: the fewest points win");

    auto const none = hearts::deal({.pass = hearts::direction::none}, luck);
    expect(none.phase == hearts::game_phase::leading && refused<hearts>(none, "pass 2c") == "passing.pass.before",
           "hearts: or nothing is passed");
}

using names = std::initializer_list<std::string_view>;
constexpr crazy_eights::options one_card{.draws = crazy_eights::drawing::one, .voluntary_draw = false};

/// Two hands; the stock, its first card on top; all other cards lie under the one on top.
crazy_eights::state eights(crazy_eights::options const& chosen, std::string_view top, names first, names second, names stock) {
    crazy_eights::state s;
    s.chosen = chosen;
    s.turn = seat(0);
    s.phase = crazy_eights::game_phase::choosing;
    crazy_eights::cards rest = crazy_eights::cards::all();
    for (std::string_view each : first)
        s.hands.add(seat(0), card<crazy_eights>(each));
    for (std::string_view each : second)
        s.hands.add(seat(1), card<crazy_eights>(each));
    for (std::string_view each : stock) {
        s.stock.lay(card<crazy_eights>(each));
        rest.erase(card<crazy_eights>(each));
    }
    s.played = rest - s.hands.all();
    crazy_eights::turned(s.table, [&] { return card<crazy_eights>(top); });
    if (chosen.reshuffle)
        s.luck = ludo::rng(1);
    return s;
}
crazy_eights::cards some(names cards) {
    crazy_eights::cards found;
    for (std::string_view each : cards)
        found.insert(card<crazy_eights>(each));
    return found;
}
/// May these cards be in the other's hand, as the first seat imagines it?
bool imagines_any(crazy_eights::state const& s, crazy_eights::cards const& cards) {
    ludo::rng luck(3);
    auto const seen = crazy_eights::view(s, seat(0));
    for (int times = 0; times < 300; ++times)
        if (!(crazy_eights::determinize(seen, luck).hands.of(seat(1)) & cards).empty())
            return true;
    return false;
}

void eights_by_hand() {
    auto s = eights(one_card, "7h", {"8c", "7s", "2h", "3d"}, {"4d", "8d"}, {"5c", "6c"});
    expect(refused<crazy_eights>(s, "play 3d d") == "crazy_eights.play.fits", "eights: neither the suit nor the rank");
    expect(refused<crazy_eights>(s, "play 2h s") == "crazy_eights.play.suit", "eights: only an eight names a suit");
    expect(refused<crazy_eights>(s, "play 7s s").empty() && refused<crazy_eights>(s, "play 2h h").empty(),
           "eights: the rank, or the suit");
    expect(refused<crazy_eights>(s, "draw") == "shedding.draw.fits", "eights: who can play does not draw, if it is so agreed");
    expect(play<crazy_eights>(s, {"play 8c d"}) && s.table.suit == crazy_eights::diamonds, "eights: an eight names the suit");
    expect(refused<crazy_eights>(s, "play 4d d").empty() && refused<crazy_eights>(s, "play 8d c").empty(),
           "eights: the next one plays that suit, or an eight");

    s = eights(one_card, "7h", {"2c", "3c"}, {"4h", "5d"}, {"6h"});
    expect(play<crazy_eights>(s, {"draw"}) && s.turn == seat(0) && refused<crazy_eights>(s, "keep").empty() &&
               refused<crazy_eights>(s, "play 6h h").empty() && refused<crazy_eights>(s, "play 2c c") == "shedding.play.drawn",
           "eights, one card: it may be played at once, or kept");
    expect(play<crazy_eights>(s, {"keep", "play 4h h"}) && s.turn == seat(0), "eights: the stock is empty, and one still plays");
    expect(refused<crazy_eights>(s, "draw") == "shedding.draw.empty", "eights: nothing is left to draw");

    s = eights(one_card, "7h", {"6h", "3c"}, {"4s", "5d"}, {});
    expect(play<crazy_eights>(s, {"play 6h h"}) && s.turn == ludo::nobody, "eights: it is over when nobody can play");
    expect(crazy_eights::scores(s)[seat(0)] == 3 && crazy_eights::scores(s)[seat(1)] == 9, "eights: pips count");
    s.hands.add(seat(0), card<crazy_eights>("8s"));
    s.hands.add(seat(0), card<crazy_eights>("Kd"));
    s.hands.add(seat(0), card<crazy_eights>("Ad"));
    expect(crazy_eights::scores(s)[seat(0)] == 3 + 50 + 10 + 1, "eights: an eight is 50, a court card 10, an ace 1");
}

void eights_drawn_until_able() {
    crazy_eights::options const chosen{.voluntary_draw = false};
    auto s = eights(chosen, "7h", {"2c", "3c"}, {"4h", "5d"}, {"9s", "Td", "6h", "Jc"});
    expect(play<crazy_eights>(s, {"draw", "draw", "draw"}) && s.turn == seat(0) && crazy_eights::actions(s).size() == 1 &&
               refused<crazy_eights>(s, "draw") == "shedding.draw.fits" && refused<crazy_eights>(s, "keep") == "shedding.keep.able",
           "eights: one draws until a card fits, and plays it");
    expect(play<crazy_eights>(s, {"play 6h h"}) && s.turn == seat(1) && s.hands.size(seat(0)) == 4,
           "eights: then the next one plays");

    s = eights(chosen, "7h", {"2c", "3c"}, {"4h", "5d"}, {"9s", "Td"});
    expect(play<crazy_eights>(s, {"draw", "draw"}) && s.turn == seat(1), "eights: with the stock used up one is passed over");

    s = eights(chosen, "7h", {"2h", "3c"}, {"4s", "5d"}, {"9s", "Td", "6h", "Jc", "Qc", "Kd"});
    expect(play<crazy_eights>(s, {"play 2h h", "draw"}) && !imagines_any(s, crazy_eights::of_suit(crazy_eights::hearts)),
           "eights: who has to draw had none that fitted, and drew none if the turn goes on");
    expect(play<crazy_eights>(s, {"draw", "draw"}) && imagines_any(s, crazy_eights::of_suit(crazy_eights::hearts)),
           "eights: but when the drawing ends there is one");
}

void eights_at_will() {
    auto s = eights({}, "7h", {"2h", "3c"}, {"4h", "5d"}, {"9s", "6h", "Td"});
    expect(refused<crazy_eights>(s, "draw").empty() && play<crazy_eights>(s, {"draw", "draw"}) &&
               refused<crazy_eights>(s, "play 2h h").empty() && refused<crazy_eights>(s, "play 6h h").empty(),
           "eights: one may draw at will, and play any card then");
    expect(play<crazy_eights>(s, {"draw"}) && s.turn == seat(0) && refused<crazy_eights>(s, "draw") == "shedding.draw.empty" &&
               refused<crazy_eights>(s, "keep") == "shedding.keep.able",
           "eights: but who can play does so once the stock is empty");
    s = eights({}, "7h", {"2h", "3c"}, {"4h", "5d"}, {"9s", "6h", "Td", "9h", "Jh"});
    expect(play<crazy_eights>(s, {"play 2h h", "draw"}) && imagines_any(s, some({"6h", "9h", "Jh", "4h"})),
           "eights: then drawing does not tell that nothing fitted");

    s = eights({.draws = crazy_eights::drawing::one}, "7h", {"2h", "3c"}, {"4h", "5d"}, {"9s", "6h", "Td"});
    expect(play<crazy_eights>(s, {"draw"}) && s.turn == seat(1), "eights, one card at will: the turn is over if it does not fit");
}

void eights_at_first() {
    bool never = true, right = true;
    int buried = 0, stayed = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        ludo::rng luck(seed), same(seed);
        auto const s = crazy_eights::deal({.players = 3}, luck);
        never = never && !crazy_eights::eight(s.table.top);
        crazy_eights::cards stock;
        for (auto each : s.stock)
            stock.insert(each);
        right = right && (s.remembered.history.stocked - stock).empty() &&
                (s.remembered.history.stocked - crazy_eights::of_rank('8')).empty();
        auto const other = crazy_eights::deal({.players = 3, .first_eight = crazy_eights::eights_first::stays}, same);
        stayed += crazy_eights::eight(other.table.top);
        buried += !s.remembered.history.stocked.empty();
        right = right && other.remembered.history.stocked.empty() &&
                crazy_eights::eight(other.table.top) == s.remembered.history.stocked.contains(other.table.top);
        if (s.remembered.history.stocked.empty())
            continue;
        auto const imagined = crazy_eights::determinize(crazy_eights::view(s, seat(1)), luck);
        right = right && (imagined.hands.all() & s.remembered.history.stocked).empty();
    }
    std::printf("%d of 300 deals turn an eight up\n", buried);
    expect(never && right && buried == stayed && buried > 10,
           "eights: at first they are buried, and all know that they are in the stock");
}

void eights_shuffled_again() {
    crazy_eights::options chosen = one_card;
    auto s = eights(chosen, "7h", {"2c", "3c"}, {"4h", "5d"}, {"6s"});
    expect(play<crazy_eights>(s, {"draw"}) && s.stock.size() == 0 && s.played.size() == 47, "eights: the stock is used up");
    chosen.reshuffle = true;
    s = eights(chosen, "7h", {"2c", "3c"}, {"4h", "5d"}, {"6s"});
    auto const under = s.played - some({"7h"});
    expect(play<crazy_eights>(s, {"draw"}) && s.turn == seat(1) && s.stock.size() == 46 && s.played == some({"7h"}),
           "eights: or all but the top card of the pile are shuffled");
    crazy_eights::cards stock;
    bool in_order = true;
    int before = -1;
    for (auto each : s.stock) {
        in_order = in_order && before < each.index();
        before = each.index();
        stock.insert(each);
    }
    expect(stock == under && !in_order, "eights: they are the new stock, in another order");
    auto const seen = crazy_eights::view(s, seat(0));
    expect(seen.stock.hidden() == 46 && seen.luck == ludo::no_luck, "eights: which nobody knows");
    ludo::rng luck(8);
    bool known = true;
    for (int times = 0; times < 50; ++times)
        known = known && crazy_eights::determinize(seen, luck).hands.of(seat(1)) == some({"4h", "5d"});
    expect(known, "eights: and what is not there is in the hands");
    expect(play<crazy_eights>(s, {"play 4h h"}) && s.stock.size() == 46 && s.played == some({"7h", "4h"}),
           "eights: the pile grows again");
    s = eights(chosen, "7h", {"2h", "3c"}, {"4h", "5d"}, {});
    s.played = some({"7h"});
    s.hands = {};
    for (auto each : crazy_eights::cards::all() - s.played)
        s.hands.add(seat(each.symbol() % 2), each);
    expect(play<crazy_eights>(s, {"play 2h h"}) && s.stock.size() == 1 && s.stock.begin()->text().view() == "7h",
           "eights: a card that is covered while there is no stock is the new stock");
}

/// Random games with this many players, all with options by lot: does each world agree with what all have seen?
void eights_remember() {
    int shuffles = 0, most = 0, checked = 0;
    bool good = true;
    for (std::uint64_t seed = 0; seed < 60 && good; ++seed) {
        ludo::rng luck(seed);
        auto chosen = ludo::testing::random_options<crazy_eights>(luck);
        chosen.reshuffle = true;
        auto s = crazy_eights::deal(chosen, luck);
        int these = 0;
        crazy_eights::cards held[7]; // at the last shuffle, and not played since
        for (int step = 0; crazy_eights::turn(s) != ludo::nobody && step < 1'000; ++step) {
            auto const before = s;
            crazy_eights::play(s, crazy_eights::actions(s).pick(luck));
            bool const shuffled = !(before.played - s.played).empty();
            these += shuffled;
            for (seat each : ludo::each_seat(chosen.players))
                held[each.index()] = shuffled ? s.hands.of(each) : held[each.index()] & s.hands.of(each);
            if (these == 0 || step % 5 != 0 || s.turn == ludo::nobody)
                continue;
            seat const viewer(static_cast<int>(luck.below(static_cast<std::uint32_t>(chosen.players))));
            auto const world = crazy_eights::determinize(crazy_eights::view(s, viewer), luck);
            crazy_eights::cards all;
            for (crazy_eights::cards const& each : held)
                all |= each;
            // what was not shuffled is in a hand
            good = good && (all - world.hands.all()).empty() && !ludo::wrong_with<crazy_eights>(world);
            ++checked;
        }
        shuffles += these;
        most = these > most ? these : most;
    }
    std::printf("%d shuffles, at most %d in a game, %d worlds\n", shuffles, most, checked);
    expect(good && shuffles > 100 && checked > 100, "eights: what was not shuffled is in a hand, in every world");
}

} // namespace

int main() {
    whist_by_hand();
    hearts_by_hand();
    eights_by_hand();
    eights_drawn_until_able();
    eights_at_will();
    eights_at_first();
    eights_shuffled_again();
    eights_remember();
    keeps_its_promises<whist>(30);
    keeps_its_promises<crazy_eights>(40, 2'000);
    keeps_its_promises<hearts>(40);
    return faults;
}
