#pragma once

#include <cstddef>
#include <cstdint>
#include <tuple>

#include <ludo/components/aside.hpp>
#include <ludo/components/hands.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seat_set.hpp>
#include <ludo/turns/betting/contract.hpp>
#include <ludo/turns/betting/memory.hpp>

namespace ludo {

/// What a seat can do.
struct betting_action : choice<betting_action, step<verb<"check">, verb<"bet">, verb<"fold">, verb<"call">, verb<"raise">>> {
    static constexpr betting_action(check)() { return make<"check">(); }
    static constexpr betting_action bet() { return make<"bet">(); }
    static constexpr betting_action fold() { return make<"fold">(); }
    static constexpr betting_action call() { return make<"call">(); }
    static constexpr betting_action raise() { return make<"raise">(); }
};

/// How large a game is, as its rules say.
template <betting_rules Rules>
struct betting_size {
    static constexpr int rounds = static_cast<int>(Rules::bets.size());
    static_assert(rounds > 0 && Rules::most_bets > 0 && Rules::hand_size > 0, "there is something to bet on");

    /// How many cards are turned up before a round, the first being 0; and how many in all.
    static constexpr int turned_before(int round) {
        std::size_t const at = static_cast<std::size_t>(round);
        return at < Rules::turned_up.size() ? Rules::turned_up[at] : 0;
    }
    static constexpr int board_size = [] {
        int sum = 0;
        for (int round = 0; round < rounds; ++round)
            sum += turned_before(round);
        return sum;
    }();
    static_assert(Rules::seats.most * Rules::hand_size + board_size <= Rules::card::count,
                  "the pack has too few cards for so many seats");
    static_assert(
        [] {
            long long stake = Rules::ante;
            for (int bet : Rules::bets)
                stake += static_cast<long long>(bet) * Rules::most_bets;
            return stake <= 65'535;
        }(),
        "a seat pays 65,535 at most");

    /// The most actions of a game. In each round all but one may check; all but one answer the bet and each raise but the last, and
    /// that is answered by all others.
    static constexpr int longest = rounds * ((Rules::seats.most - 1) * (Rules::most_bets + 1) + 1);
};

/// Everything there is to know about a game in progress.
template <betting_rules Rules>
struct betting_state {
    static constexpr int most = Rules::seats.most;
    using card = typename Rules::card;
    using size = betting_size<Rules>;

    typename Rules::options chosen;
    seat turn = nobody;
    std::uint8_t round = 0;   // from 0
    std::uint8_t bets = 0;    // in this round, with raises
    std::uint8_t to_act = 0;  // how many seats have yet to act in this round, if nobody raises
    std::uint16_t stake = 0;  // what everybody has to pay in order to stay
    std::uint8_t staying = 0; // how many have not folded
    seat_set<most> folded;
    per_seat<std::uint16_t, most> paid;
    ludo::hands<card, most> hands;
    index_set<card> board;                 // turned up
    reserve<card, size::board_size> stock; // to be turned up
    ludo::aside<card> aside;               // not used
    betting_memory<betting_action, size::longest> remembered;
    friend constexpr bool operator==(betting_state const&, betting_state const&) = default;

    static constexpr auto members() {
        return std::tuple{member{"turn", &betting_state::turn},
                          member{"round", &betting_state::round, 0, size::rounds - 1},
                          member{"bets", &betting_state::bets, 0, Rules::most_bets},
                          member{"to_act", &betting_state::to_act},
                          member{"stake", &betting_state::stake},
                          member{"staying", &betting_state::staying},
                          member{"folded", &betting_state::folded},
                          member{"paid", &betting_state::paid},
                          member{"hands", &betting_state::hands},
                          member{"board", &betting_state::board},
                          member{"stock", &betting_state::stock},
                          member{"aside", &betting_state::aside},
                          members_of{&betting_state::remembered}};
    }
};

} // namespace ludo
