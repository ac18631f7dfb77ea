#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/core/deal.hpp>
#include <ludo/core/expected.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/core/verdict.hpp>
#include <ludo/play/table.hpp>
#include <ludo/play/told.hpp>

namespace ludo {

/// A game written down, so that it can be played again. It begins with a deal (options and seed), or with a position; then come
/// the actions, each with its seat.
template <game G>
struct record {
    struct step {
        seat by;
        typename G::action action;
        friend constexpr bool operator==(step, step) = default;
    };

    typename G::options options;
    std::uint64_t seed = 0;
    std::optional<typename G::state> position;
    std::vector<step> steps;

    /// The state before the first step. Undefined if something is wrong with the options.
    [[nodiscard]] constexpr typename G::state start() const { return position ? *position : deal<G>(options, seed); }

    friend bool operator==(record const&, record const&) = default;
};

/// The record of what was played at a table, as far back as it remembers. If the table has a `problem`, it cannot be played again.
template <game G, std::size_t Memory>
record<G> record_of(table<G, Memory> const& played) {
    record<G> kept{played.start().chosen, played.seed().value_or(0), std::nullopt, {}};
    if (!played.seed())
        kept.position = played.start();
    typename G::state s = played.start();
    for (std::size_t i = 0; i < played.size(); ++i) {
        kept.steps.push_back({G::turn(s), played[i]});
        G::play(s, played[i]);
    }
    return kept;
}

/// A game written down as a viewer saw it: what it knew at the beginning, and the actions, without those that are others' secrets. It
/// has no seed, and cannot be played again.
template <game G>
struct seen_record {
    struct step {
        seat by;
        std::optional<typename G::action> action;
        short_text text; // `?` if it is a secret
        friend constexpr bool operator==(step const&, step const&) = default;
    };

    view<G> begins;
    std::vector<step> steps;

    friend bool operator==(seen_record const&, seen_record const&) = default;
};

/// A record as a seat (or a spectator) saw the game. Undefined if the record cannot be played.
template <game G>
seen_record<G> seen_by(seat viewer, record<G> const& kept) {
    typename G::state s = kept.start();
    seen_record<G> seen{view<G>(s, viewer), {}};
    for (std::size_t i = 0; i < kept.steps.size(); ++i) {
        if (i > 0)
            G::play(s, kept.steps[i - 1].action); // the last action is not played: the game may fail there
        auto const [by, action] = kept.steps[i];
        auto const known = as_known<G>(s, action, seen.begins.viewer());
        seen.steps.push_back({by, known, known ? text_of<G>(s, action) : short_text(std::string_view("?"))});
    }
    return seen;
}

/// Why a record cannot be played: what is wrong with its beginning; or which step, counted from 0, breaks which rule (nullptr
/// if it is another seat's turn).
struct record_problem {
    char const* beginning = nullptr;
    std::size_t step = 0;
    rule const* broken = nullptr;
};

/// Plays a record again.
template <game G, std::size_t Memory = 4096>
[[nodiscard]] expected<table<G, Memory>, record_problem> replay(record<G> const& kept) {
    using table = ludo::table<G, Memory>;
    table played = kept.position ? table(*kept.position) : table(kept.options, kept.seed);
    if (played.problem())
        return unexpected(record_problem{played.problem()});
    for (std::size_t i = 0; i < kept.steps.size(); ++i) {
        if (!played.over() && played.turn() != kept.steps[i].by)
            return unexpected(record_problem{nullptr, i, nullptr});
        if (verdict const said = played.play(kept.steps[i].action); !said)
            return unexpected(record_problem{nullptr, i, said.broken()});
    }
    return played;
}

} // namespace ludo
