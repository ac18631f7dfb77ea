// Hanabi of examples/games: what is known of it (50 cards, 25 points at most; as many different actions at a seat as in the Hanabi
// Learning Environment, N. Bard et al. 2019: 20 for two players, 30, 38, and 48 for five), cases of its rules worked out by hand, how it is
// told, how far its hint comes, and the suite, with all ways of placing the unknown cards where there are few.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <initializer_list>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/io/told.hpp>
#include <ludo/testing/json_extras.hpp>
#include <ludo/testing/random_options.hpp>

#include "../../examples/games/hanabi.hpp"
#include "support/expect.hpp"
#include "support/odd_positions.hpp"

namespace {

using G = hanabi;
using ludo::nobody;
using ludo::seat;

G::card card(std::string_view name) { return G::card::parse(name).value(); }
std::string refused(G::state const& s, std::string_view action) {
    ludo::rule const* const broken = ludo::refusal_of<G>(s, ludo::action_of<G>(s, action).value());
    return std::string(broken ? broken->id : "");
}
bool play(G::state& s, std::string_view action) {
    bool const legal = refused(s, action).empty();
    if (legal)
        G::play(s, ludo::action_of<G>(s, action).value());
    return legal;
}

/// These hands, and this stock, the first card on top; the other cards are discarded.
G::state laid(std::initializer_list<std::initializer_list<std::string_view>> hands, std::initializer_list<std::string_view> stock,
              std::initializer_list<std::string_view> built = {}) {
    G::state s;
    s.chosen.players = static_cast<int>(hands.size());
    s.turn = seat(0);
    auto left = G::not_seen([](auto) {});
    seat owner(0);
    for (auto const& hand : hands) {
        for (std::string_view each : hand) {
            s.hands.add(owner, {card(each), ludo::known_to::others, {}});
            left.remove(card(each));
        }
        owner = owner.next(ludo::most_seats);
    }
    for (std::string_view each : stock) {
        s.stock.lay(card(each));
        left.remove(card(each));
    }
    for (std::string_view each : built) {
        s.built.insert(card(each));
        left.remove(card(each));
    }
    left.each([&](G::card one) { s.discards.add(one); });
    return s;
}
std::string told(G::state const& s, int owner) {
    std::string all;
    for (auto const* each = s.hands.begin(seat(owner)); each != s.hands.end(seat(owner)); ++each)
        all += (all.empty() ? "" : " ") + (each->told == G::signs() ? "-" : std::string(each->told.text().view()));
    return all;
}

void published_numbers() {
    int cards = 0;
    for (int kind = 0; kind < G::piece_kinds; ++kind)
        cards += G::in_box(G::options(), kind);
    expect(cards == 50 && G::cards::all().size() == 25, "50 cards, 25 of which can be built");
    for (auto [players, actions] : {std::pair{2, 20}, {3, 30}, {4, 38}, {5, 48}}) {
        std::set<int> found;
        ludo::rng luck(7);
        for (int games = 0; games < 200; ++games)
            for (G::state s = G::deal({.players = players}, luck); G::turn(s) != nobody; G::play(s, G::actions(s).pick(luck)))
                if (s.turn == seat(0))
                    for (G::action each : G::actions(s))
                        found.insert(each.index());
        expect(static_cast<int>(found.size()) == actions, "as many actions at a seat as elsewhere");
    }
}

void hints_by_hand() {
    G::state s = laid({{"1r", "2y", "3g", "4b", "5w"}, {"1r", "2r", "3y", "1g", "5b"}}, {"1w", "2w"});
    expect(refused(s, "discard 1") == "hanabi.discard.full", "with all hints nobody discards");
    expect(refused(s, "tell 0 1") == "hanabi.tell.other" && refused(s, "tell 2 1") == "hanabi.tell.other", "to another who plays");
    expect(refused(s, "tell 1 w") == "hanabi.tell.some" && refused(s, "tell 1 4") == "hanabi.tell.some", "about a card at least");
    s.chosen.empty_hints = true;
    expect(refused(s, "tell 1 w").empty(), "unless hints may be empty");
    s.chosen.empty_hints = false;
    expect(play(s, "tell 1 r") && s.hints == 7 && told(s, 1) == "r r ygbw ygbw ygbw", "what is red, and what is not");
    expect(play(s, "discard 2") && s.hints == 8 && told(s, 0) == "- - - - -", "the next one discards for a hint, and draws");
    expect(play(s, "tell 1 1") && told(s, 1) == "1r 2345ygbw 1ygbw 2345ygbw 1",
           "the cards move up: nothing is told of the new one");
    s.hints = 0;
    s.turn = seat(0);
    expect(refused(s, "tell 1 r") == "hanabi.tell.left", "without hints nothing is told");
}

void fireworks_by_hand() {
    G::state s =
        laid({{"1r", "3r", "5y", "1r", "2r"}, {"2g", "2b", "2w", "4y", "4w"}}, {"1w", "1b", "1g", "1g"}, {"1y", "2y", "3y", "4y"});
    s.hints = 7;
    expect(play(s, "play 1") && s.built.contains(card("1r")) && G::scores(s)[seat(1)] == 5, "a firework begins with 1");
    expect(play(s, "play 1") && s.fuses == 2 && s.hints == 7, "what does not fit burns a fuse");
    expect(play(s, "play 2") && s.hints == 8, "a 5 brings a hint");
    expect(play(s, "play 1") && s.fuses == 1, "another one");
    expect(s.stock.size() == 0 && s.turns == 2 && s.turn == seat(0), "with the last card begins the last round");
    G::state burnt = s;
    expect(play(burnt, "play 1") && burnt.turn == nobody && G::scores(burnt)[seat(0)] == 0, "all fuses burnt: nothing counts");
    burnt.chosen.burnt_counts = true;
    expect(G::scores(burnt)[seat(0)] == 6, "or what was built does");
    expect(play(s, "play 3") && s.built.contains(card("2r")) && s.hands.size(seat(0)) == 4, "nobody draws any more");
    expect(refused(s, "play 5").empty() && play(s, "tell 0 r") && s.turn == nobody, "each has had one turn");
    expect(refused(s, "play 1") == "game.over" && G::scores(s)[seat(0)] == 7, "then it is over");

    G::state last = laid({{"5w", "1r", "1r", "1y", "1y"}, {"1g", "1g", "1b", "1b", "1w"}}, {"1w", "2r"},
                         {"1r", "2r", "3r", "4r", "5r", "1y", "2y", "3y", "4y", "5y", "1g", "2g",
                          "3g", "4g", "5g", "1b", "2b", "3b", "4b", "5b", "1w", "2w", "3w", "4w"});
    expect(play(last, "play 1") && last.turn == nobody && G::scores(last)[seat(0)] == 25, "with 25 points it is over");
}

void wrong_positions() {
    G::state const s = laid({{"1r", "3r", "5y", "1r", "2r"}, {"2g", "2b", "2w", "4y", "4w"}}, {"1w", "1b"}, {"1y"});
    auto const wrong = [&](auto change) {
        G::state other = s;
        change(other);
        char const* const said = ludo::wrong_with<G>(other);
        return said ? std::string(said).substr(0, std::string(said).find_first_of(" :,")) : "";
    };
    expect(wrong([](G::state&) {}).empty(), "a position that can come up");
    expect(wrong([](G::state& p) { p.turn = nobody; }) == "turn", "somebody has the turn");
    expect(wrong([](G::state& p) { p.built = {card("2y")}; }) == "built", "a firework begins with 1");
    expect(wrong([](G::state& p) { p.hands.take(seat(1), 0); }) == "hands", "five cards each");
    expect(wrong([](G::state& p) { p.hands.at(seat(0), 0).told = *G::signs::parse("2"); }) == "hands", "a card is as was told");
    expect(wrong([](G::state& p) {
               p = G::view(p, seat(0)); // both other fives lie open, or were discarded
               for (int at : {0, 1, 2, 3, 4})
                   p.hands.at(seat(0), at).told = *G::signs::parse("5y");
           }) == "hands",
           "and there must be such cards");
}

std::string logged(G::state const& before, std::string_view action, ludo::language in, int viewer) {
    std::vector<std::string> const names{"Ada", "Blaise", "Carl"};
    G::state after = before;
    G::action const done = ludo::action_of<G>(before, action).value();
    G::play(after, done);
    return ludo::to_text(ludo::tell<G>(before, done, after, seat(viewer)), in, names);
}
void tellings_by_hand() {
    using enum ludo::language;
    G::state s =
        laid({{"1r", "3r", "5y", "1r", "2r"}, {"2g", "2b", "2w", "4y", "4w"}, {"1g", "1b", "2g", "3g", "4g"}}, {"3r", "1b", "1b"});
    s.hints = 5;
    auto const said = [](std::string const& what, std::string_view expected) {
        if (what != expected)
            std::printf("  %s\n", what.c_str());
        expect(what == expected, "a telling");
    };
    said(logged(s, "play 1", english, 1), "Ada plays the first card: 1r; Ada draws 3r; the team: 1 point");
    said(logged(s, "play 1", english, 0), "Ada plays the first card: 1r; Ada draws a card; the team: 1 point");
    said(logged(s, "play 2", english, 1), "Ada plays the second card: 3r; Ada draws 3r; a fuse burns: 2 left");
    said(logged(s, "play 2", french, 0), "Ada joue la deuxième carte : 3r ; Ada pioche une carte ; une mèche brûle : reste 2");
    said(logged(s, "discard 3", french, 2), "Ada défausse la troisième carte : 5y ; Ada pioche 3r");
    said(logged(s, "tell 1 2", english, 1), "Ada tells Blaise which cards are 2; card 1; card 2; card 3");
    said(logged(s, "tell 2 g", english, 1), "Ada tells Carl which cards are green; card 1; card 3; card 4; card 5");
    said(logged(s, "tell 1 w", french, 0), "Ada indique à Blaise ses cartes blanches ; carte 3 ; carte 5");
}

void the_hint() {
    ludo::rng luck(1);
    int points = 0, burnt = 0;
    int const games = 300;
    for (int game = 0; game < games; ++game) {
        G::state s = G::deal({.players = 3}, luck);
        while (G::turn(s) != nobody)
            G::play(s, G::hint(s, luck));
        points += s.built.size();
        burnt += s.fuses < 3;
    }
    std::printf("three players who follow the hint: %.2f points\n", 1. * points / games);
    expect(points > 14 * games && burnt == 0, "the hint plays nothing that might not fit, and comes to more than 14 points");
}

/// Every way of placing what a view does not know, card for card, where not more than six cards are unknown.
void worlds(G::state const& view, std::function<bool(G::state const&)> const& visit) {
    auto const left = G::not_seen([&](auto each) { G::each_piece(view, each); });
    if (left.total() > 6)
        return;
    std::vector<G::card> cards;
    left.each([&](G::card one) { cards.push_back(one); });
    std::vector<std::size_t> order(cards.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    do {
        G::state s = view;
        std::size_t next = 0;
        bool good = true;
        for (seat owner : ludo::each_seat(s.chosen.players))
            for (int at = 0; at < s.hands.size(owner); ++at)
                if (!s.hands.at(owner, at).card.known()) {
                    s.hands.imagine(owner, at, cards[order[next++]]);
                    good = good && G::rows::may_be(s.hands.at(owner, at)).contains(s.hands.at(owner, at).card);
                }
        if (!good)
            continue;
        ludo::reserve<G::card, G::all> stock;
        for (; next < order.size(); ++next)
            stock.lay(cards[order[next]]);
        s.stock = stock;
        if (!visit(s))
            return;
    } while (std::next_permutation(order.begin(), order.end()));
}

void promises() {
    ludo::testing::extras<G> more;
    more.shown = [](G::state const& s, std::optional<G::action> by, seat viewer) {
        if (!by)
            return viewer == nobody ? 0 : G::hand_size(s.chosen.players) * (s.chosen.players - 1);
        return by->is<"tell">() ? 0 : 1; // to who acts, the card given; to the others, the card drawn
    };
    more.worlds = worlds;
    more.choose = [](G::state const& s, ludo::rng& luck) {
        return luck.below(3) == 0 ? G::actions(s).pick(luck) : G::hint(s, luck);
    };
    keeps_its_promises<G>(100, 500, ludo::testing::json_extras<G>(more));
    expect(odd_positions_are_right<G>(400, 400), "odd positions");
}

} // namespace

int main() {
    published_numbers();
    hints_by_hand();
    fireworks_by_hand();
    wrong_positions();
    tellings_by_hand();
    the_hint();
    promises();
    return faults;
}
