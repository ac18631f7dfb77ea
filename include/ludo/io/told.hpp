#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/core/telling.hpp>
#include <ludo/io/told/said_action.hpp>
#include <ludo/io/told/speaker.hpp>
#include <ludo/io/told/words.hpp>
#include <ludo/play/told.hpp>

namespace ludo {

/// Puts a telling into sentences, in either language, with the names of the players.
template <game G>
class storyteller {
public:
    storyteller(told<G> const& what, language in, std::span<std::string const> names)
        : told_(what), voice_(in, names, words_for_stock<G>), dealt_anew_(any(happening::dealt)) {}

    /// The sentences, without full stops. That the turn passes is said only where it does not go on to the next seat. What was taken
    /// back is not told the other way round.
    [[nodiscard]] std::vector<std::string> sentences() {
        if (told_.by() == nobody) {
            say(voice_.say({"that is taken back", "c'est repris"}));
            for (change const& each : told_.changes())
                if (each.what == happening::turn)
                    say(voice_.say({"it is {0}'s turn again", "c'est de nouveau à {0}"}, {voice_.name(each.who)}));
            return said_;
        }
        said_action const action = action_in_words(told_, voice_, dealt_anew_);
        words_ = action.names;
        if (action.given)
            done_.push_back(*action.given);
        say(action.sentence);
        for (std::size_t at = 0; at < told_.changes().size(); ++at)
            if (std::find(done_.begin(), done_.end(), at) == done_.end())
                say(sentence(at));
        return said_;
    }

private:
    change const& at(std::size_t number) const { return told_.changes().begin()[number]; }

    void say(std::string const& text) {
        if (!text.empty())
            said_.push_back(text);
    }
    [[nodiscard]] bool any(happening kind) const {
        return std::any_of(told_.changes().begin(), told_.changes().end(), [&](change const& each) { return each.what == kind; });
    }
    [[nodiscard]] bool named(std::string_view thing) const {
        return std::find(words_.begin(), words_.end(), thing) != words_.end();
    }

    [[nodiscard]] named_place place(int number) const { return place_with<G>(told_.options(), number); }
    [[nodiscard]] std::string called(named_place const& one) const { return voice_.place(one, told_.by()); }
    [[nodiscard]] std::string piece(int kind) const {
        auto const said = words_of_piece<G>(kind);
        return kind < 0 ? voice_.some(1, piece_name<G>)
             : said     ? voice_.say(*said)
                        : std::string(piece_with<G>(told_.options(), kind).view());
    }
    /// The pieces of all changes like this one, from here on; these changes are told with it. Without those that the action names,
    /// unless they are told together; in a hand, in their order. And whether they are several.
    std::pair<std::string, bool> pieces(std::size_t from, bool by_target = false) {
        change const first = at(from);
        place_kind const to = first.what == happening::moved ? place(first.to).kind : place_kind::cell;
        bool const passed = to == place_kind::hand && place(first.place).kind == place_kind::hand;
        bool const hands = passed || first.what == happening::shown;
        bool const all = hands || to == place_kind::won || to == place_kind::laid;
        std::vector<int> kinds;
        int unknown = 0;
        for (std::size_t other = from; other < told_.changes().size(); ++other) {
            change const& each = at(other);
            if (each.what != first.what || each.to != first.to || (!by_target && each.place != first.place))
                continue;
            done_.push_back(other);
            int const kind = first.what == happening::hidden ? each.was : each.is;
            if (kind < 0)
                unknown += each.number;
            else if (all || !named(piece(kind)))
                kinds.insert(kinds.end(), static_cast<std::size_t>(each.number), kind);
        }
        if (hands || to == place_kind::laid)
            std::sort(kinds.begin(), kinds.end());
        std::vector<std::string> texts;
        for (int kind : kinds)
            texts.push_back(piece(kind));
        if (unknown > 0)
            texts.push_back(voice_.some(unknown, piece_name<G>));
        return {voice_.together(texts), kinds.size() + static_cast<std::size_t>(unknown) > 1};
    }

    /// The places of all changes like this one, for one seat.
    std::string places(std::size_t from, int& number) {
        change const first = at(from);
        std::vector<std::string> found;
        for (std::size_t other = from; other < told_.changes().size(); ++other)
            if (change const& each = at(other); each.what == first.what && each.who == first.who) {
                done_.push_back(other);
                std::string const text =
                    each.of_pieces() ? called(place(each.place)) : std::string(marked_place<typename G::state>(each.place));
                if (each.of_pieces() || !named(text))
                    found.push_back(text);
            }
        number = static_cast<int>(found.size());
        return voice_.together(found);
    }
    std::string of_places(std::size_t from, phrase one, phrase several) {
        int number = 0;
        std::string const where = places(from, number);
        return number == 0 ? "" : voice_.say(number == 1 ? one : several, {voice_.name(at(from).who), where});
    }

    /// The table of the kinds of changes.
    std::string sentence(std::size_t number) {
        change const& one = at(number);
        switch (one.what) {
        case happening::moved: return moving(number);
        case happening::turned_over:
            return voice_.say({"{0} turns over {1}: {2}", "{0} retourne {1} : {2}"},
                              {voice_.name(told_.by()), called(place(one.place)), piece(one.is)});
        case happening::shown:
        case happening::hidden: {
            named_place const there = place(one.place);
            auto const [them, several] = pieces(number);
            bool const silent = them.empty() || (dealt_anew_ && (one.what == happening::hidden || there.kind != place_kind::hand));
            return silent ? ""
                          : voice_.say(one.what == happening::shown ? words_for_showing(there.kind)
                                                                    : words_for_hiding(there.kind, several),
                                       {voice_.name(there.owner), them, called(there)});
        }
        case happening::turned_back:
            return of_places(number, {"{1} is turned back", "on remet {1} face cachée"},
                             {"{1} are turned back", "on remet {1} face cachée"});
        case happening::left_up:
            return of_places(number, {"{1} stays face up", "{1} reste visible"}, {"{1} stay face up", "{1} restent visibles"});
        case happening::taken_up: return of_places(number, {"{1} is taken", "on prend {1}"}, {"{1} are taken", "on prend {1}"});
        case happening::marked: return of_places(number, words_for_marking<G>(false), words_for_marking<G>(true));
        case happening::unmarked: return lost(number);
        case happening::remark: return voice_.say(remark_with<G>(one.was), {voice_.name(told_.by()), std::to_string(one.number)});
        case happening::dealt: return voice_.say({"the cards are dealt", "on distribue les cartes"});
        case happening::points: return points(one);
        case happening::ended: // in a match; with the last game, that is over, too
            return any(happening::over) ? "" : voice_.say({"that game is over", "ce jeu est fini"});
        case happening::turn: // as a rule, the next seat has it
            return one.who == told_.by().next(told_.options().players)
                     ? ""
                     : voice_.say({"it is {0}'s turn", "c'est à {0}"}, {voice_.name(one.who)});
        case happening::over:
        default: return over();
        }
    }

    /// Where cards are dealt anew, only what comes to hands is told.
    std::string moving(std::size_t number) {
        named_place const from = place(at(number).place), to = place(at(number).to);
        if (dealt_anew_) {
            std::string const them = pieces(number, true).first;
            return to.kind == place_kind::hand && !them.empty()
                     ? voice_.say({"{0} gets {1}", "{0} reçoit {1}"}, {voice_.name(to.owner), them})
                     : "";
        }
        if (std::string const swapped = swapping(number); !swapped.empty())
            return swapped;
        seat const whose = (to.kind == place_kind::hand || to.kind == place_kind::won) && to.owner != nobody ? to.owner
                         : from.kind == place_kind::hand && from.owner != nobody                             ? from.owner
                                                                                                             : told_.by();
        bool const gathered = (from.kind == place_kind::cell && to.kind != place_kind::cell) ||
                              (from.kind == place_kind::discards && to.kind == place_kind::stock);
        auto const [them, several] = pieces(number, gathered);
        phrase const said = from.kind == place_kind::stock && to.kind == place_kind::hand
                              ? words_for_stock<G>.drawing
                              : words_for_moving(from.kind, to.kind, several);
        return them.empty() ? "" : voice_.say(said, {voice_.name(whose), them, called(from), called(to), voice_.of(from.owner)});
    }
    /// Two pieces that change places, told of the one that whoever acts has given.
    std::string swapping(std::size_t number) {
        change const& one = at(number);
        for (std::size_t other = number + 1; other < told_.changes().size(); ++other)
            if (change const& back = at(other); back.what == happening::moved && back.place == one.to && back.to == one.place) {
                bool const given = place(one.place).owner == told_.by();
                if (!given && place(back.place).owner != told_.by())
                    continue;
                change const &gives = given ? one : back, &gets = given ? back : one;
                done_.insert(done_.end(), {number, other});
                return voice_.say(place(gets.place).owner == nobody ? words_for_exchanging : words_for_swapping,
                                  {voice_.name(told_.by()), piece(gives.is), called(place(gives.place)),
                                   voice_.name(place(gets.place).owner), piece(gets.is), called(place(gets.place))});
            }
        return "";
    }

    std::string points(change const& one) {
        constexpr points_said when = when_points_are_said<G>;
        bool const team = one.who == nobody; // the end says what it has
        if (when == points_said::never || (when == points_said::at_end && (team || !any(happening::over))))
            return "";
        return voice_.say(words_for_points(when == points_said::at_end ? one.total : one.number, one.total),
                          {team ? voice_.team() : voice_.name(one.who), std::to_string(one.total),
                           (one.number > 0 ? "+" : "") + std::to_string(one.number)});
    }
    /// Who has won, all of them at once; or what the team has.
    std::string over() {
        std::vector<std::string> winners;
        for (std::size_t other = 0; other < told_.changes().size(); ++other)
            if (at(other).what == happening::over) {
                if (at(other).who == nobody)
                    return voice_.say(words_for_end_of_team(at(other).total), {std::to_string(at(other).total)});
                winners.push_back(voice_.name(at(other).who));
                done_.push_back(other);
            }
        return voice_.say(words_for_end(told_.options().players, winners.size()), {voice_.together(winners)});
    }

    /// What one seat has lost and another has gained is told of that one.
    std::string lost(std::size_t number) {
        for (change const& each : told_.changes())
            if (each.what == happening::marked && each.place == at(number).place)
                return "";
        return of_places(number, {"{1} is no longer {0}'s", "{1} n'est plus à {0}"},
                         {"{1} are no longer {0}'s", "{1} ne sont plus à {0}"});
    }

    told<G> const& told_;
    speaker voice_;
    bool dealt_anew_;
    std::vector<std::string> said_;
    std::vector<std::string> words_; // of the action, if its sentence has them
    std::vector<std::size_t> done_;  // changes that were told with others
};

template <game G>
std::vector<std::string> sentences(told<G> const& what, language in = language::english, std::span<std::string const> names = {}) {
    return storyteller<G>(what, in, names).sentences();
}

/// What happened, in a line: `Ada turns over c4: 7r; that makes 14: too much; b2, c4 are turned back`.
template <game G>
std::string to_text(told<G> const& what, language in = language::english, std::span<std::string const> names = {}) {
    std::string line;
    for (std::string const& each : sentences(what, in, names))
        line += (line.empty() ? "" : in == language::french ? " ; " : "; ") + each;
    return line;
}

} // namespace ludo
