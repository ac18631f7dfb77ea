#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <ludo/components/stock.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// A stock: whether somebody drew from the top part; and the parts from the top, each with its cards in the order of drawing.
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
            return form.wrong(where,
                              "takes an object with touched and parts, a list of at most " + std::to_string(Parts) + " of them");
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
                return form.wrong(where + ".parts.cards", "takes at least one card");
            all.lay_beneath(cards, in_order);
        }
        if (touched && all.empty())
            return form.wrong(where + ".touched", "nobody can have drawn from an empty stock");
        if (touched)
            all.touch();
        return true;
    }
};

} // namespace ludo
