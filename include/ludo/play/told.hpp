#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include <ludo/core/aim.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/seats.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/play/told/change.hpp>
#include <ludo/play/told/marks.hpp>
#include <ludo/play/told/members.hpp>
#include <ludo/play/told/moves.hpp>
#include <ludo/play/view.hpp>

namespace ludo {

/// An action as a viewer may know it: nothing if it is somebody else's secret. `by` is the seat that does it.
template <game G>
constexpr std::optional<typename G::action> as_known(typename G::state const& s, typename G::action done, seat viewer) {
    return is_secret<G>(s, done, viewer) ? std::nullopt : std::optional(done);
}

/// What happened, for one viewer (a seat, or `nobody` for a spectator): worked out from what the viewer knew before, the action as far
/// as the viewer may know it, and what the viewer knows after it. So it cannot say more than the views do, and it costs nothing where
/// nobody asks. It tells the same in two ways: as a list of changes, to be put into words or pictures; and as the members of the state
/// that are different now, from which `applied_to` makes the new view.
template <game G>
class told {
    using state = typename G::state;
    using action = typename G::action;

public:
    /// Room for the pieces, all seats, and as many marks and remarks as an action can well lead to.
    using change_list = ludo::change_list<most_followed<G> / 2 + 96>;

    constexpr told(view<G> const& before, std::optional<action> done, view<G> const& after)
        : told(before, before.turn(), done, after) {}
    /// Actions were taken back, and it is as it was before.
    constexpr told(view<G> const& before, view<G> const& after) : told(before, nobody, std::nullopt, after) {}

    /// Whom it is told; who had the turn, or nobody if actions were taken back; what that seat did, if the viewer may know it, and how
    /// that is written.
    [[nodiscard]] constexpr seat viewer() const { return viewer_; }
    [[nodiscard]] constexpr seat by() const { return by_; }
    [[nodiscard]] constexpr std::optional<action> done() const { return done_; }
    [[nodiscard]] constexpr short_text const& text() const { return text_; }

    [[nodiscard]] constexpr change_list const& changes() const { return changes_; }
    [[nodiscard]] constexpr changed_members<state> const& members() const { return members_; }
    [[nodiscard]] constexpr typename G::options const& options() const { return members_.values().chosen; }

    /// The view after what happened, made from the view before: all that a client needs, beside its first view.
    [[nodiscard]] constexpr view<G> applied_to(view<G> const& before) const {
        state s = before.state();
        members_.put_into(s);
        return view<G>(s, before.viewer());
    }

    friend constexpr bool operator==(told const&, told const&) = default;

private:
    /// `by` is nobody if actions were taken back.
    constexpr told(view<G> const& before, seat by, std::optional<action> done, view<G> const& after)
        : viewer_(after.viewer()), by_(by), done_(done), members_(before.state(), after.state()) {
        if (done)
            text_ = text_of<G>(before.state(), *done);
        piece_changes<G, change_list> pieces(before.state(), after.state(), changes_);
        if (by != nobody)
            pieces.begin(done);
        bool const dealt = deals(before.state(), after.state());
        if (dealt) { // what the action brought belongs to the cards that were played
            results(before, after);
            changes_.add({.what = happening::dealt});
        }
        bool const remarked = changes_.size() > 0; // on what the action showed
        if (remarked)
            remarks(before.state(), after.state());
        pieces.rest(dealt);
        if (G::piece_kinds == 0)
            mark_changes(before.state(), after.state(), changes_);
        if (!remarked)
            remarks(before.state(), after.state());
        pieces.show();
        if (!dealt)
            results(before, after);
        if (after.over() && !before.over())
            winners(after);
        else if (by == nobody || after.turn() != before.turn())
            changes_.add({.what = happening::turn, .who = after.turn()});
    }

    constexpr bool deals([[maybe_unused]] state const& before, [[maybe_unused]] state const& after) const {
        if constexpr (requires { G::telling::deals(before, after); })
            return by_ != nobody && G::telling::deals(before, after);
        else
            return false;
    }

    constexpr void remarks(state const& before, state const& after) {
        if constexpr (requires { G::telling::remarks(before, done_, after, [](int, int) {}); })
            if (by_ != nobody)
                G::telling::remarks(before, done_, after, [&](int which, int value) {
                    changes_.add({.what = happening::remark, .was = static_cast<std::int16_t>(which), .number = value});
                });
    }

    /// The points, and whether a game of a match has ended.
    constexpr void results(view<G> const& before, view<G> const& after) {
        points(before, after);
        if constexpr (requires { G::telling::ends_game(before.state(), after.state()); })
            if (by_ != nobody && G::telling::ends_game(before.state(), after.state()))
                changes_.add({.what = happening::ended});
    }

    /// Scores that count hidden cards mean something only at the end. What is said at the end is told of everybody then.
    constexpr void points(view<G> const& before, view<G> const& after) {
        bool const all = when_points_are_said<G> == points_said::at_end && after.over();
        if constexpr (requires { G::hidden_scores; })
            if (G::hidden_scores && !after.over())
                return;
        seat_numbers const had = before.scores(), has = after.scores();
        if (team(after)) {
            if (had[seat(0)] != has[seat(0)])
                changes_.add({.what = happening::points, .number = has[seat(0)] - had[seat(0)], .total = has[seat(0)]});
            return;
        }
        for (seat each : each_seat(has.size() == had.size() ? has.size() : 0))
            if (had[each] != has[each] || all)
                changes_.add({.what = happening::points, .who = each, .number = has[each] - had[each], .total = has[each]});
    }

    /// Do several play together? Then they have points, and no winner, as a team.
    static constexpr bool team(view<G> const& seen) { return aim_of<G>() == aim::together && G::players(seen.state()) > 1; }

    /// All who are in first place; or what the team has.
    constexpr void winners(view<G> const& after) {
        if (team(after)) {
            changes_.add({.what = happening::over, .total = after.scores()[seat(0)]});
            return;
        }
        seat_numbers const all = places(after.scores(), wins_of<G>(after.state().chosen));
        for (seat each : each_seat(all.size()))
            if (all[each] == 1)
                changes_.add({.what = happening::over, .who = each});
    }

    seat viewer_, by_;
    std::optional<action> done_;
    short_text text_;
    change_list changes_;
    changed_members<state> members_;
};

/// What happened when this seat's neighbours, or it itself, did this: from the truth before and after.
template <game G>
constexpr told<G> tell(typename G::state const& before, typename G::action done, typename G::state const& after, seat viewer) {
    view<G> const known(before, viewer);
    return {known, as_known<G>(before, done, known.viewer()), view<G>(after, viewer)};
}

} // namespace ludo
