#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <ludo/components/aside.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/core/index_set.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Cards laid aside in no order: a list of them.
template <typename Card>
struct json_of<aside<Card>> {
    static void write(json_writer& to, aside<Card> const& laid) {
        to.list([&] {
            for (Card one : laid.known())
                to.item(one);
            for (int i = 0; i < laid.hidden(); ++i)
                to.item(Card());
        });
    }
    static std::string shape(json_shape& shapes) { return shapes.list_of<Card>(); }
    static bool read(json_reader& reader, json const& from, aside<Card>& laid, std::string const& where) {
        std::vector<Card> cards;
        if (!read_cards(reader, from, cards, static_cast<std::size_t>(Card::count), where))
            return false;
        laid = {};
        for (Card one : cards) {
            if (one.known() && laid.known().contains(one))
                return reader.wrong(where, json_text(one) + " is listed twice");
            laid.lay(one);
        }
        return true;
    }
};

} // namespace ludo
