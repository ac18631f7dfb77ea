#include <ludo/testing/memory_checks.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/game_over.hpp>
#include <ludo/core/memory.hpp>
#include <ludo/core/open_game.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/turns/headings.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

enum class looks_in { nothing, actions, scores, play, sight };

/// Ten matches; each seat takes one or two; whoever takes the last has won. What was taken last is remembered, and of no account, except
/// in the broken ones: there nobody may take as many as were taken before, or whoever took two has an extra point, or takes one more, or the matches are out
/// of sight.
template <looks_in Place>
struct matches : for_players<2, 2>, open_game {
    static constexpr std::string_view name = "matches";
    static constexpr phrase title{"Matches", "Allumettes"};
    static constexpr best wins = best::highest;

    struct memory {
        std::int8_t taken = 0;
        constexpr void sleep() { taken = 0; }
        static constexpr auto members() { return std::tuple{member{"taken", &memory::taken, 0, 2}}; }
        friend constexpr bool operator==(memory const&, memory const&) = default;
    };
    struct state {
        options chosen;
        seat turn = nobody;
        std::int8_t left = 0;
        memory remembered;
        friend constexpr bool operator==(state const&, state const&) = default;
        static constexpr auto members() {
            return std::tuple{member{"turn", &state::turn}, member{"left", &state::left, 0, 10}, members_of{&state::remembered}};
        }
    };
    struct action : ludo::choice<action, ludo::step<ludo::verb<"one">, ludo::verb<"two">>> {
        static constexpr action take(int number) {
            return number == 1 ? action::template make<"one">() : action::template make<"two">();
        }
        constexpr int number() const { return *this == take(1) ? 1 : 2; }
    };
    static constexpr state deal(options const& chosen, rng&) {
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        s.left = 10;
        return s;
    }
    static constexpr void play(state& s, action a) {
        int const more = Place == looks_in::play && s.remembered.taken == 2 && s.left > a.number() ? 1 : 0;
        s.left = static_cast<std::int8_t>(s.left - a.number() - more);
        s.remembered.taken = static_cast<std::int8_t>(a.number());
        s.turn = s.left > 0 ? s.turn.next(2) : nobody;
    }
    static constexpr seat_numbers scores(state const& s) {
        seat_numbers points(2);
        points[s.chosen.first] = Place == looks_in::scores && s.remembered.taken == 2 ? 1 : 0;
        return points;
    }
    static constexpr void forget(state& seen, seat) {
        if (Place == looks_in::sight && seen.remembered.taken == 2)
            seen.left = 0;
    }
    static constexpr auto too_many = rule("matches.too_many", headings::course, "There is only one.", "Il n'y en a qu'une.");
    static constexpr auto another = rule("matches.another", headings::course, "Not as many as before.", "Pas autant qu'avant.");
    static constexpr std::array rules{&too_many, &another, &game_over};
    static constexpr rule const* refusal(state const& s, action a) {
        if (a.number() > s.left)
            return &too_many;
        return Place == looks_in::actions && s.remembered.taken == a.number() && s.left > 2 ? &another : nullptr;
    }
    static constexpr action_set<action> actions(state const& s) {
        action_set<action> legal;
        for (int number : {1, 2})
            legal.insert(action::take(number), s.turn != nobody && !refusal(s, action::take(number)));
        return legal;
    }
};

template <looks_in Place>
std::string found() {
    auto const report = testing::conformance<matches<Place>>().run(5);
    return report ? "" : report.wrong;
}

} // namespace

TEST_CASE("a memory that no rule looks at is wiped without a trace") { CHECK(found<looks_in::nothing>() == ""); }

TEST_CASE("rules that look at the memory are found, by what they decide") {
    CHECK(found<looks_in::actions>() == "11: without its memory the game has other legal actions");
    CHECK(found<looks_in::scores>() == "11: without its memory the game has other scores");
    CHECK(found<looks_in::play>() == "11: without its memory `two` leads to another position");
    CHECK(found<looks_in::sight>() == "11: without its memory something else lies in sight of a spectator");
}

TEST_CASE("a game without a memory has nothing to wipe") {
    struct nothing_to_wipe {
        struct state {};
    };
    STATIC_REQUIRE(remembering<matches<looks_in::nothing>>);
    STATIC_REQUIRE(!remembering<nothing_to_wipe>);
}
