// Are the worlds that a seat imagines in Yamy as likely as the deals that lead to them? Small rounds are played by luck:
// two parts of the stock are closed, and all know the rest. Beside them goes all that can have happened from the deal on as
// this seat saw it, each way with its likelihood. What can have happened is what is imagined, nothing else, and each placement
// of the unknown cards as often as the others: that is as often as it comes, where each card of a hand is as likely to be
// discarded as the others. How far it is from that (total variation) is printed, and how far from the truth where each legal
// action is as likely as the others.
//
//   standalone_yamy_likelihood [CASES [FIRST_SEED]]
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <map>
#include <utility>
#include <vector>

#include <ludo/games/yamy.hpp>

#include "support/oracle_run.hpp"

using namespace ludo;
using G = yamy;

namespace {

constexpr int open = -1; // in the place of the number of a part: all know the card

using held = std::pair<int, int>; // the part that a card was drawn from, and its kind
using hand_cards = std::vector<held>;
using world = std::vector<hand_cards>; // the hands of all seats, each sorted; what is left of the parts follows

struct likelihood {
    double any_card = 1, any_action = 1; // where each card of a hand is as likely to be discarded; and each legal action
};

std::size_t at(int number) { return static_cast<std::size_t>(number); }
std::size_t at(seat of) { return at(of.index()); }

int copies_of(hand_cards const& hand, int part, int kind) {
    return static_cast<int>(std::count(hand.begin(), hand.end(), held(part, kind)));
}
int copies_of(hand_cards const& hand, int kind) {
    return static_cast<int>(std::count_if(hand.begin(), hand.end(), [&](held const& each) { return each.second == kind; }));
}
int cards_of(hand_cards const& hand, int part) {
    return static_cast<int>(std::count_if(hand.begin(), hand.end(), [&](held const& each) { return each.first == part; }));
}
void put(hand_cards& hand, held one) { hand.insert(std::upper_bound(hand.begin(), hand.end(), one), one); }
void take_out(hand_cards& hand, held one) { hand.erase(std::find(hand.begin(), hand.end(), one)); }
/// One round as a seat sees it, and all that it can have been.
class round_seen_by {
public:
    round_seen_by(seat viewer, G::state const& begun) : viewer_(viewer), s_(begun), truth_(at(begun.chosen.players)) {
        s_.stock.each([&](int part, G::card one) { // from the bottom: they are begun from the top
            std::size_t const number = at(s_.stock.parts() - 1 - part);
            pools_.resize(std::max(pools_.size(), number + 1), std::vector<int>(at(G::card::count)));
            ++pools_[number][at(one.index())];
        });
        can_be_[truth_] = {};
        s_.turn = ludo::yamy_game::first_of_round(s_);
        s_.phase = G::game_phase::choosing;
        for (int i = 0; i < ludo::yamy_game::hand_size * s_.chosen.players; ++i, s_.turn = s_.turn.next(s_.chosen.players))
            draw([&] { ludo::yamy_game::draw_top(s_, s_.turn); });
    }

    /// Any legal action but laying down.
    void play_any(rng& luck) {
        action_set<G::action> wanted;
        for (G::action a : G::actions(s_))
            wanted.insert(a, !a.is<"show">());
        G::action const a = wanted.pick(luck);
        seat const by = s_.turn;
        each_world([&](world const& w, likelihood l, auto keep) {
            G::state other = s_; // may he do something else?
            other.hands[by] = {};
            for (held const& each : w[at(by)])
                other.hands[by].add(G::card::from_index(each.second), ludo::yamy_game::held_cards::open);
            l.any_action /= G::actions(other).size();
            keep(w, l);
        });
        if (a.is<"draw">())
            draw([&] { G::play(s_, a); });
        else if (a.is<"take">()) {
            int const kind = s_.discards.top(seat(a.with<"take">().index())).index();
            G::play(s_, a);
            show_to_all(by, kind);
        } else
            discard(by, a);
    }

    [[nodiscard]] G::state const& now() const { return s_; }
    [[nodiscard]] std::map<world, likelihood> const& can_be() const { return can_be_; }
    [[nodiscard]] int choices_by_luck() const { return choices_by_luck_; }

    /// In how many ways can the unknown cards lie that look like this world; and in how many at all?
    [[nodiscard]] double ways(world const& w) const {
        double found = 1;
        for (int part = 0; part < begun_; ++part)
            for (int kind = 0; kind < G::card::count; ++kind) {
                int rest = unknown(part, kind);
                found *= factorial(rest);
                for (seat each : others()) {
                    found /= factorial(copies_of(w[at(each)], part, kind));
                    rest -= copies_of(w[at(each)], part, kind);
                }
                found /= factorial(rest);
            }
        return found;
    }
    [[nodiscard]] double ways() const {
        double found = 1;
        for (int part = 0; part < begun_; ++part) {
            int rest = 0;
            for (int kind = 0; kind < G::card::count; ++kind)
                rest += unknown(part, kind);
            found *= factorial(rest);
            for (seat each : others()) {
                found /= factorial(cards_of(truth_[at(each)], part));
                rest -= cards_of(truth_[at(each)], part);
            }
            found /= factorial(rest);
        }
        return found;
    }

    /// The hands of a state.
    [[nodiscard]] world hands(G::state const& s) const {
        world found(at(s.chosen.players));
        for (seat owner : ludo::each_seat(s.chosen.players))
            s.hands[owner].each([&](G::card one, int age) {
                put(found[at(owner)], {age == ludo::yamy_game::held_cards::open ? open : by_age_[at(age - 1)], one.index()});
            });
        return found;
    }

private:
    static double factorial(int n) { return std::tgamma(n + 1.); }

    [[nodiscard]] std::vector<seat> others() const {
        std::vector<seat> found;
        for (seat each : ludo::each_seat(s_.chosen.players))
            if (each != viewer_)
                found.push_back(each);
        return found;
    }
    [[nodiscard]] int unknown(int part, int kind) const {
        return pools_[at(part)][at(kind)] - copies_of(truth_[at(viewer_)], part, kind);
    }

    /// `change(world, likelihood, keep)` keeps what can come of each world.
    template <typename Change>
    void each_world(Change change) {
        std::map<world, likelihood> before;
        std::swap(before, can_be_);
        for (auto const& [w, l] : before)
            change(w, l, [&](world const& then, likelihood const& so_likely) {
                auto const [same, is_new] = can_be_.try_emplace(then, likelihood{0, 0});
                same->second.any_card += so_likely.any_card;
                same->second.any_action += so_likely.any_action;
            });
    }

    void show_to_all(seat by, int kind) {
        put(truth_[at(by)], {open, kind});
        each_world([&](world w, likelihood const& l, auto keep) {
            put(w[at(by)], {open, kind});
            keep(w, l);
        });
    }

    template <typename Draw>
    void draw(Draw really) {
        seat const by = s_.turn;
        if (!s_.stock.touched())
            begin_part();
        bool const in_order = s_.stock.top_is_known();
        auto const before = s_.hands[by];
        really();
        int const kind = more(s_.hands[by], before);
        int const part = begun_ - 1;
        if (in_order)
            return show_to_all(by, kind);
        put(truth_[at(by)], {part, kind});
        each_world([&](world const& w, likelihood const& l, auto keep) {
            std::vector<int> left = pools_[at(part)];
            int total = 0;
            for (int each = 0; each < G::card::count; ++each) {
                for (hand_cards const& hand : w)
                    left[at(each)] -= copies_of(hand, part, each);
                total += left[at(each)];
            }
            for (int each = 0; each < G::card::count; ++each)
                if (left[at(each)] > 0 && (by != viewer_ || each == kind)) {
                    world then = w;
                    put(then[at(by)], {part, each});
                    double const chance = static_cast<double>(left[at(each)]) / total;
                    keep(then, {l.any_card * chance, l.any_action * chance});
                }
        });
    }
    static int more(ludo::yamy_game::held_cards const& after, ludo::yamy_game::held_cards const& before) {
        census<G::card> come;
        after.each([&](G::card one, int) { come.add(one); });
        before.each([&](G::card one, int) { come.remove(one); });
        int found = -1;
        come.each([&](G::card one) { found = one.index(); });
        return found;
    }

    /// All know what one hand alone has of a part before.
    void begin_part() {
        std::vector<int> still{begun_++};
        for (int part : by_age_) {
            std::vector<seat> holders;
            for (seat each : ludo::each_seat(s_.chosen.players))
                if (cards_of(truth_[at(each)], part) > 0)
                    holders.push_back(each);
            if (holders.size() > 1)
                still.push_back(part);
            if (holders.size() != 1)
                continue;
            for (held const& each : hand_cards(truth_[at(holders[0])]))
                if (each.first == part) {
                    --pools_[at(part)][at(each.second)];
                    take_out(truth_[at(holders[0])], each);
                    put(truth_[at(holders[0])], {open, each.second});
                }
            each_world([&](world w, likelihood const& l, auto keep) {
                for (held& each : w[at(holders[0])])
                    each.first = each.first == part ? open : each.first;
                std::sort(w[at(holders[0])].begin(), w[at(holders[0])].end());
                keep(w, l);
            });
        }
        by_age_ = still;
    }

    void discard(seat by, G::action a) {
        int const kind = a.with<"discard">().index();
        G::play(s_, a);
        hand_cards const left = hands(s_)[at(by)];
        auto const gone = *std::find_if(truth_[at(by)].begin(), truth_[at(by)].end(), [&](held const& each) {
            return each.second == kind && copies_of(truth_[at(by)], each.first, kind) > copies_of(left, each.first, kind);
        });
        int const part = gone.first;
        choices_by_luck_ += copies_of(truth_[at(by)], kind) > copies_of(truth_[at(by)], part, kind);
        take_out(truth_[at(by)], gone);
        if (part != open)
            --pools_[at(part)][at(kind)];
        each_world([&](world w, likelihood const& l, auto keep) {
            hand_cards& hand = w[at(by)];
            if (copies_of(hand, part, kind) == 0)
                return;
            double const alike = copies_of(hand, kind), by_luck = copies_of(hand, part, kind) / alike;
            take_out(hand, gone);
            keep(w, {l.any_card * by_luck * alike / static_cast<double>(hand.size() + 1), l.any_action * by_luck});
        });
    }

    seat viewer_;
    G::state s_;
    std::vector<std::vector<int>> pools_; // of each part: how many of each kind are neither gone nor known to all
    int begun_ = 0;
    std::vector<int> by_age_; // the parts that are told apart, the youngest first
    int choices_by_luck_ = 0;
    world truth_;
    std::map<world, likelihood> can_be_;
};

/// Two small parts, closed, on a rest that all know: of few kinds, so that many cards look the same, or of any.
G::state small_round(bool of_few_kinds, rng& luck) {
    G::state s;
    s.chosen.players = 2 + static_cast<int>(luck.below(2));
    s.luck = rng(luck.draw());
    std::vector<G::card> deck(G::deck.begin(), G::deck.end());
    luck.shuffle(deck);
    std::size_t const closed = 12 + luck.below(9);
    if (of_few_kinds)
        std::stable_partition(deck.begin(), deck.end(), [](G::card each) { return each.index() % 5 == 0; });
    auto const end = deck.begin() + static_cast<std::ptrdiff_t>(closed),
               middle = deck.begin() + static_cast<std::ptrdiff_t>(closed / 2);
    s.stock.lay_beneath(std::vector<G::card>(deck.begin(), middle), false);
    s.stock.lay_beneath(std::vector<G::card>(middle, end), false);
    s.stock.lay_beneath(std::vector<G::card>(end, deck.end()), true);
    return s;
}

struct distances {
    double all = 0, most = 0;
    int cases = 0;
    void add(double distance) {
        all += distance;
        most = std::max(most, distance);
        ++cases;
    }
    void tell(char const* what) const {
        std::printf("    %-44s %.4f on average, %.4f at most\n", what, all / std::max(1, cases), most);
    }
};

int failed = 0;

void fail(std::uint64_t seed, char const* what) {
    std::printf("seed %llu: %s\n", static_cast<unsigned long long>(seed), what);
    ++failed;
}

/// Plays small rounds until so many have left something to imagine.
void compare(char const* title, bool of_few_kinds, int cases, std::uint64_t seed) {
    int by_luck = 0;
    std::size_t largest = 0;
    distances any_card, any_action;
    for (; any_card.cases < cases; ++seed) {
        rng luck(seed);
        round_seen_by round(seat(0), small_round(of_few_kinds, luck));
        for (std::uint32_t left = 4 + luck.below(16); left > 0; --left)
            round.play_any(luck);
        auto const& worlds = round.can_be();
        if (worlds.size() < 2 || worlds.size() > 2000)
            continue;
        largest = std::max(largest, worlds.size());
        by_luck += round.choices_by_luck();

        double ways = 0;
        likelihood all{0, 0};
        for (auto const& [w, l] : worlds) {
            ways += round.ways(w);
            all.any_card += l.any_card;
            all.any_action += l.any_action;
        }
        if (std::abs(ways / round.ways() - 1) > 1e-9)
            fail(seed, "some placements cannot have come");
        double distance = 0, with_actions = 0;
        for (auto const& [w, l] : worlds) {
            distance += std::abs(round.ways(w) / ways - l.any_card / all.any_card) / 2;
            with_actions += std::abs(round.ways(w) / ways - l.any_action / all.any_action) / 2;
        }
        if (distance > 1e-9)
            fail(seed, "some worlds are likelier than the deals that lead to them");
        any_card.add(distance);
        any_action.add(with_actions);

        G::imagined const prepared(G::view(round.now(), seat(0)));
        std::map<world, double> drawn;
        double const draws = 30 * static_cast<double>(worlds.size());
        for (int i = 0; i < static_cast<int>(draws); ++i)
            ++drawn[round.hands(prepared.draw(luck))];
        double chi_square = 0;
        for (auto const& [w, l] : worlds) {
            double const expected = draws * round.ways(w) / ways;
            chi_square += (drawn[w] - expected) * (drawn[w] - expected) / expected;
        }
        double const freedom = static_cast<double>(worlds.size()) - 1;
        if (drawn.size() != worlds.size())
            fail(seed, "what is imagined cannot be");
        if (chi_square > freedom + 8 * std::sqrt(2 * freedom) + 16) // as in testing/frequency_check.hpp
            fail(seed, "some placements are drawn too often");
    }
    std::printf("%s: %d cases with %zu worlds at most; luck chose among cards that look the same %d times.\n", title, cases,
                largest, by_luck);
    any_card.tell("where any card of a hand is discarded:");
    any_action.tell("where each legal action is as likely:");
    if (by_luck == 0)
        fail(seed, "there was nothing for luck to choose");
}

} // namespace

int main(int count, char** arguments) {
    auto const [cases, first_seed] = oracle_run(count, arguments, 300);
    std::printf("Yamy: each placement can have come, and is drawn as often as the others. Total variation from the truth:\n");
    compare("any cards", false, cases, first_seed);
    compare("few kinds", true, cases, first_seed);
    return failed == 0 ? 0 : 1;
}
