// Yamy against a slow and literal reference implementation that shares no code with it, action by action, over games with
// options by lot and players who like to lay down and to score.
//
//   standalone_yamy_oracle [GAMES [FIRST_SEED]]      (without: a number for daily use, and a seed that goes with the day)
#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include <ludo/testing/random_options.hpp>

#include "oracle/yamy.hpp"
#include "support/oracle_run.hpp"
#include "support/yamy.hpp"

using namespace ludo;
using G = yamy;

namespace {

std::vector<std::string> known_of(G::state const& s, seat owner) {
    std::vector<std::string> cards;
    for (int i = 0; i < s.hands[owner].size(); ++i)
        if (s.hands[owner][i].known())
            cards.push_back(to_text(s.hands[owner][i]));
    return sorted(cards);
}

/// How many cards of each age the seats have, the youngest first, but for ages that nobody has.
std::vector<std::vector<int>> backs_of(G::state const& s) {
    std::vector<std::vector<int>> found;
    for (int age = ludo::yamy_game::held_cards::youngest; age <= ludo::yamy_game::held_cards::oldest; ++age) {
        std::vector<int> of_age;
        for (seat owner : ludo::each_seat(s.chosen.players)) {
            of_age.push_back(0);
            s.hands[owner].each([&](G::card, int its_age) { of_age.back() += its_age == age; });
        }
        if (std::count(of_age.begin(), of_age.end(), 0) < s.chosen.players)
            found.push_back(of_age);
    }
    return found;
}

/// What differs between the two, or an empty text.
std::string difference(G::state const& s, oracle::yamy const& other) {
    if (auto const what = common_difference<G>(s, other); !what.empty())
        return what;
    if (s.round != other.round())
        return "round";
    std::vector<std::string> stock;
    for (int i = 0; i < s.stock.size(); ++i)
        stock.push_back(to_text(s.stock[i]));
    if (stock != other.stock())
        return "stock";
    if (backs_of(s) != other.backs())
        return "from which parts of the stock hands come";
    for (seat viewer : ludo::each_seat(s.chosen.players)) {
        G::state const seen = G::view(s, viewer);
        for (seat owner : ludo::each_seat(s.chosen.players))
            if (known_of(seen, owner) != other.known_hand(viewer.index(), owner.index()))
                return "known hand of seat " + to_text(owner) + " for seat " + to_text(viewer);
        if (known_of(s, viewer) != other.hand(viewer.index()))
            return "hand of seat " + to_text(viewer);
        std::vector<std::string> pile;
        s.discards.each(viewer, [&](G::card one) { pile.push_back(to_text(one)); });
        if (pile != other.pile(viewer.index()))
            return "pile of seat " + to_text(viewer);
        std::vector<int> sheet;
        for (int i = 0; i < G::box::count; ++i) {
            auto const row = G::box::from_index(i);
            sheet.push_back(s.sheets[viewer].open(row) ? -1 : s.sheets[viewer].points(row));
        }
        if (sheet != other.sheet(viewer.index()))
            return "sheet of seat " + to_text(viewer);
    }
    return "";
}

} // namespace

int main(int count, char** arguments) {
    auto const [games, first_seed] = oracle_run(count, arguments, 500);
    std::uint64_t actions = 0, longest = 0, finished = 0, reshuffled = 0, ended_by_draw = 0, stock_known = 0, by_luck = 0;
    for (int game = 0; game < games; ++game) {
        std::uint64_t const seed = first_seed + static_cast<std::uint64_t>(game);
        rng luck(seed);
        G::options const chosen = testing::random_options<G>(luck);
        G::packet cards = G::deck.cards;
        luck.shuffle(cards);
        G::state s = G::lay_out(chosen, cards, rng(luck.draw()));
        std::vector<std::string> deck;
        for (G::card each : cards)
            deck.push_back(to_text(each));
        rng mirror = s.luck;
        oracle::yamy other(
            {chosen.players, chosen.first.index(), to_text(chosen.caller), chosen.min_series_cards_to_call,
             chosen.four_counts_as_two_pairs, to_text(chosen.stock_exhausted), to_text(chosen.between_rounds),
             chosen.bonus_threshold},
            deck, [&mirror](std::vector<std::string>& list) { mirror.shuffle(list); },
            [&](int alike) {
                ++by_luck;
                return static_cast<int>(mirror.below(static_cast<std::uint32_t>(alike)));
            });
        std::uint64_t played = 0;
        for (std::string last = "the deal";; ++played) {
            if (auto const what = difference(s, other); !what.empty()) {
                print_difference(game, seed, played, last, what);
                return 1;
            }
            if (G::turn(s) == nobody || played == 3000)
                break;
            G::action const a = seed % 8 == 0 ? G::actions(s).pick(luck) : lays_down(s, luck);
            last = to_text(a);
            if (a.is<"draw">() && s.stock.empty())
                ++(chosen.stock_exhausted == G::exhausted::end_round ? ended_by_draw : reshuffled);
            stock_known += a.is<"draw">() && !s.stock.empty() && s.stock.top_is_known();
            G::play(s, a);
            other.play(last);
        }
        actions += played;
        finished += G::turn(s) == nobody;
        longest = std::max(longest, played);
    }
    std::printf("%d games from seed %llu, %llu of them to the end, %llu actions, the longest game %llu: no difference.\n", games,
                static_cast<unsigned long long>(first_seed), static_cast<unsigned long long>(finished),
                static_cast<unsigned long long>(actions), static_cast<unsigned long long>(longest));
    std::printf("Reshuffles %llu, rounds ended by an empty stock %llu, cards drawn that all knew %llu, discards by luck %llu.\n",
                static_cast<unsigned long long>(reshuffled), static_cast<unsigned long long>(ended_by_draw),
                static_cast<unsigned long long>(stock_known), static_cast<unsigned long long>(by_luck));
    return finished > 0 && reshuffled > 0 && ended_by_draw > 0 && stock_known > 0 && by_luck > 0 ? 0 : 1;
}
