#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/games/xxl/box.hpp>
#include <ludo/turns/headings.hpp>
#include <ludo/turns/shedding.hpp>

namespace ludo::xxl {

/// XXL 5, "L'un après l'autre": in each colour, a run goes down from 10 to 0, one number after the other.
struct one_by_one_rules : shedding_defaults<box> {
    static constexpr std::string_view name = "one_by_one";
    static constexpr phrase title{"XXL 5: One after the other", "XXL 5 : L'un après l'autre"};

    using options = shedding_options;
    static constexpr std::tuple option_list = common_shedding_options<options>;

    static constexpr int hand_size(int players) { return players <= 4 ? 9 : 7; }

    /// The number that each run has come down to; 0 if there is no run.
    struct layout {
        std::array<std::uint8_t, static_cast<std::size_t>(colour::count)> at{};

        /// The number that continues the run of a colour, or begins one.
        [[nodiscard]] constexpr int next(colour in) const {
            int const last = at[static_cast<std::size_t>(in.index())];
            return last == 0 ? highest : last - 1;
        }
        friend constexpr bool operator==(layout const&, layout const&) = default;

        template <typename Layout, typename Visit>
        static constexpr void fields(Layout& table, Visit visit) {
            visit("run_y", table.at[0]);
            visit("run_r", table.at[1]);
            visit("run_g", table.at[2]);
            visit("run_b", table.at[3]);
        }
    };
    static constexpr int highest = digits - 1;

    template <typename Draw>
    static constexpr void turned(layout&, Draw) {} // the table is empty
    static constexpr char const* validate(options const& chosen, layout const& table, cards const& played) {
        for (int in = 0; in < colour::count; ++in) {
            int const last = table.at[static_cast<std::size_t>(in)];
            if (last > highest)
                return "run_y, run_r, run_g, run_b: a run takes the number that it has come down to, 1 to 10, or 0 if none is running";
            for (int digit = last; last > 0 && digit <= highest; ++digit)
                if ((chosen.deck.showing(digit, colour(in)) & played).empty())
                    return "run_y, run_r, run_g, run_b: in a run, every number from 10 down must have been played";
        }
        return nullptr;
    }

    // ---- A card fits with the next number of a run, or with the 10 that begins one

    static constexpr auto play_colour = rule("one_by_one.play.colour", headings::course, "The card must show the colour named.",
                                             "La carte doit montrer la couleur nommée.");
    static constexpr auto play_begin =
        rule("one_by_one.play.begin", headings::course, "A run begins with a 10.", "Une suite commence par un 10.");
    static constexpr auto play_next = rule("one_by_one.play.next", headings::course, "A run goes on with the next number down.",
                                           "Une suite continue avec le nombre juste au-dessous.");
    static constexpr std::array own_rules{&play_colour, &play_begin, &play_next};

    using playing = verb<"play", card, colour>;
    static constexpr phrase playing_words{"{0} plays {1} in {2}", "{0} joue {1} en {2}"};

    static constexpr int ways = colour::count;
    template <typename Visit>
    static constexpr void each_way(options const& chosen, layout const& table, Visit visit) {
        for (int in = 0; in < colour::count; ++in)
            visit(chosen.deck.showing(table.next(colour(in)), colour(in)), colour(in));
    }

    static constexpr rule const* refusal(options const& chosen, layout const& table, card one, colour in) {
        if (!chosen.deck.shows(one, in))
            return &play_colour;
        int const last = table.at[static_cast<std::size_t>(in.index())];
        int const shown = chosen.deck.digit(one, in);
        if (last == 0)
            return shown == highest ? nullptr : &play_begin;
        return shown == last - 1 ? nullptr : &play_next;
    }

    static constexpr void put(options const& chosen, layout& table, card one, colour in) {
        table.at[static_cast<std::size_t>(in.index())] = static_cast<std::uint8_t>(chosen.deck.digit(one, in)); // a 0 ends it
    }
};

using one_by_one = shedding<one_by_one_rules>;
static_assert(sizeof(one_by_one::state) <= 296);

} // namespace ludo::xxl
