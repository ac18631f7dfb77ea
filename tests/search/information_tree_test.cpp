#include <ludo/search/information_tree.hpp>

#include <array>

#include <ludo/search/rollout.hpp>

#include "support/catch.hpp"
#include "support/three_cups.hpp"
#include "support/toy_game.hpp"

using namespace ludo;

namespace {
constexpr auto nothing = [](auto const&, search_node&) {};
constexpr auto everybody = [](seat) { return true; };

/// Grows a tree by so many playouts.
template <game G>
void grow(information_tree<G>& tree, typename G::state const& from, seat searcher, int times, rng& luck) {
    random_rollout any;
    for (int i = 0; i < times; ++i) {
        auto const seen = G::view(from, searcher);
        auto const imagine = [&](std::uint32_t) { return G::determinize(seen, luck); };
        auto world = tree.descend(seen, luck, luck, any, imagine, nothing);
        roll_out<G>(world, luck, any, 100);
        tree.credit(by_places().operator()<G>(world), everybody);
    }
}
} // namespace

TEST_CASE("each walk adds one action, and every action is tried before one is tried again") {
    std::array<search_node, 100> memory{};
    rng luck(1);
    auto const s = three_cups::deal({}, luck);
    information_tree<three_cups> tree(memory, seat(0), 180);
    grow(tree, s, seat(0), 3, luck);
    thoughts<three_cups> found;
    tree.report(found);
    CHECK(found.nodes == 3);
    CHECK(found.ranked().size() == 3);
    for (auto const& each : found.ranked())
        CHECK(each.visits == 1);
}

TEST_CASE("an action leads to as many positions as the searcher can tell apart") {
    // guess, look, draw; below the guess 3 actions; below the look 3 positions (2 nodes more) with 3 actions each
    auto const nodes = [](seat searcher) {
        std::array<search_node, 100> memory{};
        rng luck(1);
        auto const s = three_cups::deal({}, luck);
        information_tree<three_cups> tree(memory, searcher, 180);
        grow(tree, s, searcher, 2000, luck);
        thoughts<three_cups> found;
        tree.report(found);
        return found.nodes;
    };
    CHECK(nodes(seat(0)) == 3 + 3 + 2 + 9);
    CHECK(nodes(seat(1)) == 3 + 3 + 3); // who looks on sees nothing
}

TEST_CASE("what others do in secret leads to the same positions whatever it was") {
    // The second seat is the searcher: of the first seat's discard it does not learn which card it was.
    std::array<search_node, 2000> memory{};
    rng luck(3);
    auto const s = toy_game::deal({}, luck);
    information_tree<toy_game> tree(memory, seat(1), 180);
    grow(tree, s, seat(1), 3000, luck);
    int unseen = 0, with_positions = 0;
    for (search_node const& each : memory)
        if (each.unseen) {
            ++unseen;
            with_positions += each.shown > 0;
        }
    // one of the three cards that the searcher does not hold; they share the positions of the first of them
    CHECK(unseen == 3);
    CHECK(with_positions == 1);
}

TEST_CASE("without memory the tree does not grow, and walks still end") {
    rng luck(1);
    auto const s = three_cups::deal({}, luck);
    information_tree<three_cups> tree({}, seat(0), 180);
    grow(tree, s, seat(0), 10, luck);
    thoughts<three_cups> found;
    tree.report(found);
    CHECK(found.ranked().empty());
    CHECK(found.memory_full);
}

TEST_CASE("an action that was tried, and of which it is not known what came of it, is not ranked") {
    std::array<search_node, 10> memory{};
    rng luck(1);
    auto const s = three_cups::deal({}, luck);
    information_tree<three_cups> tree(memory, seat(0), 180);
    random_rollout any;
    static_cast<void>(tree.descend(
        s, luck, luck, any, [&](std::uint32_t) { return s; }, nothing));
    thoughts<three_cups> found;
    tree.report(found);
    CHECK(found.nodes == 1);
    CHECK(found.ranked().empty());
}
