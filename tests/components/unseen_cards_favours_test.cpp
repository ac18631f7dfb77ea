// Slots of which some cards are likelier: against every way of filling all slots, each counted as often as was told.
#include <ludo/components/unseen_cards.hpp>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <vector>

#include <ludo/components/number.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

/// Cards that are just numbers.
template <int Count>
struct numbered : number<Count> {
    constexpr numbered() = default;
    constexpr explicit numbered(int value) : number<Count>(value), known_(true) {}
    static constexpr numbered from_index(int index) { return numbered(index); }
    [[nodiscard]] constexpr bool known() const { return known_; }
    friend constexpr bool operator==(numbered, numbered) = default;

private:
    bool known_ = false;
};
constexpr int most_cards = 8;
using card = numbered<most_cards>;
using unseen = unseen_cards<card>;
using cards = unseen::cards;

cards some(rng& luck, int of_four) {
    cards made;
    for (card each : cards::all())
        made.insert(each, luck.below(4) < static_cast<std::uint32_t>(of_four));
    return made;
}

/// What was told, once to the component, and kept here in its order.
class told {
public:
    unseen known;
    cards gone;

    /// Facts by lot, which the cards of some filling agree with.
    told(std::uint64_t seed, bool cards_go) : luck_(seed), times_(cards_go ? 6 : 60) {
        rng& luck = luck_;
        std::vector<card> pack;
        for (card each : cards::all())
            pack.push_back(each);
        luck.shuffle(pack);
        for (int dealt = 0, steps = 5; steps > 0; --steps) {
            seat const owner(static_cast<int>(luck.below(2)));
            auto& hand = truth_[owner];
            switch (luck.below(4)) {
            case 0:
            case 1:
                for (int many = 1 + static_cast<int>(luck.below(2)); many > 0 && dealt < most_slots; --many, ++dealt) {
                    card const one = pack[static_cast<std::size_t>(dealt)];
                    come(owner, some(luck, 3) | cards{one});
                    hand.insert(one);
                }
                break;
            case 2:
                if (cards_go && !hand.empty()) {
                    card const one = hand.pick(luck);
                    hand.erase(one);
                    gone.insert(one);
                    known.go(owner, one);
                    steps_.push_back([owner, one](filling& f) { return f.go(owner, one); });
                }
                break;
            default:
                cards const none = some(luck, 1) - hand;
                known.has_none(owner, none);
                steps_.push_back([owner, none](filling& f) { return f.has_none(owner, none); });
            }
        }
    }

    /// Each possible way that the cards lie, and how often it counts.
    [[nodiscard]] std::map<std::vector<int>, double> worlds() const {
        std::map<std::vector<int>, double> found;
        std::vector<card> chosen;
        std::function<void(cards const&)> const fill = [&](cards const& left) {
            if (chosen.size() < may_.size()) {
                for (card each : left& may_[chosen.size()]) {
                    cards rest = left;
                    rest.erase(each);
                    chosen.push_back(each);
                    fill(rest);
                    chosen.pop_back();
                }
                return;
            }
            filling f{chosen, {}};
            for (auto const& step : steps_)
                if (!step(f))
                    return;
            double counts = 1;
            for (favourite const& each : favourites_)
                counts *= each.of.contains(chosen[each.slot]) ? each.times : each.otherwise;
            found[f.lies()] += counts;
        };
        fill(cards::all());
        return found;
    }

private:
    static constexpr int most_slots = 6;

    /// A card for each slot, and the slots that are in the hands.
    struct filling {
        std::vector<card> const& of;
        per_seat<std::vector<std::size_t>, 2> hands;

        bool go(seat owner, card one) {
            for (std::size_t& each : hands[owner])
                if (of[each] == one) {
                    each = hands[owner].back();
                    hands[owner].pop_back();
                    return true;
                }
            return false;
        }
        bool has_none(seat owner, cards const& none) {
            for (std::size_t each : hands[owner])
                if (none.contains(of[each]))
                    return false;
            return true;
        }
        [[nodiscard]] std::vector<int> lies() const {
            std::vector<int> owner_of(most_cards, -1);
            for (seat owner : ludo::each_seat(2))
                for (std::size_t each : hands[owner])
                    owner_of[static_cast<std::size_t>(of[each].index())] = owner.index();
            return owner_of;
        }
    };
    struct favourite {
        std::size_t slot;
        cards of;
        int times, otherwise;
    };

    void come(seat owner, cards const& may) {
        std::size_t const number = may_.size();
        may_.push_back(may);
        steps_.push_back([owner, number](filling& f) {
            f.hands[owner].push_back(number);
            return true;
        });
        auto const slot = known.come(owner, may).first();
        if (favoured_[owner])
            return;
        favourite const liked{number, some(luck_, 2), 1 + static_cast<int>(luck_.below(times_)),
                              1 + static_cast<int>(luck_.below(3))};
        favoured_[owner] = true;
        favourites_.push_back(liked);
        known.favour(owner, slot, liked.of, liked.times, liked.otherwise);
    }

    std::vector<cards> may_;
    std::vector<std::function<bool(filling&)>> steps_;
    std::vector<favourite> favourites_;
    per_seat<bool, 2> favoured_;
    rng luck_;
    std::uint32_t times_;
    per_seat<cards, 2> truth_;
};

std::vector<int> drawn(unseen& known, rng& luck) {
    std::vector<int> owner_of(most_cards, -1);
    (void)known.draw(luck, [&](seat owner, auto, card one) { owner_of[static_cast<std::size_t>(one.index())] = owner.index(); });
    return owner_of;
}

/// In deviations of chi-square; worlds that are hardly ever drawn count as one.
double unevenness(std::map<std::vector<int>, double> const& worlds, std::map<std::vector<int>, double> const& found, int draws) {
    double all = 0, chi_square = 0, rare = 0, rare_found = 0;
    int kinds = 0;
    for (auto const& [lies, counts] : worlds)
        all += counts;
    auto const add = [&](double expected, double is) {
        chi_square += (is - expected) * (is - expected) / expected;
        ++kinds;
    };
    for (auto const& [lies, counts] : worlds) {
        double const expected = draws * counts / all, is = found.count(lies) > 0 ? found.at(lies) : 0;
        if (expected < 10) {
            rare += expected;
            rare_found += is;
        } else
            add(expected, is);
    }
    if (rare > 5)
        add(rare, rare_found);
    return kinds < 2 ? 0 : (chi_square - (kinds - 1)) / std::sqrt(2. * (kinds - 1));
}

} // namespace

TEST_CASE("favoured cards are drawn as often as they count: of every way to fill all slot_set, by facts and favours by lot") {
    int cases = 0;
    double deviations = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        rng luck(seed);
        told facts(seed, seed % 2 == 0);
        auto const worlds = facts.worlds();
        REQUIRE_FALSE(worlds.empty());
        REQUIRE(facts.known.lay(cards::all() - facts.gone));
        if (worlds.size() < 2)
            continue;
        int const draws = 4000;
        std::map<std::vector<int>, double> found;
        for (int i = 0; i < draws; ++i) {
            unseen known = facts.known;
            ++found[drawn(known, luck)];
        }
        for (auto const& [lies, often] : found)
            REQUIRE(worlds.count(lies) == 1);
        CAPTURE(seed);
        double const far = unevenness(worlds, found, draws);
        CHECK(far < 8);
        deviations += far;
        ++cases;
    }
    CAPTURE(deviations / cases);
    CHECK(cases > 200);
    CHECK(deviations / cases < 0.3); // on average there is none
}

TEST_CASE("a favoured slot of an only hand: so many times as likely to hold one of those cards") {
    rng luck(1);
    unseen known;
    auto const slot_set = known.come(seat(0), cards::all(), 1);
    known.favour(seat(0), slot_set.first(), cards{card(2), card(5)}, 10, 3);
    REQUIRE(known.lay(cards::all()));
    int liked = 0, draws = 20000;
    for (int i = 0; i < draws; ++i)
        (void)known.draw(luck, [&](seat, auto, card one) { liked += one == card(2) || one == card(5); });
    CHECK(std::abs(liked - draws * 20 / 38) < 400); // 2 cards that count 10, and 6 that count 3; deviation 71
}

TEST_CASE("where tries come to nothing and cards change places, favours count as well") {
    using one_of_24 = numbered<24>;
    using all_24 = index_set<one_of_24>;
    rng luck(1);
    unseen_cards<one_of_24> known;
    auto const first = known.come(seat(0), all_24::all(), 4), second = known.come(seat(1), all_24::all(), 4);
    known.favour(seat(0), first.first(), all_24{one_of_24(1)}, 30, 1);
    // of a hundred thousand deals hardly one: each seat has three given cards
    auto const wrong = [&](auto card_of) {
        int missing = 6;
        for (auto each : first)
            missing -= card_of(each) == one_of_24(0) || card_of(each) == one_of_24(2) || card_of(each) == one_of_24(3);
        for (auto each : second)
            missing -= card_of(each) == one_of_24(4) || card_of(each) == one_of_24(5) || card_of(each) == one_of_24(6);
        return missing;
    };
    REQUIRE(known.lay(all_24::all(), wrong));
    double with_one = 0;
    int const draws = 2000;
    for (int i = 0; i < draws; ++i)
        (void)known.draw(luck, wrong,
                         [&](seat owner, auto, one_of_24 one) { with_one += owner == seat(0) && one == one_of_24(1); });
    // one of the four slots is favoured: with 1 that counts 30 + 3, and with each of the 17 cards from 7 to 23 it counts 4
    CHECK(std::abs(with_one / draws - 33. / (33 + 17 * 4)) < 0.05);
}
