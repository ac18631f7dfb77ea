// Who is stronger? Players meet in the same deals, each in every seat. Prints what part of the games each wins, and its mean place,
// with intervals of 95 %; and for which pairs it is sure who is better.
//
//   arena GAME --seats ismcts:2000,flat:2000,random --deals 500 --seed 1 --threads 2       (arena --help says more)
//   mpirun -n 8 arena_mpi ...                                                             the same, on many machines
//
// The numbers are the same for any number of threads or processes: each deal has a seed of its own, and results are counted in the
// order of the deals.
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "arena/arguments.hpp"
#include "arena/contest.hpp"
#include "arena/progress.hpp"
#include "arena/ranks.hpp"
#include "arena/report.hpp"
#include "arena/results.hpp"
#include "arena/work.hpp"

namespace {

volatile std::sig_atomic_t told_to_end = 0;

void rest() { std::this_thread::sleep_for(std::chrono::milliseconds(1)); }

/// Says what is wrong, in a line.
int refuse(std::string const& why) {
    std::fprintf(stderr, "arena: %s\n", why.c_str());
    return 2;
}

void print(arena::task const& asked, arena::work const& work, std::int64_t games) {
    std::string const text =
        asked.json ? arena::json_report(asked, work.counted(), work.over()) : arena::report(asked, work.counted(), games);
    std::fputs(text.c_str(), stdout);
}

/// Plays until everything is counted. If somebody ends the run before, or a rank of it dies, whereupon mpirun ends the others, it
/// says so, prints what was counted so far, and ends the process.
void run(arena::task const& asked, arena::prepared const& contest, arena::ranks& ranks, arena::work& work) {
    std::vector<std::thread> threads;
    for (std::uint64_t i = 0; i < asked.threads; ++i)
        threads.emplace_back([&] {
            while (auto const deal = work.take())
                work.bring(*deal, contest.play(*deal));
        });
    arena::progress progress(asked.quiet);
    while (!work.over() || ranks.followed()) {
        bool const heard = ranks.serve([&] { return work.take(); },
                                       [&](std::uint64_t deal, arena::outcome const& came) { work.bring(deal, came); });
        if (!heard || told_to_end || !work.written()) {
            progress.end();
            std::fprintf(stderr, "arena: %s; this was counted so far, %lld of %llu deals\n",
                         work.written() ? "the run was ended before its time: a process died, or somebody stopped it"
                                        : "the results cannot be written to the file",
                         static_cast<long long>(work.counted().deals()), static_cast<unsigned long long>(work.deals()));
            print(asked, work, contest.games);
            std::fflush(stdout);
            std::_Exit(3); // threads are still playing
        }
        progress.tell(work.counted().deals(), work.deals());
        rest();
    }
    progress.end();
    for (std::thread& each : threads)
        each.join();
}

int lead(arena::task const& asked, arena::prepared const& contest, arena::ranks& ranks) {
    arena::outcomes known;
    arena::results_file file;
    if (!asked.file.empty()) {
        auto read = arena::read_results(asked.file, asked.wanted, contest.games);
        if (!read)
            return refuse(read.error());
        known = *std::move(read);
        file = arena::results_file(asked.file, asked.wanted, known);
        if (!file.good())
            return refuse("cannot write to " + asked.file);
    }
    std::signal(SIGTERM, [](int) { told_to_end = 1; });
    std::signal(SIGINT, [](int) { told_to_end = 1; });
    arena::work work(arena::tally(asked.wanted.players, contest.games), asked.deals, asked.until_sure, std::move(known),
                     std::move(file));
    run(asked, contest, ranks, work);
    print(asked, work, contest.games);
    if (std::fflush(stdout) != 0 || std::ferror(stdout))
        return refuse("cannot write what was found");
    return 0;
}

} // namespace

int main(int count, char** arguments) {
    arena::ranks ranks(count, arguments);
    auto const asked = arena::read_task(arena::words_of(count, arguments));
    if (asked && asked->help) {
        if (ranks.leads())
            std::printf("%s%s\n", arena::usage, arena::all_names().c_str());
        return 0;
    }
    auto const contest = asked ? arena::prepare(asked->wanted) : ludo::unexpected(asked.error());
    if (!contest)
        return ranks.leads() ? refuse(contest.error()) : 2;
    if (!ranks.leads()) {
        ranks.follow(*contest, rest);
        return 0;
    }
    int const ended = lead(*asked, *contest, ranks);
    while (ranks.followed() && ranks.serve([] { return std::nullopt; }, [](auto, auto const&) {})) // it did not come to playing
        rest();
    return ended;
}
