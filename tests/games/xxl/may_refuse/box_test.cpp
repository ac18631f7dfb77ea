#include <ludo/games/xxl/may_refuse/box.hpp>

#include "support/catch.hpp"
#include "support/may_refuse.hpp"

using namespace ludo;
using namespace may_refuse_tables;

TEST_CASE("may_refuse: the seats, the options and their names") {
    CHECK(wrong_with<G>({.players = 6}) == nullptr);
    CHECK(wrong_with<G>({.players = 1}) != nullptr);
    CHECK(wrong_with<G>({.first = seat(2)}) != nullptr);
    G::options chosen;
    CHECK(set_option<G>(chosen, "refuse_rule", "fewer_than_all") == "");
    CHECK(set_option<G>(chosen, "count_both_parts", "true") == "");
    CHECK(chosen.refuse_rule == G::refuse_rule::fewer_than_all);
    CHECK(set_option<G>(chosen, "refuse_rule", "never") == "refuse_rule takes fewer_than_any or fewer_than_all");
    CHECK(dealt<G>({.players = 2, .starter = xxl::starter::hand_total}, {"", "9y10r"}).turn == seat(1));
}
