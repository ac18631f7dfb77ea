#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <ludo/io/json/position.hpp>
#include <ludo/io/json/record.hpp>
#include <ludo/io/json/told.hpp>
#include <ludo/io/told.hpp>
#include <ludo/play/table.hpp>

#include "answer.hpp"
#include "known_game.hpp"

namespace referee {

/// A game at a table, and the answers about it.
template <ludo::game G>
class game_at_table final : public running_game {
    using state_type = typename G::state;
    using action = typename G::action;

public:
    explicit game_at_table(ludo::table<G> const& table) : table_(table) {}

    int players() const override { return table_.players(); }

    object now(asker who) const override { return standing(known_to(who), who); }

    std::string play(asker who, std::string_view text) override {
        state_type const known = known_to(who);
        auto const chosen = ludo::action_of<G>(known, text);
        if (!chosen)
            return no_action(text);
        if (ludo::rule const* const broken = forbids(known, who, *chosen))
            return refused(*broken);
        if (ludo::verdict const said = table_.play(*chosen); !said) // legal actions follow from what their seat knows
            return refused(*said.broken());
        return good(now(who)).text();
    }

    std::string why(asker who, std::string_view text) const override {
        state_type const known = known_to(who);
        auto const chosen = ludo::action_of<G>(known, text);
        if (!chosen)
            return no_action(text);
        ludo::rule const* const broken = forbids(known, who, *chosen);
        return good(standing(known, who)).add("why", broken ? text_of(*broken) : "null").text();
    }

    std::string undo(asker who) override {
        if (who ? table_.undo(*who) : table_.undo())
            return good(now(who)).text();
        return error(who ? "there is no choice of this seat to take back" : "there is no action to take back");
    }

    std::string record(asker who) const override {
        auto const all = ludo::record_of(table_);
        auto const text = ludo::to_text(all, who);
        return good(now(who))
            .add("record", who            ? ludo::json_text(ludo::seen_by(*who, all))
                           : all.position ? ludo::json_text(all)
                                          : with_seed_in_a_string(ludo::json_text(all)))
            .add("text", text ? json_string(*text) : "null")
            .text();
    }

    std::string see(ludo::seat viewer, std::span<std::string const> names) override {
        auto const seen = table_.view(viewer);
        std::string told;
        bool const all = table_.tell(viewer, [&](ludo::told<G> const& what) {
            told += (told.empty() ? "" : ",") + object()
                                                    .add("telling", ludo::json_text(what))
                                                    .add("en", list_of(sentences(what, ludo::language::english, names)))
                                                    .add("fr", list_of(sentences(what, ludo::language::french, names)))
                                                    .text();
        });
        return good(standing(seen.state(), viewer))
            .add("view", ludo::json_text(seen))
            .add("in_sight", ludo::json_text(in_sight(seen)))
            .add("told", all ? '[' + told + ']' : "null")
            .text();
    }

    std::string imagine(ludo::seat viewer, std::uint64_t seed) const override {
        ludo::rng luck(seed);
        auto const seen = table_.view(viewer);
        return good(standing(seen.state(), viewer)).add("state", ludo::json_text<G>(seen.determinize(luck))).text();
    }

    std::string state() const override { return good(now({})).add("state", ludo::json_text<G>(table_.state())).text(); }

private:
    /// A viewer knows its view, and the host knows all. Whatever is said to somebody is worked out from this.
    state_type known_to(asker who) const { return who ? table_.view(*who).state() : table_.state(); }

    static object standing(state_type const& known, asker who) {
        ludo::seat const turn = G::turn(known);
        std::string actions;
        if (!who || *who == turn)
            for (action each : G::actions(known))
                actions += (actions.empty() ? "\"" : ",\"") + ludo::to_text<G>(known, each) + '"';
        auto const scores = G::scores(known);
        object all;
        all.add("game", json_string(G::name))
            .add("turn", turn == ludo::nobody ? "null" : std::to_string(turn.index()))
            .add("over", turn == ludo::nobody)
            .add("actions", '[' + actions + ']')
            .add("scores", list_of(scores))
            .add("places", list_of(ludo::places(scores, ludo::wins_of<G>(known.chosen))));
        return all;
    }

    /// The rule that forbids an action, as the asker can know it, or nullptr.
    static ludo::rule const* forbids(state_type const& known, asker who, action chosen) {
        ludo::seat const turn = G::turn(known);
        if (who && turn != ludo::nobody && *who != turn)
            return &ludo::table_rules::play_turn;
        return G::actions(known).contains(chosen) ? nullptr : ludo::refusal_of<G>(known, chosen);
    }

    static std::string no_action(std::string_view text) {
        return error("action: " + json_string(ludo::excerpt(text)) + " is not an action of " + std::string(G::name));
    }

    ludo::table<G> table_;
};

// ---- How a game begins

template <ludo::game G, typename Problem>
opened open(ludo::expected<ludo::table<G>, Problem> const& table) {
    if (!table)
        return ludo::unexpected(std::string(table.error()));
    return std::unique_ptr<running_game>(std::make_unique<game_at_table<G>>(*table));
}

template <ludo::game G>
opened deal(ludo::json const& options, std::uint64_t seed) {
    auto const chosen = ludo::options_from_json<G>(options);
    if (!chosen)
        return ludo::unexpected(chosen.error());
    return open(ludo::table<G>::make(*chosen, seed));
}

template <ludo::game G>
opened set(ludo::json const& state) {
    auto const position = ludo::state_from_json<G>(state);
    if (!position)
        return ludo::unexpected(position.error());
    return open(ludo::table<G>::make(*position));
}

template <ludo::game G>
opened load(ludo::json const& record) {
    return open(ludo::load_json<G>(record));
}

} // namespace referee
