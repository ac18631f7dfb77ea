// What every platform must show, in one program: all games of the library give the fingerprints that are checked in and keep
// the promises of the conformance suite, searches think the same thoughts, and two threads play at tables of their own as one
// would. The first line says where this is, the last one how many games were compared.
//
//   standalone_portable [GAMES]      (of each game, for the conformance suite; which WITHOUT_THE_SUITE leaves out)
#include <bit>
#include <cstdio>
#include <iterator>

#include <ludo/games.hpp>
#include <ludo/play/table.hpp>
#if !defined(WITHOUT_THE_SUITE)
#include <ludo/testing/conformance.hpp>
#endif
#include <ludo/testing/random_options.hpp>

#include "support/command_line.hpp"
#include "support/fingerprints.hpp"
#include "support/thoughts_fingerprints.hpp"

#if !defined(__EMSCRIPTEN__) || defined(__EMSCRIPTEN_PTHREADS__)
#include <thread>
#define HAS_THREADS
#endif

namespace {

void say_where() {
#if defined(__EMSCRIPTEN__)
    std::printf("emscripten %d.%d.%d, ", __EMSCRIPTEN_major__, __EMSCRIPTEN_minor__, __EMSCRIPTEN_tiny__);
#endif
#if defined(__clang__)
    std::printf("clang %d.%d.%d, ", __clang_major__, __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
    std::printf("g++ %d.%d.%d, ", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#else
    std::printf("another compiler, ");
#endif
#if defined(_LIBCPP_VERSION)
    std::printf("libc++ %d, ", _LIBCPP_VERSION / (_LIBCPP_VERSION < 100000 ? 1000 : 10000));
#endif
#if defined(_WIN32)
    std::printf("Windows, ");
#endif
#if defined(__x86_64__)
    std::printf("x86-64, ");
#elif defined(__i386__)
    std::printf("i686, ");
#elif defined(__aarch64__)
    std::printf("arm64, ");
#elif defined(__riscv) && __riscv_xlen == 64
    std::printf("riscv64, ");
#elif defined(__s390x__)
    std::printf("s390x, ");
#elif defined(__wasm__)
    std::printf("WebAssembly, ");
#endif
    std::printf("C++%d, %d bits, %s-endian", __cplusplus > 202002 ? 23 : 20, static_cast<int>(sizeof(void*) * 8),
                std::endian::native == std::endian::big ? "big" : "little");
#if !defined(__cpp_exceptions)
    std::printf(", no exceptions");
#endif
    std::printf("\n");
}

/// Plays at a table of each game, looking through the eyes of whoever has the turn; what became of it, in a number.
std::uint64_t evening(std::uint64_t seed) {
    ludo::digest sum;
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
        ludo::rng luck(seed);
        ludo::table<G, 1024> table(ludo::testing::random_options<G>(luck), seed);
        for (int played = 0; played < 500 && !table.over(); ++played) {
            auto const seen = table.view(table.turn());
            sum.add(static_cast<int>(table.play(seen.actions().pick(luck)).broken() == nullptr));
            sum.add(ludo::digest_of<G>(table.state()));
            if (luck.below(8) == 0)
                sum.add(static_cast<int>(table.undo()));
        }
    });
    return sum.value();
}

/// Two evenings at the same time are what they are one after the other.
bool threads_agree() {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
#if defined(HAS_THREADS)
    std::thread other([&] { first = evening(1); });
    second = evening(2);
    other.join();
#else
    first = evening(1);
    second = evening(2);
    std::printf("(There are no threads here.) ");
#endif
    bool const same = first == evening(1) && second == evening(2) && first != second;
    std::printf("two threads: %s\n", same ? "each plays as it would alone" : "THEY PLAY OTHERWISE");
    return same;
}

/// Searches in some games find the same, node by node.
bool thoughts_agree() {
    int same = 0;
    for (auto const& [game, expected] : expected_thoughts)
        same += found_thoughts(game) == expected;
    int const all = static_cast<int>(std::size(expected_thoughts));
    std::printf("%d of %d games: searches find the same\n", same, all);
    return same == all;
}

/// Some games of it keep what is promised.
template <typename G>
bool keeps_promises([[maybe_unused]] int games) {
#if defined(WITHOUT_THE_SUITE)
    std::printf("without the suite\n");
    return true;
#else
    ludo::testing::extras<G> more;
    more.cut_off = true;
    ludo::testing::report const found = ludo::testing::conformance<G>(more, 2000).run(games);
    std::printf("%llu games, %llu positions: %s\n%s", static_cast<unsigned long long>(found.games),
                static_cast<unsigned long long>(found.positions), found ? "good" : found.wrong.c_str(), found.record.c_str());
    return bool(found);
#endif
}

} // namespace

int main(int count, char** arguments) {
    command_line asked(count, arguments);
    int const games = asked.amount("GAMES", 3, 0);
    asked.end();
    int agreed = 0;
    int all = 0;
    say_where();
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
        std::uint64_t const fingerprint = found_fingerprint<G>();
        bool const same = is_expected<G>(fingerprint);
        std::printf("%-20s 0x%016llx %s; ", G::name.data(), static_cast<unsigned long long>(fingerprint),
                    same ? "as expected" : "ANOTHER");
        std::fflush(stdout);
        agreed += keeps_promises<G>(games) && same;
        ++all;
    });
    bool const thoughts = thoughts_agree(), threads = threads_agree();
    int const expected = static_cast<int>(std::size(expected_fingerprints)); // no game is left out
    std::printf("%d of %d games agree\n", agreed, expected);
    return agreed == expected && all == expected && thoughts && threads ? 0 : 1;
}
