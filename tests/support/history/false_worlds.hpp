#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/games/bonbons.hpp>
#include <ludo/games/calcory.hpp>
#include <ludo/games/yamy.hpp>
#include <ludo/turns/shedding.hpp>

#include "support/history/course.hpp"

// Worlds that are imagined without any thought, and worlds made by hand, for a judge of worlds to find out.

/// The game that a seed deals, played on with these actions: texts with commas between.
template <ludo::game G>
course<G> played(typename G::options const& chosen, std::uint64_t seed, std::string_view actions) {
    ludo::rng luck(seed);
    course<G> game(G::deal(chosen, luck));
    while (!actions.empty()) {
        std::string_view const text = actions.substr(0, actions.find(','));
        actions.remove_prefix(std::min(text.size() + 1, actions.size()));
        game.play(ludo::action_of<G>(game.now(), text).value());
    }
    return game;
}

/// The cards that a seat does not see lie anywhere: whatever was told of them is forgotten.
template <ludo::game G>
typename G::state careless(typename G::state const& s, ludo::seat viewer, ludo::rng& luck) {
    typename G::state world = s;
    world.hands.hide_from(viewer);
    auto left = s.hands.all() - world.hands.all();
    if constexpr (requires { world.stock; })
        for (auto each : s.stock)
            left.insert(each);
    else
        left |= s.aside.known();
    for (ludo::seat each : ludo::each_seat(s.chosen.players))
        while (world.hands.hidden(each) > 0) {
            auto const one = left.pick(luck);
            left.erase(one);
            world.hands.imagine(each, one);
        }
    if constexpr (requires { world.stock; }) {
        world.stock.hide();
        world.stock.imagine(left, luck);
    } else {
        world.aside.hide();
        world.aside.imagine(left);
    }
    if constexpr (requires { world.drawn; })
        if (s.turn != viewer && s.drawn.known())
            world.drawn = world.hands.of(s.turn).pick(luck);
    return world;
}

/// Cards that were laid back unseen are any that are left.
template <>
inline ludo::calcory::state careless<ludo::calcory>(ludo::calcory::state const& s, ludo::seat, ludo::rng& luck) {
    ludo::calcory::state world = s;
    ludo::census<ludo::calcory::card> left;
    auto const hidden = s.table.down() - s.table.seen();
    for (auto at : hidden)
        left.add(s.table.at(at));
    for (auto at : hidden)
        world.table.imagine(at, left.draw(luck));
    return world;
}

/// Tiles that lie face down are any of those that do, even if all have seen them.
template <>
inline ludo::bonbons::state careless<ludo::bonbons>(ludo::bonbons::state const& s, ludo::seat, ludo::rng& luck) {
    ludo::bonbons::state world = s;
    ludo::census<ludo::bonbons::round> left;
    for (auto at : s.rounds.down())
        left.add(s.rounds.at(at));
    for (auto at : s.rounds.down())
        world.rounds.imagine(at, left.draw(luck));
    return world;
}

/// Cards that came unseen to hands are any that are unseen, of whichever part of the stock.
template <>
inline ludo::yamy::state careless<ludo::yamy>(ludo::yamy::state const& s, ludo::seat viewer, ludo::rng& luck) {
    using G = ludo::yamy;
    G::state const seen = G::view(s, viewer);
    G::state world = seen;
    ludo::census<G::card> left = ludo::yamy_game::unseen(seen);
    for (ludo::seat owner : ludo::each_seat(s.chosen.players))
        seen.hands[owner].each([&](G::card one, int age) {
            if (one.known())
                return;
            world.hands[owner].remove(one);
            world.hands[owner].add(left.draw(luck), age);
        });
    std::vector<G::card> rest;
    left.each([&](G::card one) { rest.push_back(one); });
    luck.shuffle(rest);
    world.stock.imagine(rest);
    world.out = {};
    return world;
}

/// A card of a hand and one of the stock change places.
template <typename Rules>
typename ludo::shedding<Rules>::state changed(typename ludo::shedding<Rules>::state world, ludo::seat owner,
                                              typename Rules::card mine, typename Rules::card other) {
    auto const before = world.stock;
    world.hands.remove(owner, mine);
    world.hands.add(owner, other);
    world.stock = {};
    for (auto each : before)
        world.stock.lay(each == other ? mine : each);
    return world;
}

/// Two different cards in hands that this seat does not know change places: of one part of the stock, or of two; or nothing,
/// if there are none.
inline std::optional<ludo::yamy::state> exchanged(ludo::yamy::state const& s, ludo::seat viewer, bool same_part, ludo::rng& luck) {
    using G = ludo::yamy;
    struct place {
        ludo::seat owner;
        int age;
        G::card one;
    };
    std::vector<place> hidden;
    if (s.phase != G::game_phase::noting && s.phase != G::game_phase::over)
        for (ludo::seat owner : ludo::each_seat(s.chosen.players))
            if (owner != viewer)
                s.hands[owner].each_from(ludo::yamy_game::held_cards::youngest, [&](G::card one, int age) {
                    hidden.push_back({owner, age, one});
                });
    luck.shuffle(hidden);
    for (place& one : hidden)
        for (place& other : hidden)
            if (!(one.one == other.one) && (one.age == other.age) == same_part) {
                std::swap(one.one, other.one);
                G::state world = s;
                for (ludo::seat owner : ludo::each_seat(s.chosen.players))
                    if (owner != viewer) {
                        world.hands[owner] = {};
                        s.hands[owner].each([&](G::card each, int age) {
                            if (age == ludo::yamy_game::held_cards::open)
                                world.hands[owner].add(each, age);
                        });
                    }
                for (place const& each : hidden)
                    world.hands[each.owner].add(each.one, each.age);
                return world;
            }
    return {};
}
