#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/core/open_game.hpp>
#include <ludo/io/text.hpp>
#include <ludo/io/thoughts.hpp>
#include <ludo/io/told.hpp>
#include <ludo/play/table.hpp>
#include <ludo/search/forgetful.hpp>
#include <ludo/search/ismcts.hpp>
#include <ludo/search/random_player.hpp>

#include "game.hpp"
#include "look.hpp"

namespace terminal {

/// A game of the library, or anybody's, at a table in a terminal.
template <ludo::game G>
class seated final : public game {
    using search = ludo::ismcts<ludo::iterations, ludo::hinted_rollout>;
    static constexpr std::uint64_t iterations_for_advice = 3000;

public:
    explicit seated(ludo::table<G> const& played) : table_(played), luck_(played.seed().value_or(1)) {
        see_grid();
        seat_them({});
    }

    [[nodiscard]] std::string_view name() const override { return G::name; }
    [[nodiscard]] ludo::phrase title() const override { return G::title; }
    [[nodiscard]] int players() const override { return table_.players(); }
    [[nodiscard]] bool open() const override { return std::derived_from<G, ludo::open_game>; }
    [[nodiscard]] ludo::seat turn() const override { return table_.turn(); }
    [[nodiscard]] std::size_t played() const override { return table_.size(); }

    [[nodiscard]] std::vector<std::string> actions() const override {
        std::vector<std::string> all;
        for (typename G::action each : table_.actions())
            all.push_back(ludo::to_text<G>(table_.state(), each));
        return all;
    }
    std::string play(std::string_view action, ludo::language in) override {
        if (std::string const broken = why_not(action, in); !broken.empty())
            return broken;
        do_it(*ludo::action_of<G>(table_.state(), action));
        return "";
    }
    [[nodiscard]] bool is_action(std::string_view text) const override {
        return ludo::action_of<G>(table_.state(), text).has_value();
    }
    [[nodiscard]] std::string why_not(std::string_view action, ludo::language in) const override {
        auto const found = ludo::action_of<G>(table_.state(), action);
        if (!found)
            return "?";
        ludo::rule const* const broken = ludo::refusal_of<G>(table_.state(), *found);
        return broken ? std::string(broken->text.in(in)) : "";
    }
    bool undo(ludo::seat whose) override { return table_.undo(whose); }

    std::vector<std::string> hear(ludo::seat viewer, voice const& how) override {
        std::vector<std::string> lines;
        bool const all = table_.tell(viewer, [&](ludo::told<G> const& what) {
            if (std::string const line = ludo::to_text(what, how.in, how.names); !line.empty())
                lines.push_back(line);
            last_ = {};
            last_.add({what.changes().begin(), what.changes().end()});
        });
        if (!all)
            lines.emplace_back("...");
        return lines;
    }
    [[nodiscard]] scene look(ludo::seat viewer, bool recall, voice const& how) const override {
        ludo::speaker const says(how.in, how.names);
        scene seen = look_at<G>(table_.view(viewer), recall, last_, says);
        seen.grid = grid_;
        seen.before = before_;
        seen.cells = cells_;
        return seen;
    }
    [[nodiscard]] scene look_at_all(voice const& how) const override {
        ludo::speaker const says(how.in, how.names);
        scene seen = look_at_truth<G>(table_.state(), last_, says);
        seen.grid = grid_;
        seen.before = before_;
        return seen;
    }
    [[nodiscard]] std::set<std::string, std::less<>> pieces() const override {
        std::set<std::string, std::less<>> all;
        for (int kind = 0; kind < G::piece_kinds; ++kind)
            if (G::in_box(table_.options(), kind) > 0)
                all.emplace(ludo::piece_with<G>(table_.options(), kind).view());
        return all;
    }

    void seat_them(std::vector<sitter> const& sitters) override {
        sitters_ = sitters;
        sitters_.resize(static_cast<std::size_t>(players()));
        minds_.clear();
        for (sitter const& each : sitters_)
            minds_.emplace_back(thinking(each.iterations), each.half_life, luck_.draw());
    }
    void play_on() override {
        auto const here = static_cast<std::size_t>(turn().index());
        ludo::view<G> const known = table_.view(turn());
        sitter const& who = sitters_[here];
        do_it(known.actions().size() == 1      ? *known.actions().begin()
              : who.is == sitter::kind::random ? known.actions().pick(luck_)
              : who.half_life > 0              ? minds_[here].choose(known, luck_)
                                               : thinking(who.iterations).choose(known, luck_));
    }
    [[nodiscard]] std::string advice(voice const& how) override {
        ludo::view<G> const known = table_.view(turn());
        return ludo::to_text(thinking(iterations_for_advice).think(known, luck_), known, how.in);
    }

    [[nodiscard]] std::string record() const override {
        auto const text = ludo::to_text(ludo::record_of(table_));
        return text ? *text : ""; // a table does not remember more than some thousands of actions
    }

private:
    search thinking(std::uint64_t most) { return search{.memory = memory_, .budget = {most}}; }

    /// An action is played, and whoever forgets looks at the table.
    void do_it(typename G::action what) {
        (void)table_.play(what).broken(); // it is legal
        for (std::size_t each = 0; each < sitters_.size(); ++each)
            if (sitters_[each].half_life > 0)
                ludo::let_watch<G>(minds_[each], table_.view(ludo::seat(static_cast<int>(each))));
        see_grid();
    }

    /// The grid is as large as it was at its largest: a column whose cards are gone is still there.
    void see_grid() {
        auto const see = [](extent& grid, extent const& at) {
            grid = {std::max(grid.columns, at.columns), std::max(grid.rows, at.rows)};
        };
        if constexpr (G::piece_kinds > 0)
            G::each_piece(table_.state(), [&](int place, int) {
                ludo::named_place const there = ludo::place_with<G>(table_.options(), place);
                see(before_, place_before_seat(there));
                if (there.kind == ludo::place_kind::cell && !there.shared_name())
                    see(grid_, place_in_grid(there.name));
            });
        else
            ludo::each_member(table_.state(), [&]<typename Part>(std::string_view, Part const& part) {
                if constexpr (ludo::is_marks<Part>) {
                    using cell = std::remove_cvref_t<decltype(*part.of[0].begin())>;
                    cells_.clear();
                    for (cell each : ludo::index_set<cell>::all()) {
                        see(grid_, place_in_grid(each.text()));
                        cells_.push_back(place_in_grid(each.text()));
                    }
                }
            });
    }

    ludo::table<G> table_;
    ludo::rng luck_;
    std::vector<sitter> sitters_;
    std::vector<ludo::forgetful<search>> minds_; // used where somebody forgets
    std::vector<ludo::search_node> memory_ = std::vector<ludo::search_node>(20'000);
    news last_;
    extent grid_, before_;
    std::vector<extent> cells_;
};

} // namespace terminal
