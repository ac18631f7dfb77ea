// What the table has seen of the runs of XXL binds what is imagined: by a log that is kept of the actions alone.
#include <ludo/games/xxl/runs/knowledge.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/runs.hpp"

using namespace ludo;
using ludo::xxl::runs;
using G = runs;

namespace {

/// Where the cards are that matter.
struct lie {
    std::vector<G::cards> hands;
    G::cards display;

    explicit lie(G::state const& s) : display(s.display) {
        for (seat each : ludo::each_seat(G::players(s)))
            hands.push_back(s.hands.of(each));
    }
    G::cards& hand(seat owner) { return hands[static_cast<std::size_t>(owner.index())]; }

    /// By trying any three cards.
    bool forms_a_run(G::deck const& deck, seat by) {
        std::vector<G::card> reach;
        for (G::card each : hand(by) | display)
            reach.push_back(each);
        for (G::card low : reach)
            for (G::card middle : reach)
                for (G::card high : reach)
                    for (int in = 0; in < G::colour::count; ++in) {
                        auto const shows = [&](G::card one) { return deck.shows(one, G::colour(in)); };
                        auto const digit = [&](G::card one) { return deck.digit(one, G::colour(in)); };
                        if (shows(low) && shows(middle) && shows(high) && digit(middle) == digit(low) + 1 &&
                            digit(high) == digit(low) + 2 && !(hand(by) & G::cards{low, middle, high}).empty())
                            return true;
                    }
        return false;
    }
};

/// What all see from the moment on that the stock is empty: which cards go where, and what follows from it that a turn
/// begins, or that a seat is passed over.
class witness {
public:
    void see(G::state const& before, G::action a, G::state const& after) {
        if (a.is<"meld">())
            named_.insert(std::get<1>(a.with<"meld">()));
        if (a.is<"swap">())
            named_.insert(a.with<"swap">());
        bool const dry = before.stock.size() == 0;
        if (a.is<"for">() && dry)
            log_.push_back({.by = before.turn, .put_down = named_, .taken = {a.with<"for">()}});
        if (named_.size() == 3 && dry)
            log_.push_back({.by = before.turn, .laid = named_ - before.display, .laid_from_display = named_ & before.display});
        if (a.is<"for">() || named_.size() == 3)
            named_ = {};
        if (!a.is<"end">() || G::turn(after) == nobody || after.stock.size() > 0)
            return;
        int const players = G::players(after);
        for (seat each = before.turn.next(players); each != after.turn; each = each.next(players))
            if (!after.hands.empty(each))
                log_.push_back({.by = each, .what = passed_over});
        begin(after);
    }
    /// A turn begins.
    void begin(G::state const& s) { log_.push_back({.by = s.turn, .what = begins}); }

    /// What a world, whole, contradicts: of this turn, of the earlier ones since a run was laid, of those before that.
    struct contradictions {
        bool this_turn = false, earlier = false, before_a_run = false, bare = false;
        [[nodiscard]] bool none() const { return !this_turn && !earlier && !bare; }
    };
    [[nodiscard]] contradictions of(G::state const& world) const {
        contradictions found;
        lie then(world);
        bool this_turn = true, run_since = false;
        for (auto each = log_.rbegin(); each != log_.rend(); ++each) {
            if (each->what == passed_over)
                found.bare = found.bare || then.forms_a_run(world.chosen.deck, each->by);
            else if (each->what == begins) {
                bool any = false;
                for (seat one : ludo::each_seat(G::players(world)))
                    any = any || then.forms_a_run(world.chosen.deck, one);
                if (then.display.empty()) // or else it would have been passed over
                    found.bare = found.bare || !then.forms_a_run(world.chosen.deck, each->by);
                else if (!any)
                    (this_turn ? found.this_turn : run_since ? found.before_a_run : found.earlier) = true;
                this_turn = false;
            } else { // back to where they were
                then.hand(each->by) = (then.hand(each->by) - each->taken) | each->put_down | each->laid;
                then.display = (then.display - each->put_down) | each->taken | each->laid_from_display;
                run_since = run_since || !each->laid.empty();
            }
        }
        return found;
    }
    [[nodiscard]] bool empty() const { return log_.empty(); }
    [[nodiscard]] bool swapped_in_this_turn() const { return !log_.empty() && !log_.back().taken.empty(); }

private:
    enum kind { moves, begins, passed_over };
    struct event {
        seat by;
        kind what = moves;
        G::cards put_down{}, taken{}, laid{}, laid_from_display{};
    };
    std::vector<event> log_;
    G::cards named_;
};

std::string names_of(G::cards const& some) {
    std::string names;
    for (G::card each : some)
        names += std::string(each.text().view()) + ' ';
    return names;
}

/// A world with nothing in mind but how many cards there are.
G::state anything(G::state const& view, rng& luck) {
    G::state full = view;
    G::cards left = G::cards::all();
    G::each_piece(view, [&](int, int kind) {
        if (kind >= 0)
            left.erase(G::card::from_index(kind));
    });
    for (seat owner : ludo::each_seat(G::players(view)))
        while (full.hands.hidden(owner) > 0) {
            G::card const one = left.pick(luck);
            left.erase(one);
            full.hands.imagine(owner, one);
        }
    full.stock.imagine(left, luck);
    return full;
}

} // namespace

TEST_CASE("what is imagined of the runs agrees with all that was seen, from the turn on in which a run was laid last") {
    int swapped = 0, earlier = 0, bare = 0, before_a_run = 0, worlds = 0;
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        rng luck(seed);
        auto chosen = testing::random_options<G>(luck);
        chosen.players = 2 + static_cast<int>(seed % 5);
        chosen.first = seat(static_cast<int>(seed) % chosen.players);
        G::state s = G::deal(chosen, luck);
        witness seen;
        for (int played = 0; G::turn(s) != nobody && played < 2000; ++played) {
            G::state const before = s;
            G::action const a = luck.below(4) == 0 ? G::actions(s).pick(luck) : G::action(melds(s, luck));
            G::play(s, a);
            seen.see(before, a, s);
            if (seen.empty() || G::turn(s) == nobody)
                continue;
            INFO("seed " << seed << ", after " << played);
            REQUIRE(seen.of(s).none());
            REQUIRE_FALSE(seen.of(s).before_a_run);
            for (seat viewer : ludo::each_seat(G::players(s))) {
                G::state const view = G::view(s, viewer);
                auto const at_random = seen.of(anything(view, luck));
                swapped += at_random.this_turn && seen.swapped_in_this_turn();
                earlier += at_random.earlier;
                bare += at_random.bare;
                auto const imagined = seen.of(G::determinize(view, luck));
                before_a_run += imagined.before_a_run; // what the library does not promise
                ++worlds;
                REQUIRE(imagined.none());
            }
        }
    }
    // how often worlds of any kind would have gone wrong: by what came of this turn, after a swap; of earlier turns; of seats
    // that had to do without a display
    CAPTURE(swapped, earlier, bare, before_a_run, worlds);
    CHECK(swapped > 0);
    CHECK(earlier > 0);
    CHECK(bare > 0);
}

TEST_CASE("without a display who ends a turn without a run is known to have one, and who is passed over to have none") {
    int ready = 0, worlds = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        rng luck(seed);
        int const players = 3 + static_cast<int>(seed % 4);
        // a run for most of the seats, any three cards for the others; and one card more for the first
        G::cards left = G::cards::all();
        std::vector<std::string> hands;
        while (hands.size() < static_cast<std::size_t>(players)) {
            G::cards hand;
            for (int missing = hands.empty() ? 4 : 3; missing > 0; --missing)
                hand.insert((left - hand).pick(luck));
            lie hand_alone(laid_so({}, {names_of(hand)}, ""));
            if (luck.below(4) > 0 && !hand_alone.forms_a_run(xxl::default_deck, seat(0)))
                continue;
            hands.push_back(names_of(hand));
            left -= hand;
        }
        G::state s = laid_so({.players = players}, hands, "");
        if (wrong_with<G>(s))
            continue; // the first seat cannot begin
        witness seen;
        seen.begin(s);
        while (G::turn(s) != nobody) {
            G::state const before = s;
            G::action const a =
                s.phase == G::game_phase::choosing && luck.below(3) > 0 ? G::action::end() : G::actions(s).pick(luck);
            G::play(s, a);
            seen.see(before, a, s);
            if (G::turn(s) == nobody)
                break;
            REQUIRE(seen.of(s).none());
            for (seat viewer : ludo::each_seat(players)) {
                G::state const view = G::view(s, viewer);
                G::state only_stuck = view; // as if who ended a turn had said nothing
                only_stuck.remembered.ready = {};
                ready += seen.of(G::determinize(only_stuck, luck)).bare;
                ++worlds;
                REQUIRE(seen.of(G::determinize(view, luck)).none());
            }
        }
    }
    CAPTURE(ready, worlds);
    CHECK(ready > 0);
}

TEST_CASE("cards lie in the hands, on display, in the stock and before the seats: in the places that have these names") {
    auto const where = [](G::state const& s, std::string_view card) {
        int found = -1;
        G::each_piece(s, [&](int place, int kind) {
            if (kind == G::card::parse(card).value().index())
                found = place;
        });
        return G::telling::place(s.chosen, found);
    };
    G::state const s = laid_so({.players = 3}, {"4b6g", "6b7g", "6y8g"}, "7g9y", "1y7b"); // the others lie before the last seat
    CHECK((where(s, "6b7g").kind == place_kind::hand && where(s, "6b7g").owner == seat(1)));
    CHECK(where(s, "7g9y").kind == place_kind::display);
    CHECK(where(s, "1y7b").kind == place_kind::stock);
    CHECK((where(s, "0g1r").kind == place_kind::laid && where(s, "0g1r").owner == seat(2)));
}

TEST_CASE("moves are taken back one by one, in the opposite order, to where the cards lay") {
    runs_table table(laid_so({.players = 3}, {"0g1r 0g2r 1g2r 2y9b", "4b6g 6b7g 6y8g 3b10r", "4y5r 5b6r 2b7r"}, "7r10g 1y7b"));
    G::state const before = table.state();
    REQUIRE(table.plays("swap 0g1r, for 1y7b, end, swap 3b10r, for 0g1r") == "");
    G::state s = table.state();
    REQUIRE(s.remembered.past.size() == 4);
    CHECK_FALSE(xxl::runs_game::take_back(s));
    CHECK(xxl::runs_game::take_back(s)); // the beginning of the second swap
    CHECK(s.hands.of(seat(1)) == before.hands.of(seat(1)));
    CHECK_FALSE(xxl::runs_game::take_back(s));
    CHECK(xxl::runs_game::take_back(s));
    CHECK(s.hands.of(seat(0)) == before.hands.of(seat(0)));
    CHECK(s.display == before.display);
    CHECK(s.displayed == before.displayed);
}

TEST_CASE(
    "a run is taken back without telling anything; so is a swap after the run of its turn, if the game ends only after a turn") {
    for (auto end : {G::ending::at_once, G::ending::after_turn}) {
        std::vector<std::string> const hands{"0g1r 0r3y", "0g2r 3r5g 2y9b 4b6g", "1g2r 3b10r 2b8r"};
        runs_table table(laid_so({.players = 3, .end = end}, hands, "6b7g 6y8g 5r9g 7r10g"));
        REQUIRE(table.plays("swap 0g1r, for 6b7g, end, meld r 0g1r, meld r 0g2r, meld r 3r5g, swap 2y9b, for 7r10g") == "");
        G::state s = table.state();
        std::string told;
        while (s.remembered.past.size() > 0)
            told += xxl::runs_game::take_back(s) ? 'y' : 'n';
        CHECK(told == (end == G::ending::at_once ? "nynnnny" : "nnnnnny"));
        CHECK(s.laid[seat(1)].empty());
        CHECK(table.named(s.hands.of(seat(0))) == "0g1r 0r3y");
        CHECK(table.named(s.display) == "5r9g 6b7g 6y8g 7r10g");
    }
}
