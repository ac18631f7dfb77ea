#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/games/xxl/box.hpp>
#include <ludo/io/text.hpp>

#include "support/text_table.hpp"

using xxl_card = ludo::xxl::card;
using xxl_cards = ludo::xxl::cards;

/// The cards that a text names, `6y8g 0g1r`, and the names of cards.
inline xxl_cards cards_of(std::string_view text, ludo::xxl::deck const& deck = ludo::xxl::default_deck) {
    xxl_cards found;
    for (std::string const& word : words(text))
        found.insert(xxl_card::parse(word, deck).value());
    return found;
}
inline std::string named(xxl_cards const& cards, ludo::xxl::deck const& deck = ludo::xxl::default_deck) {
    std::string names;
    for (xxl_card each : cards)
        names += (names.empty() ? "" : " ") + std::string(each.text(deck).view());
    return names;
}

/// The 55 cards, the named ones first (the top), then the others in the order of the deck.
inline ludo::xxl::box::packet packed(std::string_view first, ludo::xxl::deck const& deck = ludo::xxl::default_deck) {
    ludo::xxl::box::packet pack{};
    xxl_cards left = xxl_cards::all();
    std::size_t next = 0;
    for (std::string const& word : words(first)) {
        xxl_card const one = xxl_card::parse(word, deck).value();
        if (!left.contains(one))
            throw std::invalid_argument(word + " twice");
        left.erase(one);
        pack[next++] = one;
    }
    for (xxl_card each : left)
        pack[next++] = each;
    return pack;
}

/// A game of XXL dealt from a packet with these cards on top: the hands, what is turned, the stock.
template <typename G>
class xxl_table : public text_table<G> {
public:
    explicit xxl_table(std::string_view top, typename G::options const& chosen = {})
        : text_table<G>(G::lay_out(chosen, packed(top, chosen.deck))) {}
    explicit xxl_table(typename G::state const& s) : text_table<G>(s) {}

    [[nodiscard]] std::string hand(int owner) const {
        return named(this->state().hands.of(ludo::seat(owner)), this->options().deck);
    }

    /// The legal actions, sorted as texts, with commas between.
    [[nodiscard]] std::string legal() const {
        std::vector<std::string> texts;
        for (auto a : this->actions())
            texts.push_back(ludo::to_text<G>(this->state(), a));
        std::sort(texts.begin(), texts.end());
        std::string all;
        for (std::string const& each : texts)
            all += (all.empty() ? "" : ", ") + each;
        return all;
    }
};
