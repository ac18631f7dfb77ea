#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/card_list.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/hand.hpp>
#include <ludo/components/number.hpp>
#include <ludo/components/piles.hpp>
#include <ludo/components/stock.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/games/yamy/sheet.hpp>

namespace ludo::yamy_game {

// What is in Yamy's box, what a table may agree on, and everything there is to know about a game in progress.

inline constexpr player_range seats{2, 5}; // ruling Y20: the sheet does not say

inline constexpr auto deck = ludo::deck<card, 96>::of("1r 1r 1r 1r 2r 2r 2r 2r 3r 3r 3r 3r 4r 4r 4r 4r 5r 5r 5r 5r 6r 6r 6r 6r "
                                                      "1y 1y 1y 1y 2y 2y 2y 2y 3y 3y 3y 3y 4y 4y 4y 4y 5y 5y 5y 5y 6y 6y 6y 6y "
                                                      "1g 1g 1g 1g 2g 2g 2g 2g 3g 3g 3g 3g 4g 4g 4g 4g 5g 5g 5g 5g 6g 6g 6g 6g "
                                                      "1b 1b 1b 1b 2b 2b 2b 2b 3b 3b 3b 3b 4b 4b 4b 4b 5b 5b 5b 5b 6b 6b 6b 6b");
inline constexpr int copies = 4;    // "Contenu"
inline constexpr int hand_size = 5; // "Préparation"

using player = number<seats.most>;
inline constexpr int rounds = box::count; // "Principe du jeu"

/// What happens when the stock is used up, and to the cards between two rounds.
enum class exhausted : std::uint8_t { reshuffle, discards_only, end_round };
constexpr std::array<std::string_view, 3> names(exhausted) { return {"reshuffle", "discards_only", "end_round"}; }
enum class gathering : std::uint8_t { shuffle_packet, keep_order, shuffle_all };
constexpr std::array<std::string_view, 3> names(gathering) { return {"shuffle_packet", "keep_order", "shuffle_all"}; }

/// How a player lays down. He announces a figure that he has, and then notes or strikes any box, before all the others; or the
/// box that he announced is written at once; or he may also lay down without a figure, and then strikes a box at once.
enum class calling : std::uint8_t { as_others, announced, without_figure };
constexpr std::array<std::string_view, 3> names(calling) { return {"as_others", "announced", "without_figure"}; }

struct options {
    int players = 2;
    seat first = seat(0);
    calling caller = calling::as_others;
    bool four_counts_as_two_pairs = false;
    exhausted stock_exhausted = exhausted::reshuffle;
    gathering between_rounds = gathering::shuffle_packet;
    int min_series_cards_to_call = 1;
    int bonus_threshold = 52;
    friend constexpr bool operator==(options const&, options const&) = default;
};
inline constexpr std::tuple option_list{option{"players", &options::players, seats.least, seats.most},
                                        option{"first", &options::first},
                                        option{"caller", &options::caller},
                                        option{"min_series_cards_to_call", &options::min_series_cards_to_call, 1, colours},
                                        option{"four_counts_as_two_pairs", &options::four_counts_as_two_pairs},
                                        option{"stock_exhausted", &options::stock_exhausted},
                                        option{"between_rounds", &options::between_rounds},
                                        option{"bonus_threshold", &options::bonus_threshold}};

/// What has to be done: choose how to go on, discard one of six cards, note a box once somebody has laid down.
enum class game_phase : std::uint8_t { over, choosing, discarding, noting };
constexpr std::array<std::string_view, 4> names(game_phase) { return {"over", "choosing", "discarding", "noting"}; }

using held_cards = hand<card, hand_size + 1>;

struct state {
    options chosen;
    seat turn = nobody;
    game_phase phase = game_phase::over;
    std::uint8_t round = 1;
    std::uint8_t to_note = 0; // while noting: how many seats have yet to do so
    per_seat<held_cards, seats.most> hands;
    per_seat<sheet, seats.most> sheets;
    piles<card, seats.most, deck.size() - 2 * hand_size> discards;
    card_list<card, seats.most * hand_size + 1> out; // in a view: hidden cards of used-up parts of the stock, the oldest first
    ludo::stock<card, deck.size(), 12> stock;
    rng luck; // for the shuffles to come
    friend constexpr bool operator==(state const&, state const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"turn", &state::turn},         member{"phase", &state::phase},  member{"round", &state::round},
                          member{"to_note", &state::to_note},   member{"hands", &state::hands},  member{"sheets", &state::sheets},
                          member{"discards", &state::discards}, member{"packet", &state::stock}, member{"out", &state::out},
                          member{"luck", &state::luck}};
    }
};

struct action : choice<action, step<verb<"draw">, verb<"take", player>, verb<"show", box>, verb<"score", box>, verb<"strike", box>>,
                       step<verb<"discard", card>>> {
    static constexpr action draw() { return make<"draw">(); }
    static constexpr action take(seat from) { return make<"take">(player(from.index())); }
    static constexpr action show(box held) { return make<"show">(held); }
    static constexpr action score(box held) { return make<"score">(held); }
    static constexpr action strike(box open) { return make<"strike">(open); }
    static constexpr action discard(card held) { return make<"discard">(held); }
};

/// What counts in a hand.
constexpr figures held(state const& s, seat by) { return {s.hands[by].kinds(), s.chosen.four_counts_as_two_pairs}; }

/// The player who begins a round sits to the left of the dealer, who changes with each round.
constexpr seat first_of_round(state const& s) { return seat((s.chosen.first.index() + s.round - 1) % s.chosen.players); }

static_assert(sizeof(state) <= 384);

} // namespace ludo::yamy_game
