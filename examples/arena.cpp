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
#include <exception>
#include <functional>
#include <mutex>
#include <new>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "arena/arguments.hpp"
#include "arena/lists.hpp"
#include "arena/possible.hpp"
#include "arena/progress.hpp"
#include "arena/ranks.hpp"
#include "arena/report.hpp"
#include "arena/results.hpp"
#include "arena/work.hpp"

namespace {

constexpr int well = 0, refused = 2, cut_short = 3; // how it ends, as --help says
constexpr char const* no_memory = "arena: memory ran out; it takes less with fewer threads or playouts\n";

volatile std::sig_atomic_t told_to_end = 0;

void rest() { std::this_thread::sleep_for(std::chrono::milliseconds(1)); }

/// Says what is wrong, in a line.
int refuse(std::string const& why) {
    std::fprintf(stderr, "arena: %s\n", why.c_str());
    return refused;
}

/// Prints all of a text, or says that this is not possible.
int say(std::string const& text) {
    if (std::fputs(text.c_str(), stdout) >= 0 && std::fflush(stdout) == 0)
        return well;
    std::fprintf(stderr, "arena: cannot write what was found\n");
    return cut_short;
}

std::string found(arena::task const& asked, arena::work const& work, std::int64_t games) {
    return asked.json ? arena::json_report(asked, work.counted(), work.over()) : arena::report(asked, work.counted(), games);
}

std::string reason(arena::task const& asked, arena::early why) {
    switch (why) {
    case arena::early::unwritten: return "the results cannot be written to " + arena::shown(asked.file);
    case arena::early::no_memory: return "memory ran out; it takes less with fewer threads or playouts";
    case arena::early::nonsense: return "another process brought what cannot come of a deal";
    case arena::early::stopped:
    case arena::early::no: break;
    default: break;
    }
    return "the run was ended before its time: a process died, or somebody stopped it";
}

/// Ends the process, and with it whoever is still playing: says why, and prints what was counted so far.
[[noreturn]] void give_up(arena::task const& asked, arena::prepared const& contest, arena::work const& work) {
    try {
        std::fprintf(stderr, "arena: %s; this was counted so far, %lld of %llu deals\n", reason(asked, work.stopped()).c_str(),
                     static_cast<long long>(work.counted().deals()), static_cast<unsigned long long>(work.deals()));
        say(found(asked, work, contest.games));
    } catch (std::bad_alloc const&) {
        std::fputs(no_memory, stderr);
    }
    std::_Exit(cut_short);
}

/// What memory runs out for, ends the run.
void while_there_is_memory(arena::work& work, std::function<void()> const& act) {
    try {
        act();
    } catch (std::bad_alloc const&) {
        work.stop(arena::early::no_memory);
    }
}

/// Hands out deals to the other processes, until everything is counted or the run is stopped.
void attend(arena::task const& asked, arena::prepared const& contest, arena::ranks& ranks, arena::work& work) {
    arena::progress progress(asked.quiet);
    auto const bring = [&](std::uint64_t deal, arena::outcome const& came) {
        if (arena::impossible(came, contest.games, asked.wanted.players.size(), contest.together).empty())
            work.bring(deal, came);
        else
            work.stop(arena::early::nonsense);
    };
    while (work.stopped() == arena::early::no && (!work.over() || ranks.followed())) {
        if (!ranks.serve([&] { return work.take(); }, bring) || told_to_end)
            work.stop(arena::early::stopped);
        progress.tell(work.counted().deals(), work.deals());
        rest();
    }
    progress.end();
}

/// Plays until everything is counted. If that does not come to pass, it says so and ends the process. An error, if there are not so
/// many threads to be had.
ludo::expected<bool, std::string> run(arena::task const& asked, arena::prepared const& contest, arena::ranks& ranks,
                                      arena::work& work) {
    auto const play = [&] {
        while (auto const deal = work.take())
            work.bring(*deal, contest.play(*deal));
    };
    std::mutex gate;
    std::unique_lock closed(gate); // nobody plays before all are there
    std::vector<std::thread> threads;
    try {
        while (threads.size() < asked.threads)
            threads.emplace_back([&] {
                std::unique_lock(gate).unlock();
                while_there_is_memory(work, play);
            });
    } catch (std::exception const&) { // no thread, or no memory for one
        work.stop(arena::early::stopped);
    }
    bool const all = threads.size() == asked.threads;
    closed.unlock();
    if (all) {
        while_there_is_memory(work, [&] { attend(asked, contest, ranks, work); });
        if (work.stopped() != arena::early::no)
            give_up(asked, contest, work);
    }
    for (std::thread& each : threads)
        each.join();
    if (!all)
        return ludo::unexpected("--threads " + std::to_string(asked.threads) + ": only " + std::to_string(threads.size()) +
                                " can be had here");
    return true;
}

int lead(arena::task const& asked, arena::prepared const& contest, arena::ranks& ranks) {
    arena::outcomes known;
    arena::results_file file;
    if (!asked.file.empty()) {
        auto read = arena::read_results(asked.file, asked.wanted, contest);
        if (!read)
            return refuse(read.error());
        auto opened = arena::results_file::open(asked.file, arena::described(asked.wanted, contest.together), read->bytes);
        if (!opened)
            return refuse(opened.error());
        known = std::move(read->known);
        file = std::move(*opened);
    }
    std::signal(SIGTERM, [](int) { told_to_end = 1; });
    std::signal(SIGINT, [](int) { told_to_end = 1; });
    arena::work work(arena::tally(asked.wanted.players, contest.games, contest.together), asked.deals, asked.until_sure,
                     std::move(known), std::move(file));
    if (auto const ended = run(asked, contest, ranks, work); !ended)
        return refuse(ended.error());
    return say(found(asked, work, contest.games));
}

int begin(int count, char** arguments, arena::ranks& ranks) {
    auto const asked = arena::read_task(arena::words_of(count, arguments));
    bool const help = asked && asked->help;
    auto contest = !asked ? ludo::unexpected(asked.error()) : help ? arena::prepared() : arena::prepare(asked->wanted);
    if (contest && contest->together && asked->until_sure)
        contest = ludo::unexpected("--sure: in " + asked->wanted.game + " all play together, so nobody can be better than another");
    bool const alike = ranks.agree(contest ? help ? "help" : arena::described(asked->wanted) : "");
    if (!contest)
        return ranks.leads() || !alike ? refuse(contest.error()) : refused;
    if (!alike)
        return ranks.leads() ? refuse("the processes of this run were not asked for the same") : refused;
    if (help)
        return ranks.leads() ? say(arena::usage + arena::all_names() + '\n') : well;
    if (!ranks.leads())
        return ranks.follow(*contest, rest) ? well : cut_short;
    int const ended = lead(*asked, *contest, ranks);
    while (ranks.followed() && ranks.serve([] { return std::nullopt; }, [](auto, auto const&) {})) // it did not come to playing
        rest();
    return ended;
}

} // namespace

int main(int count, char** arguments) {
    arena::ranks ranks(count, arguments);
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a file that must not be as large is like a full disk: writing fails
#endif
    try {
        return begin(count, arguments, ranks);
    } catch (std::bad_alloc const&) {
        std::fputs(no_memory, stderr);
        ranks.abandon(cut_short);
    }
}
