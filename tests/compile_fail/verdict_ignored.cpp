// expect: nodiscard
#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

int main() {
    ludo::table<ludo::calcory> table({}, 1);
    table.play(ludo::calcory::action::stop());
}
