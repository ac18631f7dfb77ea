// first error: a member of `state` has no text
#include <array>
#include <bitset>
#include <tuple>

#include <ludo/core/is_game.hpp>
#include <ludo/games/calcory.hpp>

struct in_bits : ludo::calcory {
    struct state : ludo::calcory::state {
        std::array<std::bitset<8>, 2> seen;
        friend bool operator==(state const&, state const&) = default;
        static constexpr auto members() { return std::tuple{ludo::member{"seen", &state::seen}}; }
    };
};

static_assert(ludo::is_game<in_bits>);

int main() {}
