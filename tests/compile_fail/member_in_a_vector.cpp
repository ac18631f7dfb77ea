// first error: `state` must be copied as bytes
#include <tuple>
#include <vector>

#include <ludo/core/members.hpp>

// The line of the member is named, before what the rest of a game makes of such a state.
struct state {
    std::vector<int> drawn;
    static constexpr auto members() { return std::tuple{ludo::member{"drawn", &state::drawn}}; }
};

int main() {}
