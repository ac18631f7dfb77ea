#include <ludo/testing/past_checks.hpp>

#include <cstdint>
#include <string>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/is_game.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/packs.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/turns/headings.hpp>

#include "support/catch.hpp"
#include "support/small_tricks.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {

/// Two seats with a card each of six. In turn each says whether it is one of the three high ones, and must not lie; then the cards are
/// shown. What is said of a card stays true of it, and `Remembers` says whether whoever imagines worlds knows that.
template <bool Remembers>
struct high_or_low : for_players<2, 2> {
    static constexpr std::string_view name = "high_or_low";
    static constexpr phrase title{"High or low", "Haut ou bas"};
    static constexpr best wins = best::highest;
    using card = ludo::card<"", "", "123456">;
    using cards = index_set<card>;
    static constexpr int middle = 3;

    struct state {
        options chosen;
        seat turn = nobody;
        per_seat<card, 2> hand;
        per_seat<bool, 2> said_high, said_low;
        reserve<card, card::count> stock;
        friend constexpr bool operator==(state const&, state const&) = default;
        static constexpr auto members() {
            return std::tuple{member{"turn", &state::turn}, member{"hand", &state::hand}, member{"said_high", &state::said_high},
                              member{"said_low", &state::said_low}, member{"stock", &state::stock}};
        }
    };
    struct action : choice<action, step<verb<"high">, verb<"low">>> {
        static constexpr action high() { return choice<action, step<verb<"high">, verb<"low">>>::template make<"high">(); }
        static constexpr action low() { return choice<action, step<verb<"high">, verb<"low">>>::template make<"low">(); }
    };

    static constexpr state deal(options const& chosen, rng& luck) {
        cards pack = cards::all();
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        for (seat each : ludo::each_seat(2))
            pack.erase(s.hand[each] = pack.pick(luck));
        for (card one = card(); !pack.empty(); s.stock.lay(one))
            pack.erase(one = pack.pick(luck));
        return s;
    }
    static constexpr void play(state& s, action a) {
        (a == action::high() ? s.said_high : s.said_low)[s.turn] = true;
        s.turn = s.turn == s.chosen.first ? s.turn.next(2) : nobody;
    }
    static constexpr seat_numbers scores(state const& s) {
        seat_numbers points(2);
        for (seat each : ludo::each_seat(2))
            points[each] = s.turn == nobody && s.hand[each].known() ? s.hand[each].index() : 0;
        return points;
    }
    static constexpr int players(state const&) { return 2; }
    static constexpr seat turn(state const& s) { return s.turn; }

    static constexpr auto over = rule("high_or_low.over", headings::course, "The game is over.", "La partie est finie.");
    static constexpr auto lie = rule("high_or_low.lie", headings::course, "Nobody lies.", "On ne ment pas.");
    static constexpr std::array rules{&over, &lie};
    static constexpr rule const* refusal(state const& s, action a) {
        return s.turn == nobody ? &over : (s.hand[s.turn].index() >= middle) == (a == action::high()) ? nullptr : &lie;
    }
    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        legal.insert(action::high(), s.turn != nobody && s.hand[s.turn].index() >= middle);
        legal.insert(action::low(), s.turn != nobody && s.hand[s.turn].index() < middle);
        return legal;
    }

    static constexpr bool secret(state const&, action) { return false; }
    static constexpr state view(state const& s, seat viewer) {
        state seen = s;
        for (seat each : ludo::each_seat(2))
            if (each != viewer && s.turn != nobody)
                seen.hand[each] = card();
        seen.stock.hide();
        return seen;
    }
    static constexpr bool fits(state const& s, seat owner, card one) {
        return !Remembers || (one.index() >= middle ? !s.said_low[owner] : !s.said_high[owner]);
    }
    static constexpr state determinize(state const& view, rng& luck) {
        state full = view;
        cards left = cards::all();
        for (seat each : ludo::each_seat(2))
            if (view.hand[each].known())
                left.erase(view.hand[each]);
        for (seat each : ludo::each_seat(2))
            if (!view.hand[each].known()) {
                do
                    full.hand[each] = left.pick(luck);
                while (!fits(view, each, full.hand[each]));
                left.erase(full.hand[each]);
            }
        full.stock.imagine(left, luck);
        return full;
    }

    static constexpr int piece_kinds = card::count;
    static constexpr int in_box(options const&, int) { return 1; }
    static constexpr void each_piece(state const& s, auto visit) {
        for (seat each : ludo::each_seat(2))
            visit(each.index(), piece_kind(s.hand[each]));
        each_piece_of(s.stock, 2, visit);
    }
    struct telling {
        static constexpr named_place place(options const&, int number) {
            return number == 2 ? named_place{place_kind::stock} : named_place{place_kind::hand, seat(number)};
        }
        static constexpr short_text piece(options const&, int kind) { return card::from_index(kind).text(); }
    };
};
static_assert(is_game<high_or_low<true>>);

/// Any hand may hold any card, also one that it could not follow with.
struct forgets_voids_rules : small_tricks::small_rules {
    static constexpr cards may_hold(auto const&, seat) { return cards::all(); }
};
using forgets_voids = tricks<forgets_voids_rules>;

/// What is wrong in the first game in which something is.
template <game G>
std::string wrong(int games, std::size_t* step = nullptr) {
    for (int seed = 0; seed < games; ++seed) {
        rng luck(static_cast<std::uint64_t>(seed));
        record<G> told{testing::random_options<G>(luck), luck.draw(), {}, {}};
        for (auto s = told.start(); G::turn(s) != nobody; G::play(s, told.steps.back().action))
            told.steps.push_back({G::turn(s), G::actions(s).pick(luck)});
        std::size_t at = 0;
        if (auto found = testing::past_checks<G>().past(told, at); !found.empty()) {
            if (step)
                *step = at;
            return found;
        }
    }
    return "";
}

} // namespace

TEST_CASE("where what was said of a hidden card is remembered, each world has a past") {
    CHECK(wrong<high_or_low<true>>(100) == "");
    CHECK(wrong<small_tricks::G>(50) == "");
}

TEST_CASE("a world in which somebody lied has none, and the piece and its place are named") {
    std::size_t step = 9;
    std::string const found = wrong<high_or_low<false>>(20, &step);
    INFO(found);
    CHECK(step == 0);
    CHECK(found.substr(0, 11) == "10: after `");
    CHECK(found.find(" in hand ") != found.npos);
    CHECK(found.find(", but no world that it could imagine before leads there") != found.npos);
}

TEST_CASE("a hand that could not follow, and is imagined with a card that could, has no past") {
    CHECK(wrong<forgets_voids>(100).substr(0, 3) == "10:");
}

TEST_CASE("a choice that is a secret may have been any that looks the same") { CHECK(wrong<toy_game>(200) == ""); }

TEST_CASE("the suite reports it with the shortest game") {
    testing::report const found = testing::conformance<high_or_low<false>>().run(20);
    INFO(to_text(found));
    REQUIRE(!found);
    CHECK(found.wrong.substr(0, 3) == "10:");
    auto const again = load_text<high_or_low<false>>(found.record);
    REQUIRE(again);
    CHECK(again->size() == 1);
    CHECK(testing::conformance<high_or_low<true>>().run(40));
}
