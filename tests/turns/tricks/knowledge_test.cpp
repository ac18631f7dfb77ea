// What play has told of the hands binds what is imagined in the trick games: by a log that is kept of the actions alone.
#include <ludo/turns/tricks/knowledge.hpp>

#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include <ludo/core/per_seat.hpp>
#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/games/xxl/set_colour_trump.hpp>
#include <ludo/io/text.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/small_tricks.hpp"

using namespace ludo;
using ludo::xxl::may_refuse;
using ludo::xxl::set_colour;
using ludo::xxl::set_colour_trump;

namespace {

/// What all have seen: who did not follow, and which colours were asked then. Colours are letters.
template <game G>
class witness {
    using card = typename G::card;
    static constexpr bool names_colour = std::is_same_v<G, may_refuse>;

public:
    explicit witness(xxl::deck const& deck) : deck_(deck) {}

    void see(typename G::state const& before, typename G::action a) {
        bool const leads = before.trick.empty();
        if constexpr (names_colour) {
            if (a.template is<"keep">())
                lacks_.clear(); // the hands that follow are other ones
            if (a.template is<"lead">())
                asked_ = to_text(std::get<1>(a.template with<"lead">()));
            if (a.template is<"follow">())
                followed(before.turn, a.template with<"follow">());
        } else {
            if constexpr (requires { before.own.trump; })
                if (a.template is<"trump">()) {
                    trump_ = to_text(a.template with<"trump">());
                    return;
                }
            card const one = a.template with<"play">();
            if (leads)
                asked_ = colours(one);
            else
                followed(before.turn, one);
        }
    }

    [[nodiscard]] bool agrees(typename G::state const& world) const {
        for (lack const& each : lacks_)
            for (card one : world.hands.of(each.by))
                if (!common(colours(one), each.colours).empty())
                    return false;
        return true;
    }

private:
    struct lack {
        seat by;
        std::string colours;
    };

    /// Those that a card counts for: a trump for no other one.
    [[nodiscard]] std::string colours(card one) const {
        std::string const both = to_text(deck_.low(one)) + to_text(deck_.high(one));
        return common(both, trump_).empty() ? both : trump_;
    }
    static std::string common(std::string const& one, std::string const& other) {
        std::string both;
        for (char each : one)
            if (other.find(each) != std::string::npos)
                both += each;
        return both;
    }
    void followed(seat by, card one) {
        std::string const shown = common(colours(one), asked_);
        if (shown.empty())
            lacks_.push_back({by, asked_});
        else
            asked_ = shown;
    }

    xxl::deck deck_;
    std::string trump_, asked_;
    std::vector<lack> lacks_;
};

template <game G>
typename G::state random_deal(std::uint64_t seed, rng& luck) {
    auto chosen = testing::random_options<G>(luck);
    chosen.players = 2 + static_cast<int>(seed % 5);
    chosen.first = seat(static_cast<int>(seed) % chosen.players);
    return G::deal(chosen, luck);
}

} // namespace

TEMPLATE_TEST_CASE("who did not follow is imagined without the colours that were asked", "", may_refuse, set_colour,
                   set_colour_trump) {
    using G = TestType;
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        rng luck(seed);
        typename G::state s = random_deal<G>(seed, luck);
        witness<G> seen(s.chosen.deck);
        while (G::turn(s) != nobody) {
            auto const a = G::actions(s).pick(luck);
            seen.see(s, a);
            G::play(s, a);
            REQUIRE(seen.agrees(s));
            for (seat viewer : ludo::each_seat(G::players(s))) {
                typename G::state view = G::view(s, viewer);
                REQUIRE(seen.agrees(G::determinize(view, luck)));
                view.remembered.without = {}; // as if nothing had been told
                told += !seen.agrees(G::determinize(view, luck));
            }
        }
    }
    CAPTURE(told);
    CHECK(told > 1000);
}

TEST_CASE("what a seat keeps is known to it, may be anything it has won to the others, and looks the same to them") {
    using G = may_refuse;
    int pairs = 0, imagined_other = 0, kept_and_dealt = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        rng luck(seed);
        G::state s = random_deal<G>(seed, luck);
        per_seat<G::cards, 6> won; // what each seat has taken
        per_seat<G::cards, 6> kept;
        G::cards trick;
        while (G::turn(s) != nobody && s.own.part == 1) {
            auto const a = G::actions(s).pick(luck);
            G::state const before = s;
            G::play(s, a);
            if (a.is<"lead">())
                trick.insert(std::get<0>(a.with<"lead">()));
            if (a.is<"follow">())
                trick.insert(a.with<"follow">());
            if (s.phase != G::game_phase::following && !trick.empty()) {
                for (seat each : ludo::each_seat(G::players(s)))
                    if (!(s.won[each] & trick).empty())
                        won[each] |= trick;
                trick = {};
            }
            if (!a.is<"keep">())
                continue;
            if (auto const one = a.with<"keep">(); one.is<G::card>())
                kept[before.turn] = {one.as<G::card>()};
            // another one kept, or none
            G::state other = before;
            auto const otherwise = G::actions(before).pick(luck);
            G::play(other, otherwise);
            for (seat viewer : ludo::each_seat(G::players(s))) {
                if (s.own.part == 1 && !(a == otherwise)) {
                    ++pairs;
                    REQUIRE((G::view(s, viewer) == G::view(other, viewer)) == (viewer != before.turn));
                }
                G::state const full = G::determinize(G::view(s, viewer), luck);
                for (seat owner : ludo::each_seat(G::players(s))) {
                    auto const one = full.own.keeps[owner];
                    G::cards const imagined = one.is<G::card>() ? G::cards{one.as<G::card>()} : G::cards();
                    REQUIRE((imagined - won[owner]).empty());
                    if (s.own.part == 1 && viewer == owner)
                        REQUIRE(imagined == kept[owner]);
                    imagined_other += !(imagined == kept[owner]);
                    if (s.own.part == 2 && viewer == owner)
                        REQUIRE((kept[owner] - full.hands.of(owner)).empty());
                }
            }
        }
        if (s.own.part == 2)
            for (seat owner : ludo::each_seat(G::players(s))) {
                REQUIRE((kept[owner] - s.hands.of(owner)).empty());
                kept_and_dealt += !kept[owner].empty();
            }
    }
    CHECK(pairs > 100);
    CHECK(imagined_other > 100);
    CHECK(kept_and_dealt > 100);
}

namespace {
using small_tricks::at;
using small_tricks::G;
} // namespace

TEST_CASE("a seat sees its own hand and what was played; what is imagined lacks the colours that were not followed") {
    auto table = at({"1g2r 9y10r", "0g6r 1b3g 8y9r", "2g5b 2g4y 1g5y"});
    CHECK(table.plays("lead 1g2r, follow 0g6r, follow 2g5b") == "");
    G::state const seen = G::view(table.state(), seat(0));
    CHECK(seen.hands.of(seat(0)) == table.state().hands.of(seat(0)));
    CHECK(seen.hands.of(seat(1)).empty());
    CHECK(seen.hands.hidden(seat(1)) == 2);
    CHECK(seen.aside.known().empty());
    rng luck(3);
    for (int i = 0; i < 100; ++i) {
        G::state const full = G::determinize(seen, luck);
        CHECK(wrong_with<G>(full) == nullptr);
        CHECK((full.hands.of(seat(2)) & G::showing(full, {G::colour(1)})).empty());
        CHECK(G::view(full, seat(0)) == seen);
    }
}
