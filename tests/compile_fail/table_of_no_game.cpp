// first error: a game needs `name`
#include <ludo/play/table.hpp>

struct nothing {};

int main() {
    ludo::table<nothing> table({}, 1);
    return table.players();
}
