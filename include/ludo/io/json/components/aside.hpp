#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <ludo/components/aside.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// Cards laid aside in no order: a list of them.
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
                return form.wrong(where, form.write(one).dump() + " is listed twice");
            laid.lay(one);
        }
        return true;
    }
};

} // namespace ludo
