#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include <ludo/components/card.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/letter.hpp>
#include <ludo/components/letter_set.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/phrase.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/turns/each_card_once.hpp>

namespace ludo::packs {

/// The suits in the order of their letters: clubs, diamonds, hearts, spades.
inline constexpr fixed_text suit_letters = "cdhs";

/// A pack of playing cards: each rank in four suits, the lowest rank first, and jokers, a letter each. A card is written with its
/// rank and its suit: `Ah`, `Td`, `2c`. For a turn rule it also says which colours a card has (its suit) and how it ranks there.
template <fixed_text Ranks, fixed_text Jokers = "">
struct playing_cards : each_card_once<card<Ranks, suit_letters, Jokers>> {
    using card = ludo::card<Ranks, suit_letters, Jokers>;
    using cards = index_set<card>;
    using colour = letter<suit_letters>;
    using colour_set = letter_set<suit_letters>;

    static constexpr colour clubs{0}, diamonds{1}, hearts{2}, spades{3};
    static constexpr int ranks = Ranks.size();

    /// The names of the suits.
    static constexpr phrase in_words(colour suit) {
        constexpr std::array<phrase, 4> words{
            {{"clubs", "trèfle"}, {"diamonds", "carreau"}, {"hearts", "cœur"}, {"spades", "pique"}}};
        return words[static_cast<std::size_t>(suit.index())];
    }

    /// So many packs together.
    template <int Packs = 1>
    static constexpr auto deck = ludo::deck<card, Packs * card::count>::of_each();

    /// The card of a rank and a suit; the number of a rank, from 0 for the lowest; undefined if there is no such rank.
    static constexpr card of(char rank, colour suit) { return card(number_of(rank), suit.index()); }
    static constexpr int number_of(char rank) {
        LUDO_EXPECTS(Ranks.place_of(rank) >= 0, "no card of this pack has this rank");
        return Ranks.place_of(rank);
    }

    /// The suit of a card; undefined for a joker.
    static constexpr colour suit_of(card one) { return colour(one.colour()); }
    /// The cards of a suit, and of a rank.
    static constexpr cards of_suit(colour suit) { return cards::of_bits(bits::first(ranks) << ranks * suit.index()); }
    static constexpr cards of_rank(char rank) { return same_rank(of(rank, clubs)); }
    /// The cards of the same rank; undefined for a joker.
    static constexpr cards same_rank(card one) { return cards::of_bits(first_of_each_suit << one.symbol()); }

    /// How cards rank in another order than that of the pack, from 1 for the lowest; 0 for those that are not in it:
    /// `ranked<"A23456789TJQK">(card)`, with the ace low.
    template <fixed_text Order>
    static constexpr int ranked(card one) {
        constexpr auto places = [] {
            std::array<std::int8_t, 16> found{};
            for (int number = 0; number < ranks; ++number)
                found[static_cast<std::size_t>(number)] = static_cast<std::int8_t>(Order.place_of(Ranks.letters[number]) + 1);
            return found;
        }();
        return one.single() ? 0 : places[static_cast<std::size_t>(one.symbol())];
    }

private:
    static constexpr std::uint64_t first_of_each_suit = (bits::first(ranks * colour::count)) / bits::first(ranks);

public:
    // ---- What a turn rule asks a pack: see turns/tricks/contract.hpp

    static constexpr colour_set colours(auto const&, card one) { return one.single() ? colour_set() : colour_set{suit_of(one)}; }
    static constexpr cards showing(auto const&, colour_set some) {
        cards found;
        for (int suit = 0; suit < colour::count; ++suit)
            found |= some.contains(colour(suit)) ? of_suit(colour(suit)) : cards();
        return found;
    }
    static constexpr int rank(auto const&, card one, colour in) { return one.colour() == in.index() ? one.symbol() + 1 : 0; }
};

/// The packs that most games take; the ace is high.
using pack_52 = playing_cards<"23456789TJQKA">;
using pack_36 = playing_cards<"6789TJQKA">;
using pack_32 = playing_cards<"789TJQKA">;
/// With a red joker and a black one.
using pack_54 = playing_cards<"23456789TJQKA", "RB">;

} // namespace ludo::packs
