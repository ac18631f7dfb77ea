#pragma once

#include <cstddef>
#include <type_traits>

#include <ludo/core/action_set.hpp>
#include <ludo/core/aim.hpp>
#include <ludo/core/any_game.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/game_over.hpp>
#include <ludo/core/memory.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/rule_list.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/sight.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/turns/series/contract.hpp>
#include <ludo/turns/series/ending.hpp>
#include <ludo/turns/series/positions.hpp>
#include <ludo/turns/series/state.hpp>
#include <ludo/turns/series/telling.hpp>

namespace ludo {

/// Of a match that lacks a part there is no game: the compiler says which.
template <typename Match, bool = whole_series<Match>()>
struct series {
    static constexpr bool lacks_a_part = true;
};

/// Several games in a row as one game: after each, every seat gets points for its place (1 for the first, 2 for the second,
/// ...; after a shared place the next ones are skipped: 1, 1, 3), and whoever has the fewest at the end wins. `Match` says
/// which games they are: see `series_match`.
template <series_match Match>
struct series<Match, true> : Match {
    using match = Match;
    using typename Match::games;
    using typename Match::options;

    static constexpr ludo::aim aim = match_aim<Match>;

    using state = series_state<Match>;
    using action = any_action<games>;

    static constexpr state deal(options const& chosen, rng& luck) {
        LUDO_EXPECTS(!wrong_with<series>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        s.points = s.last = seat_numbers(chosen.players);
        if constexpr (match_has_bonuses<Match>)
            s.won = s.points;
        s.luck = rng(luck.draw());
        begin_game(s);
        return s;
    }

    /// The options of the game with this number, when these are the points.
    template <game G>
    static constexpr typename G::options inner_options(options const& chosen, int number, seat_numbers const& points) {
        typename G::options inner;
        for_each_option<G>([&](auto const& own) {
            for_each_option<Match>([&](auto const& ours) {
                if constexpr (std::is_same_v<decltype(inner.*own.member), std::remove_cvref_t<decltype(chosen.*ours.member)>&>)
                    if (own.name == ours.name)
                        inner.*own.member = chosen.*ours.member;
            });
        });
        Match::begin(inner, chosen, number, points);
        return inner;
    }

    /// Returns what `visit(std::type_identity<G>(), options)` returns for the game with this number.
    template <typename Visit>
    static constexpr auto with_options(options const& chosen, int number, Visit visit) {
        any_state<games> playing;
        playing.become(static_cast<std::size_t>(Match::which(chosen, number)));
        return playing.with_game([&]<typename G>(std::type_identity<G> played, auto const&) {
            return visit(played, inner_options<G>(chosen, number, seat_numbers(chosen.players)));
        });
    }

    // ---- Course of a match: when a game is over, its scores or places count, and the next one is dealt

    static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!refusal(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        bool const goes_on = s.playing.with_game([&]<typename G>(std::type_identity<G>, auto& inner) {
            G::play(inner, a.template as<G>());
            if (G::turn(inner) == nobody)
                s.last = G::scores(inner);
            return G::turn(inner) != nobody;
        });
        if (!goes_on)
            end_game(s);
    }

    /// What the game with this number counts, given its scores: the places that follow from them, or the scores themselves.
    static constexpr seat_numbers counted(options const& chosen, int number, seat_numbers const& scored) {
        return match_adds_scores<Match>(chosen) ? scored : placed(chosen, number, scored);
    }
    static constexpr seat_numbers placed(options const& chosen, int number, seat_numbers const& scored) {
        return with_options(chosen, number, [&]<typename G>(std::type_identity<G>, typename G::options const& inner) {
            return places(scored, wins_of<G>(inner));
        });
    }

    static constexpr seat_numbers scores(state const& s) {
        return turn(s) == nobody ? with_bonuses<Match>(s.chosen, s.points, s.won) : s.points;
    }

    static constexpr int players(state const& s) { return s.chosen.players; }
    static constexpr seat turn(state const& s) {
        return s.playing.with_game([]<typename G>(std::type_identity<G>, auto const& inner) { return G::turn(inner); });
    }
    static constexpr auto const& notation(state const& s) { return s.playing; }

    static constexpr action_set<action> actions(state const& s) {
        return s.playing.with_game([]<typename G>(std::type_identity<G>, auto const& inner) {
            return action_set<action>(G::actions(inner), action::template first<G>);
        });
    }

    /// What the game that is being played hints at, or any action.
    static constexpr action hint(state const& s, rng& luck)
        requires match_hints<Match>
    {
        return s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
            if constexpr (game_hints<G>)
                return action::template of<G>(G::hint(inner, luck));
            else
                return action::template of<G>(G::actions(inner).pick(luck));
        });
    }

    static constexpr auto other_game = rule("series.other-game", phrase{}, "This action belongs to another game of the match.",
                                            "Ce coup appartient à une autre partie du match.");
    static constexpr auto over = rule("series.over", phrase{}, "The match is over.", "Le match est fini.");

    static constexpr rule const* refusal(state const& s, action a) {
        return s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
            return G::turn(inner) == nobody ? &over : a.template is<G>() ? G::refusal(inner, a.template as<G>()) : &other_game;
        });
    }
    /// All rules, each once; when it is over, the match says itself.
    static constexpr auto rules = joined(std::array{&over, &other_game}, without_game_over<different_rules_of<games>>());

    static constexpr bool secret(state const& s, action a, seat viewer) {
        return s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
            return a.template is<G>() && is_secret<G>(inner, a.template as<G>(), viewer);
        });
    }

    static constexpr bool deals_anew(state const& s) {
        return s.playing.with_game([]<typename G>(std::type_identity<G>, auto const& inner) { return ludo::deals_anew<G>(inner); });
    }
    static constexpr bool all_seen(state const& s) {
        return s.playing.with_game([]<typename G>(std::type_identity<G>, auto const& inner) { return ludo::all_seen<G>(inner); });
    }

    static constexpr state view(state const& s, seat viewer) {
        state seen = s;
        seen.luck = no_luck;
        seen.playing.with_game([&]<typename G>(std::type_identity<G>, auto& inner) { inner = G::view(inner, viewer); });
        return seen;
    }
    static constexpr state determinize(state const& view, rng& luck) {
        state full = view;
        full.playing.with_game([&]<typename G>(std::type_identity<G>, auto& inner) { inner = G::determinize(inner, luck); });
        if (view.luck == no_luck)
            full.luck = rng(luck.draw());
        return full;
    }

    /// The memory is that of the game that is being played; and so is what is not in sight.
    static constexpr void let_memory_sleep(state& s)
        requires match_remembers<Match>
    {
        s.playing.with_game([]<typename G>(std::type_identity<G>, auto& inner) { ludo::let_memory_sleep<G>(inner); });
    }
    static constexpr void forget(state& s, seat viewer) {
        s.playing.with_game([&]<typename G>(std::type_identity<G>, auto& inner) { leave_in_sight<G>(inner, viewer); });
    }

    static constexpr int piece_kinds = []<game First, game... G>(game_list<First, G...>) {
        static_assert((true && ... && (G::piece_kinds == First::piece_kinds)), "all games are played with the same pieces");
        return First::piece_kinds;
    }(games());
    static constexpr int in_box(options const&, int kind) {
        return []<game First, game... G>(game_list<First, G...>, int of) {
            return First::in_box(typename First::options(), of);
        }(games(), kind);
    }
    /// The places are those of the games; each game has its own.
    template <typename Visit>
    static constexpr void each_piece(state const& s, Visit visit) {
        s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
            G::each_piece(inner, [&](int place, int kind) { visit(s.number * places_of_a_game + place, kind); });
        });
    }

    static constexpr bool dealt_open(state const& s, int place, int kind) {
        return s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
            return ludo::dealt_open<G>(inner, place % places_of_a_game, kind);
        });
    }

    using telling = series_telling<series>;

    static constexpr char const* validate(options const& chosen) {
        char const* const wrong = own_check<Match>(chosen);
        return wrong || (1 <= Match::length(chosen) && Match::length(chosen) <= 255) ? wrong : "a match has 1 to 255 games";
    }
    static constexpr char const* validate(state const& s) { return wrong_with_match<series>(s); }

private:
    static constexpr int places_of_a_game = telling::places;

    static constexpr void end_game(state& s) {
        seat_numbers const gained = counted(s.chosen, s.number, s.last);
        for (seat each : each_seat(players(s)))
            s.points[each] += gained[each];
        if constexpr (match_has_bonuses<Match>)
            ++s.won[sole_winner(placed(s.chosen, s.number, s.last))];
        if (match_goes_on<Match>(s.chosen, s.number + 1, s.points)) {
            ++s.number;
            begin_game(s);
        }
    }
    static constexpr void begin_game(state& s) {
        s.playing.become(static_cast<std::size_t>(Match::which(s.chosen, s.number)));
        s.playing.with_game([&]<typename G>(std::type_identity<G>, auto& inner) {
            inner = G::deal(inner_options<G>(s.chosen, s.number, s.points), s.luck);
        });
    }
};

} // namespace ludo
