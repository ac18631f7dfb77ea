#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <ludo/core/wrong_with.hpp>
#include <ludo/testing/extras.hpp>
#include <ludo/testing/luck_checks.hpp>
#include <ludo/testing/piece_words.hpp>
#include <ludo/testing/position_checks.hpp>
#include <ludo/testing/report.hpp>
#include <ludo/testing/telling_checks.hpp>

namespace ludo::testing {

/// The checks of what each seat knows. Each returns what is wrong, in words that begin with the number of the promise, or an
/// empty text; what it came across is added to `found`.
template <game G>
struct knowledge_checks {
    using state = typename G::state;
    using action = typename G::action;

    extras<G> const& more;
    report& found;
    std::string& later; // a fault in what is imagined: one in the truth is reported first, as it tells more
    position_checks<G> positions{more};
    record<G> const* game = nullptr; // the game in which all this is, if it is known

    /// 3 and 4. What a seat cannot know may be different, and to that seat nothing looks different. A state that could be the
    /// truth can be played on like the truth.
    std::string knowledge(state const& s, seat viewer, rng& luck) const {
        std::string const who = " (seat " + to_text(viewer) + ')';
        state const seen = G::view(s, viewer);
        if (!(G::view(seen, viewer) == seen))
            return "4: a view of a view is different" + who;
        if (auto wrong = luck_checks<G>::hidden(seen); !wrong.empty())
            return wrong + who;
        if (char const* const wrong = wrong_with<G>(seen))
            return "4: the check of positions refuses a view: " + std::string(wrong) + who;
        state const other = G::determinize(seen, luck);
        if (!positions.counts(other, false))
            return "4: a determinization has holes or the wrong pieces" + who;
        if (state const again = G::view(other, viewer); !(again == seen))
            return "4: a determinization looks different" + difference(again, seen) + who;
        if (char const* const wrong = wrong_with<G>(other))
            return "4: the check of positions refuses a determinization: " + std::string(wrong) + who;
        if (auto wrong = luck_checks<G>::varies(s, seen, other, luck); !wrong.empty())
            return wrong + who;
        if (G::turn(seen) != G::turn(s) || (!counts_hidden(s) && !(G::scores(seen) == G::scores(s))))
            return "3: turn or scores depend on what is hidden" + who;
        if (auto wrong = positions.written(seen); !wrong.empty())
            return wrong + " (a view of seat " + to_text(viewer) + ')';
        if (G::turn(s) == viewer) {
            action_set<action> const listed = G::actions(seen);
            for (int index = 0; index < action::count; ++index) {
                action const a = action::from_index(index);
                rule const* const broken = refusal_of<G>(s, a);
                if (refusal_of<G>(seen, a) != broken || refusal_of<G>(other, a) != broken || listed.contains(a) != !broken)
                    return "3: whether `" + to_text<G>(s, a) + "` is legal depends on what the seat cannot see" + who;
            }
        }
        found.hidden = found.hidden || !(seen == s);
        found.varied = found.varied || !(other == s);
        if (later.empty())
            later = imagined(other, viewer, luck);
        return "";
    }
    std::string imagined(state const& other, seat viewer, rng& luck) const {
        bool const played_on = luck.below(4) == 0;
        found.imagined += played_on;
        auto wrong = played_on ? positions.playable(other, luck, 100) : positions.seated(other);
        return wrong.empty() ? "" : wrong + ", in a determinization of what seat " + to_text(viewer) + " sees";
    }

    /// Do the scores so far count cards that not everybody sees?
    static bool counts_hidden(state const& s) {
        if constexpr (requires { G::hidden_scores; })
            return G::hidden_scores && G::turn(s) != nobody;
        else
            return false;
    }

    /// 3. Whichever secret action another seat chooses, it looks the same.
    std::string secrets(state const& s) const {
        if (deals_anew<G>(s))
            return ""; // what the others get then depends on luck
        for (seat viewer : each_seat(G::players(s))) {
            std::optional<std::pair<action, state>> first; // and what it led to
            for (action a : G::actions(s)) {
                if (!is_secret<G>(s, a, viewer))
                    continue;
                state then = s;
                G::play(then, a);
                if (!first) {
                    first = {a, then};
                    continue;
                }
                found.secret = true;
                state const seen = G::view(then, viewer), seen_first = G::view(first->second, viewer);
                if (!(seen == seen_first))
                    return "3: seat " + to_text(viewer) + " can tell secret actions apart, among them `" + to_text<G>(s, a) + '`' +
                           difference(seen, seen_first);
                if (telling_checks<G>::tells_apart(s, first->first, first->second, a, then, viewer))
                    return "9: seat " + to_text(viewer) + " is told of a secret action, `" + to_text<G>(s, a) + '`';
            }
        }
        return "";
    }

    /// 5. What a seat knew to be in a place, it still knows if nothing changed there; and it learns only what was shown.
    std::string memory(state const& before, action by, state const& after) const {
        placed_pieces const truth = known_pieces<G>(before), now = known_pieces<G>(after);
        for (seat viewer : each_seat(G::players(before))) {
            placed_pieces const known = known_of(before, viewer), still_known = known_of(after, viewer);
            for (auto const& lost : without(known, still_known))
                if (same_in_place(truth, now, lost.first))
                    return forgotten(before, by, viewer, lost);
            int const learned = static_cast<int>(still_known.size()) - static_cast<int>(known.size());
            if (more.shown && learned > more.shown(before, by, viewer))
                return "5: after `" + to_text<G>(before, by) + "` seat " + to_text(viewer) +
                       " knows more than it was shown: " + in_words<G>(after.chosen, without(still_known, known));
            if (G::turn(after) != nobody && !deals_anew<G>(before))
                found.shown = (std::max)(found.shown, learned);
        }
        return "";
    }

    /// 5. The deal shows nobody what luck gave to somebody else, unless the game says that it lies open.
    std::string deal(state const& s) const {
        std::map<piece, std::vector<std::string>> known_to; // as often as somebody knows it
        for (seat viewer : each_seat(G::players(s))) {
            placed_pieces const known = known_of(s, viewer);
            if (more.shown && static_cast<int>(known.size()) > more.shown(s, std::nullopt, viewer))
                return "5: seat " + to_text(viewer) + " knows more than the deal shows: " + in_words<G>(s.chosen, known);
            for (piece const& dealt : known)
                known_to[dealt].push_back(to_text(viewer));
        }
        placed_pieces const truth = known_pieces<G>(s);
        for (auto& [dealt, seats] : known_to) {
            auto const there = std::count(truth.begin(), truth.end(), dealt);
            if (std::ssize(seats) <= there || dealt_open<G>(s, dealt.first, dealt.second) || !by_luck(s.chosen, dealt, there))
                continue;
            seats.erase(std::unique(seats.begin(), seats.end()), seats.end());
            std::string knowing = seats.front();
            for (std::size_t number = 1; number < seats.size(); ++number)
                knowing += " and " + seats[number];
            return "5: seats " + knowing + " know a piece that luck dealt, " +
                   piece_in_place<G>(s.chosen, dealt.first, dealt.second) + ", but `dealt_open` does not say that it lies open";
        }
        return "";
    }

private:
    using piece = std::pair<int, int>; // place and kind
    static placed_pieces known_of(state const& s, seat viewer) { return known_pieces<G>(G::view(s, viewer)); }

    static bool same_in_place(placed_pieces const& before, placed_pieces const& after, int place) {
        auto const in = [&](placed_pieces const& pieces) {
            placed_pieces there;
            std::copy_if(pieces.begin(), pieces.end(), std::back_inserter(there),
                         [&](piece const& any) { return any.first == place; });
            return there;
        };
        return in(before) == in(after);
    }

    /// What one view shows and another does not, which should be equal; or nothing, if they differ in something else.
    static std::string difference(state const& one, state const& other) {
        placed_pieces const a = known_pieces<G>(one), b = known_pieces<G>(other);
        auto const only = a == b ? placed_pieces() : without(a, b).empty() ? without(b, a) : without(a, b);
        return only.empty() ? "" : ": it shows " + in_words<G>(one.chosen, only);
    }

    /// Whether a view shows something too early or a later one forgets it, nobody can tell who does not know the rules.
    std::string forgotten(state const& before, action by, seat viewer, piece const& lost) const {
        std::string const who = "5: seat " + to_text(viewer);
        return who + " was shown " + piece_in_place<G>(before.chosen, lost.first, lost.second) +
               (game ? " after " + known_since(*game, before, viewer, lost) : "") + ", and after `" + to_text<G>(before, by) +
               "` no longer knows it, though it lies there still: shown too early, or forgotten";
    }

    /// Is there a deal with fewer of these pieces in that place?
    static bool by_luck(typename G::options const& chosen, piece const& each, std::ptrdiff_t there) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            rng luck(seed);
            placed_pieces const dealt = known_pieces<G>(G::deal(chosen, luck));
            if (std::count(dealt.begin(), dealt.end(), each) < there)
                return true;
        }
        return false;
    }
};

} // namespace ludo::testing
