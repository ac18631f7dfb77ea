#pragma once

#include <tuple>
#include <type_traits>
#include <vector>

#include <ludo/core/per_seat.hpp>
#include <ludo/games/xxl/may_refuse.hpp>
#include <ludo/turns/tricks.hpp>

#include "support/history/course.hpp"

/// Where tricks are taken no card comes to a hand: each hand was dealt what it has played and what the world gives it. Of
/// "Leave to refuse" the second part is another deal; nobody has to keep a card, so others may have kept none.
template <typename Rules>
class tricks_past {
    using G = ludo::tricks<Rules>;
    using state = typename G::state;
    using action = typename G::action;
    using card = typename G::card;
    using cards = typename G::cards;
    using seat = ludo::seat;
    static constexpr bool two_parts = std::is_same_v<G, ludo::xxl::may_refuse>;

public:
    static bool possible(course<G> const& game, seat viewer, state const& world) {
        int second = 0; // the number of the first action of the second part, or of what comes next
        while (second < game.length() && part(game.before(second)) == 1)
            ++second;
        bool const anew = part(game.now()) == 2;
        auto const first_hands = hands(game, 0, second, anew ? state() : world);
        auto const second_hands = hands(game, second, game.length(), world);

        std::vector<card> order;
        for (seat each : ludo::each_seat(world.chosen.players))
            for (card one : first_hands[each])
                order.push_back(one);
        cards rest = cards::all();
        for (card each : order)
            rest.erase(each);
        for (card each : rest)
            order.push_back(each);
        auto const pack = packet_of<G>(order);
        for (seat each : ludo::each_seat(world.chosen.players))
            if (!pack || first_hands[each].size() != game.at.front().hands.size(each) ||
                (anew && second_hands[each].size() != game.before(second).hands.size(each)))
                return false;

        auto const same = [&](state const& one, state const& other) {
            bool alike = one.turn == other.turn && one.phase == other.phase && one.trick == other.trick &&
                         one.asked == other.asked && one.won == other.won && one.hands.of(viewer) == other.hands.of(viewer);
            for (seat each : ludo::each_seat(one.chosen.players))
                alike = alike && one.hands.size(each) == other.hands.size(each);
            return alike;
        };
        ludo::rng luck(0);
        state s = G::lay_out(world.chosen, *pack, luck);
        for (int i = 0; i < game.length(); ++i) {
            action const a = done(game, i, viewer, world);
            if (!same(s, game.before(i)) || G::refusal(s, a) != nullptr)
                return false;
            G::play(s, a);
            if (anew && i + 1 == second && !deal(s, second_hands))
                return false;
        }
        return same(s, game.now()) && s.hands == world.hands && s.aside == world.aside && same_kept(s, world);
    }

private:
    static int part(state const& s) {
        if constexpr (two_parts)
            return s.own.part;
        else
            return 1;
    }

    /// What each seat has had between two actions: what it played, and what it has now.
    static ludo::per_seat<cards, 6> hands(course<G> const& game, int first, int last, state const& now) {
        ludo::per_seat<cards, 6> found;
        for (seat each : ludo::each_seat(game.now().chosen.players))
            found[each] = now.hands.of(each);
        for (int i = first; i < last; ++i)
            if (card const one = played(game.what(i)); one.known())
                found[game.before(i).turn].insert(one);
        return found;
    }
    static card played(action a) {
        if constexpr (two_parts)
            return a.template is<"lead">()   ? std::get<0>(a.template with<"lead">())
                 : a.template is<"follow">() ? a.template with<"follow">()
                                             : card();
        else
            return a.template is<"play">() ? a.template with<"play">() : card();
    }

    /// The action, but for what another seat keeps, which nobody sees.
    static action done(course<G> const& game, int number, seat viewer, [[maybe_unused]] state const& world) {
        action const a = game.what(number);
        if constexpr (two_parts) {
            seat const by = game.before(number).turn;
            if (a.template is<"keep">() && by != viewer)
                return action::keep(part(game.now()) == 1 ? world.own.keeps[by] : typename Rules::kept(typename Rules::none()));
        }
        return a;
    }
    static bool same_kept(state const& one, state const& other) {
        if constexpr (two_parts)
            return one.own.keeps == other.own.keeps;
        else
            return true;
    }

    /// The second part's cards are others than luck has dealt.
    static bool deal(state& s, ludo::per_seat<cards, 6> const& wanted) {
        s.hands = {};
        cards rest = cards::all();
        for (seat each : ludo::each_seat(s.chosen.players))
            for (card one : wanted[each]) {
                if (!rest.contains(one))
                    return false;
                rest.erase(one);
                s.hands.add(each, one);
            }
        s.aside = ludo::aside<card>(rest);
        return true;
    }
};
