#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <ludo/components/stock.hpp>
#include <ludo/io/json/cards.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A stock: whether somebody drew from the top part; and the parts from the top, each with its cards in the order of drawing.
template <typename Card, int Size, int Parts>
struct json_of<stock<Card, Size, Parts>> {
    static void write(json_writer& to, stock<Card, Size, Parts> const& all) {
        int drawn = 0;
        auto const cards_of = [&](int part) {
            to.list([&] {
                for (int left = all.part_size(part); left > 0; --left)
                    to.item(all[drawn++]);
            });
        };
        auto const write_part = [&](int part) {
            to.object([&] {
                to.member("in_order", all.in_order(part));
                to.member("cards", [&] { cards_of(part); });
            });
        };
        to.object([&] {
            to.member("touched", all.touched());
            to.member("parts", [&] {
                to.list([&] {
                    for (int part = all.parts() - 1; part >= 0; --part)
                        to.item([&] { write_part(part); });
                });
            });
        });
    }
    static std::string shape(json_shape& shapes) {
        std::string const part = json_shape::object({{"in_order", shapes.of<bool>()}, {"cards", shapes.list_of<Card>()}});
        return json_shape::object({{"touched", shapes.of<bool>()}, {"parts", json_shape::list(part)}});
    }
    static bool read(json_reader& reader, json const& from, stock<Card, Size, Parts>& all, std::string const& where) {
        bool touched = false;
        if (!from.is_object() || from.size() != 2 || !from.contains("touched") || !from.contains("parts") ||
            !from["parts"].is_array() || from["parts"].size() > static_cast<std::size_t>(Parts))
            return reader.wrong(where,
                                "takes an object with touched and parts, a list of at most " + std::to_string(Parts) + " of them");
        if (!reader.read(from["touched"], touched, where + ".touched"))
            return false;
        all = {};
        for (json const& part : from["parts"]) {
            std::vector<Card> cards;
            bool in_order = false;
            if (!part.is_object() || part.size() != 2 || !part.contains("in_order") || !part.contains("cards"))
                return reader.wrong(where + ".parts", "takes objects with in_order and cards");
            if (!reader.read(part["in_order"], in_order, where + ".parts.in_order") ||
                !read_cards(reader, part["cards"], cards, static_cast<std::size_t>(Size - all.size()), where + ".parts.cards"))
                return false;
            if (cards.empty())
                return reader.wrong(where + ".parts.cards", "takes at least one card");
            all.lay_beneath(cards, in_order);
        }
        if (touched && all.empty())
            return reader.wrong(where + ".touched", "nobody can have drawn from an empty stock");
        if (touched)
            all.touch();
        return true;
    }
};

} // namespace ludo
