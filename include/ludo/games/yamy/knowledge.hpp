#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include <ludo/components/census.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/games/yamy/box.hpp>

namespace ludo::yamy_game {

/// The places are the hands, the piles, and the parts of the stock from the bottom.
template <typename Visit>
constexpr void each_piece(state const& s, Visit visit) {
    for (seat owner : each_seat(seats.most))
        s.hands[owner].each([&](card one, int) { visit(owner.index(), piece_kind(one)); });
    s.discards.each([&](seat owner, card one) { visit(seats.most + owner.index(), one.index()); });
    s.stock.each([&](int part, card one) { visit(2 * seats.most + part, piece_kind(one)); });
}

/// Cards in hands of at least this age came from parts of the stock that are used up.
constexpr int first_age_out(state const& s) {
    return s.stock.touched() && !s.stock.top_is_known() ? held_cards::youngest + 1 : held_cards::youngest;
}

/// The cards whose place is not known.
constexpr census<card> unseen(state const& s) {
    census<card> left;
    for (card each : deck)
        left.add(each);
    each_piece(s, [&](int, int kind) {
        if (kind >= 0)
            left.remove(card::from_index(kind));
    });
    return left;
}

/// A seat knows its own hand; the open cards of the others, and from which part of the stock the rest were drawn, and so which
/// cards of used-up parts the others have among them; all hands once somebody has laid down; all discards; and of the stock,
/// whatever is known about its parts.
constexpr state view(state const& s, seat viewer) {
    state seen = s;
    bool const shown = s.phase == game_phase::noting || s.phase == game_phase::over;
    int const first_out = first_age_out(s);
    std::array<int, seats.most * hand_size + 1> out{}; // what the view tells: by age, oldest first, and then by kind
    auto end = out.begin();
    auto const tell = [&](card one, int age) { *end++ = (held_cards::oldest - age) * card::count + one.index(); };
    for (seat owner : each_seat(s.chosen.players))
        if (owner != viewer && !shown) {
            s.hands[owner].each_from(first_out, [&](card one, int age) {
                if (one.known())
                    tell(one, age);
            });
            seen.hands[owner].hide();
        }
    auto before = s.out.begin(); // what a view has told already
    for (int age = held_cards::oldest; before != s.out.end() && age >= first_out; --age)
        for (held_cards const& each : s.hands.of)
            for (int i = each.hidden(age); i > 0; --i)
                tell(*before++, age);
    std::sort(out.begin(), end);
    seen.out = {};
    for (auto each = out.begin(); each != end; ++each)
        seen.out.add(card::from_index(*each % card::count));
    seen.stock.hide();
    seen.luck = no_luck;
    return seen;
}

/// Which cards of a hand came from the discards is not in sight, nor what was drawn from used-up parts of the stock.
constexpr void forget(state& s, seat viewer) {
    bool const shown = s.phase == game_phase::noting || s.phase == game_phase::over;
    for (seat owner : each_seat(s.chosen.players)) {
        held_cards seen;
        s.hands[owner].each([&](card one, int) { seen.add(shown || owner == viewer ? one : card()); });
        s.hands[owner] = seen;
    }
    s.out = {};
}

/// What it takes to determinize a view, worked out once for many worlds: the backs in hands and the unknown cards, both sorted by
/// part of the stock, oldest first.
struct imagined {
    constexpr explicit imagined(state const& view) : view_(view) {
        for (seat owner : each_seat(view.chosen.players))
            view.hands[owner].each([&](card one, int age) {
                if (!one.known())
                    backs_[in_hands_++] = {age, owner, 0};
            });
        std::sort(backs_.begin(), backs_.begin() + in_hands_, [](back const& one, back const& other) {
            return one.age != other.age ? one.age > other.age : one.owner.index() < other.owner.index();
        });
        census<card> left = unseen(view);
        for (card one : view.out) {
            left.remove(one);
            cards_[unknown_++] = one;
        }
        std::size_t const out = unknown_;
        left.each([&](card one) { cards_[unknown_++] = one; });
        for (std::size_t i = in_hands_; i-- > 0;) {
            bool const last = i + 1 >= out || backs_[i].age != backs_[i + 1].age;
            backs_[i].part_end = i >= out ? unknown_ : last ? i + 1 : backs_[i + 1].part_end;
        }
    }

    /// A world: the cards of each part are dealt to its backs and to what is left of it, all placements equally likely. A state
    /// that has its luck is whole, and stays as it is.
    constexpr state draw(rng& luck) const {
        state full = view_;
        if (full.luck != no_luck)
            return full;
        full.out = {};
        auto cards = cards_;
        for (std::size_t i = 0; i < in_hands_; ++i) {
            std::swap(cards[i], cards[i + luck.below(static_cast<std::uint32_t>(backs_[i].part_end - i))]);
            full.hands[backs_[i].owner].imagine(backs_[i].age, cards[i]);
        }
        std::span rest = std::span(cards).subspan(in_hands_, unknown_ - in_hands_);
        luck.shuffle(rest);
        full.stock.imagine(rest);
        full.luck = rng(luck.draw());
        return full;
    }

private:
    struct back {
        int age;
        seat owner;
        std::size_t part_end; // its card is one of those from its own number to this one
    };

    state view_;
    std::array<back, seats.most * hand_size + 1> backs_{};
    std::array<card, static_cast<std::size_t>(deck.size())> cards_{};
    std::size_t in_hands_ = 0, unknown_ = 0;
};

} // namespace ludo::yamy_game
