#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include <ludo/io/text.hpp>
#include <ludo/play/record.hpp>
#include <ludo/testing/imagined_pieces.hpp>
#include <ludo/testing/piece_words.hpp>

namespace ludo::testing {

/// Has each world that a seat imagines a past? Worlds of the view before an action, in which the action may be done and leads to the
/// view after it, are those that can be. If a place is often imagined to hold something that it holds in none of many of these, then
/// what the action said of the hidden pieces was forgotten. Needs no word from the game; looks at a few actions of each.
template <game G>
class past_checks {
    using state = typename G::state;
    using action = typename G::action;
    using pieces = imagined_pieces<G>;

public:
    /// 10. What is wrong in a game, and the number of the action after which it is; or an empty text.
    std::string past(record<G> const& told, std::size_t& step) {
        if (G::piece_kinds == 0)
            return "";
        std::size_t const all = told.steps.size();
        luck_ = rng(told.seed + all);
        state s = told.start();
        for (std::size_t number = 0; number < all; ++number) {
            state const before = s;
            G::play(s, told.steps[number].action);
            bool const cut_here = number + 1 == all && G::turn(s) != nobody; // by whoever looks for the shortest game
            bool const look = luck_.below(static_cast<std::uint32_t>(all)) < looks;
            int const players = G::players(s), one = 1 + static_cast<int>(luck_.below(most_seats)) % (std::max)(players - 1, 1);
            for (int on = 1; on < players; ++on) // whoever acts learns less from it
                if (seat const viewer((G::turn(before).index() + on) % players); cut_here || (look && on == one))
                    if (auto wrong = without_past(before, told.steps[number].action, s, viewer); !wrong.empty())
                        return step = number, wrong;
        }
        return "";
    }

    /// 10. The same after one action, for one seat.
    std::string without_past(state const& before, action done, state const& after, seat viewer) {
        if (deals_anew<G>(before) || !all_seen<G>(after))
            return "";
        state const seen = G::view(before, viewer), now = G::view(after, viewer);
        bool const secret = is_secret<G>(before, done, viewer);
        pasts here{seen, now, done, secret, viewer};
        pieces const some(now, 40, luck_);
        auto missing = some.all();
        while (some.doubt(missing).share >= often) {
            if (here.tried >= soon || !here.likely())
                return here.likely() ? certain(here, missing) : "";
            here.seek(missing, here.tried + 100, luck_);
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

    /// Worlds of the view before in which this action, or any other if it was secret, leads to the view after.
    struct pasts {
        state const& seen;
        state const& now;
        action done;
        bool secret;
        seat viewer;
        int tried = 0, led_here = 0;

        [[nodiscard]] bool likely() const { return tried < 200 || led_here * 20 > tried; }

        /// Strikes out what lies in its place in one of these worlds, until so many were tried.
        void seek(typename pieces::list& missing, int most, rng& luck) {
            for (; tried < most && !missing.empty(); ++tried)
                if (auto const world = one(luck)) {
                    ++led_here;
                    pieces::strike_out(*world, missing);
                }
        }

    private:
        std::optional<state> one(rng& luck) const {
            state world = G::determinize(seen, luck);
            action const a = secret ? any_secret(world, luck) : done;
            if (G::refusal(world, a) || is_secret<G>(world, a, viewer) != secret)
                return std::nullopt;
            G::play(world, a);
            return G::view(world, viewer) == now ? std::optional(world) : std::nullopt;
        }
        action any_secret(state const& world, rng& luck) const {
            action_set<action> could;
            for (action each : G::actions(world))
                could.insert(each, is_secret<G>(world, each, viewer));
            return could.empty() ? done : could.pick(luck);
        }
    };

    /// What is wrong, if it is so beyond doubt.
    std::string certain(pasts& here, typename pieces::list& missing) {
        pieces const many(here.now, 400, luck_);
        while (here.tried < late) {
            here.seek(missing, here.tried + soon, luck_);
            auto const found = many.doubt(missing);
            if (found.share < often)
                return "";
            if (found.share * here.led_here > enough)
                return "10: after " + (here.secret ? "a secret action" : '`' + to_text<G>(here.seen, here.done) + '`') + " seat " +
                       to_text(here.viewer) + " imagines " + piece_in_place<G>(here.now.chosen, found.place, found.kind) +
                       ", but no world that it could imagine before leads there";
        }
        return "";
    }

    rng luck_;
};

} // namespace ludo::testing
