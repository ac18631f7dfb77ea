// expect: view.state() = table.state()
#include <ludo/games/calcory.hpp>
#include <ludo/play/table.hpp>

// A view keeps what the seat knows: its state cannot be exchanged for the truth.
int main() {
    ludo::table<ludo::calcory> table({}, 1);
    auto view = table.view(ludo::seat(0));
    view.state() = table.state();
}
