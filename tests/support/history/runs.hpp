#pragma once

#include <cstddef>
#include <limits>
#include <vector>

#include <ludo/games/xxl/runs.hpp>

#include "support/history/arrivals.hpp"
#include "support/history/course.hpp"

/// Where runs are laid: a card that a hand gives away or still has was taken from the display, for all to see, or came with
/// the deal or from the stock before that. So a deal is found that leads to the world; then it is played.
class runs_past {
    using G = ludo::xxl::runs;
    using state = G::state;
    using card = G::card;
    using cards = G::cards;
    using seat = ludo::seat;

public:
    static bool possible(course<G> const& game, seat viewer, state const& world) {
        std::vector<card> order;
        std::vector<std::vector<card>> drawn(static_cast<std::size_t>(game.length())); // with each action
        for (int i = 0; i < game.length(); ++i)
            for (int number = 0; number < game.before(i).stock.size() - game.after(i).stock.size(); ++number)
                drawn[static_cast<std::size_t>(i)].push_back(game.before(i).stock.begin()[number]);
        for (seat owner : ludo::each_seat(world.chosen.players))
            if (owner == viewer)
                for (card each : game.at.front().hands.of(owner))
                    order.push_back(each);
            else if (!find(game, owner, world, order, drawn))
                return false;
        for (card each : game.at.front().display)
            order.push_back(each);
        for (auto const& some : drawn)
            order.insert(order.end(), some.begin(), some.end());
        order.insert(order.end(), world.stock.begin(), world.stock.end());
        auto const pack = packet_of<G>(order);
        if (!pack)
            return false;
        auto const same = [&](state const& one, state const& other) {
            bool alike = one.turn == other.turn && one.phase == other.phase && one.display == other.display &&
                         one.named == other.named && one.laid == other.laid && one.stock.size() == other.stock.size() &&
                         one.hands.of(viewer) == other.hands.of(viewer);
            for (seat each : ludo::each_seat(one.chosen.players))
                alike = alike && one.hands.size(each) == other.hands.size(each);
            return alike;
        };
        auto const end = game.again(G::lay_out(world.chosen, *pack), same);
        if (!end || !(end->stock == world.stock))
            return false;
        for (seat each : ludo::each_seat(world.chosen.players))
            if (!(end->hands.of(each) == world.hands.of(each)))
                return false;
        return true;
    }

private:
    static constexpr int never = std::numeric_limits<int>::max();

    static bool find(course<G> const& game, seat owner, state const& world, std::vector<card>& order,
                     std::vector<std::vector<card>>& drawn) {
        struct had {
            card one;
            int until; // the action with which it goes, before others come
        };
        struct place {
            int action;
            std::size_t number; // of those drawn then
        };
        std::vector<had> all;
        std::vector<place> places;
        cards taken; // from the display, and still there
        for (int i = 0; i < game.length(); ++i) {
            state const &before = game.before(i), &after = game.after(i);
            if (before.turn != owner)
                continue;
            cards gone = before.hands.of(owner) & (after.display | after.laid[owner]);
            cards const comes = game.what(i).is<"for">() ? before.display & after.hands.of(owner) : cards();
            for (card each : gone)
                if (taken.contains(each))
                    taken.erase(each);
                else
                    all.push_back({each, i});
            taken |= comes;
            int const more = after.hands.size(owner) - (before.hands.size(owner) - gone.size() + comes.size());
            for (int number = 0; number < more; ++number)
                places.push_back({i, static_cast<std::size_t>(number)}); // the hand is filled up before the display
        }
        for (card each : world.hands.of(owner) - taken)
            all.push_back({each, never});
        if (!(taken - world.hands.of(owner)).empty())
            return false;

        arrivals known;
        known.first = ludo::xxl::runs_game::hand_size;
        known.moments.resize(places.size());
        for (had const& each : all) {
            std::vector<bool> later;
            for (place const& one : places)
                later.push_back(one.action < each.until);
            known.add(each.one.total(), true, later);
        }
        auto const came = known.find(owner == game.at.front().turn);
        if (!came)
            return false;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (int const moment = (*came)[i]; moment == arrivals::dealt)
                order.push_back(all[i].one);
            else {
                auto const [action, number] = places[static_cast<std::size_t>(moment)];
                drawn[static_cast<std::size_t>(action)][number] = all[i].one;
            }
        return true;
    }
};
