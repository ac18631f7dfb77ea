#include <ludo/search/node.hpp>

#include <array>

#include "support/catch.hpp"

using namespace ludo;

TEST_CASE("nodes are taken until memory is full, and come empty") {
    std::array<search_node, 2> memory{};
    memory[1].visits = 7;
    node_store nodes(memory);
    CHECK(nodes.take() == 0);
    CHECK(nodes.take() == 1);
    CHECK(memory[1].visits == 0);
    CHECK_FALSE(nodes.full());
    CHECK(nodes.take() == search_node::none);
    CHECK(nodes.full());
    CHECK(nodes.used() == 2);
}

TEST_CASE("memory of no size is full at once") {
    node_store nodes({});
    CHECK(nodes.take() == search_node::none);
    CHECK(nodes.full());
    CHECK(nodes.used() == 0);
}

TEST_CASE("a node keeps the mean of what it was worth") {
    search_node one;
    one.add(10);
    one.add(21);
    CHECK(one.visits == 2);
    CHECK(one.value == 31);
    CHECK(one.mean == 15);
}
