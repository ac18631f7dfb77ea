#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <ludo/components/card_rows.hpp>
#include <ludo/components/number.hpp>
#include <ludo/components/score_sheet.hpp>
#include <ludo/components/seat_rows.hpp>
#include <ludo/components/trick.hpp>
#include <ludo/core/game.hpp>
#include <ludo/io/told.hpp>
#include <ludo/play/told/marks.hpp>

#include "scene.hpp"

namespace terminal {

template <typename T>
inline constexpr bool is_set_of_slots = false;
template <int Seats, int Length>
inline constexpr bool is_set_of_slots<ludo::index_set<ludo::seat_row_slot<Seats, Length>>> = true;
template <typename T>
inline constexpr bool is_trick = false;
template <typename Card, int Seats>
inline constexpr bool is_trick<ludo::trick<Card, Seats>> = true;
template <typename T>
inline constexpr bool is_rows = false;
template <typename Card, int Seats, int Length, typename Told>
inline constexpr bool is_rows<ludo::card_rows<Card, Seats, Length, Told>> = !std::is_empty_v<Told>;
template <typename T>
inline constexpr bool is_for_seats = false;
template <typename T, int Most>
inline constexpr bool is_for_seats<ludo::per_seat<T, Most>> = true;
template <typename T>
inline constexpr bool is_sheets = false;
template <typename Row, int Most>
inline constexpr bool is_sheets<ludo::per_seat<ludo::score_sheet<Row>, Most>> = true;

/// Several things in a row, which have no text together.
template <typename T>
concept row_of_things = !ludo::written<T> && requires(T const& some) {
    *some.begin();
    some.begin() != some.end();
};
template <row_of_things T>
using thing_in = std::remove_cvref_t<decltype(*std::declval<T const&>().begin())>;

/// Adds facts to a scene, with the words for members and values.
class fact_list {
public:
    fact_list(scene& to, ludo::speaker const& voice, std::string_view game);

    /// Is anything shown of the member with this name? Also a zero? Its own members, each by itself? Of a game that is not in our list,
    /// everything is shown.
    [[nodiscard]] bool shows(std::string_view name) const;
    [[nodiscard]] bool shows_zero(std::string_view name) const;
    [[nodiscard]] static bool shows_inside(std::string_view name);

    /// How a member is called: by the words for it, or by its own name. And a value, in the same way.
    [[nodiscard]] std::string called(std::string_view name) const;
    [[nodiscard]] std::string in_words(std::string_view value) const;

    void add(std::string_view name, std::string const& value);
    void add_for_seat(std::string_view name, std::string const& value); // for each seat in turn
    void add_row(std::string const& name);                              // of the score sheet
    void add_box(int points, bool open);                                // in the last row, for each seat in turn
    void add_mark(ludo::seat whose, std::string_view cell, int number) { to_.marks.push_back({whose, std::string(cell), number}); }
    void add_to_trick(ludo::seat by, std::string const& card) { to_.trick.emplace_back(by, card); }

    [[nodiscard]] int players() const { return to_.players; }
    [[nodiscard]] ludo::speaker const& voice() const { return voice_; }
    scene& to() { return to_; }

private:
    scene& to_;
    ludo::speaker const& voice_;
    bool listed_;
};

/// Goes through the members of what lies in sight, and adds to a scene what is to be shown beside the pieces.
template <ludo::game G>
class fact_finder {
public:
    fact_finder(scene& to, typename G::state const& seen, ludo::speaker const& voice) : list_(to, voice, G::name), seen_(seen) {}

    void find() {
        ludo::each_member(seen_, [&](std::string_view name, auto const& part) { add(name, part); });
    }

private:
    template <typename Part>
    void add(std::string_view name, Part const& part) {
        if (!list_.shows(name))
            return;
        if constexpr (requires { part.with_game([](auto, auto const&) {}); })
            part.with_game([&]<typename Inner>(std::type_identity<Inner>, typename Inner::state const& inner) {
                list_.add(name, list_.voice().say(Inner::title));
                fact_finder<Inner>(list_.to(), inner, list_.voice()).find();
            });
        else if constexpr (is_trick<Part>)
            part.each(list_.players(), [&](ludo::seat by, auto card) { list_.add_to_trick(by, text(card)); });
        else if constexpr (is_sheets<Part>)
            add_sheets(part, part[ludo::seat(0)].open_rows());
        else if constexpr (G::piece_kinds == 0 && ludo::is_marks<Part>)
            for (ludo::seat each : ludo::each_seat(list_.players()))
                for (auto cell : part[each])
                    list_.add_mark(each, cell.text(), cell.index());
        else if constexpr (is_rows<Part>)
            add_for_seats("told", [&](ludo::seat each) {
                return said_of_each(part.begin(each), part.end(each), true, [&](auto const& one) { return said(one.told); });
            });
        else if constexpr (is_for_seats<Part>) {
            if constexpr (says<std::remove_cvref_t<decltype(part[ludo::seat(0)])>>())
                add_for_seats(name, [&](ludo::seat each) { return said(part[each]); });
        } else if constexpr (is_set_of_slots<Part> || std::is_same_v<decltype(inside<Part>()), ludo::seat>)
            for (auto each : part)
                list_.add(name, said(each));
        else if constexpr (ludo::is_number<Part> && !row_of_things<Part>)
            list_.add(name, part == 0 && !list_.shows_zero(name) ? "" : std::to_string(part));
        else if constexpr (has_text<Part>)
            list_.add(name, said(part)); // a card that is named, too
        else {
            bool apart = false;
            if constexpr (ludo::has_members<Part>)
                if (apart = fact_list::shows_inside(name); apart)
                    ludo::each_member(part, [&](std::string_view inner, auto const& each) {
                        add(std::string(name) + '.' + std::string(inner), each);
                    });
            if constexpr (says<Part>())
                if (!apart)
                    list_.add(name, said(part));
        }
    }

    template <typename T>
    static constexpr bool has_text =
        ludo::written<T> || requires(T const& thing, typename G::state const& s) { thing.text(G::notation(s)); };

    /// The type of what is in a row; no seat for anything else.
    template <typename Part>
    static constexpr auto inside() {
        if constexpr (row_of_things<Part>)
            return thing_in<Part>();
        else
            return 0;
    }

    /// Is there a text for such a part, or for what is in it? (Cards are shown where they lie.)
    template <typename Part>
    static constexpr bool says() {
        if constexpr (row_of_things<Part>)
            return says<thing_in<Part>>();
        else if constexpr (G::piece_kinds > 0 && requires(Part const& one) { one.known(); })
            return std::is_same_v<Part, ludo::seat>;
        else
            return std::is_integral_v<Part> || std::is_same_v<Part, ludo::seat> || ludo::named_enum<Part> || ludo::written<Part> ||
                   ludo::has_members<Part>;
    }
    /// What it says: things with blanks between them; members with their names. Nothing, if there is nothing to say.
    template <typename Part>
    std::string said(Part const& part) {
        if constexpr (row_of_things<Part>) {
            constexpr bool long_ones = !ludo::written<thing_in<Part>> && ludo::has_members<thing_in<Part>>;
            return said_of_each(part.begin(), part.end(), long_ones, [&](auto const& each) { return said(each); });
        } else if constexpr (std::is_same_v<Part, bool>)
            return part ? list_.voice().say({"yes", "oui"}) : "";
        else if constexpr (std::is_integral_v<Part>)
            return std::to_string(part);
        else if constexpr (std::is_same_v<Part, ludo::seat>)
            return part == ludo::nobody ? "" : list_.voice().name(part);
        else if constexpr (ludo::named_enum<Part>)
            return list_.in_words(ludo::name_of(part));
        else if constexpr (has_text<Part>)
            return text(part);
        else {
            std::string all;
            ludo::each_member(part, [&]<typename Inner>(std::string_view name, Inner const& inner) {
                if constexpr (says<Inner>())
                    if (std::string const value = said(inner); !value.empty())
                        all += (all.empty() ? "" : ", ") + list_.called(name) + ' ' + value;
            });
            return all;
        }
    }

    template <typename Begin, typename End, typename Says>
    static std::string said_of_each(Begin begin, End end, bool long_ones, Says says_of) {
        std::string all;
        bool any = false;
        for (; begin != end; ++begin) {
            std::string const one = says_of(*begin);
            all += (all.empty() ? "" : long_ones ? "; " : " ") + (one.empty() && long_ones ? "-" : one);
            any = any || !one.empty();
        }
        return any ? all : "";
    }
    template <typename Says>
    void add_for_seats(std::string_view name, Says says_of) {
        std::vector<std::string> all;
        bool any = false;
        for (ludo::seat each : ludo::each_seat(list_.players())) {
            all.push_back(says_of(each));
            any = any || !all.back().empty();
        }
        if (any)
            for (std::string const& each : all)
                list_.add_for_seat(name, each);
    }
    template <typename Sheets, typename Row>
    void add_sheets(Sheets const& sheets, ludo::index_set<Row> const&) {
        for (Row each : ludo::index_set<Row>::all()) {
            list_.add_row(text(each));
            for (ludo::seat one : ludo::each_seat(list_.players()))
                list_.add_box(sheets[one].points(each), sheets[one].open(each));
        }
    }

    /// A thing in words, or in its notation; nothing for a card that is not known.
    template <typename T>
    std::string text(T const& thing) {
        if constexpr (requires { thing.known(); })
            if (!thing.known())
                return "";
        if (auto const said = ludo::words_of<G>(thing))
            return list_.voice().say(*said);
        if constexpr (requires { G::notation(seen_); })
            return std::string(std::string_view(ludo::text_in(thing, G::notation(seen_))));
        else
            return std::string(std::string_view(thing.text()));
    }

    fact_list list_;
    typename G::state const& seen_;
};

} // namespace terminal
