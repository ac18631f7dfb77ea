// Memory, FreeCell and Gin Rummy of examples/games: the suite; FreeCell's deals as they are published, and a solution that a search
// finds; Gin Rummy's melds against a slow count of all ways of laying them out.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <queue>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>
#include <ludo/testing/conformance.hpp>

#include "../../examples/games/freecell.hpp"
#include "../../examples/games/gin_rummy.hpp"
#include "../../examples/games/memory.hpp"
#include "support/expect.hpp"

namespace {

using ludo::nobody;
using ludo::seat;

template <ludo::game G>
typename G::state dealt(typename G::options const& chosen, std::uint64_t seed = 1) {
    ludo::rng luck(seed);
    return G::deal(chosen, luck);
}

template <ludo::game G>
std::string refusal(typename G::state const& s, std::string_view action) {
    ludo::rule const* const broken = ludo::refusal_of<G>(s, ludo::action_of<G>(s, action).value());
    return broken ? std::string(broken->id.substr(broken->id.find('.') + 1)) : "";
}

// ---- FreeCell

/// The layout as it is printed: row by row, in capital letters.
std::string rows(freecell::state const& s) {
    std::string text;
    for (std::size_t row = 0; row < 7; ++row)
        for (auto const& each : s.lies.of)
            if (row < each.size()) {
                std::string const name(each[row].text().view());
                text += name[0];
                text += "CDHS"[each[row].colour()];
                text += ' ';
            }
    return text;
}

/// The deals 1 and 617 as Rosetta Code's "Deal cards for FreeCell" and many programs print them.
void freecell_deals() {
    expect(rows(dealt<freecell>({.deal = 1})) == "JD 2D 9H JC 5D 7H 7C 5H "
                                                 "KD KC 9S 5S AD QC KH 3H "
                                                 "2S KS 9D QD JS AS AH 3C "
                                                 "4C 5C TS QH 4H AC 4D 7S "
                                                 "3S TD 4S TH 8H 2C JH 7D "
                                                 "6D 8S 8D QS 6C 3D 8C TC "
                                                 "6S 9C 2H 6H ",
           "FreeCell, deal 1");
    expect(rows(dealt<freecell>({.deal = 617})) == "7D AD 5C 3S 5S 8C 2D AH "
                                                   "TD 7S QD AC 6D 8H AS KH "
                                                   "TH QC 3H 9D 6S 8D 3D TC "
                                                   "KD 5H 9S 3C 8S 7H 4D JS "
                                                   "4C QS 9C 9H 7C 6H 2C 2S "
                                                   "4S TS 2H 5D JC 6C JH QH "
                                                   "JD KS KC 4H ",
           "FreeCell, deal 617");
    expect(dealt<freecell>({.deal = 1}, 1) == dealt<freecell>({.deal = 1}, 2) &&
               rows(dealt<freecell>({}, 1)) != rows(dealt<freecell>({}, 2)),
           "FreeCell: a deal without a number comes from the seed");
}

/// Two positions that differ only in the order of columns and cells are the same to a player.
std::string told(freecell::state const& s) {
    std::vector<std::string> columns;
    for (auto const& each : s.lies.of) {
        columns.emplace_back();
        for (freecell::card one : each)
            columns.back() += static_cast<char>('0' + one.index());
    }
    std::string cells;
    for (freecell::card each : s.held.of)
        if (each.known())
            cells += static_cast<char>('0' + each.index());
    std::sort(columns.begin(), columns.end());
    std::sort(cells.begin(), cells.end());
    for (std::string const& each : columns)
        (cells += '/') += each;
    return cells;
}

/// How far from home a position looks: cards not at home, cards that lie above lower ones of their column, cells taken.
int distance(freecell::state const& s) {
    int far = 4 * (freecell::card::count - s.home.size());
    for (auto const& each : s.lies.of)
        for (std::size_t above = 1; above < each.size(); ++above) {
            bool covers = false;
            for (std::size_t under = 0; under < above; ++under)
                covers |= each[under].symbol() < each[above].symbol();
            far += 3 * covers + !freecell::goes_on(each[above], each[above - 1]);
        }
    for (freecell::card each : s.held.of)
        far += 2 * each.known();
    return far;
}

/// A solution, found by going on from whichever position looks nearest to the end.
std::vector<freecell::action> solution(freecell::state const& from, std::size_t most_positions) {
    struct node {
        freecell::state at;
        freecell::action by;
        std::size_t before;
    };
    std::vector<node> nodes{{from, {}, 0}};
    std::priority_queue<std::array<int, 2>, std::vector<std::array<int, 2>>, std::greater<>> nearest;
    std::unordered_set<std::string> known{told(from)};
    nearest.push({distance(from), 0});
    while (!nearest.empty() && nodes.size() < most_positions) {
        std::size_t const number = static_cast<std::size_t>(nearest.top()[1]);
        nearest.pop();
        freecell::state const at = nodes[number].at;
        for (freecell::action each : freecell::actions(at)) {
            node next{at, each, number};
            freecell::play(next.at, each);
            if (!known.insert(told(next.at)).second)
                continue;
            nodes.push_back(next);
            if (next.at.home.size() == freecell::card::count) {
                std::vector<freecell::action> found;
                for (std::size_t back = nodes.size() - 1; back != 0; back = nodes[back].before)
                    found.push_back(nodes[back].by);
                std::reverse(found.begin(), found.end());
                return found;
            }
            nearest.push({distance(next.at), static_cast<int>(nodes.size() - 1)});
        }
    }
    return {};
}

void freecell_is_solved() {
    freecell::options const chosen{.deal = 1};
    auto const found = solution(dealt<freecell>(chosen), 400'000);
    ludo::table<freecell, 512> table(chosen, 1);
    for (freecell::action each : found)
        expect(table.play(each).broken() == nullptr || faults > 0, "FreeCell: a move of the solution");
    std::printf("%zu moves\n", found.size());
    expect(!found.empty() && table.over() && table.scores()[seat(0)] == freecell::card::count, "FreeCell: deal 1 is solved");
}

void freecell_rules() {
    freecell::state s = dealt<freecell>({.deal = 1}); // the last cards: 6s 9c 2h 6h 6c 3d 8c Tc
    expect(refusal<freecell>(s, "move a 1") == "move.none", "FreeCell: nothing lies in a cell");
    expect(refusal<freecell>(s, "move 1 h") == "move.home", "FreeCell: the ace comes home first");
    expect(refusal<freecell>(s, "move 1 2") == "move.onto", "FreeCell: a six does not go on a nine");
    for (std::string_view each : {"move 5 f", "move 1 f", "move 8 f", "move 6 f"}) {
        expect(refusal<freecell>(s, each).empty(), "FreeCell: a free cell takes any card");
        freecell::play(s, *ludo::action_of<freecell>(s, each));
    }
    expect(refusal<freecell>(s, "move 2 f") == "move.cells-full", "FreeCell: there are four cells");
    expect(refusal<freecell>(s, "move a f") == "move.in-cell", "FreeCell: a card in a cell stays in that one");

    freecell::state last = dealt<freecell>({.deal = 1, .most_moves = 1});
    freecell::play(last, *ludo::action_of<freecell>(last, "move 1 f"));
    expect(freecell::turn(last) == nobody && refusal<freecell>(last, "move 2 f") == "over",
           "FreeCell: after the last move it is over");

    auto const wrong = [&](auto change) {
        freecell::state other = s;
        change(other);
        char const* const said = ludo::wrong_with<freecell>(other);
        return said ? std::string(said).substr(0, std::string(said).find_first_of(" :,")) : "";
    };
    expect(wrong([](freecell::state&) {}).empty(), "FreeCell: a position that can come up");
    expect(wrong([](freecell::state& p) { p.moves = 3; }) == "moves", "FreeCell: cards in cells took moves");
    expect(wrong([](freecell::state& p) { p.home.insert({3, 0}); }) == "home", "FreeCell: the foundations begin with aces");
    expect(wrong([](freecell::state& p) { p.turn = nobody; }) == "turn", "FreeCell: the game goes on");
    expect(wrong([](freecell::state& p) { p.chosen.deal = 2; }) == "columns", "FreeCell: it is the deal that was chosen");
    expect(wrong([](freecell::state& p) { p.held.of[0] = p.held.of[1]; }) == "columns", "FreeCell: what can be moved is known");
    expect(wrong([](freecell::state& p) { p.held.of[0] = p.held.of[1], p.complete(); }) == "every",
           "FreeCell: each card is there once");
}

// ---- Gin Rummy

using cards = gin_rummy::cards;
using card = gin_rummy::card;

cards hand(std::string_view names) {
    cards found;
    ludo::each_word(names, [&](std::string_view each) { found.insert(card::parse(each).value()); });
    return found;
}

/// Every meld that there is: from the rules, card by card.
std::vector<cards> const& all_melds() {
    static std::vector<cards> const melds = [] {
        std::vector<cards> found;
        for (int rank = 0; rank < 13; ++rank)
            for (int without = -1; without < 4; ++without) {
                cards same;
                for (int suit = 0; suit < 4; ++suit)
                    same.insert(card(rank, suit), suit != without);
                found.push_back(same);
            }
        for (int suit = 0; suit < 4; ++suit)
            for (int low = 0; low < 13; ++low)
                for (int high = low + 2; high < 13; ++high) {
                    cards run;
                    for (int rank = low; rank <= high; ++rank)
                        run.insert(card(rank, suit));
                    found.push_back(run);
                }
        return found;
    }();
    return melds;
}

int literal_points(cards const& some) {
    int sum = 0;
    for (card each : some)
        sum += std::min(each.symbol() + 1, 10);
    return sum;
}

/// Calls `visit(melds)` for every choice of melds from a hand that have no card in common.
template <typename Visit>
void each_choice(cards const& left, std::size_t from, std::vector<cards>& chosen, Visit const& visit) {
    visit(chosen, left);
    for (std::size_t at = from; at < all_melds().size(); ++at)
        if (cards const& meld = all_melds()[at]; (meld - left).empty()) {
            chosen.push_back(meld);
            each_choice(left - meld, at + 1, chosen, visit);
            chosen.pop_back();
        }
}
bool is_meld(cards const& some) { return std::find(all_melds().begin(), all_melds().end(), some) != all_melds().end(); }

/// The least that is left of cards if they may be added to melds one at a time, in any order and anywhere.
int least_laid_off(cards const& left, std::vector<cards>& melds) {
    int least = literal_points(left);
    for (card each : left)
        for (cards& meld : melds)
            if (cards const longer = meld | cards{each}; is_meld(longer)) {
                cards const before = meld;
                meld = longer;
                least = std::min(least, least_laid_off(left - cards{each}, melds));
                meld = before;
            }
    return least;
}

int literal_deadwood(cards const& held) {
    int least = literal_points(held);
    std::vector<cards> none;
    each_choice(held, 0, none, [&](auto const&, cards const& left) { least = std::min(least, literal_points(left)); });
    return least;
}

/// What the knocker wins with the melds that win most, or loses: each way of melding that leaves ten points at most is tried.
int literal_won(cards const& knocking, cards const& held) {
    if (literal_deadwood(knocking) == 0)
        return 25 + literal_deadwood(held);
    int most = -1'000;
    std::vector<cards> theirs;
    each_choice(knocking, 0, theirs, [&](std::vector<cards> const& melds, cards const& rest) {
        int const left = literal_points(rest);
        if (left > 10)
            return;
        int least = literal_points(held);
        std::vector<cards> mine;
        each_choice(held, 0, mine, [&](auto const&, cards const& other) {
            std::vector<cards> on = melds;
            least = std::min(least, least_laid_off(other, on));
        });
        most = std::max(most, least > left ? least - left : least - left - 25);
    });
    return most;
}

/// Ten cards; the fewer ranks there are, the more melds.
cards random_hand(int ranks, cards const& others, ludo::rng& luck) {
    cards found;
    while (found.size() < 10) {
        card const one(static_cast<int>(luck.below(static_cast<std::uint32_t>(ranks))), static_cast<int>(luck.below(4)));
        if (!others.contains(one))
            found.insert(one);
    }
    return found;
}

void gin_melds_against_the_oracle() {
    ludo::rng luck(5);
    bool same = true, same_against = true;
    int melded = 0, knocks = 0, not_least = 0;
    for (int times = 0; times < 4'000; ++times) {
        int const ranks = 5 + times % 9;
        cards const knocking = random_hand(ranks, {}, luck), held = random_hand(ranks, knocking, luck);
        int const least = literal_deadwood(knocking);
        same &= gin_rummy::deadwood(knocking) == least && gin_rummy::could_knock(knocking) >= (least <= 10);
        melded += least < literal_points(knocking);
        if (least <= 10) {
            int const won = literal_won(knocking, held);
            same_against &= gin_rummy::won_by_knocking(knocking, held) == won;
            ++knocks;
            not_least += won > 0 && won != literal_deadwood(held) - least;
        }
    }
    std::printf("%d hands have melds, %d can knock, %d win by it and meld otherwise or see cards laid off\n", melded, knocks,
                not_least);
    expect(same && melded > 1'000, "Gin Rummy: the least deadwood");
    expect(same_against && not_least > 50, "Gin Rummy: what the knocker wins, with the melds that win most");
}

/// The deal is over, and the first seat has knocked.
gin_rummy::state knocked(std::string_view first, std::string_view second) {
    gin_rummy::state s;
    s.knocker = seat(0);
    for (card each : hand(first))
        s.held.add_open(seat(0), each);
    for (card each : hand(second))
        s.held.add_open(seat(1), each);
    return s;
}
std::array<int, 2> scores(std::string_view first, std::string_view second) {
    auto const won = gin_rummy::scores(knocked(first, second));
    return {won[seat(0)], won[seat(1)]};
}

void gin_scores() {
    using both = std::array<int, 2>;
    // 5 left against 2 + 9 + 10 + 10 = 31
    expect(scores("Ac 2c 3c 4d 4h 4s 7c 8c 9c 5d", "6d 7d 8d Qs Qh Qd 2h 9s Jc Kd") == both{26, 0}, "Gin Rummy: the difference");
    // gin: 25 and 31; the six of clubs cannot be laid off
    expect(scores("Ac 2c 3c 4d 4h 4s 7c 8c 9c Tc", "6d 7d 8d Qs Qh Qd 6c 9s Jh 6h") == both{25 + 6 + 9 + 10 + 6, 0},
           "Gin Rummy: gin");
    // the six, the five and the ten of clubs are laid off, and the four: 1 is left against 5
    expect(scores("Ac 2c 3c 4d 4h 4s 7c 8c 9c 5d", "6d 7d 8d Qs Qh Qd 4c 5c 6c As") == both{0, 25 + 5 - 1}, "Gin Rummy: undercut");
    // with A2345 of clubs and 345 of diamonds 7 are left, but both sixes are laid off: 9 + 7 - 7; with A234 and three fives 3 + 4 + 2
    // are left, and nothing is laid off: 6 + 6 + 9 + 7 - 9
    expect(scores("Ac 2c 3c 4c 5c 3d 4d 5d 2h 5h", "Qs Qh Qd Ks Kh Kd 6c 6d 9h 7s") == both{19, 0},
           "Gin Rummy: the knocker melds so as to win most");
    // equal: undercut, too
    expect(scores("Ac 2c 3c 4d 4h 4s 7c 8c 9c Ad", "6d 7d 8d Qs Qh Qd 9h 9d 9s As") == both{0, 25},
           "Gin Rummy: undercut when equal");
}

/// Takes what is useful, keeps what can be melded, and knocks as soon as it can: so that games end with a knock.
gin_rummy::action sensible(gin_rummy::state const& s, ludo::rng& luck) {
    auto const legal = gin_rummy::actions(s);
    if (s.phase != gin_rummy::game_phase::discard)
        return legal.pick(luck);
    std::optional<gin_rummy::action> best;
    int least = 1'000;
    for (gin_rummy::action each : legal) {
        bool const knocks = each.is<"knock">();
        card const one = knocks ? each.with<"knock">() : each.with<"discard">();
        cards const kept = s.held.of(s.turn) - cards{one};
        int const left = 2 * gin_rummy::deadwood(kept) - gin_rummy::could_meld(kept).size() - 100 * (knocks && luck.below(3) == 0);
        if (left < least) {
            least = left;
            best = each;
        }
    }
    return *best;
}

void gin_rules() {
    gin_rummy::state s = dealt<gin_rummy>({});
    expect(refusal<gin_rummy>(s, "draw") == "draw.offer", "Gin Rummy: the open card comes first");
    gin_rummy::play(s, gin_rummy::action::pass());
    expect(s.turn == seat(1) && refusal<gin_rummy>(s, "draw") == "draw.offer", "Gin Rummy: it is offered to the dealer, too");
    gin_rummy::play(s, gin_rummy::action::pass());
    expect(s.turn == seat(0) && refusal<gin_rummy>(s, "take") == "take.left", "Gin Rummy: nobody took it");
    expect(refusal<gin_rummy>(s, "pass") == "pass.offer" && refusal<gin_rummy>(s, "discard Ac") == "discard.draw-first",
           "Gin Rummy: now a card is drawn");
    gin_rummy::play(s, gin_rummy::action::draw());
    expect(refusal<gin_rummy>(s, "draw") == "draw.discard-due", "Gin Rummy: and then one is discarded");
    card const thrown = s.held.of(s.turn).first();
    gin_rummy::play(s, gin_rummy::action::discard(thrown));
    gin_rummy::play(s, gin_rummy::action::take());
    expect(gin_rummy::refusal(s, gin_rummy::action::discard(thrown)) == &gin_rummy::discard_taken,
           "Gin Rummy: what is taken is kept for a turn");
    expect(gin_rummy::view(s, seat(0)).held.of(seat(1)) == cards{thrown}, "Gin Rummy: everybody knows who took a card");
    gin_rummy::play(s, gin_rummy::action::discard((s.held.of(seat(1)) - cards{thrown}).first()));
    expect(gin_rummy::view(s, seat(0)).held.of(seat(1)) == cards{thrown}, "Gin Rummy: and remembers it");

    auto const wrong = [&](auto change) {
        gin_rummy::state other = s;
        change(other);
        char const* const said = ludo::wrong_with<gin_rummy>(other);
        return said ? std::string(said).substr(0, std::string(said).find_first_of(" :,")) : "";
    };
    using state = gin_rummy::state;
    expect(wrong([](state&) {}).empty(), "Gin Rummy: a position that can come up");
    expect(wrong([](state& p) { p.held.add(seat(0), card()); }) == "hands", "Gin Rummy: hands have ten cards");
    expect(wrong([](state& p) { p.held.hide_from(nobody); }) == "hands", "Gin Rummy: hands do not hide what the stock shows");
    expect(wrong([](state& p) { p.phase = gin_rummy::game_phase::offer; }) == "phase", "Gin Rummy: the offer comes first");
    expect(wrong([](state& p) { p.knocker = seat(0); }) == "knocker", "Gin Rummy: nobody has knocked");
    expect(wrong([&](state& p) { p.taken = thrown; }) == "taken", "Gin Rummy: nothing has just been taken");
    expect(wrong([](state& p) { p.turn = nobody; }) == "turn", "Gin Rummy: the game goes on");
    expect(wrong([](state& p) { p.pile.add(p.pile[0]); }) == "every", "Gin Rummy: each card is there once");
}

/// The stock has two cards, and this one has just been discarded; the first seat has these cards.
gin_rummy::state at_the_end(std::string_view first, std::string_view open) {
    gin_rummy::state s;
    s.chosen.last_discard = true;
    s.turn = seat(0);
    s.phase = gin_rummy::game_phase::last;
    cards left = cards::all() - hand(first) - hand(open);
    for (card each : hand(first))
        s.held.add(seat(0), each);
    for (int number = 0; number < 12; ++number) {
        card const next = left.first();
        left.erase(next);
        if (number < 2)
            s.stock.lay(next);
        else
            s.held.add(seat(1), next);
    }
    for (card each : left)
        s.pile.add(each);
    s.pile.add(hand(open).first());
    return s;
}

void gin_last_discard() {
    ludo::rng luck(3);
    for (bool offered : {false, true}) {
        gin_rummy::state s = dealt<gin_rummy>({.last_discard = offered});
        for (int left = 2; left > 0; --left)
            gin_rummy::play(s, gin_rummy::action::pass());
        while (s.stock.size() > 2) {
            gin_rummy::play(s, gin_rummy::action::draw());
            gin_rummy::play(s, gin_rummy::action::discard(s.held.of(s.turn).pick(luck)));
        }
        expect((gin_rummy::turn(s) == nobody) == !offered && s.turn == (offered ? seat(1) : nobody),
               "Gin Rummy: with two cards left it is over, or the last discard is offered");
        if (!offered)
            continue;
        expect(refusal<gin_rummy>(s, "draw") == "draw.last" && refusal<gin_rummy>(s, "take") == "draw.last" &&
                   refusal<gin_rummy>(s, "discard " + ludo::to_text(s.held.of(s.turn).first())) == "draw.last",
               "Gin Rummy: the last discard is taken for a knock, or left");
        gin_rummy::play(s, gin_rummy::action::pass());
        expect(gin_rummy::turn(s) == nobody && gin_rummy::scores(s) == ludo::seat_numbers(2),
               "Gin Rummy: if it is left, nobody scores");
    }
    gin_rummy::state s = at_the_end("Ac 2c 3c 4d 4h 4s 7c 8c Kd Kh", "9c");
    expect(!ludo::wrong_with<gin_rummy>(s), "Gin Rummy: the last discard is offered in this position");
    expect(refusal<gin_rummy>(s, "knock 9c") == "discard.not-held" && refusal<gin_rummy>(s, "knock Ac") == "knock.deadwood" &&
               gin_rummy::actions(s).size() == 3, // leave it, or throw a king
           "Gin Rummy: with the last discard one knocks as with another");
    expect(ludo::to_text<gin_rummy>(s, gin_rummy::hint(s, luck)).substr(0, 5) == "knock", "Gin Rummy: the hint knocks");
    gin_rummy::play(s, gin_rummy::action::knock(*card::parse("Kd")));
    expect(s.knocker == seat(0) && s.held.of(seat(0)) == hand("Ac 2c 3c 4d 4h 4s 7c 8c 9c Kh") &&
               gin_rummy::scores(s)[seat(0)] == gin_rummy::won_by_knocking(s.held.of(seat(0)), s.held.of(seat(1))),
           "Gin Rummy: then the deal is scored");
    s = at_the_end("Ac 2d 3c 4d 5h 6s 7c 8h Kd Qh", "9c");
    expect(gin_rummy::actions(s).size() == 1 && gin_rummy::hint(s, luck) == gin_rummy::action::pass(),
           "Gin Rummy: who cannot knock leaves the last discard");
}

/// Both always take the open card as long as they may.
void gin_takes() {
    gin_rummy::state s = dealt<gin_rummy>({.most_taken = 5});
    bool refused = false;
    int turns = 0;
    for (; gin_rummy::turn(s) != nobody && turns < 1'000; ++turns) {
        bool const may = s.takes < 5;
        auto const by = gin_rummy::action::take();
        refused |= !may && gin_rummy::refusal(s, by) == &gin_rummy::take_often;
        expect(may == gin_rummy::actions(s).contains(by) || faults > 0, "Gin Rummy: open cards are taken as often as was agreed");
        gin_rummy::play(s, may ? by : gin_rummy::action::draw());
        gin_rummy::play(s, gin_rummy::action::discard((may ? s.held.of(s.turn) - cards{s.taken} : s.held.of(s.turn)).first()));
    }
    expect(refused && s.takes == 5 && turns == 5 + 29, "Gin Rummy: then all come from the stock, and 29 cards later it is over");
}

void gin_hints() {
    ludo::rng luck(1);
    gin_rummy::state s = at_the_end("Ac 2c 3d 4d 5h 6s 7c 8h Kd Qh", "3c"); // now with more in the stock
    s.phase = gin_rummy::game_phase::draw;
    expect(gin_rummy::hint(s, luck) == gin_rummy::action::take(), "Gin Rummy: the hint takes what makes a meld");
    s = at_the_end("Ac 2c 4d 4h 4s 7c 8c 9c Kd Kh", "As");
    s.phase = gin_rummy::game_phase::draw;
    expect(gin_rummy::hint(s, luck) == gin_rummy::action::draw(), "Gin Rummy: and draws if it makes none");
    s = at_the_end("Ac 2c 4d 4h 4s 7c 8c 9c 6d Kh", "As"); // without the king 10 are left
    s.phase = gin_rummy::game_phase::draw;
    expect(gin_rummy::hint(s, luck) == gin_rummy::action::take(), "Gin Rummy: or takes what lets it knock");
    s = dealt<gin_rummy>({});
    auto const first = gin_rummy::hint(s, luck);
    expect(first == (gin_rummy::is_useful(s, gin_rummy::open_card(s)) ? gin_rummy::action::take() : gin_rummy::action::pass()),
           "Gin Rummy: the first open card is left if it is of no use");
}

/// How often sensible players end with a knock.
void gin_ends() {
    int knocks = 0, void_deals = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        ludo::rng luck(seed);
        gin_rummy::state s = gin_rummy::deal({}, luck);
        while (gin_rummy::turn(s) != nobody)
            gin_rummy::play(s, sensible(s, luck));
        knocks += s.knocker != nobody;
        void_deals += s.knocker == nobody && gin_rummy::scores(s) == ludo::seat_numbers(2) && s.stock.size() == 2;
    }
    std::printf("%d knocks\n", knocks);
    expect(knocks > 100 && knocks + void_deals == 200, "Gin Rummy: a deal ends with a knock, or without a score");
}

} // namespace

int main() {
    keeps_its_promises<memory>(20, 20'000);

    freecell_deals();
    freecell_rules();
    freecell_is_solved();
    keeps_its_promises<freecell>(30, 20'000);

    gin_scores();
    gin_rules();
    gin_last_discard();
    gin_takes();
    gin_hints();
    gin_melds_against_the_oracle();
    gin_ends();
    keeps_its_promises<gin_rummy>(20, 20'000);
    ludo::testing::extras<gin_rummy> to_a_knock;
    to_a_knock.choose = sensible;
    keeps_its_promises<gin_rummy>(20, 20'000, to_a_knock);
    return faults;
}
