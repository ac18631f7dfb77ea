#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <ludo/core/telling.hpp>
#include <ludo/play/told.hpp>
#include <ludo/play/told/pieces.hpp>

namespace ludo::testing {

/// Can it have happened as it is told? The changes are gone through one after the other, from where the pieces were in truth to where
/// they are: a piece that is told to go, or to be turned over, must be there. Where its kind is not told it may be any. Each kind that
/// is told is looked at by itself, in all the ways in which its pieces can have gone.
template <game G>
class true_telling {
public:
    using state = typename G::state;
    using change_list = typename told<G>::change_list;

    true_telling(state const& before, state const& after, change_list const& changes)
        : chosen_(before.chosen), then_(pieces_in<G>(before)), now_(pieces_in<G>(after)), changes_(changes) {}

    /// The first thing that is told of a piece by name and cannot have happened, in words; or an empty text.
    [[nodiscard]] std::string wrong() const {
        std::string found;
        if (!changes_.cut() && !then_.cut && !now_.cut)
            for (int kind = 0; kind < int{G::piece_kinds} && found.empty(); ++kind) {
                if (names(kind, [](happening what) { return what == happening::moved || what == happening::turned_over; }))
                    found = wrong_of(kind);
                if (found.empty() && !dealt() && names(kind, [](happening what) { return what == happening::shown; }))
                    found = wrongly_shown(kind);
            }
        return found;
    }

private:
    /// The places of some pieces, in order; and all the ways in which they can lie.
    using places = std::vector<int>;
    using ways = std::vector<places>;
    static constexpr std::size_t most_ways = 300; // with more than that, nothing is said

    [[nodiscard]] bool names(int kind, auto fits) const {
        return std::any_of(changes_.begin(), changes_.end(),
                           [&](change const& each) { return each.of_pieces() && fits(each.what) && named_in(each) == kind; });
    }
    [[nodiscard]] bool dealt() const {
        return std::any_of(changes_.begin(), changes_.end(), [](change const& each) { return each.what == happening::dealt; });
    }

    /// What shows in the end may have come there in a way that nobody could follow.
    [[nodiscard]] std::string wrongly_shown(int kind) const {
        places const there = of_kind(now_, kind);
        for (change const& each : changes_)
            if (each.what == happening::shown && named_in(each) == kind && count(there, each.place) < each.number)
                return said(each, kind);
        return "";
    }

    [[nodiscard]] std::string wrong_of(int kind) const {
        places all;
        for (placed_piece each : then_)
            all.push_back(each.place);
        ways could{of_kind(then_, kind)};
        change const* last = nullptr; // that such a piece may have been part of
        for (change const& each : changes_) {
            if (each.what == happening::dealt)
                return ""; // the cards that were played are collected, and nobody follows them
            if (!each.of_pieces() || each.what == happening::shown)
                continue;
            ways then;
            for (places const& way : could)
                add_ways(then, way, count(all, each.place) - count(way, each.place), each, kind);
            if (then.empty() || then.size() > most_ways)
                return then.empty() ? said(each, kind) : "";
            last = then == could ? last : &each;
            could = std::move(then);
            move(all, each.what == happening::moved ? each.number : 0, each);
        }
        bool const right = std::find(could.begin(), could.end(), of_kind(now_, kind)) != could.end();
        return right ? "" : last ? said(*last, kind) : piece(kind) + " did not stay where it was";
    }

    /// Adds the ways in which the pieces of this kind can lie after a change, if so many others were in its place.
    static void add_ways(ways& then, places const& way, int others, change const& each, int kind) {
        int const here = count(way, each.place), named = named_in(each);
        int const least = named == kind ? each.number : named >= 0 ? 0 : (std::max)(0, each.number - others);
        int const most = named == kind ? each.number : named >= 0 ? 0 : (std::min)(each.number, here);
        if (each.number - least > others || least > here)
            return;
        for (int number = least; number <= most; ++number) {
            places next = way;
            move(next, each.what == happening::moved ? number : 0, each);
            if (std::find(then.begin(), then.end(), next) == then.end())
                then.push_back(std::move(next));
        }
    }

    /// The kind of piece that is told; -1 if it may have been any. (What cannot be followed was one of those that were known.)
    static int named_in(change const& each) { return each.is >= 0 || each.what == happening::moved ? each.is : each.was; }

    static places of_kind(piece_list<most_followed<G>> const& pieces, int kind) {
        places found;
        for (placed_piece each : pieces)
            if (each.kind == kind)
                found.push_back(each.place);
        return found;
    }
    static int count(places const& all, int place) { return static_cast<int>(std::count(all.begin(), all.end(), place)); }
    static void move(places& all, int number, change const& each) {
        for (auto at = all.begin(); number > 0 && at != all.end(); ++at)
            if (*at == each.place) {
                *at = each.to;
                --number;
            }
        std::sort(all.begin(), all.end());
    }

    [[nodiscard]] std::string said(change const& each, int kind) const {
        std::string const named = named_in(each) >= 0 ? piece(named_in(each)) : "another piece than " + piece(kind);
        return each.what == happening::moved ? named + " did not go from " + place(each.place) + " to " + place(each.to)
                                             : named + " was not in " + place(each.place);
    }
    [[nodiscard]] std::string piece(int kind) const { return std::string(piece_with<G>(chosen_, kind)); }
    [[nodiscard]] std::string place(int number) const { return std::string(place_with<G>(chosen_, number).text()); }

    typename G::options const& chosen_;
    piece_list<most_followed<G>> then_, now_;
    change_list const& changes_;
};

} // namespace ludo::testing
