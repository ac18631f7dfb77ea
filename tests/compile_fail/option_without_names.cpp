// expect: an enumeration with `names`
#include <ludo/core/options.hpp>

enum class colour { red, green };
struct options {
    colour trump;
};

int main() { return ludo::option{"trump", &options::trump}.least; }
