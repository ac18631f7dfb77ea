#pragma once

#include <string>
#include <tuple>

#include <ludo/components/stock.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A stock: whether somebody drew from the top part; and the parts from the top, each with its cards in the order of drawing.
template <typename Card, int Size, int Parts>
struct json_of<stock<Card, Size, Parts>> {
    struct layer {
        bool in_order = false;
        json_list<Card, Size> cards;
        static constexpr auto members() { return std::tuple{member{"in_order", &layer::in_order}, member{"cards", &layer::cards}}; }
    };
    struct parts {
        bool touched = false;
        json_list<layer, Parts> layers;
        static constexpr auto members() { return std::tuple{member{"touched", &parts::touched}, member{"parts", &parts::layers}}; }
    };

    static parts parts_of(stock<Card, Size, Parts> const& all) {
        parts made{.touched = all.touched(), .layers = {}};
        for (int part = all.parts() - 1, drawn = 0; part >= 0; --part) {
            layer& top = made.layers.things[made.layers.count++];
            top.in_order = all.in_order(part);
            for (int left = all.part_size(part); left > 0; --left)
                top.cards.add(all[drawn++]);
        }
        return made;
    }
    static bool make(stock<Card, Size, Parts>& all, parts const& given, json_reader& reader) {
        all = {};
        for (layer const& next : given.layers) {
            if (next.cards.size() == 0)
                return reader.wrong("parts", "takes at least one card in each part");
            if (all.size() + static_cast<int>(next.cards.size()) > Size)
                return reader.wrong("parts", "takes at most " + std::to_string(Size) + " cards in all");
            all.lay_beneath(next.cards, next.in_order);
        }
        if (given.touched && all.empty())
            return reader.wrong("touched", "nobody can have drawn from an empty stock");
        if (given.touched)
            all.touch();
        return true;
    }
};

} // namespace ludo
