#pragma once

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "contest.hpp"

#ifdef ARENA_WITH_MPI
#define OMPI_SKIP_MPICXX 1 // of Open MPI, only what is C
#include <mpi.h>
#endif

namespace arena {

#ifdef ARENA_WITH_MPI

/// The processes of a run under MPI: the first one leads, and hands out deals; the others play them. Where nobody answers any more, a
/// call says so.
class ranks {
public:
    ranks(int& count, char**& arguments) {
        int given = 0;
        MPI_Init_thread(&count, &arguments, MPI_THREAD_FUNNELED, &given);
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
        MPI_Comm_size(MPI_COMM_WORLD, &size_);
        followers_ = size_ - 1;
    }
    ~ranks() { MPI_Finalize(); }
    ranks(ranks const&) = delete;
    ranks& operator=(ranks const&) = delete;

    [[nodiscard]] bool leads() const { return rank_ == 0; }
    [[nodiscard]] int size() const { return size_; }
    /// Was every process asked for the same?
    [[nodiscard]] bool agree(std::string const& asked) const {
        auto const mine = static_cast<std::int64_t>(std::hash<std::string>{}(asked) >> 1);
        std::int64_t const both[] = {mine, -mine};
        std::int64_t least[2] = {};
        return MPI_Allreduce(both, least, 2, MPI_INT64_T, MPI_MIN, MPI_COMM_WORLD) == MPI_SUCCESS && least[0] == -least[1];
    }
    /// Ends all processes, this one with that code.
    [[noreturn]] static void abandon(int code) {
        MPI_Abort(MPI_COMM_WORLD, code);
        std::_Exit(code);
    }
    /// Are there others that wait for deals, or play them?
    [[nodiscard]] bool followed() const { return leads() && followers_ > 0; }

    /// Takes what others have brought, and gives each of them another deal to play, or tells it that there are no more. False if a
    /// rank is lost.
    template <typename Take, typename Bring>
    bool serve(Take take, Bring bring) {
        for (int waiting = 1; followed();) {
            MPI_Status from;
            if (MPI_Iprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &waiting, &from) != MPI_SUCCESS)
                return false;
            if (!waiting)
                break;
            int size = 0;
            MPI_Get_count(&from, MPI_INT64_T, &size);
            std::vector<std::int64_t> said(static_cast<std::size_t>(size));
            if (MPI_Recv(said.data(), size, MPI_INT64_T, from.MPI_SOURCE, 0, MPI_COMM_WORLD, &from) != MPI_SUCCESS)
                return false;
            if (said.size() > 2) {
                outcome came{{}, said[1], said[2]};
                for (std::size_t at = 3; at + 1 < said.size(); at += 2)
                    came.of.push_back({said[at], said[at + 1]});
                bring(static_cast<std::uint64_t>(said[0]), came);
            }
            std::optional<std::uint64_t> const next = take();
            std::int64_t const deal = next ? static_cast<std::int64_t>(*next) : none;
            followers_ -= !next;
            if (MPI_Send(&deal, 1, MPI_INT64_T, from.MPI_SOURCE, 0, MPI_COMM_WORLD) != MPI_SUCCESS)
                return false;
        }
        return true;
    }

    /// What the others do: they play what they are told to, until there is no more. `rest` passes some time. False if the one that
    /// leads is lost.
    template <typename Rest>
    bool follow(prepared const& contest, Rest rest) const {
        std::vector<std::int64_t> said(1); // it has nothing to tell yet
        for (std::int64_t deal = 0;;) {
            if (MPI_Send(said.data(), static_cast<int>(said.size()), MPI_INT64_T, 0, 0, MPI_COMM_WORLD) != MPI_SUCCESS)
                return false;
            for (int answered = 0; !answered; rest())
                if (MPI_Iprobe(0, 0, MPI_COMM_WORLD, &answered, MPI_STATUS_IGNORE) != MPI_SUCCESS)
                    return false;
            if (MPI_Recv(&deal, 1, MPI_INT64_T, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE) != MPI_SUCCESS)
                return false;
            if (deal == none)
                return true;
            outcome const came = contest.play(static_cast<std::uint64_t>(deal));
            said = {deal, came.broken_off, came.points};
            for (standing const& each : came.of)
                said.insert(said.end(), {each.wins, each.places});
        }
    }

private:
    static constexpr std::int64_t none = -1;
    int rank_ = 0, size_ = 1, followers_ = 0;
};

#else

/// Without MPI there is one process, which leads and is not followed.
class ranks {
public:
    ranks(int&, char**&) {}
    [[nodiscard]] static bool leads() { return true; }
    [[nodiscard]] static int size() { return 1; }
    [[nodiscard]] static bool followed() { return false; }
    static bool serve(auto, auto) { return true; }
    static bool follow(prepared const&, auto) { return true; }
    [[nodiscard]] static bool agree(std::string const&) { return true; }
    [[noreturn]] static void abandon(int code) { std::_Exit(code); }
};

#endif

} // namespace arena
