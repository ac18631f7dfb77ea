#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <ludo/components/aside.hpp>
#include <ludo/components/card_list.hpp>
#include <ludo/components/piles.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/components/stock.hpp>
#include <ludo/io/json_components.hpp>

namespace ludo {

/// Reads a list of cards, at most so many.
template <typename Card>
bool read_cards(json_form& form, json const& from, std::vector<Card>& cards, std::size_t most, std::string const& where) {
    if (!from.is_array() || from.size() > most)
        return form.wrong(where, "takes a list of cards, " + std::to_string(most) + " at most");
    for (json const& given : from)
        if (!form.read(given, cards.emplace_back(), where))
            return false;
    return true;
}

/// Known cards one after the other.
template <typename Card, int Most>
struct json_of<card_list<Card, Most>> {
    static json write(json_form const& form, card_list<Card, Most> const& cards) {
        json list = json::array();
        for (Card one : cards)
            list.push_back(form.write(one));
        return list;
    }
    static bool read(json_form& form, json const& from, card_list<Card, Most>& cards, std::string const& where) {
        std::vector<Card> list;
        if (!read_cards(form, from, list, Most, where))
            return false;
        cards = {};
        for (Card one : list) {
            if (!one.known())
                return form.wrong(where, "takes known cards");
            cards.add(one);
        }
        return true;
    }
};

/// Cards laid aside: a list, the next one first.
template <typename Card, int Most>
struct json_of<reserve<Card, Most>> {
    static json write(json_form const& form, reserve<Card, Most> const& aside) {
        json list = json::array();
        for (Card each : aside)
            list.push_back(form.write(each));
        return list;
    }
    static bool read(json_form& form, json const& from, reserve<Card, Most>& aside, std::string const& where) {
        if (!from.is_array() || from.size() > Most)
            return form.wrong(where, "takes a list of no more than " + std::to_string(Most));
        for (json const& each : from) {
            Card card;
            if (!form.read(each, card, where))
                return false;
            aside.lay(card);
        }
        return true;
    }
};

/// Cards laid aside in no order: the list of them.
template <typename Card>
struct json_of<aside<Card>> {
    static json write(json_form const& form, aside<Card> const& laid) {
        json cards = form.write(laid.known());
        for (int i = 0; i < laid.hidden(); ++i)
            cards.push_back(form.write(Card()));
        return cards;
    }
    static bool read(json_form& form, json const& from, aside<Card>& laid, std::string const& where) {
        std::vector<Card> cards;
        if (!read_cards(form, from, cards, static_cast<std::size_t>(Card::count), where))
            return false;
        laid = {};
        for (Card one : cards) {
            if (one.known() && laid.known().contains(one))
                return form.wrong(where, form.write(one).dump() + " stands there twice");
            laid.lay(one);
        }
        return true;
    }
};

/// Piles: for each seat its cards, from the bottom.
template <typename Card, int Seats, int Size>
struct json_of<piles<Card, Seats, Size>> {
    static json write(json_form const& form, piles<Card, Seats, Size> const& all) {
        json list = json::array();
        for (seat owner : form.seats()) {
            json& cards = list.emplace_back(json::array());
            all.each(owner, [&](Card one) { cards.push_back(form.write(one)); });
        }
        return list;
    }
    static bool read(json_form& form, json const& from, piles<Card, Seats, Size>& all, std::string const& where) {
        if (!from.is_array() || from.size() != static_cast<std::size_t>(form.seats().size()))
            return form.wrong(where, "takes a list with an entry for each seat");
        all = {};
        for (seat owner : form.seats()) {
            std::string const there = where + '[' + to_text(owner) + ']';
            std::vector<Card> cards;
            if (!read_cards(form, from[static_cast<std::size_t>(owner.index())], cards,
                            static_cast<std::size_t>(Size - all.total()), there))
                return false;
            for (Card one : cards) {
                if (!one.known())
                    return form.wrong(there, "takes known cards: they lie face up");
                all.put(owner, one);
            }
        }
        return true;
    }
};

/// A stock: whether somebody drew from the top part; and the parts from the top, each with its cards as they are drawn.
template <typename Card, int Size, int Parts>
struct json_of<stock<Card, Size, Parts>> {
    static json write(json_form const& form, stock<Card, Size, Parts> const& all) {
        json parts = json::array();
        for (int part = all.parts() - 1, drawn = 0; part >= 0; --part) {
            json cards = json::array();
            for (int left = all.part_size(part); left > 0; --left)
                cards.push_back(form.write(all[drawn++]));
            parts.push_back({{"in_order", all.in_order(part)}, {"cards", cards}});
        }
        return {{"touched", all.touched()}, {"parts", parts}};
    }
    static bool read(json_form& form, json const& from, stock<Card, Size, Parts>& all, std::string const& where) {
        bool touched = false;
        if (!from.is_object() || from.size() != 2 || !from.contains("touched") || !from.contains("parts") ||
            !from["parts"].is_array() || from["parts"].size() > static_cast<std::size_t>(Parts))
            return form.wrong(where, "takes an object with touched and parts, a list of " + std::to_string(Parts) + " at most");
        if (!form.read(from["touched"], touched, where + ".touched"))
            return false;
        all = {};
        for (json const& part : from["parts"]) {
            std::vector<Card> cards;
            bool in_order = false;
            if (!part.is_object() || part.size() != 2 || !part.contains("in_order") || !part.contains("cards"))
                return form.wrong(where + ".parts", "takes objects with in_order and cards");
            if (!form.read(part["in_order"], in_order, where + ".parts.in_order") ||
                !read_cards(form, part["cards"], cards, static_cast<std::size_t>(Size - all.size()), where + ".parts.cards"))
                return false;
            if (cards.empty())
                return form.wrong(where + ".parts.cards", "takes a card at least");
            all.lay_beneath(cards, in_order);
        }
        if (touched && all.empty())
            return form.wrong(where + ".touched", "nobody drew from an empty stock");
        if (touched)
            all.touch();
        return true;
    }
};

} // namespace ludo
