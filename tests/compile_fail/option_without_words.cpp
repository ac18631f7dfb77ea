// expect: say in words what this option takes
#include <ludo/components/letter_pair.hpp>
#include <ludo/core/options.hpp>

struct options {
    ludo::letter_pair<"ABC"> pair;
};

int main() { return ludo::option{"pair", &options::pair}.least; }
