#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/verdict.hpp>
#include <ludo/play/table.hpp>

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

    friend bool operator==(record const&, record const&) = default;
};

/// The record of what was played at a table, as far back as it remembers. Undefined unless `problem` is null.
template <game G, std::size_t Memory>
record<G> record_of(table<G, Memory> const& played) {
    record<G> told{played.start().chosen, played.seed().value_or(0), std::nullopt, {}};
    if (!played.seed())
        told.position = played.start();
    typename G::state s = played.start();
    for (std::size_t i = 0; i < played.size(); ++i) {
        told.steps.push_back({G::turn(s), played[i]});
        G::play(s, played[i]);
    }
    return told;
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
[[nodiscard]] expected<table<G, Memory>, record_problem> replay(record<G> const& told) {
    using table = ludo::table<G, Memory>;
    table played = told.position ? table(*told.position) : table(told.options, told.seed);
    if (played.problem())
        return unexpected(record_problem{played.problem()});
    for (std::size_t i = 0; i < told.steps.size(); ++i) {
        if (!played.over() && played.turn() != told.steps[i].by)
            return unexpected(record_problem{nullptr, i, nullptr});
        if (verdict const said = played.play(told.steps[i].action); !said)
            return unexpected(record_problem{nullptr, i, said.broken()});
    }
    return played;
}

} // namespace ludo
