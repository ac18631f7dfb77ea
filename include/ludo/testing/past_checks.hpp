#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>

#include <ludo/io/text.hpp>
#include <ludo/play/record.hpp>
#include <ludo/testing/imagined_pieces.hpp>
#include <ludo/testing/piece_words.hpp>
#include <ludo/testing/seen_action.hpp>

namespace ludo::testing {

/// Has each world that a seat imagines a past? Worlds of the view before an action, in which the action may be done and leads to the
/// view after it, are those that can be. If a place is often imagined to hold something that it holds in none of many of these, then
/// what the action said of the hidden pieces was forgotten. Needs no word from the game; looks at a few actions of each.
template <game G>
class past_checks {
    using state = typename G::state;
    using action = typename G::action;

public:
    /// 10. What is wrong in a game, and the number of the action after which it is; or an empty text.
    std::string past(record<G> const& game, std::size_t& step) {
        if (G::piece_kinds == 0)
            return "";
        std::size_t const all = game.steps.size();
        luck_ = rng(game.seed + all);
        state s = game.start();
        for (std::size_t number = 0; number < all; ++number) {
            state const before = s;
            action const done = game.steps[number].action;
            G::play(s, done);
            bool const cut_here = number + 1 == all && G::turn(s) != nobody; // by whoever looks for the shortest game
            bool const look = luck_.below(static_cast<std::uint32_t>(all)) < looks;
            int const players = G::players(s), other = 1 + static_cast<int>(luck_.below(most_seats)) % (std::max)(players - 1, 1);
            for (int on = 1; on < players; ++on) // whoever acts learns less from it
                if (cut_here || (look && on == other))
                    if (auto wrong = without_past({before, done, s, seat((G::turn(before).index() + on) % players)}, before);
                        !wrong.empty())
                        return step = number, wrong;
        }
        return "";
    }

private:
    static constexpr std::uint32_t looks = 3; // in a game
    static constexpr double often = 0.15;     // of the worlds imagined
    static constexpr int soon = 1000, late = 40000;

    /// How many times a missing piece would have been found in a place, at least. With no piece missing, the unluckiest shares leave a
    /// third as many as there are kinds; this is far more, as worlds of before and after need not be equally likely.
    static constexpr double enough = 100 + 4 * int{G::piece_kinds};

    /// 10. The same after one action, for one seat.
    std::string without_past(seen_action<G> const& seen, state const& truth) {
        if (deals_anew<G>(truth) || !all_seen<G>(seen.after))
            return "";
        imagined_pieces<G> const some(seen.after, 40, luck_);
        pieces_in_places missing = some.all();
        int tried = 0, led_here = 0;
        auto const seek = [&](int most) { // strikes out what lies in its place in a world that leads here
            for (int const end = tried + most; tried < end && !missing.empty(); ++tried)
                if (auto const world = seen.in(G::determinize(seen.before, luck_), luck_)) {
                    ++led_here;
                    imagined_pieces<G>::strike_out(world->after, missing);
                }
        };
        auto const seldom = [&] { return tried >= 200 && led_here * 20 <= tried; };
        while (some.doubt(missing).share >= often && tried < soon && !seldom())
            seek(100);
        if (some.doubt(missing).share < often || seldom())
            return "";
        imagined_pieces<G> const many(seen.after, 400, luck_);
        while (tried < late) {
            seek(soon);
            auto const found = many.doubt(missing);
            if (found.share < often)
                return "";
            if (found.share * led_here > enough)
                return "10: after " + (seen.secret ? "a secret action" : '`' + to_text<G>(seen.before, seen.done) + '`') +
                       " seat " + to_text(seen.viewer) + " imagines " + piece_in_place<G>(truth.chosen, found.place, found.kind) +
                       ", but no world that it could imagine before leads there";
        }
        return "";
    }

    rng luck_;
};

} // namespace ludo::testing
