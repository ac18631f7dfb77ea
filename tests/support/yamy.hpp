#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/games/yamy.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

/// An action by luck that likes to lay down and to score, so that games are about as long as people's.
inline ludo::yamy::action lays_down(ludo::yamy::state const& s, ludo::rng& luck) {
    using G = ludo::yamy;
    auto const legal = G::actions(s);
    std::vector<G::action> wanted;
    for (G::action a : legal)
        if (a.is<"show">() || a.is<"score">())
            wanted.push_back(a);
    if (wanted.empty() || luck.below(4) == 0)
        return legal.pick(luck);
    return wanted[luck.below(static_cast<std::uint32_t>(wanted.size()))];
}

/// The cards of a text, between blanks.
inline std::vector<ludo::yamy::card> cards_of(std::string_view text) {
    std::vector<ludo::yamy::card> found;
    for (std::size_t at = 0; at + 1 < text.size(); at += text[at] == ' ' ? 1u : 2u)
        if (text[at] != ' ')
            found.push_back(ludo::yamy::card::parse(text.substr(at, 2)).value());
    return found;
}

/// A first round in which the stock gives these cards, one after the other, and then the others as the deck has them.
inline ludo::yamy::state stacked(ludo::yamy::options const& chosen, std::string_view first_cards, std::uint64_t seed = 1) {
    using G = ludo::yamy;
    ludo::census<G::card> left;
    for (G::card each : G::deck)
        left.add(each);
    G::packet cards;
    std::size_t next = 0;
    for (G::card each : cards_of(first_cards)) {
        if (!left.remove(each))
            throw std::invalid_argument("the deck has no more " + ludo::to_text(each));
        cards[next++] = each;
    }
    left.each([&](G::card each) { cards[next++] = each; });
    return G::lay_out(chosen, cards, ludo::rng(seed));
}

/// A table at which actions are played by their texts, `draw, discard 3g, show s3`: the answer is the id of the first rule
/// that forbids one, or empty.
class yamy_table : public ludo::table<ludo::yamy> {
public:
    using ludo::table<ludo::yamy>::table;

    std::string plays(std::string_view actions) {
        while (!actions.empty()) {
            std::size_t const end = std::min(actions.find(", "), actions.size());
            auto const action = ludo::yamy::action::parse(actions.substr(0, end));
            if (!action)
                return "not an action: " + std::string(actions.substr(0, end));
            if (auto const said = play(*action); !said)
                return std::string(said.broken()->id);
            actions = actions.substr(std::min(end + 2, actions.size()));
        }
        return "";
    }

    [[nodiscard]] bool may(std::string_view action) const { return actions().contains(ludo::yamy::action::parse(action).value()); }
    [[nodiscard]] int mover() const { return turn().index(); }
    [[nodiscard]] int score(int seat) const { return scores()[ludo::seat(seat)]; }

    /// What one seat knows of the hand of another.
    [[nodiscard]] std::string known(int viewer, int owner) const { return text(view(ludo::seat(viewer)).state(), owner); }
    [[nodiscard]] std::string hand(int owner) const { return text(state(), owner); }

    /// What lies in the stock, the first to be drawn first.
    [[nodiscard]] std::string stock(int most = 96) const {
        std::string cards;
        for (int i = 0; i < state().stock.size() && i < most; ++i)
            cards += (i > 0 ? " " : "") + ludo::to_text(state().stock[i]);
        return cards;
    }

private:
    static std::string text(ludo::yamy::state const& s, int owner) {
        auto const& cards = s.hands[ludo::seat(owner)];
        std::string words;
        for (int i = 0; i < cards.size(); ++i)
            words += (i > 0 ? " " : "") + ludo::to_text(cards[i]);
        return words;
    }
};

/// A first round in which the seats, from the first player on, are dealt these hands; the stock then gives these cards.
inline ludo::yamy::state dealt(ludo::yamy::options const& chosen, std::vector<std::string> const& hands,
                               std::string_view next = "") {
    std::string order;
    for (std::size_t card = 0; card < 5; ++card)
        for (std::string const& each : hands)
            order += each.substr(card * 3, 2) + ' ';
    return stacked(chosen, order + std::string(next));
}

/// What a hand of five cards gives in a box: its points, or -1 where it does not fill the box.
inline int points_of(std::string_view cards, std::string_view box, bool four_counts_as_two_pairs = false) {
    using G = ludo::yamy;
    ludo::index_set<G::card> different;
    for (G::card each : cards_of(cards))
        different.insert(each);
    ludo::yamy_game::figures const held(different, four_counts_as_two_pairs);
    auto const wanted = G::box::parse(box).value();
    return wanted->test(held) ? wanted->value(held) : -1;
}
