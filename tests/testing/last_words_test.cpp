#include <ludo/testing/last_words.hpp>

#include <csignal>
#include <cstdio>
#include <string>

#if __has_include(<unistd.h>) && !defined(_WIN32)
#include <unistd.h>
#endif

#include <ludo/io/text.hpp>

#include "support/catch.hpp"
#include "support/random_position.hpp"
#include "support/toy_game.hpp"

#if __has_include(<unistd.h>) && !defined(_WIN32)

using namespace ludo;

namespace {

volatile std::sig_atomic_t stopped = 0;
void stop(int) { stopped = stopped + 1; }

/// What is printed to the standard error while something is done that stops the program, were it not for a handler.
template <typename Do>
std::string printed(Do what) {
    std::fflush(stderr);
    std::FILE* const file = std::tmpfile();
    int const before = dup(STDERR_FILENO);
    dup2(fileno(file), STDERR_FILENO);
    auto const handled_before = std::signal(SIGABRT, stop);
    what();
    std::signal(SIGABRT, handled_before);
    std::fflush(stderr);
    dup2(before, STDERR_FILENO);
    close(before);
    std::string all;
    std::rewind(file);
    for (int letter = std::fgetc(file); letter != EOF; letter = std::fgetc(file))
        all += static_cast<char>(letter);
    std::fclose(file);
    return all;
}

} // namespace

TEST_CASE("when the program is stopped the record is told, and then what would have stopped it does") {
    auto const told = record_of(random_table<toy_game>({}, 42, 1));
    stopped = 0;
    std::string const said = printed([&] {
        testing::last_words<toy_game> const words(told);
        std::raise(SIGABRT);
    });
    CHECK(stopped == 1);
    CHECK(said.find(*to_text(told)) != std::string::npos);
}

TEST_CASE("a record is told while its words live: that of an inner one no longer, and at last none") {
    auto const outer = record_of(random_table<toy_game>({}, 1, 1)), inner = record_of(random_table<toy_game>({}, 2, 1));
    stopped = 0;
    std::string const said = printed([&] {
        testing::last_words<toy_game> const words(outer);
        { testing::last_words<toy_game> const more(inner); }
        std::raise(SIGABRT);
    });
    CHECK(said.find(*to_text(outer)) != std::string::npos);
    CHECK(said.find(*to_text(inner)) == std::string::npos);
    CHECK(printed([] { std::raise(SIGABRT); }).empty());
    CHECK(stopped == 2);
}

#endif
