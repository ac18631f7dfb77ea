// expect: has_name_and_seats
#include <ludo/play/table.hpp>

struct nothing {};

int main() { ludo::table<nothing> table({}, 1); }
