// The same seeds give the same games on every machine: the numbers below were printed by this program (with any argument)
// when the rules or the luck were last changed on purpose, and every compiler, word size and byte order must print them.
#include <cstdio>

#include <ludo/games.hpp>
#include <ludo/testing/fingerprint.hpp>

namespace {

struct {
    std::string_view game;
    std::uint64_t fingerprint;
} const expected[] = {
    {"calcory", 0xb34c065784351177},
    {"yamy", 0xb040581f7ef6c682},
    {"bonbons", 0x18dea3b05d26454b},
};

} // namespace

int main(int count, char**) {
    int wrong = 0;
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
        std::uint64_t const found = ludo::testing::fingerprint<G>(200);
        bool same = false;
        for (auto const& [game, fingerprint] : expected)
            same = same || (game == G::name && fingerprint == found);
        wrong += !same;
        std::printf("%-20s 0x%016llx %s\n", G::name.data(), static_cast<unsigned long long>(found),
                    same ? "as expected" : "another");
    });
    return count > 1 ? 0 : wrong;
}
