#include <ludo/io/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>

#include "support/catch.hpp"
#include "support/hostile_json.hpp"

namespace {

/// The shortest of some times that it takes to read a text, in seconds.
double reading(std::string const& text) {
    double best = 1e9;
    for (int round = 0; round < 3; ++round) {
        auto const before = std::chrono::steady_clock::now();
        auto const read = ludo::parse_json(text);
        best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count());
    }
    return best;
}

} // namespace

TEST_CASE("eight times as much JSON takes about eight times as long to read") {
    for (auto const& [name, of] : hostile_jsons) {
        constexpr std::size_t size = 1 << 14;
        double once = 0, eight_times = 1;
        for (int tries = 0; tries < 6 && eight_times > 24 * once; ++tries) { // a busy machine takes longer now and then
            once = reading(of(size));
            eight_times = reading(of(8 * size));
        }
        CAPTURE(name, once, eight_times);
        CHECK(eight_times < 40 * once + 0.002); // with the square it would be 64 times; a little for the clock
    }
}
