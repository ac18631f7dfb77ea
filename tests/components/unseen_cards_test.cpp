#include <ludo/components/unseen_cards.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <functional>
#include <map>
#include <vector>

#include <ludo/components/number.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

/// Cards that are just numbers.
template <int Count>
struct numbered : number<Count> {
    constexpr numbered() = default;
    constexpr numbered(int value) : number<Count>(value), known_(true) {}
    static constexpr numbered from_index(int index) { return numbered(index); }
    [[nodiscard]] constexpr bool known() const { return known_; }
    friend constexpr bool operator==(numbered, numbered) = default;

private:
    bool known_ = false;
};

using card = numbered<8>;
using cards = index_set<card>;
using unseen = unseen_cards<card>;
using two_hands = std::array<std::vector<int>, 2>;

cards set(std::vector<int> const& some) {
    cards made;
    for (int each : some)
        made.insert(card(each));
    return made;
}

/// What was told, one thing after the other; and at last, which hand has some of these.
struct told {
    enum class what { come, has_none, go };
    struct thing {
        what how;
        int by;
        cards of;
        card one;
    };
    std::vector<thing> all;
    int has_some = 0;
    cards some;

    [[nodiscard]] cards gone() const {
        cards found;
        for (thing const& each : all)
            if (each.how == what::go)
                found.insert(each.one);
        return found;
    }

    [[nodiscard]] unseen known() const {
        unseen made;
        for (auto const& [how, by, of, one] : all)
            if (how == what::come)
                (void)made.come(seat(by), of);
            else if (how == what::has_none)
                made.has_none(seat(by), of);
            else
                made.go(seat(by), one);
        if (!some.empty())
            made.has_some(seat(has_some), some);
        return made;
    }

    /// What the hands can be at last, and how many ways of dealing the cards in turn lead there.
    [[nodiscard]] std::map<two_hands, double> ways() const {
        std::map<two_hands, double> found;
        std::function<void(std::size_t, cards, std::array<cards, 2>)> const go_on = [&](std::size_t number, cards left,
                                                                                        std::array<cards, 2> hands) {
            if (number == all.size()) {
                if (!some.empty() && (hands[static_cast<std::size_t>(has_some)] & some).empty())
                    return;
                two_hands end;
                for (std::size_t i = 0; i < 2; ++i)
                    for (card each : hands[i])
                        end[i].push_back(each.index());
                ++found[end];
                return;
            }
            auto const& [how, by, of, one] = all[number];
            cards& hand = hands[static_cast<std::size_t>(by)];
            if (how == what::come) {
                for (card each : of& left) {
                    auto next = hands;
                    next[static_cast<std::size_t>(by)].insert(each);
                    go_on(number + 1, left - cards{each}, next);
                }
            } else if (how == what::has_none) {
                if ((hand & of).empty())
                    go_on(number + 1, left, hands);
            } else if (hand.contains(one)) {
                hand.erase(one);
                go_on(number + 1, left, hands);
            }
        };
        go_on(0, cards::all(), {});
        return found;
    }
};

cards any_cards(rng& luck, std::uint32_t one_in) {
    cards found;
    for (card each : cards::all())
        found.insert(each, luck.below(one_in) == 0);
    return found;
}

/// Things told by lot: of hands that were really so, or just anything.
told by_lot(rng& luck, bool true_ones) {
    told made;
    std::vector<card> pack;
    for (card each : cards::all())
        pack.push_back(each);
    luck.shuffle(pack);
    std::array<cards, 2> hands;
    cards gone;
    for (int i = 0; i < 9; ++i) {
        int const by = static_cast<int>(luck.below(2));
        cards& hand = hands[static_cast<std::size_t>(by)];
        cards const some = any_cards(luck, 3);
        switch (i < 3 ? 0 : luck.below(4)) {
        case 0:
            if (pack.empty())
                break;
            hand.insert(pack.back());
            made.all.push_back({told::what::come, by, true_ones || luck.below(3) > 0 ? some | cards{pack.back()} : some, card()});
            pack.pop_back();
            break;
        case 1: made.all.push_back({told::what::has_none, by, true_ones ? some - hand : some, card()}); break;
        default: {
            cards const could = true_ones ? hand : cards::all() - gone;
            if (could.empty())
                break;
            card const one = could.pick(luck);
            made.all.push_back({told::what::go, by, {}, one});
            hand.erase(one);
            gone.insert(one);
        }
        }
    }
    if (luck.below(3) == 0) {
        made.has_some = static_cast<int>(luck.below(2));
        cards const& hand = hands[static_cast<std::size_t>(made.has_some)];
        made.some = any_cards(luck, 3);
        if (true_ones)
            made.some = hand.empty() ? cards() : made.some | cards{hand.pick(luck)};
    }
    return made;
}

two_hands drawn(unseen& known, rng& luck) {
    two_hands hands;
    (void)known.draw(luck,
                     [&](seat owner, auto, card one) { hands[static_cast<std::size_t>(owner.index())].push_back(one.index()); });
    for (auto& each : hands)
        std::sort(each.begin(), each.end());
    return hands;
}

/// Chi-squared of so many draws, in deviations from its mean.
double unevenness(told const& things, int draws, std::uint64_t seed) {
    auto const ways = things.ways();
    double all = 0;
    for (auto const& [hands, behind] : ways)
        all += behind;
    std::map<two_hands, double> times;
    unseen known = things.known();
    REQUIRE(known.lay(cards::all() - things.gone()));
    rng luck(seed);
    for (int i = 0; i < draws; ++i) {
        unseen fresh = known;
        ++times[drawn(fresh, luck)];
    }
    double chi_square = 0;
    for (auto const& [hands, behind] : ways) {
        double const expected = draws * behind / all;
        chi_square += (times[hands] - expected) * (times[hands] - expected) / expected;
    }
    REQUIRE(times.size() == ways.size());
    double const freedom = static_cast<double>(ways.size() - 1);
    return (chi_square - freedom) / std::sqrt(2 * freedom);
}

} // namespace

TEST_CASE("there are cards for what was told exactly where there are by trying all; and only such cards are drawn") {
    int possible = 0, impossible = 0;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
        rng luck(seed);
        told const things = by_lot(luck, seed % 2 == 0);
        auto const ways = things.ways();
        unseen known = things.known();
        CAPTURE(seed);
        REQUIRE(known.lay(cards::all() - things.gone()) == !ways.empty());
        ++(ways.empty() ? impossible : possible);
        for (int i = 0; i < 5 && !ways.empty(); ++i)
            REQUIRE(ways.contains(drawn(known, luck)));
    }
    CHECK(possible > 2000);
    CHECK(impossible > 300);
}

TEST_CASE("each hand is drawn as often as there are deals that lead to it") {
    int cases = 0;
    double worst = 0;
    for (std::uint64_t seed = 0; cases < 150; ++seed) {
        rng luck(seed);
        told const things = by_lot(luck, true);
        auto const ways = things.ways();
        if (ways.size() < 2 || ways.size() > 30)
            continue;
        ++cases;
        double const uneven = unevenness(things, 100 * static_cast<int>(ways.size()), seed);
        CAPTURE(seed, ways.size());
        CHECK(uneven < 12);
        worst = (std::max)(worst, uneven);
    }
    CAPTURE(worst);
    CHECK(worst > 1); // luck is not too even, either
}

TEST_CASE("draws that follow one another are as even in the long run") {
    told things;
    for (int i = 0; i < 4; ++i)
        things.all.push_back({told::what::come, i % 2, cards::all(), card()});
    things.all.push_back({told::what::has_none, 0, set({0, 1, 2}), card()});
    things.all.push_back({told::what::come, 0, set({0, 1, 2, 3}), card()});
    things.all.push_back({told::what::go, 0, {}, card(3)});
    auto const ways = things.ways();
    double all = 0;
    for (auto const& [hands, behind] : ways)
        all += behind;
    unseen known = things.known();
    REQUIRE(known.lay(cards::all() - things.gone()));
    std::map<two_hands, double> times;
    rng luck(1);
    int const draws = 200000;
    for (int i = 0; i < draws; ++i)
        ++times[drawn(known, luck)];
    REQUIRE(times.size() == ways.size());
    double distance = 0;
    for (auto const& [hands, behind] : ways)
        distance += std::abs(times[hands] / draws - behind / all) / 2;
    CHECK(distance < 0.025); // that of as many independent draws would be about 0.013
}

TEST_CASE("cards with which something else is wrong are not drawn, and are not there if it always is") {
    told things;
    for (int i = 0; i < 4; ++i)
        things.all.push_back({told::what::come, i % 2, cards::all(), card()});
    auto const slots_of = [](unseen& known) { return known.come(seat(0), cards::all(), 3); };
    for (int least : {18, 19}) { // the three highest cards are 7, 6 and 5
        unseen known;
        auto const mine = slots_of(known);
        auto const wrong = [&](auto card_of) {
            int sum = 0;
            for (auto slot : mine)
                sum += card_of(slot).index();
            return (std::max)(0, least - sum);
        };
        REQUIRE(known.lay(cards::all(), wrong) == (least == 18));
        if (least == 19)
            continue;
        rng luck(1);
        cards hand;
        cards const rest = known.draw(luck, wrong, [&](seat, auto, card one) { hand.insert(one); });
        CHECK(hand == set({5, 6, 7}));
        CHECK(rest == set({0, 1, 2, 3, 4}));
    }
}

TEST_CASE("hands can have no more cards than there are") {
    unseen known;
    (void)known.come(seat(0), cards::all(), 5);
    CHECK_FALSE(known.lay(set({0, 1, 2, 3})));
    unseen more;
    (void)more.come(seat(0), cards::all(), 9);
    CHECK_FALSE(more.lay(cards::all()));
    unseen none;
    CHECK(none.lay({}));
}

TEST_CASE("a hand that has one of some cards cannot be where there are none of those") {
    unseen known;
    (void)known.come(seat(0), cards::all(), 2);
    unseen none = known;
    known.has_some(seat(0), set({3}));
    CHECK(known.lay(cards::all()));
    none.has_some(seat(0), {});
    CHECK_FALSE(none.lay(cards::all()));
}

TEST_CASE("where it matters when a card came, a slot tells which card was there") {
    unseen known(true);
    auto const first = known.come(seat(0), cards::all(), 1);
    known.has_none(seat(0), set({1, 2, 3}));
    auto const second = known.come(seat(0), cards::all());
    known.go(seat(0), card(2)); // so it came later
    REQUIRE(known.lay(cards::all() - set({2})));
    rng luck(1);
    (void)known.draw(luck, [](auto...) {});
    CHECK(known.card_of(second.first()) == card(2));
    CHECK_FALSE(set({1, 2, 3}).contains(known.card_of(first.first())));
}
