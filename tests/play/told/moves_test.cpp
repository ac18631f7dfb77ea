#include <ludo/play/told/moves.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include <ludo/games/calcory.hpp>
#include <ludo/games/xxl/runs.hpp>
#include <ludo/games/yamy.hpp>
#include <ludo/turns/series.hpp>

#include "support/catch.hpp"
#include "support/telling.hpp"
#include "support/trick_and_draw.hpp"

using namespace ludo;

/// The same game, which says that a card is played to the table, and then goes to whose it is after the action.
struct played_to_the_table : trick_and_draw {
    struct telling : trick_and_draw::telling {
        static constexpr void steps(state const& before, action done, state const& after, auto& steps) {
            card const one = done.with<"play">();
            steps.move(one.index(), before.turn.index(), on_table);
            for (seat each : ludo::each_seat(2))
                if (after.won[each].contains(one))
                    steps.move(one.index(), on_table, before_won + each.index());
        }
    };
};
struct two_on_the_table : match_of<played_to_the_table> {
    static constexpr std::string_view name = "two_on_the_table";
    static constexpr phrase title = played_to_the_table::title;
    using options = played_to_the_table::options;
    static constexpr auto option_list = played_to_the_table::option_list;
    static constexpr int length(options const&) { return 2; }
    static constexpr int most(options const&) { return 16; }
};

namespace {

template <game G>
int count(told<G> const& what, happening kind) {
    int found = 0;
    for (change const& each : what.changes())
        found += each.what == kind;
    return found;
}

/// The cards of Calcory with these on the first cells.
calcory::state table_with(std::string_view first) {
    auto cards = calcory::deck.cards;
    std::size_t next = 0;
    each_word(first, [&](std::string_view word) {
        auto const at = std::find(cards.begin() + static_cast<std::ptrdiff_t>(next), cards.end(), *calcory::card::parse(word));
        std::swap(cards[next++], *at);
    });
    return calcory::lay_out({}, cards);
}

/// How often a card that is played is told to go to the table, and from there to who wins it.
template <game G>
std::pair<int, int> to_and_from_the_table(seat viewer) {
    rng luck(1);
    typename G::state s = G::deal({}, luck);
    std::pair<int, int> found;
    while (G::turn(s) != nobody) {
        auto const before = s;
        auto const done = G::actions(s).pick(luck);
        G::play(s, done);
        auto const what = tell<G>(before, done, s, viewer);
        auto const place = [&](int number) { return place_with<G>(what.options(), number).kind; };
        for (change const& each : what.changes()) {
            bool const played = each.what == happening::moved && place(each.place) == place_kind::hand;
            found.first += played && place(each.to) == place_kind::trick;
            if (each.what == happening::moved && place(each.place) == place_kind::trick)
                found.second += each.number;
        }
    }
    return found;
}

} // namespace

TEST_CASE("a game names steps with the state after the action, too, unless the next game of a match has begun") {
    constexpr int cards = trick_and_draw::card::count;
    for (seat viewer : {nobody, seat(0), seat(1)}) {
        CHECK(to_and_from_the_table<played_to_the_table>(viewer) == std::pair(cards, cards));
        auto const in_match = to_and_from_the_table<series<two_on_the_table>>(viewer);
        CHECK(in_match.first == 2 * cards);
        CHECK(in_match.second >= 2 * cards - 1); // the last card of the first game stays on the table, and is gathered there
    }
}

TEST_CASE("a card that is turned over and back at once is told as both") {
    calcory::state s = table_with("9r 8r");
    played<calcory>(s, "turn a1");
    auto const what = played<calcory>(s, "turn b1");
    CHECK(count(what, happening::turned_over) == 1);
    CHECK(count(what, happening::turned_back) == 2);
    CHECK(what.changes().begin()[0].is == calcory::card::parse("8r")->index());
}

TEST_CASE("a card that is turned over and collected at once is told with its kind") {
    calcory::state s = table_with("9r 4r");
    played<calcory>(s, "turn a1");
    auto const what = played<calcory>(s, "turn b1");
    CHECK(what.changes().begin()[0].what == happening::turned_over);
    CHECK(what.changes().begin()[0].is == calcory::card::parse("4r")->index());
    CHECK(count(what, happening::moved) == 2);
}

TEST_CASE("a card that leaves a hand which is filled up at once comes from the hand, not from the stock") {
    rng luck(4);
    xxl::runs::state s = xxl::runs::deal({}, luck);
    auto const given = xxl::runs::action::add(s.hands.of(s.turn).first());
    auto const what = played<xxl::runs>(s, std::string(text_of<xxl::runs>(s, given)));
    REQUIRE(count(what, happening::moved) == 2);
    change const& added = what.changes().begin()[0];
    CHECK(added.place == 0);
    CHECK(added.to == xxl::runs_game::telling::on_display);
    CHECK(what.changes().begin()[1].place == xxl::runs_game::telling::in_stock);
}

TEST_CASE("the pieces of a view follow from those before it and the changes") {
    prop("in Calcory, for everybody", [](std::uint64_t seed) {
        rng luck(seed);
        calcory::state s = calcory::deal({.players = 3}, luck);
        for (int turn = 0; turn < 60 && calcory::turn(s) != nobody; ++turn) {
            calcory::state const before = s;
            auto const done = calcory::actions(s).pick(luck);
            calcory::play(s, done);
            for (seat viewer : {nobody, seat(0), seat(1)}) {
                auto const what = tell<calcory>(before, done, s, viewer);
                RC_ASSERT(pieces_after(pieces_in<calcory>(calcory::view(before, viewer)), what.changes()) ==
                          pieces_in<calcory>(calcory::view(s, viewer)));
            }
        }
    });
}

TEST_CASE("a card that comes to light as it moves was not known before it, but to whose it was") {
    rng luck(4);
    xxl::runs::state const before = xxl::runs::deal({}, luck);
    auto const given = before.hands.of(before.turn).first();
    auto const done = xxl::runs::action::add(given);
    xxl::runs::state then = before;
    xxl::runs::play(then, done);
    for (seat viewer : {nobody, seat(0), seat(1)}) {
        change const added = tell<xxl::runs>(before, done, then, viewer).changes().begin()[0];
        CHECK(added.is == given.index());
        CHECK(added.was == (viewer == before.turn ? given.index() : -1));
    }
}

TEST_CASE("a card that is shown where it lies did not come from where another one has gone") {
    rng luck(4);
    xxl::runs::state const before = xxl::runs::deal({.players = 3}, luck);
    xxl::runs::state then = before;
    auto const shown = then.hands.of(seat(1)).first(), gone = then.hands.of(seat(0)).first();
    then.hands.show(shown);
    then.hands.remove(seat(0), gone);
    then.stock.lay(gone);
    told<xxl::runs> const what({before, nobody}, {then, nobody});
    auto const kind = static_cast<std::int16_t>(shown.index());
    int of_pieces = 0;
    for (change const& each : what.changes()) {
        of_pieces += each.of_pieces();
        if (each.what == happening::shown)
            CHECK(each == change{.what = happening::shown, .is = kind, .place = 1, .to = 1});
        if (each.what == happening::moved)
            CHECK((each.place == 0 && each.to == xxl::runs_game::telling::in_stock && each.is == -1));
    }
    CHECK(of_pieces == 2);
    CHECK(count(what, happening::shown) == 1);
    CHECK(count(what, happening::moved) == 1);
}

TEST_CASE("when the cards of Yamy are gathered, all that go to the packet come from where some lay, and no others move there") {
    rng luck(1);
    yamy::state s = yamy::deal({.between_rounds = yamy::gathering::shuffle_all}, luck);
    int rounds = 0;
    for (int played = 0; played < 3000 && yamy::turn(s) != nobody; ++played) {
        yamy::state const before = s;
        auto const done = yamy::actions(s).pick(luck);
        yamy::play(s, done);
        if (s.round == before.round)
            continue;
        ++rounds;
        constexpr int packet = 2 * yamy_game::seats.most;
        std::array<int, packet + 1> lay{}, went{};
        yamy::each_piece(yamy::view(before, nobody),
                         [&](int place, int) { ++lay[static_cast<std::size_t>(std::min(place, packet))]; });
        auto const what = tell<yamy>(before, done, s, nobody);
        for (change const& each : what.changes())
            if (each.what == happening::moved && each.to == packet)
                went[each.place] += each.number;
        for (std::size_t place = 0; place < packet; ++place)
            CHECK(went[place] == lay[place]);
        CHECK(went[packet] == 0);
    }
    CHECK(rounds > 0);
}
