// clang: temporary
#include <string_view>

#include <ludo/components/card.hpp>

int main() {
    std::string_view const letters = ludo::card<"123", "rg">(0, 0).text();
    return letters.empty();
}
