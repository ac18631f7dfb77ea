#pragma once

namespace ludo {

/// Worlds of which something is known that no constraint on single hands can say, such as which hand was the highest: `draw()` makes
/// one, and again until `agrees()` holds of it, at most `most_draws` times. Each world that agrees is then as likely as before among
/// those that do. Returns whether the last one agrees.
///
/// If `n` answers are possible (`n` seats that could have begun), and the true one is as likely as its worlds, then `n` draws are
/// enough on average, however rare that answer is.
template <typename Draw, typename Agrees>
constexpr bool draw_until(Draw draw, Agrees agrees) {
    constexpr int most_draws = 4000;
    for (int draws = 0; draws < most_draws; ++draws) {
        draw();
        if (agrees())
            return true;
    }
    return false;
}

} // namespace ludo
