#pragma once

#include <concepts>
#include <cstdint>

namespace ludo {

/// How long a player may think: a callable that takes the number of playouts so far, 0 at first, and returns whether one more is
/// allowed. Each search begins with a copy of it, so it may keep a count.
template <typename B>
concept budget = std::copy_constructible<B> && requires(B allowance, std::uint64_t done) {
    { allowance(done) } -> std::convertible_to<bool>;
};

/// A number of playouts. The same position and the same luck then lead to the same thoughts on every machine.
struct iterations {
    std::uint64_t most = 2000;
    constexpr bool operator()(std::uint64_t done) const { return done < most; }
};

/// A time by the caller's clock: `now()` is a number that grows. The clock is read once in `every` playouts.
template <typename Clock, std::integral Time = std::int64_t>
class for_time {
public:
    constexpr for_time(Clock now, Time most, std::uint64_t every = 16) : now_(now), most_(most), every_(every > 0 ? every : 1) {}

    constexpr bool operator()(std::uint64_t done) {
        if (done == 0) {
            begin_ = static_cast<Time>(now_());
            over_ = false;
            next_ = every_;
        } else if (done >= next_) {
            over_ = static_cast<Time>(static_cast<Time>(now_()) - begin_) >= most_;
            next_ = done + every_;
        }
        return !over_;
    }

private:
    Clock now_;
    Time most_;
    std::uint64_t every_, next_ = 0;
    Time begin_ = 0;
    bool over_ = false;
};

/// Another budget that ends early once `*stop` is true: a flag that another thread may set, such as a `std::atomic<bool>`.
template <budget Other, typename Flag>
struct stoppable {
    Other other;
    Flag const* stop;
    constexpr bool operator()(std::uint64_t done) { return !bool(*stop) && bool(other(done)); }
};

} // namespace ludo
