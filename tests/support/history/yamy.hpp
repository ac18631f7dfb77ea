#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <utility>
#include <vector>

#include <ludo/core/per_seat.hpp>
#include <ludo/games/yamy.hpp>

#include "support/history/course.hpp"

/// In Yamy all see from which part of the stock each card in a hand was drawn, and which cards a part has; and where a card
/// goes that looks like others, luck says which. When a round begins nothing is hidden but the order of the parts; so the past
/// is looked at from there on. A world is possible where each part has the cards that it had: those that went from hands,
/// those that are there, and those that are left. For then the game can have gone as it did, but with the cards of a part
/// drawn in another order: where one came that is still in a hand, one of those came that the world has there. Nobody else
/// sees a difference, since the rules ask nothing of a card that stays in a hand.
class yamy_past {
    using G = ludo::yamy;
    using state = G::state;
    using card = G::card;
    using seat = ludo::seat;
    using kinds = ludo::census<card>;
    static constexpr int open = -1, never = -2;

    struct part {
        kinds cards; // that it had, but for those that all know to have gone or to be somewhere else
        bool in_order;
        int left;
        int number = never; // of those from which somebody has drawn
    };
    struct held {
        card one;
        int from; // the number of a part, or open
    };

public:
    static bool possible(course<G> const& game, seat viewer, state const& world) { return yamy_past(game).agrees(viewer, world); }

private:
    explicit yamy_past(course<G> const& game) : now_(game.now()) {
        int first = game.length();
        while (first > 0 && game.before(first - 1).round == now_.round)
            --first;
        if (first == 0) {
            kinds all;
            for (card each : G::deck)
                all.add(each);
            lay_beneath(all, false);
        } else
            gather(game.before(first - 1));
        deal(game.before(first));
        for (int i = first; i < game.length(); ++i)
            see(game.before(i), game.what(i), game.after(i));
    }

    // ---- What all see

    void lay_beneath(kinds const& cards, bool in_order) {
        if (cards.total() > 0)
            stock_.push_back({cards, in_order, cards.total()});
    }

    /// The parts that are left, from the top, and beneath them all hands and discards.
    void gather(state const& before) {
        kinds below;
        for (seat each : ludo::each_seat(before.chosen.players)) {
            before.hands[each].each([&](card one, int) { below.add(one); });
            before.discards.each(each, [&](card one) { below.add(one); });
        }
        std::vector<part> parts;
        before.stock.each([&](int number, card one) {
            if (static_cast<int>(parts.size()) == number)
                parts.push_back({{}, before.stock.in_order(number), before.stock.part_size(number)});
            parts.back().cards.add(one);
        });
        if (before.chosen.between_rounds == G::gathering::shuffle_all)
            for (; !parts.empty(); parts.pop_back())
                parts.back().cards.each([&](card one) { below.add(one); });
        for (; !parts.empty(); parts.pop_back())
            stock_.push_back(parts.back());
        lay_beneath(below, before.chosen.between_rounds == G::gathering::keep_order);
    }

    /// Somebody draws: from which part, or open?
    int draw() {
        if (stock_.front().left == 0) {
            used_up_.push_back(stock_.front());
            stock_.pop_front();
        }
        part& top = stock_.front();
        if (top.number == never)
            top.number = begin_part();
        --top.left;
        return top.in_order ? open : top.number;
    }

    /// What one hand alone has of the parts before, all know from now on. The ages of the others tell in which order their
    /// parts were begun.
    int begin_part() {
        std::vector<int> still_told_apart{begun_};
        for (int number : by_age_) {
            std::vector<std::vector<held>*> holders;
            for (auto& each : hands_.of)
                if (std::any_of(each.begin(), each.end(), [&](held const& one) { return one.from == number; }))
                    holders.push_back(&each);
            if (holders.size() > 1)
                still_told_apart.push_back(number);
            else if (holders.size() == 1)
                for (held& each : *holders[0])
                    each.from = each.from == number ? open : each.from;
        }
        by_age_ = still_told_apart;
        std::erase_if(used_up_,
                      [&](part const& each) { return std::find(by_age_.begin(), by_age_.end(), each.number) == by_age_.end(); });
        return begun_++;
    }
    [[nodiscard]] int from(int age) const {
        return age == ludo::yamy_game::held_cards::open ? open
             : age <= static_cast<int>(by_age_.size())  ? by_age_[static_cast<std::size_t>(age - 1)]
                                                        : never;
    }

    /// Five cards for each, one by one.
    void deal(state const& dealt) {
        seat to = dealt.turn;
        for (int i = 0; i < ludo::yamy_game::hand_size * dealt.chosen.players; ++i, to = to.next(dealt.chosen.players)) {
            int const number = draw();
            hands_[to].push_back({card(), number});
        }
        for (seat each : ludo::each_seat(dealt.chosen.players))
            hands_[each] = in_hand(dealt, each);
    }
    [[nodiscard]] std::vector<held> in_hand(state const& s, seat owner) const {
        std::vector<held> cards;
        s.hands[owner].each([&](card one, int age) { cards.push_back({one, from(age)}); });
        return cards;
    }

    /// What comes and what goes: of the latter all see from which part it was.
    void see(state const& before, G::action a, state const& after) {
        seat const by = before.turn;
        if (a.is<"discard">()) {
            std::vector<held> const left = in_hand(after, by);
            auto const gone = std::find_if(hands_[by].begin(), hands_[by].end(), [&](held const& each) {
                return each.one == a.with<"discard">() && count(hands_[by], each) > count(left, each);
            });
            if (gone->from != open)
                part_of(gone->from).cards.remove(gone->one);
            hands_[by].erase(gone);
        } else if (a.is<"take">())
            hands_[by].push_back({before.discards.top(seat(a.with<"take">().index())), open});
        else if (a.is<"draw">() && after.phase == G::game_phase::discarding) {
            if (before.stock.empty())
                reshuffle(before);
            int const number = draw();
            hands_[by].push_back({come(before, after, by), number});
        }
    }
    void reshuffle(state const& before) {
        kinds below;
        for (seat each : ludo::each_seat(before.chosen.players)) {
            int left = before.discards.size(each);
            before.discards.each(each, [&](card one) {
                if (--left > 0)
                    below.add(one);
            });
        }
        lay_beneath(below, false);
    }
    static card come(state const& before, state const& after, seat by) {
        kinds more;
        after.hands[by].each([&](card one, int) { more.add(one); });
        before.hands[by].each([&](card one, int) { more.remove(one); });
        card found;
        more.each([&](card one) { found = one; });
        return found;
    }
    static std::ptrdiff_t count(std::vector<held> const& cards, held const& like) {
        return std::count_if(cards.begin(), cards.end(),
                             [&](held const& each) { return each.one == like.one && each.from == like.from; });
    }
    part& part_of(int number) {
        auto const is_it = [&](part const& each) { return each.number == number; };
        auto const found = std::find_if(used_up_.begin(), used_up_.end(), is_it);
        return found != used_up_.end() ? *found : stock_.front();
    }

    // ---- Does a world agree with that?

    [[nodiscard]] bool agrees(seat viewer, state const& world) const {
        bool const shown = now_.phase == G::game_phase::noting || now_.phase == G::game_phase::over;
        std::vector<kinds> found(static_cast<std::size_t>(begun_)); // of each part: in hands, and in the stock
        for (seat owner : ludo::each_seat(world.chosen.players)) {
            std::vector<held> const theirs = in_hand(world, owner);
            for (held const& each : theirs) {
                if (!each.one.known() || each.from == never)
                    return false;
                if (each.from != open)
                    found[static_cast<std::size_t>(each.from)].add(each.one);
            }
            if (!same_backs(hands_[owner], theirs, owner == viewer || shown))
                return false;
        }
        return same_stock(world, found);
    }

    /// The same cards where they are known, and else the same backs.
    static bool same_backs(std::vector<held> one, std::vector<held> other, bool known) {
        auto const key = [&](held const& each) { return std::pair(each.from, known || each.from == open ? each.one.index() : 0); };
        auto const less = [&](held const& a, held const& b) { return key(a) < key(b); };
        std::sort(one.begin(), one.end(), less);
        std::sort(other.begin(), other.end(), less);
        return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                          [&](held const& a, held const& b) { return key(a) == key(b); });
    }

    /// Each part has the cards that it had, here or there; and those whose order all know lie in their order.
    [[nodiscard]] bool same_stock(state const& world, std::vector<kinds> found) const {
        std::vector<std::vector<card>> const theirs = parts_of(world), true_ones = parts_of(now_);
        std::deque<part> stock = stock_;
        std::vector<part> used_up = used_up_;
        if (!stock.empty() && stock.front().left == 0) {
            used_up.push_back(stock.front());
            stock.pop_front();
        }
        if (theirs.size() != stock.size() || true_ones.size() != stock.size())
            return false;
        for (std::size_t i = 0; i < stock.size(); ++i) {
            part const& each = stock[stock.size() - 1 - i];
            if (static_cast<int>(theirs[i].size()) != each.left || (each.in_order && !(theirs[i] == true_ones[i])))
                return false;
            kinds all = each.number == never ? kinds() : found[static_cast<std::size_t>(each.number)];
            for (card one : theirs[i]) {
                if (!one.known())
                    return false;
                all.add(one);
            }
            if (!each.in_order && !(all == each.cards))
                return false;
        }
        return std::all_of(used_up.begin(), used_up.end(), [&](part const& each) {
            return each.in_order || found[static_cast<std::size_t>(each.number)] == each.cards;
        });
    }
    static std::vector<std::vector<card>> parts_of(state const& s) {
        std::vector<std::vector<card>> parts(static_cast<std::size_t>(s.stock.parts()));
        s.stock.each([&](int number, card one) { parts[static_cast<std::size_t>(number)].push_back(one); });
        return parts;
    }

    state const& now_;
    int begun_ = 0;             // from how many parts somebody has drawn in this round
    std::vector<int> by_age_;   // their numbers, the youngest first: of those that are told apart
    std::deque<part> stock_;    // from the top
    std::vector<part> used_up_; // and told apart
    ludo::per_seat<std::vector<held>, G::seats.most> hands_;
};
