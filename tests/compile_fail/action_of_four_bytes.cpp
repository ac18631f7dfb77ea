// first error: `action` must take one or two bytes
#include <optional>
#include <string_view>

#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

struct weighty : ludo::calcory {
    struct action : ludo::calcory::action {
        int more = 0;
        static constexpr action from_index(int) { return {}; }
        static constexpr std::optional<action> parse(std::string_view) { return {}; }
        friend constexpr bool operator==(action, action) = default;
    };
};

int main() {
    ludo::table<weighty> table({}, 1);
    ludo::rng luck(7);
    while (!table.over())
        if (!table.play(table.actions().pick(luck)))
            return 1;
    return table.places()[ludo::seat(0)] + table.view(ludo::seat(0)).turn().index();
}
