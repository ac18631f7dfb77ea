#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include <ludo/core/rng.hpp>
#include <ludo/io/json/text.hpp>

/// Changes a position that is written as JSON in several places at once, so that it often still agrees with itself: cards
/// change places or names, move, come to light or are hidden; parts of it are taken from another position of the same game,
/// or from a neighbouring part; counters, flags and turns change; luck is wiped, as for a seat, or another.
class odd_json {
public:
    odd_json(ludo::rng& luck, ludo::json& changed, ludo::json const& other) : luck_(luck), all_(changed), other_(other) {}

    /// One change, chosen by lot.
    void change() {
        list();
        if (!lucks_.empty() && below(6) == 0)
            return luck();
        switch (below(16)) {
        case 0:
        case 1:
        case 2: return rename(below(4) > 0);
        case 3:
        case 4: return exchange(pieces_);
        case 5:
        case 6: return move();
        case 7:
        case 8: return take_over(all_, other_);
        case 9: return hide_or_show();
        case 10: return exchange(scalars_);
        case 11: return count();
        case 12: return neighbour();
        case 13: return cut();
        case 14: return flag();
        default: return letters();
        }
    }

private:
    using json = ludo::json;

    std::size_t below(std::size_t n) { return n == 0 ? 0 : luck_.below(static_cast<std::uint32_t>(n)); }
    template <typename List>
    auto& any(List& list) {
        return list[below(list.size())];
    }

    static bool is_piece(json const& one) {
        auto const* const found = one.get_ptr<std::string const*>();
        if (!found)
            return false;
        std::string const& text = *found;
        auto const letter = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
        return !text.empty() && text.size() < 7 &&
               (text == "?" || text == "$" || text == "w" ||
                (text.size() > 1 && (std::isdigit(letter(0)) || std::isupper(letter(0)))));
    }

    /// Everything in it, by what it is. The deck is left alone: another deck is another game.
    void list() {
        pieces_.clear(), scalars_.clear(), lists_.clear(), numbers_.clear(), flags_.clear(), words_.clear(), seats_.clear();
        lucks_.clear();
        list(all_);
    }
    void list(json& from) {
        if (from.is_array())
            for (json& part : from)
                note(part);
        else
            for (auto& [name, part] : from.get_ref<json::object_t&>()) {
                if (name == "luck" && part.is_array())
                    lucks_.push_back(&part);
                else if (name != "deck" && (name != "game" || !part.is_string()))
                    note(part);
            }
    }
    void note(json& part) {
        if (part.is_structured()) {
            lists_.push_back(&part);
            list(part);
        } else if (is_piece(part))
            pieces_.push_back(&part);
        else {
            scalars_.push_back(&part);
            (part.is_boolean() ? flags_ : part.is_number() ? numbers_ : part.is_null() ? seats_ : words_).push_back(&part);
        }
    }

    /// Two cards are called by each other's name, everywhere or in some of the parts.
    void rename(bool everywhere) {
        if (pieces_.size() < 2)
            return;
        std::string const one = *any(pieces_), other = *any(pieces_);
        if (one == "?" || other == "?")
            return;
        for (json* each : pieces_)
            if (everywhere || below(2) == 0) {
                if (*each == one)
                    *each = other;
                else if (*each == other)
                    *each = one;
            }
    }

    void exchange(std::vector<json*>& some) {
        if (!some.empty())
            std::swap(*any(some), *any(some));
    }

    /// Something leaves a list, or a place of an object, and comes to another.
    void move() {
        if (lists_.empty())
            return;
        json& from = *any(lists_);
        json& to = *any(lists_);
        auto const flat = [](json const& all) {
            return std::none_of(all.begin(), all.end(), [](json const& one) { return one.is_structured(); });
        };
        if (from.empty() || &from == &to || (!from.is_array() && from.type() != to.type()) || !flat(from)) // `to` may be in it
            return;
        if (from.is_object()) {
            auto at = from.begin();
            std::advance(at, below(from.size()));
            if (!flat(to))
                return;
            std::string const place = at.key();
            json moved = std::move(at.value());
            from.erase(place);
            to[place] = std::move(moved);
            return;
        }
        std::size_t const at = below(from.size());
        if (to.is_object())
            return;
        json moved = from[at];
        from.erase(at);
        if (below(8) == 0) // one before another: in the middle of a list order may matter
            to.insert(to.begin() + static_cast<std::ptrdiff_t>(below(to.size() + 1)), std::move(moved));
        else
            to.push_back(std::move(moved));
    }

    /// Some parts are as in the other position.
    void take_over(json& here, json const& there) {
        if (here.type() != there.type() || !here.is_structured() || here.empty())
            return;
        std::size_t const some = 1 + below(3);
        bool const deeper = below(3) > 0;
        for (std::size_t i = 0; i < some; ++i) {
            auto at = here.begin();
            auto const number = below(here.size());
            std::advance(at, number);
            json const* from = nullptr;
            if (here.is_object() && there.contains(at.key()))
                from = &there[at.key()];
            else if (here.is_array() && number < there.size())
                from = &there[number];
            if (!from || (here.is_object() && at.key() == "deck"))
                continue;
            if (deeper && at->is_structured() && !at->empty())
                take_over(*at, *from);
            else
                *at = *from;
        }
    }

    /// A known card is hidden, or all of a list; or a hidden one is one of those named elsewhere.
    void hide_or_show() {
        if (pieces_.empty())
            return;
        if (below(2) == 0)
            *any(pieces_) = "?";
        else if (json& hidden = *any(pieces_); hidden == "?")
            hidden = *any(pieces_);
        else if (json& some = *any(lists_); some.is_array())
            for (json& each : some)
                if (is_piece(each))
                    each = "?";
    }

    void count() {
        if (numbers_.empty())
            return;
        json& number = *any(numbers_);
        auto const now = number.get<std::int64_t>();
        std::int64_t const small = static_cast<std::int64_t>(below(14));
        number = below(3) == 0 ? small : below(2) == 0 ? now + 1 : now > 0 ? now - 1 : now;
        if (below(16) == 0)
            number = nullptr;
        if (!seats_.empty() && below(8) == 0)
            *any(seats_) = small % 7;
    }

    /// A part becomes what its neighbour is, or they change places.
    void neighbour() {
        if (lists_.empty())
            return;
        json& list = *any(lists_);
        if (list.size() < 2)
            return;
        auto one = list.begin(), other = list.begin();
        std::advance(one, below(list.size()));
        std::advance(other, below(list.size()));
        if (one->type() != other->type())
            return;
        if (below(2) == 0)
            std::swap(*one, *other);
        else if (one != other)
            *one = json(*other);
    }

    /// A list becomes shorter, or empty; or something is listed twice.
    void cut() {
        if (lists_.empty())
            return;
        json& list = *any(lists_);
        if (list.empty() || !list.is_array())
            return;
        if (below(3) == 0)
            list.push_back(json(any(list)));
        else if (below(2) == 0)
            list.clear();
        else
            list.erase(below(list.size()));
    }

    void flag() {
        if (!flags_.empty())
            *any(flags_) = below(2) == 0;
    }

    /// Luck to come is not known, or any other.
    void luck() {
        bool const wiped = below(2) == 0;
        for (json& word : *any(lucks_))
            word = wiped ? 0 : luck_.draw() >> 32;
    }

    /// Words that are sets of letters lose one, or gain one of another word.
    void letters() {
        if (words_.empty())
            return;
        auto& word = any(words_)->get_ref<std::string&>();
        if (std::string const from = *any(words_); below(2) == 0 && !from.empty())
            word += from[below(from.size())];
        else if (!word.empty())
            word.erase(below(word.size()), 1);
        else
            word = std::string(1, "0123456yrgb"[below(11)]);
    }

    ludo::rng& luck_;
    json& all_;
    json const& other_;
    std::vector<json*> pieces_, scalars_, lists_, numbers_, flags_, words_, seats_, lucks_;
};
