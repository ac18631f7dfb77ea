#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

#include <ludo/core/aim.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>
#include <ludo/testing/came_up.hpp>
#include <ludo/testing/extras.hpp>
#include <ludo/testing/named_members.hpp>

namespace ludo::testing {

/// The first fault that one of these checks finds, or an empty text.
template <typename... Checks>
std::string first_fault(Checks... checks) {
    std::string fault;
    static_cast<void>(((fault = checks(), !fault.empty()) || ...));
    return fault;
}

/// The checks of one position, true or imagined. Each returns what is wrong, in words that begin with the number of the promise,
/// or an empty text.
template <game G>
struct position_checks {
    using state = typename G::state;
    using action = typename G::action;

    extras<G> const& more;
    came_up<G>* seen = nullptr; // where to say which rules forbid something

    std::string position(state const& s) const {
        return first_fault([&] { return seated(s); }, [&] { return legal(s); }, [&] { return pieces(s); },
                           [&] { return scored(s); }, [&] { return valid(s); }, [&] { return texts(s); });
    }

    /// 8. The number of players is possible, and one of them has the turn, with something to do; or the game is over.
    std::string seated(state const& s) const {
        int const players = G::players(s);
        if (players < 1 || players > ludo::player_range(G::seats).most || players > most_seats)
            return "8: " + std::to_string(players) + " play, more or fewer than `seats` allows";
        seat const turn = G::turn(s);
        if (turn != nobody && (turn.index() < 0 || turn.index() >= players))
            return "8: seat " + to_text(turn) + " has the turn, but only " + std::to_string(players) + " play";
        bool const idle = G::actions(s).empty();
        if (turn != nobody && idle)
            return "8: seat " + to_text(turn) + " has the turn, but no legal action";
        return turn == nobody && !idle ? "8: nobody has the turn, but there are legal actions" : "";
    }

    /// 1. The list has exactly the actions that no rule forbids.
    std::string legal(state const& s) const {
        action_set<action> const listed = G::actions(s);
        for (int index = 0; index < action::count; ++index) {
            action const a = action::from_index(index);
            rule const* const broken = refusal_of<G>(s, a);
            if (listed.contains(a) != (broken == nullptr))
                return "1: `" + to_text<G>(s, a) +
                       (broken ? "` is listed, but " + std::string(broken->id) + " forbids it" : "` is legal but not listed");
            if (!broken)
                continue;
            auto const number = std::find(std::begin(G::rules), std::end(G::rules), broken) - std::begin(G::rules);
            if (number == std::ssize(G::rules))
                return "1: " + std::string(broken->id) + " is not one of the rules";
            if (seen)
                seen->forbidden(static_cast<std::size_t>(number));
        }
        return "";
    }

    /// 2. Every card and tile of the box is in one place; a view has the same number, and knows only pieces that exist.
    std::string pieces(state const& s) const {
        for (seat viewer : each_seat(G::players(s)))
            if (!counts(G::view(s, viewer), true))
                return "2: in the view of seat " + to_text(viewer) + " the pieces are not those of the box";
        return counts(s, false) ? "" : not_of_the_box;
    }
    bool counts(state const& s, bool holes) const {
        std::vector<int> of(static_cast<std::size_t>((std::max)(0, int{G::piece_kinds})));
        int unknown = 0;
        bool in_range = true;
        G::each_piece(s, [&](int, int kind) {
            if (kind < 0)
                ++unknown;
            else if (kind < int{G::piece_kinds})
                ++of[static_cast<std::size_t>(kind)];
            else
                in_range = false;
        });
        int missing = 0;
        for (int kind = 0; kind < int{G::piece_kinds}; ++kind) {
            int const left = G::in_box(s.chosen, kind) - of[static_cast<std::size_t>(kind)];
            in_range = in_range && left >= 0;
            missing += left;
        }
        return in_range && missing == unknown && (holes || unknown == 0);
    }

    /// 8. Everybody has a score and a place.
    std::string scored(state const& s) const {
        auto const points = G::scores(s);
        if (points.size() != G::players(s) || places(points, wins_of<G>(s.chosen)).size() != G::players(s))
            return "8: the number of scores is not the number of players";
        if (aim_of<G>() == aim::together && points != seat_numbers(G::players(s), points[seat(0)]))
            return "8: all play together, but they have different scores";
        return "";
    }
    /// 6. The game's own check finds nothing wrong.
    std::string valid(state const& s) const {
        char const* const wrong = wrong_with<G>(s);
        return wrong ? "6: the check of positions refuses it: " + std::string(wrong) : "";
    }

    /// 6. What is written is read back as it was.
    std::string texts(state const& s) const {
        for (action a : G::actions(s))
            if (auto const read = action_of<G>(s, text_of<G>(s, a)); !read || !(*read == a))
                return "6: `" + to_text<G>(s, a) + "` is read back as something else";
        if (auto wrong = written(s); !wrong.empty())
            return wrong;
        state const copy = s;
        return copy == s ? "" : "6: a copy is not equal";
    }
    std::string written(state const& s) const {
        state again{};
        again.chosen = s.chosen;
        if (!members_are_all(s, again))
            return "6: a member of the state is missing from `members`, or is read back as something else";
        if (more.save && more.load)
            if (auto const read = more.load(more.save(s)); !read || !(*read == s))
                return (read ? "6: what is saved is loaded as something else: "
                             : "6: what is saved is refused when it is loaded: ") +
                       more.save(s);
        return "";
    }

    /// 8 and 1. Can an imagined position be played on? At random, to the end or for this many actions; the last position gets all
    /// checks.
    std::string playable(state s, rng& luck, int most) const {
        for (int played = 0;; ++played) {
            if (auto wrong = seated(s); !wrong.empty())
                return wrong;
            if (played == most || G::turn(s) == nobody)
                break;
            action const a = more.choose ? more.choose(s, luck) : G::actions(s).pick(luck);
            if (rule const* const broken = refusal_of<G>(s, a))
                return "1: `" + to_text<G>(s, a) + "` is listed, but " + std::string(broken->id) + " forbids it";
            G::play(s, a);
        }
        return first_fault([&] { return legal(s); }, [&] { return scored(s); }, [&] { return valid(s); },
                           [&] { return counts(s, false) ? "" : not_of_the_box; });
    }

private:
    static constexpr char const* not_of_the_box = "2: the pieces are not those of the box";
};

} // namespace ludo::testing
