#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <ludo/core/game_sequence.hpp>
#include <ludo/games/xxl/box.hpp>
#include <ludo/games/xxl/lower.hpp>
#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/games/xxl/one_by_one.hpp>
#include <ludo/games/xxl/runs.hpp>
#include <ludo/games/xxl/set_colour.hpp>
#include <ludo/games/xxl/set_colour_trump.hpp>
#include <ludo/games/xxl/up_down.hpp>
#include <ludo/turns/series.hpp>

namespace ludo::xxl {

/// Who begins each game of a match: whoever has the most points so far, the highest hand, or always the same seat.
enum class match_starter : std::uint8_t { match_points, hand_total, fixed };
constexpr std::array<std::string_view, 3> names(match_starter) { return {"match_points", "hand_total", "fixed"}; }

/// What a table may agree on in every match of several games: who begins each of them, and the options of all of them.
struct match_options {
    int players = 2;
    seat first = seat(0);
    match_starter starter = match_starter::match_points;
    bool voluntary_draw = shedding_options().voluntary_draw;
    bool zero_on_zero = lower::options().zero_on_zero;
    bool count_both_parts = may_refuse::options().count_both_parts;
    may_refuse::refuse_rule refuse_rule = may_refuse::options().refuse_rule;
    runs_game::refill refill = runs::options().refill;
    int max_display = runs::options().max_display;
    runs_game::ending end = runs::options().end;
    xxl::deck deck = default_deck;
    friend constexpr bool operator==(match_options const&, match_options const&) = default;
};

/// What matches of several games have in common.
struct match_box : box {
    static constexpr best wins = best::lowest;

    static constexpr std::tuple list_of_options =
        std::tuple_cat(std::tuple{players_option<match_options>, first_option<match_options>,
                                  option{"starter", &match_options::starter}, draw_option<match_options>},
                       lower::own_options<match_options>, may_refuse::own_options<match_options>,
                       runs_game::own_options<match_options>, std::tuple{deck_option<match_options>});

    /// ruling X2: with equal points, the first seat clockwise from `first`
    template <typename Inner, typename Options>
    static constexpr void begin(Inner& inner, Options const& chosen, int, seat_numbers const& points) {
        inner.first = chosen.first;
        inner.starter = chosen.starter == match_starter::hand_total ? starter::hand_total : starter::fixed;
        if (chosen.starter == match_starter::match_points)
            inner.first = highest_seat(chosen.first, chosen.players, [&](seat each) { return points[each]; });
    }

    /// All cards; if both parts of a game count, all of them twice.
    template <typename Inner>
    static constexpr int most(Inner const& inner) {
        bool twice = false;
        if constexpr (requires { inner.count_both_parts; })
            twice = inner.count_both_parts;
        return total(cards::all()) * (twice ? 2 : 1);
    }
};

/// "XXL pur": all six games, one after the other.
struct pur_rules : match_box {
    static constexpr std::string_view name = "xxl_pur";
    static constexpr phrase title{"Pure XXL", "XXL pur"};
    using games = game_list<up_down, lower, may_refuse, runs, one_by_one, set_colour>;

    using options = match_options;
    static constexpr std::tuple option_list = list_of_options;

    static constexpr int length(options const&) { return 6; }
    static constexpr int which(options const&, int number) { return number; }
};

/// "XXL individuel": the games that the players choose, as often as they like.
struct individual_rules : match_box {
    static constexpr std::string_view name = "xxl_individual";
    static constexpr phrase title{"Individual XXL", "XXL individuel"};
    using games = game_list<up_down, lower, may_refuse, runs, one_by_one, set_colour, set_colour_trump>;

    /// What is added up: the places in each game, or its points, if the same is best in all the variants.
    enum class scoring : std::uint8_t { place_points, game_totals };
    friend constexpr std::array<std::string_view, 2> names(scoring) { return {"place_points", "game_totals"}; }

    struct options : match_options {
        int times = 3;
        game_sequence<games, 8> variants = game_sequence<games, 8>::of("up_down");
        scoring match_scoring = scoring::place_points;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list =
        std::tuple_cat(list_of_options,
                       std::tuple{option{"variants", &options::variants},
                                  option{"times", &options::times, 1, 20}.that_is("how many times the variants are played through"),
                                  option{"match_scoring", &options::match_scoring}});
    static constexpr char const* validate(options const& chosen) {
        return adds_scores(chosen) && mixed(chosen)
                 ? "match_scoring takes place_points where the variants mix games that the lowest total wins (up_down lower "
                   "one_by_one) with games that the highest total wins"
                 : nullptr;
    }

    static constexpr bool adds_scores(options const& chosen) { return chosen.match_scoring == scoring::game_totals; }
    static constexpr best wins(options const& chosen) { return adds_scores(chosen) ? wins_in(chosen, 0) : best::lowest; }
    static constexpr best wins_in(options const& chosen, int number) {
        constexpr std::array of_games = []<game... G>(game_list<G...>) { return std::array{G::wins...}; }(games());
        return of_games[static_cast<std::size_t>(which(chosen, number))];
    }
    static constexpr bool mixed(options const& chosen) {
        for (int number = 1; number < chosen.variants.size(); ++number)
            if (wins_in(chosen, number) != wins_in(chosen, 0))
                return true;
        return false;
    }

    static constexpr int length(options const& chosen) { return chosen.variants.size() * chosen.times; }
    static constexpr int which(options const& chosen, int number) { return chosen.variants[number % chosen.variants.size()]; }
};

/// "6+", played until every seat has named trump once.
struct six_plus_rules : box {
    static constexpr std::string_view name = "xxl_six_plus";
    static constexpr phrase title{"XXL 6+, once for each player", "XXL 6+, une fois par joueur"};
    using games = game_list<set_colour_trump>;

    /// What is added up: the places in each game, or the totals of the tricks.
    enum class scoring : std::uint8_t { place_points, trick_totals };
    friend constexpr std::array<std::string_view, 2> names(scoring) { return {"place_points", "trick_totals"}; }

    struct options {
        int players = 2;
        seat first = seat(0);
        scoring trump_match_scoring = scoring::place_points;
        xxl::deck deck = xxl::default_deck;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list{players_option<options>, first_option<options>,
                                            option{"trump_match_scoring", &options::trump_match_scoring}, deck_option<options>};

    static constexpr best wins(options const& chosen) { return adds_scores(chosen) ? best::highest : best::lowest; }
    static constexpr int length(options const& chosen) { return chosen.players; }
    static constexpr int which(options const&, int) { return 0; }
    template <typename Inner>
    static constexpr void begin(Inner& inner, options const& chosen, int number, seat_numbers const&) {
        inner.first = seat((chosen.first.index() + number) % chosen.players); // ruling T2: clockwise
    }
    static constexpr int most(auto const&) { return total(cards::all()); }
    static constexpr bool adds_scores(options const& chosen) { return chosen.trump_match_scoring == scoring::trick_totals; }
};

using pur = series<pur_rules>;
using individual = series<individual_rules>;
using six_plus = series<six_plus_rules>;
static_assert(sizeof(pur::state) <= 640 && sizeof(individual::state) <= 640 && sizeof(six_plus::state) <= 640);

} // namespace ludo::xxl
