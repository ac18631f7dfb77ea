#pragma once

#include <cstddef>
#include <limits>
#include <tuple>
#include <vector>

#include <ludo/turns/shedding.hpp>

#include "support/history/arrivals.hpp"
#include "support/history/course.hpp"

/// Where cards are shed: each card of a hand came with the deal or when its seat drew, and stayed until it was played or is
/// still there. So a deal that leads to the world is found by saying for each of them when it came; then it is played.
template <typename Rules>
class shedding_history {
    using G = ludo::shedding<Rules>;
    using state = typename G::state;
    using card = typename G::card;
    using seat = ludo::seat;

public:
    using rules_of_game = Rules;

    /// Could it be that the seat saw all this, and the world is like that now?
    static bool possible(course<G> const& game, seat viewer, state const& world) {
        std::vector<card> order;
        std::vector<card> drawn(static_cast<std::size_t>(game.length())); // with each action
        for (seat owner : ludo::each_seat(world.chosen.players))
            if (!(owner == viewer ? own(game, owner, order, drawn) : find(game, owner, world, order, drawn)))
                return false;
        typename Rules::layout const& first = game.at.front().table;
        add_turned(first, order);
        for (card each : drawn)
            if (each.known())
                order.push_back(each);
        order.insert(order.end(), world.stock.begin(), world.stock.end());
        auto const pack = packet_of<G>(order);
        if (!pack)
            return false;
        auto const same = [&](state const& one, state const& other) {
            return one.turn == other.turn && one.phase == other.phase && one.table == other.table &&
                   one.stock.size() == other.stock.size() && one.hands.of(viewer) == other.hands.of(viewer) &&
                   (one.turn != viewer || one.drawn == other.drawn);
        };
        auto const end = game.again(G::lay_out(world.chosen, *pack), same);
        return end && end->hands == world.hands && end->drawn == world.drawn && end->stock == world.stock;
    }

private:
    /// Times: an action is at an even one, what it does at the odd one after that.
    static constexpr int at_the_deal = -1, never = std::numeric_limits<int>::max();
    static constexpr int begins(int number) { return 2 * number; }
    static constexpr int ends(int number) { return 2 * number + 1; }

    static void add_turned(auto const& table, std::vector<card>& order) {
        if constexpr (requires { table.of; })
            for (auto const& each : table.of)
                order.push_back(each.top);
        else if constexpr (requires { table.top; })
            order.push_back(table.top);
    }

    /// Does a card fit? The referee says so, for any way of playing it.
    static bool fits(state const& s, card one) {
        using playing = typename Rules::playing;
        for (int index = one.index(); index < playing::count; index += card::count)
            if (std::apply([&](auto... how) { return Rules::refusal(s.chosen, s.table, how...); }, playing::with(index)) == nullptr)
                return true;
        return false;
    }

    /// What the seat itself saw.
    static bool own(course<G> const& game, seat owner, std::vector<card>& order, std::vector<card>& drawn) {
        for (card each : game.at.front().hands.of(owner))
            order.push_back(each);
        for (int i = 0; i < game.length(); ++i)
            if (game.before(i).turn == owner && game.what(i).template is<"draw">())
                drawn[static_cast<std::size_t>(i)] = *game.before(i).stock.begin();
        return true;
    }

    /// Says when each card of another hand came.
    static bool find(course<G> const& game, seat owner, state const& world, std::vector<card>& order, std::vector<card>& drawn) {
        struct had {
            card one;
            int until;
        };
        std::vector<had> all;
        std::vector<int> draws, nothing_fitted; // with which actions; in which states
        for (int i = 0; i < game.length(); ++i) {
            state const &before = game.before(i), &after = game.after(i);
            if (before.turn == owner && game.what(i).template is<"play">())
                all.push_back({std::get<0>(game.what(i).template with_all<"play">()), ends(i)});
            if (before.turn == owner && game.what(i).template is<"draw">()) {
                draws.push_back(i);
                if (!before.chosen.voluntary_draw)
                    nothing_fitted.push_back(i);
            }
            if (after.phase != G::game_phase::drawn) // the turn was over: who was passed over?
                for (seat each = before.turn.next(before.chosen.players); each != after.turn && after.turn != ludo::nobody;
                     each = each.next(before.chosen.players))
                    if (each == owner)
                        nothing_fitted.push_back(i + 1);
        }
        for (card each : world.hands.of(owner))
            all.push_back({each, never});

        auto const could_come = [&](had const& each, int when) {
            if (when >= each.until)
                return false;
            for (int number : nothing_fitted)
                if (when < begins(number) && begins(number) < each.until && fits(game.before(number), each.one))
                    return false;
            return true;
        };
        auto const is_like_the_one_drawn = [&](had const& each, int number) {
            if (game.after(number).phase != G::game_phase::drawn)
                return !fits(game.before(number), each.one);
            if (!fits(game.before(number), each.one))
                return false;
            if (number + 1 == game.length())
                return each.one == world.drawn;
            bool const played = game.what(number + 1).template is<"play">();
            return played == (each.until == ends(number + 1));
        };
        arrivals known;
        known.first = game.at.front().hands.size(owner);
        known.moments = draws;
        for (had const& each : all) {
            std::vector<bool> later;
            for (int number : draws)
                later.push_back(could_come(each, ends(number)) && is_like_the_one_drawn(each, number));
            known.add(each.one.total(), could_come(each, at_the_deal), later);
        }
        auto const came = known.find(owner == game.at.front().turn); // who begins may have to have the highest hand
        if (!came)
            return false;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (int const moment = (*came)[i]; moment == arrivals::dealt)
                order.push_back(all[i].one);
            else
                drawn[static_cast<std::size_t>(draws[static_cast<std::size_t>(moment)])] = all[i].one;
        return true;
    }
};
