#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/telling.hpp>
#include <ludo/io/told/speaker.hpp>
#include <ludo/io/told/words.hpp>
#include <ludo/play/told.hpp>

namespace ludo {

/// Puts a telling into sentences, in either language, with the names of the players.
template <game G>
class storyteller {
public:
    storyteller(told<G> const& what, language in, std::span<std::string const> names) : told_(what), voice_(in, names) {}

    /// The sentences, without full stops. That the turn passes is said only where it does not go on to the next seat.
    [[nodiscard]] std::vector<std::string> sentences() {
        say(action());
        bool dealt_anew = false;
        for (change const& each : told_.changes())
            dealt_anew = dealt_anew || each.what == happening::dealt;
        if (dealt_anew)
            say(voice_.say({"the cards are dealt", "on distribue les cartes"}));
        for (std::size_t at = 0; at < told_.changes().size(); ++at)
            if (std::find(done_.begin(), done_.end(), at) == done_.end())
                say(sentence(at, dealt_anew));
        return said_;
    }

private:
    change const& at(std::size_t number) const { return told_.changes().begin()[number]; }

    void say(std::string const& text) {
        if (!text.empty())
            said_.push_back(text);
    }
    /// What the seat did, as far as the viewer may know.
    std::string action() {
        if (told_.by() == nobody)
            return voice_.say({"that is taken back", "on revient en arrière"});
        if (!told_.done())
            return voice_.say({"{0} chooses in secret", "{0} choisit en secret"}, {voice_.name(told_.by())});
        each_word(told_.text(), [&](std::string_view word) { words_.emplace_back(word); });
        auto const said = sentence_for<G>(*told_.done());
        if (!said)
            return voice_.say({"{0}: {1}", "{0} : {1}"}, {voice_.name(told_.by()), std::string(told_.text())});
        std::vector<std::string> parts{voice_.name(told_.by())};
        told_.done()->each_thing([&](auto thing, std::string_view) {
            std::optional<phrase> const spoken = words_of<G>(thing);
            parts.push_back(spoken ? voice_.say(*spoken) : words_[parts.size()]);
        });
        std::string const sentence = voice_.say(*said, parts);
        if (sentence.empty())
            words_.clear(); // it names nothing
        return sentence;
    }
    [[nodiscard]] bool named(std::string_view thing) const {
        return std::find(words_.begin(), words_.end(), thing) != words_.end();
    }

    [[nodiscard]] named_place place(int number) const { return place_with<G>(told_.options(), number); }
    [[nodiscard]] std::string piece(int kind) const {
        std::string text(piece_with<G>(told_.options(), kind).view());
        auto const said = words_of_piece<G>(kind);
        return said ? voice_.say(*said) : text;
    }
    /// The pieces of all changes like this one, from here on; these changes are told with it. Without those that the action names.
    std::string pieces(std::size_t from, bool by_target = false) {
        change const first = at(from);
        place_kind const to = first.what == happening::moved ? place(first.to).kind : place_kind::cell;
        bool const all = to == place_kind::won || to == place_kind::laid; // they are told together
        std::vector<std::string> known;
        int unknown = 0;
        for (std::size_t other = from; other < told_.changes().size(); ++other) {
            change const& each = at(other);
            if (each.what != first.what || each.to != first.to || (!by_target && each.place != first.place))
                continue;
            done_.push_back(other);
            int const kind = first.what == happening::hidden ? each.was : each.is;
            std::string const text = piece(kind);
            if (kind < 0)
                unknown += each.number;
            else if (all || !named(text))
                known.insert(known.end(), static_cast<std::size_t>(each.number), text);
        }
        if (unknown > 0)
            known.push_back(voice_.some(unknown, piece_name<G>()));
        return voice_.listed(known);
    }

    /// The places of all changes like this one, for one seat.
    std::string places(std::size_t from, int& number) {
        change const first = at(from);
        std::vector<std::string> found;
        for (std::size_t other = from; other < told_.changes().size(); ++other)
            if (change const& each = at(other); each.what == first.what && each.who == first.who) {
                done_.push_back(other);
                std::string const text =
                    each.of_pieces() ? voice_.place(place(each.place)) : std::string(marked_place<typename G::state>(each.place));
                if (each.of_pieces() || !named(text))
                    found.push_back(text);
            }
        number = static_cast<int>(found.size());
        return voice_.listed(found);
    }
    std::string of_places(std::size_t from, phrase one, phrase several) {
        int number = 0;
        std::string const where = places(from, number);
        return number == 0 ? "" : voice_.say(number == 1 ? one : several, {voice_.name(at(from).who), where});
    }

    /// The table of the kinds of changes.
    std::string sentence(std::size_t number, bool dealt_anew) {
        change const& one = at(number);
        switch (one.what) {
        case happening::moved: return moving(number, dealt_anew);
        case happening::turned_over:
            return voice_.say({"{0} turns over {1}: {2}", "{0} retourne {1} : {2}"},
                              {voice_.name(told_.by()), voice_.place(place(one.place)), piece(one.is)});
        case happening::shown: {
            named_place const there = place(one.place);
            std::string const them = pieces(number);
            return them.empty() || (dealt_anew && there.kind != place_kind::hand)
                     ? ""
                     : voice_.say(words_for_showing(there.kind), {voice_.name(there.owner), them, voice_.place(there)});
        }
        case happening::hidden: {
            std::string const them = pieces(number);
            return dealt_anew ? "" : voice_.say({"{0} cannot be followed any more", "on perd {0} de vue"}, {them});
        }
        case happening::turned_back:
            return of_places(number, {"{1} is turned back", "on retourne {1} face cachée"},
                             {"{1} are turned back", "on retourne {1} face cachée"});
        case happening::left_up:
            return of_places(number, {"{1} stays face up", "{1} reste visible"}, {"{1} stay face up", "{1} restent visibles"});
        case happening::taken_up: return of_places(number, {"{1} is taken", "on prend {1}"}, {"{1} are taken", "on prend {1}"});
        case happening::marked:
            return of_places(number, {"{1} is now {0}'s", "{1} est à {0}"}, {"{1} are now {0}'s", "{1} sont à {0}"});
        case happening::unmarked: return lost(number);
        case happening::remark: return voice_.say(remark_with<G>(one.was), {voice_.name(told_.by()), std::to_string(one.number)});
        case happening::points:
            return voice_.say(
                {"{0}: {1}, {2} in all", "{0} : {1}, {2} en tout"},
                {voice_.name(one.who), (one.number > 0 ? "+" : "") + std::to_string(one.number), std::to_string(one.total)});
        case happening::ended: return voice_.say({"that game is over", "cette partie est finie"});
        case happening::turn: {
            bool const usual = told_.by() != nobody && one.who == told_.by().next(told_.options().players);
            return usual ? "" : voice_.say({"it is {0}'s turn", "c'est à {0}"}, {voice_.name(one.who)});
        }
        case happening::over:
            return one.who == nobody || told_.options().players == 1
                     ? voice_.say({"the game is over", "la partie est finie"})
                     : voice_.say({"the game is over: {0} wins", "la partie est finie : {0} gagne"}, {voice_.name(one.who)});
        case happening::dealt: // it is said first
        default: return "";
        }
    }

    /// Where cards are dealt anew, only what comes to hands is told.
    std::string moving(std::size_t number, bool dealt_anew) {
        named_place const from = place(at(number).place), to = place(at(number).to);
        if (dealt_anew) {
            std::string const them = pieces(number, true);
            return to.kind == place_kind::hand && !them.empty()
                     ? voice_.say({"{0} gets {1}", "{0} reçoit {1}"}, {voice_.name(to.owner), them})
                     : "";
        }
        seat const whose = (to.kind == place_kind::hand || to.kind == place_kind::won) && to.owner != nobody ? to.owner
                         : from.kind == place_kind::hand && from.owner != nobody                             ? from.owner
                                                                                                             : told_.by();
        std::string const them = pieces(number, from.kind == place_kind::cell && to.kind != place_kind::cell);
        return them.empty() ? ""
                            : voice_.say(words_for_moving(from.kind, to.kind),
                                         {voice_.name(whose), them, voice_.place(from), voice_.place(to)});
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
