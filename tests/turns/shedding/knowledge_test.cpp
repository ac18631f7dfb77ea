// What play has told of hands: whatever is imagined from a view can have come about by a game that its seat would have seen
// just so.
#include <ludo/turns/shedding/knowledge.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/up_down.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/history/shedding.hpp"
#include "support/shedding_events.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::one_by_one;
using ludo::xxl::up_down;

namespace {

template <typename Rules>
Rules rules_of(shedding<Rules> const&);

/// Forgets what was seen, where that is so.
template <typename G, typename Where>
struct forgetful : G {
    static constexpr typename G::state determinize(typename G::state const& view, rng& luck) {
        typename G::state blank = view;
        if (Where()(view) && view.phase != G::game_phase::drawn)
            blank.remembered.history = {};
        typename G::state full = G::determinize(blank, luck);
        full.remembered.history = view.remembered.history;
        return full;
    }
};
struct where_drawing_is_free {
    constexpr bool operator()(auto const& view) const { return view.chosen.voluntary_draw; }
};
struct where_it_is_not {
    constexpr bool operator()(auto const& view) const { return !view.chosen.voluntary_draw; }
};
struct where_the_highest_hand_began {
    constexpr bool operator()(auto const& view) const { return view.chosen.starter == xxl::starter::hand_total; }
};

struct findings {
    int unfit = 0, kept = 0, fits = 0, passed = 0;
    std::uint64_t imagined = 0;
    std::string wrong;
};

/// Plays so many games by luck, each with options by lot, and looks for the past of what is imagined.
template <typename G, typename Of = G>
findings look_at_games(int games) {
    using past = shedding_history<decltype(rules_of(Of()))>;
    findings found;
    for (int game = 0; game < games && found.wrong.empty(); ++game) {
        rng luck(static_cast<std::uint64_t>(game));
        typename G::options const chosen = testing::random_options<G>(luck);
        course<Of> played(Of::deal(chosen, luck));
        while (found.wrong.empty()) {
            typename G::state const& s = played.now();
            for (seat viewer : ludo::each_seat(chosen.players)) {
                if (s.turn == nobody || (s.stock.size() > 6 && luck.below(8) > 0))
                    continue;
                ++found.imagined;
                typename G::state const other = G::determinize(G::view(s, viewer), luck);
                if (!past::possible(played, viewer, s))
                    found.wrong = "the truth is another";
                if (!past::possible(played, viewer, other))
                    found.wrong = "what is imagined is not what was told";
                if (wrong_with<G>(other) != nullptr)
                    found.wrong = wrong_with<G>(other);
            }
            if (s.turn == nobody)
                break;
            played.play(G::actions(s).pick(luck));
        }
        each_event(played.now(), [&](seat, auto one, auto const&) {
            found.unfit += one.what() == shed::unfit;
            found.kept += one.what() == shed::kept;
            found.fits += one.what() == shed::fits;
            found.passed += one.what() == shed::passed;
        });
    }
    return found;
}

} // namespace

TEMPLATE_TEST_CASE("whatever is imagined from a view agrees with all that play has told, for every seat", "[long]", up_down, lower,
                   one_by_one) {
    auto const found = look_at_games<TestType>(300);
    CHECK(found.wrong == "");
    CHECK(found.imagined > 10000);
    // and each kind of thing was told
    CAPTURE(found.unfit, found.kept, found.fits, found.passed, found.imagined);
    CHECK(found.unfit > 1000);
    CHECK(found.kept > 300);
    CHECK(found.fits > 300);
    CHECK(found.passed > 100);
}

TEST_CASE("to forget what free draws told is found") {
    CHECK(look_at_games<forgetful<lower, where_drawing_is_free>, lower>(100).wrong != "");
}
TEST_CASE("to forget what draws told, and who was passed over, is found") {
    CHECK(look_at_games<forgetful<lower, where_it_is_not>, lower>(100).wrong != "");
}
TEST_CASE("to forget who began with the highest hand is found") {
    CHECK(look_at_games<forgetful<lower, where_the_highest_hand_began>, lower>(100).wrong != "");
}

namespace {

/// Plays a game in which everybody draws as long as that is legal, and keeps what comes; `look(state)` after each action.
template <typename G, typename Look>
void draw_and_keep(typename G::options const& chosen, std::uint64_t seed, Look look) {
    rng luck(seed);
    typename G::state s = G::deal(chosen, luck);
    while (G::turn(s) != nobody) {
        auto const legal = G::actions(s);
        bool const draws = legal.contains(G::action::draw()) && luck.below(6) > 0;
        bool const keeps = legal.contains(G::action::keep()) && luck.below(3) > 0;
        G::play(s, draws ? G::action::draw() : keeps ? G::action::keep() : legal.pick(luck));
        look(s);
    }
}

} // namespace

TEMPLATE_TEST_CASE("a game so long that it forgets how it began is still one that its seats can have seen", "", up_down, lower,
                   one_by_one) {
    using G = TestType;
    constexpr std::size_t most = 2 * G::card::count;
    // of 60,000 such games for six, these go on after so much was seen
    std::vector<std::uint64_t> const seeds = G::name == up_down::name ? std::vector<std::uint64_t>{958, 2508, 8493, 11216}
                                           : G::name == lower::name   ? std::vector<std::uint64_t>{44305}
                                                                      : std::vector<std::uint64_t>{17587};
    typename G::options chosen{.players = 6};
    chosen.starter = xxl::starter::hand_total;
    chosen.voluntary_draw = true;
    for (std::uint64_t seed : seeds) {
        int forgotten = 0;
        auto before = typename G::state().remembered.history;
        std::size_t events_before = 0;
        draw_and_keep<G>(chosen, seed, [&](typename G::state const& s) {
            std::size_t events = 0;
            each_event(s, [&](auto...) { ++events; });
            forgotten += events_before == most && !(s.remembered.history == before);
            before = s.remembered.history;
            events_before = events;
            REQUIRE(wrong_with<G>(s) == nullptr);
            for (seat viewer : ludo::each_seat(6))
                REQUIRE(wrong_with<G>(G::view(s, viewer)) == nullptr);
        });
        CHECK(forgotten > 0);
    }
}

TEST_CASE("whoever knows a hand knows which of its cards were drawn, the last one too") {
    int drawn = 0, at_once = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        lower::options chosen{.players = 3};
        chosen.starter = xxl::starter::hand_total;
        draw_and_keep<lower>(chosen, seed, [&](lower::state const& s) {
            lower::state wrong = s;
            if (s.phase == lower::game_phase::drawn) {
                ++drawn;
                wrong.remembered.later.erase(s.drawn);
                CHECK(wrong_with<lower>(wrong) != nullptr);
            }
            bool just_drawn = false;
            each_event(s, [&](seat, auto one, auto const&) {
                if (one.what() == shed::played && just_drawn) {
                    ++at_once;
                    wrong = s;
                    wrong.remembered.later.erase(one.card());
                    CHECK(wrong_with<lower>(wrong) != nullptr);
                }
                just_drawn = one.what() == shed::fits;
            });
        });
    }
    CHECK(drawn > 10);
    CHECK(at_once > 10);
}
