#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include <ludo/components/card_list.hpp>
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
inline constexpr bool is_set_of_seats = false;
template <int Count>
inline constexpr bool is_set_of_seats<ludo::index_set<ludo::number<Count>>> = true;
template <typename T>
inline constexpr bool is_set_of_slots = false;
template <int Seats, int Length>
inline constexpr bool is_set_of_slots<ludo::index_set<ludo::seat_row_slot<Seats, Length>>> = true;
template <typename T>
inline constexpr bool is_trick = false;
template <typename Card, int Seats>
inline constexpr bool is_trick<ludo::trick<Card, Seats>> = true;
/// What is in a list, or in one for each seat; void for what is none.
template <typename T>
struct inside_list : std::type_identity<void> {};
template <typename T, std::size_t Size>
struct inside_list<std::array<T, Size>> : std::type_identity<T> {};
template <typename T, int Most>
struct inside_list<ludo::card_list<T, Most>> : std::type_identity<T> {};
template <typename T>
struct inside_seats : std::type_identity<void> {};
template <typename T, int Most>
struct inside_seats<ludo::per_seat<T, Most>> : std::type_identity<T> {};
template <typename T>
inline constexpr bool is_sheets = false;
template <typename Row, int Most>
inline constexpr bool is_sheets<ludo::per_seat<ludo::score_sheet<Row>, Most>> = true;

/// Adds facts to a scene, with the words for members and values.
class fact_list {
public:
    fact_list(scene& to, ludo::speaker const& voice) : to_(to), voice_(voice) {}

    /// Is anything shown of the member with this name? Of its own members?
    [[nodiscard]] static bool shows(std::string_view name);
    [[nodiscard]] static bool shows_inside(std::string_view name);

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
};

/// Goes through the members of what lies in sight, and adds to a scene what is to be shown beside the pieces.
template <ludo::game G>
class fact_finder {
public:
    fact_finder(scene& to, typename G::state const& seen, ludo::speaker const& voice) : list_(to, voice), seen_(seen) {}

    void find() {
        ludo::each_member(seen_, [&](std::string_view name, auto const& part) { add(name, part); });
    }

private:
    template <typename Part>
    void add(std::string_view name, Part const& part) {
        if (!fact_list::shows(name))
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
            for (ludo::seat each : ludo::seats(list_.players()))
                for (auto cell : part[each])
                    list_.add_mark(each, cell.text(), cell.index());
        else if constexpr (says<typename inside_seats<Part>::type>())
            for (ludo::seat each : ludo::seats(list_.players()))
                list_.add_for_seat(name, said(part[each]));
        else if constexpr (!std::is_void_v<typename inside_list<Part>::type>) {
            if constexpr (says<Part>())
                list_.add(name, said(part));
        } else if constexpr (is_set_of_seats<Part>)
            for (auto each : part)
                list_.add(name, list_.voice().name(ludo::seat(each.index())));
        else if constexpr (is_set_of_slots<Part>)
            for (auto each : part)
                list_.add(name, text(each));
        else if constexpr (std::is_same_v<Part, ludo::seat>)
            list_.add(name, part == ludo::nobody ? "" : list_.voice().name(part));
        else if constexpr (ludo::is_number<Part>)
            list_.add(name, part == 0 ? "" : std::to_string(part));
        else if constexpr (ludo::named_enum<Part>)
            list_.add(name, std::string(ludo::name_of(part)));
        else if constexpr (ludo::written<Part> || requires {
                               part.known();
                               part.text(G::notation(seen_));
                           })
            list_.add(name, text(part));
        else if constexpr (ludo::has_members<Part>)
            if (fact_list::shows_inside(name))
                ludo::each_member(part, [&](std::string_view inner, auto const& each) {
                    add(std::string(name) + '.' + std::string(inner), each);
                });
    }

    /// Is there a text for such a part, or for all that is in it? (Cards are shown where they lie.)
    template <typename Part>
    static constexpr bool says() {
        if constexpr (!std::is_void_v<typename inside_list<Part>::type>)
            return says<typename inside_list<Part>::type>();
        else if constexpr (G::piece_kinds > 0 && requires(Part const& one) { one.known(); })
            return false;
        else
            return ludo::is_number<Part> || ludo::written<Part>;
    }
    template <typename Part>
    std::string said(Part const& part) {
        if constexpr (ludo::written<Part>)
            return text(part);
        else if constexpr (!std::is_void_v<typename inside_list<Part>::type>) {
            std::string all;
            for (auto const& each : part)
                all += (all.empty() ? "" : " ") + said(each);
            return all;
        } else
            return std::to_string(part);
    }

    template <typename Sheets, typename Row>
    void add_sheets(Sheets const& sheets, ludo::index_set<Row> const&) {
        for (Row each : ludo::index_set<Row>::all()) {
            list_.add_row(text(each));
            for (ludo::seat one : ludo::seats(list_.players()))
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
