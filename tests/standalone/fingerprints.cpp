// The fingerprints of all games against those in support/fingerprints.hpp; with any argument they are only printed.
#include <cstdio>
#include <iterator>

#include <ludo/games.hpp>

#include "support/fingerprints.hpp"

int main(int count, char**) {
    int wrong = static_cast<int>(std::size(expected_fingerprints)); // until each is found
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
        std::uint64_t const found = found_fingerprint<G>();
        bool const same = is_expected<G>(found);
        wrong -= same;
        std::printf("%-20s 0x%016llx %s\n", G::name.data(), static_cast<unsigned long long>(found),
                    same ? "as expected" : "another");
    });
    return count > 1 ? 0 : wrong;
}
