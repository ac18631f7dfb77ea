#pragma once

#include <chrono>
#include <cstdint>
#include <cstdio>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

namespace arena {

/// Says on stderr, from time to time, how far it has come and how long the rest will take: in one line, where there is a terminal.
class progress {
public:
    explicit progress(bool quiet) : quiet_(quiet) {}

    void tell(std::int64_t done, std::uint64_t of) {
        auto const now = clock::now();
        if (quiet_ || now < next_)
            return;
        if (first_ < 0)
            first_ = done;
        next_ = now + std::chrono::seconds(terminal_ ? 1 : 10);
        double const passed = std::chrono::duration<double>(now - begin_).count();
        std::fprintf(stderr, "%sarena: %lld of %llu deals", terminal_ ? "\r" : "", static_cast<long long>(done),
                     static_cast<unsigned long long>(of));
        if (done > first_) {
            double const left = passed * (static_cast<double>(of) - static_cast<double>(done)) / static_cast<double>(done - first_);
            std::fprintf(stderr, ", %.0f s passed, at most %.0f s left", passed, left);
        }
        std::fputs(terminal_ ? "    " : "\n", stderr);
        written_ = true;
    }
    /// The line is done.
    void end() {
        if (written_ && terminal_)
            std::fputs("\n", stderr);
        written_ = false;
    }

private:
    using clock = std::chrono::steady_clock;
    static bool is_terminal() {
#if __has_include(<unistd.h>)
        return isatty(STDERR_FILENO) != 0;
#else
        return false;
#endif
    }

    bool quiet_, written_ = false, terminal_ = is_terminal();
    std::int64_t first_ = -1; // what was known when it began
    clock::time_point begin_ = clock::now(), next_ = begin_ + std::chrono::seconds(1);
};

} // namespace arena
