#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <ludo/core/digest.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>
#include <ludo/testing/extras.hpp>

namespace ludo::testing {

/// The checks of one position. Each answers with what is wrong, in words that begin with the number of the promise, or
/// with an empty text.
template <game G>
struct checks {
    using state = typename G::state;
    using action = typename G::action;

    extras<G> const& more;

    std::string position(state const& s, rng& luck) const {
        for (auto check : {&checks::legal, &checks::pieces, &checks::running, &checks::texts})
            if (auto wrong = (this->*check)(s); !wrong.empty())
                return wrong;
        for (seat viewer : seats(G::players(s)))
            if (auto wrong = knowledge(s, viewer, luck); !wrong.empty())
                return wrong;
        return secrets(s);
    }

    /// 1. What is in the list is what no rule forbids.
    std::string legal(state const& s) const {
        action_set<action> const listed = G::actions(s);
        int found = 0;
        for (int index = 0; index < action::count; ++index) {
            action const a = action::from_index(index);
            rule const* const broken = G::refusal(s, a);
            if (listed.contains(a) != (broken == nullptr))
                return "1: `" + to_text<G>(s, a) +
                       (broken ? "` is listed, and " + std::string(broken->id) + " forbids it" : "` is legal and not listed");
            bool named = broken == nullptr;
            for (rule const* each : G::rules)
                named |= each == broken;
            if (!named)
                return "1: " + std::string(broken->id) + " is not one of the rules";
            found += listed.contains(a);
        }
        int counted = 0;
        for (action a : listed)
            if (!(listed.nth(counted++) == a))
                return "1: nth and iteration disagree";
        return found == counted && found == listed.size() ? "" : "1: size and iteration disagree";
    }

    /// 2. Every card and tile of the box is in one place; a view has as many, and knows only what there is.
    std::string pieces(state const& s) const {
        for (seat viewer : seats(G::players(s)))
            if (!counts(G::view(s, viewer), true))
                return "2: in the view of seat " + to_text(viewer) + " the box has other pieces";
        return counts(s, false) ? "" : "2: the box has other pieces";
    }
    bool counts(state const& s, bool holes) const {
        std::vector<int> of(static_cast<std::size_t>(G::piece_kinds));
        int unknown = 0;
        G::each_piece(s, [&](int, int kind) { ++(kind < 0 ? unknown : of[static_cast<std::size_t>(kind)]); });
        int missing = 0;
        for (int kind = 0; kind < G::piece_kinds; ++kind) {
            int const left = G::in_box(s.chosen, kind) - of[static_cast<std::size_t>(kind)];
            if (left < 0)
                return false;
            missing += left;
        }
        return missing == unknown && (holes || unknown == 0);
    }

    /// 8. Somebody has a turn and something to do, or the game is over; everybody has a score and a place.
    std::string running(state const& s) const {
        seat const turn = G::turn(s);
        bool const idle = G::actions(s).empty();
        if (turn == nobody ? !idle : turn.index() >= G::players(s) || idle)
            return "8: seat " + to_text(turn) + " has the turn, and what it may do does not fit to that";
        if (G::scores(s).size() != G::players(s) || places(G::scores(s), wins_of<G>(s.chosen)).size() != G::players(s))
            return "8: scores have another number of entries than there are seats";
        return (G::check)(s) ? "6: the check of positions says: " + std::string((G::check)(s)) : "";
    }

    /// 6. What is written is read again as it was.
    std::string texts(state const& s) const {
        for (action a : G::actions(s))
            if (auto const read = action_of<G>(s, text_of<G>(s, a)); !read || !(*read == a))
                return "6: `" + to_text<G>(s, a) + "` is read as something else";
        if (more.save && more.load)
            if (auto const read = more.load(more.save(s)); !read || !(*read == s))
                return "6: what is saved is loaded as something else: " + more.save(s);
        state const copy = s;
        return copy == s ? "" : "6: a copy is not equal";
    }

    /// 3 and 4. Whatever a seat cannot know may be different, and nothing looks different to that seat.
    std::string knowledge(state const& s, seat viewer, rng& luck) const {
        std::string const who = " (seat " + to_text(viewer) + ')';
        state const seen = G::view(s, viewer);
        if (!(G::view(seen, viewer) == seen))
            return "4: a view of a view is another" + who;
        if (char const* const wrong = (G::check)(seen))
            return "4: the check of positions says of a view: " + std::string(wrong) + who;
        state const other = G::determinize(seen, luck);
        if (!counts(other, false))
            return "4: a determinization has holes or other pieces" + who;
        if (!(G::view(other, viewer) == seen))
            return "4: a determinization looks different" + who;
        if (char const* const wrong = (G::check)(other))
            return "4: the check of positions says of a determinization: " + std::string(wrong) + who;
        if (G::turn(seen) != G::turn(s) || (!counts_hidden(s) && !(G::scores(seen) == G::scores(s))))
            return "3: turn or scores depend on what is hidden" + who;
        if (more.save && more.load)
            if (auto const read = more.load(more.save(seen)); !read || !(*read == seen))
                return "6: a view that is saved is loaded as something else: " + more.save(seen);
        if (G::turn(s) == viewer)
            for (int index = 0; index < action::count; ++index) {
                action const a = action::from_index(index);
                rule const* const broken = G::refusal(s, a);
                if (G::refusal(seen, a) != broken || G::refusal(other, a) != broken || G::actions(seen).contains(a) != !broken)
                    return "3: whether `" + to_text<G>(s, a) + "` is legal depends on what the seat cannot see" + who;
            }
        return "";
    }

    /// Do the scores of the moment count cards that not everybody sees?
    static bool counts_hidden(state const& s) {
        if constexpr (requires { G::hidden_scores; })
            return G::hidden_scores && G::turn(s) != nobody;
        else
            return false;
    }

    /// 4. In a small case: every way of placing the unknown cards is drawn, each as often as the others.
    std::string frequencies(state const& seen, rng& luck, std::uint64_t& cases, std::size_t most_worlds = 60) const {
        std::vector<std::pair<state, double>> worlds; // a state, and the ways of placing cards that look like it
        double ways = 0;
        more.worlds(seen, [&](state const& one) {
            auto same = std::find_if(worlds.begin(), worlds.end(), [&](auto const& other) { return other.first == one; });
            ++(same == worlds.end() ? worlds.emplace_back(one, 0) : *same).second;
            ++ways;
            return worlds.size() <= most_worlds;
        });
        if (worlds.size() < 2 || worlds.size() > most_worlds)
            return "";
        ++cases;
        double const draws = 30 * ways;
        std::vector<double> drawn(worlds.size());
        for (int i = 0; i < static_cast<int>(draws); ++i) {
            state const imagined = G::determinize(seen, luck);
            state const one = more.without_luck ? more.without_luck(imagined) : imagined;
            auto const same = std::find_if(worlds.begin(), worlds.end(), [&](auto const& other) { return other.first == one; });
            if (same == worlds.end())
                return "4: a determinization is none of the possible states";
            ++drawn[static_cast<std::size_t>(same - worlds.begin())];
        }
        double chi_square = 0;
        for (std::size_t i = 0; i < worlds.size(); ++i) {
            double const expected = draws * worlds[i].second / ways;
            chi_square += (drawn[i] - expected) * (drawn[i] - expected) / expected;
        }
        double const freedom = static_cast<double>(worlds.size() - 1);
        // mean and deviation of chi-square; far enough out that luck alone gets there once in a hundred million times
        return chi_square < freedom + 8 * std::sqrt(2 * freedom) + 16 ? ""
                                                                      : "4: some determinizations are likelier than they should be";
    }

    /// 3. Whichever of the secret actions another seat chooses: it looks the same.
    std::string secrets(state const& s) const {
        std::optional<state> one;
        if (deals_anew<G>(s))
            return ""; // what the others get then is a matter of luck
        for (action a : G::actions(s))
            if (G::secret(s, a)) {
                state then = s;
                G::play(then, a);
                for (seat viewer : seats(G::players(s)))
                    if (one && viewer != G::turn(s) && !(G::view(*one, viewer) == G::view(then, viewer)))
                        return "3: seat " + to_text(viewer) + " can tell secret actions apart, among them `" + to_text<G>(s, a) +
                               '`';
                one = then;
            }
        return "";
    }

    /// 5. What a seat knew to be in a place where nothing changed it still knows; and it knows more by what was shown only.
    std::string memory(state const& before, action by, state const& after) const {
        for (seat viewer : seats(G::players(before))) {
            auto const [truth, known] = places_of(before, viewer);
            auto const [now, still_known] = places_of(after, viewer);
            for (auto const& [place, pieces] : known) {
                auto const there = now.find(place);
                if (there == now.end() || there->second != truth.at(place))
                    continue;
                for (auto const& [kind, how_many] : pieces)
                    if (kind >= 0 && count_of(still_known, place, kind) < how_many)
                        return "5: seat " + to_text(viewer) + " forgot what lies in place " + std::to_string(place);
            }
            if (more.shown && number_known(after, viewer) > number_known(before, viewer) + more.shown(before, by, viewer))
                return "5: seat " + to_text(viewer) + " knows more than it was shown";
        }
        return "";
    }
    std::string first_sight(state const& s) const {
        for (seat viewer : seats(G::players(s)))
            if (more.shown && number_known(s, viewer) > more.shown(s, std::nullopt, viewer))
                return "5: seat " + to_text(viewer) + " knows more than the deal shows";
        return "";
    }

private:
    using layout = std::map<int, std::map<int, int>>; // in each place, how many of each kind

    static int count_of(layout const& where, int place, int kind) {
        auto const pieces = where.find(place);
        auto const found = pieces == where.end() ? std::map<int, int>::const_iterator() : pieces->second.find(kind);
        return pieces == where.end() || found == pieces->second.end() ? 0 : found->second;
    }

    static int number_known(state const& s, seat viewer) {
        int known = 0;
        G::each_piece(G::view(s, viewer), [&](int, int kind) { known += kind >= 0; });
        return known;
    }

    static std::pair<layout, layout> places_of(state const& s, seat viewer) {
        layout truth, known;
        G::each_piece(s, [&](int place, int kind) { ++truth[place][kind]; });
        G::each_piece(G::view(s, viewer), [&](int place, int kind) { ++known[place][kind]; });
        return {truth, known};
    }
};

} // namespace ludo::testing
