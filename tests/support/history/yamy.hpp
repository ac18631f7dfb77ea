#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include <ludo/games/yamy.hpp>

#include "support/history/arrivals.hpp"
#include "support/history/course.hpp"

/// In Yamy all see from which part of the stock each card in a hand was drawn, and which cards a part has. When a round
/// begins nothing is hidden but the order of the parts; so the past is looked at from there on. A world is possible where
/// each part has the cards that it had, among those that were drawn from it and those that are left; and where in each hand
/// the cards of a part can have come at the times at which the seat drew from it: of cards that look the same the one drawn
/// last goes, so where an older one goes no younger one is there.
class yamy_past {
    using G = ludo::yamy;
    using state = G::state;
    using card = G::card;
    using seat = ludo::seat;
    using kinds = ludo::census<card>;
    static constexpr int open = -1, never = std::numeric_limits<int>::max();

    struct part {
        kinds cards;
        bool in_order;
        int left;
        int number; // of those from which somebody has drawn; before that: nothing
    };
    struct held {
        card one;
        int from; // the number of a part, or open
    };
    struct drawn {
        seat by;
        int from;
        int when;
    };
    struct gone {
        seat by;
        card one;
        int from;
        int when;
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
            see(i, game.before(i), game.what(i), game.after(i));
    }

    // ---- What all see

    void lay_beneath(kinds const& cards, bool in_order) {
        if (cards.total() > 0)
            stock_.push_back({cards, in_order, cards.total(), never});
    }

    /// The parts that are left, from the top, and beneath them all hands and discards.
    void gather(state const& before) {
        kinds below;
        for (seat each : ludo::seats(before.chosen.players)) {
            before.hands[each].each([&](card one, int) { below.add(one); });
            before.discards.each(each, [&](card one) { below.add(one); });
        }
        std::vector<part> parts;
        before.stock.each([&](int number, card one) {
            if (static_cast<int>(parts.size()) == number)
                parts.push_back({{}, before.stock.in_order(number), before.stock.part_size(number), never});
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
    int draw(seat by, int when) {
        while (stock_.front().left == 0) {
            used_up_.push_back(stock_.front());
            stock_.pop_front();
        }
        part& top = stock_.front();
        if (top.number == never)
            top.number = begun_++;
        --top.left;
        if (top.in_order)
            return open;
        draws_.push_back({by, top.number, when});
        return top.number;
    }

    /// Five cards for each, one by one; which of them came from which part their ages tell.
    void deal(state const& dealt) {
        seat to = dealt.turn;
        for (int i = 0; i < G::hand_size * dealt.chosen.players; ++i, to = to.next(dealt.chosen.players))
            draw(to, -1);
        for (seat each : ludo::seats(dealt.chosen.players))
            dealt.hands[each].each([&](card one, int age) { hands_[each].push_back({one, from(age)}); });
    }
    [[nodiscard]] int from(int age) const { return age == G::held_cards::open ? open : begun_ - age; }

    void see(int when, state const& before, G::action a, state const& after) {
        seat const by = before.turn;
        auto& hand = hands_[by];
        if (a.is<"take">())
            hand.push_back({before.discards.top(seat(a.with<"take">().index())), open});
        else if (a.is<"draw">() && after.now == G::phase::discarding) {
            if (before.stock.empty())
                reshuffle(before);
            card const one = come(before, after, by);
            hand.push_back({one, draw(by, when)});
        } else if (a.is<"discard">()) {
            card const one = a.with<"discard">();
            auto best = hand.end();
            for (auto each = hand.begin(); each != hand.end(); ++each)
                if (each->one == one &&
                    (best == hand.end() || (best->from != open && (each->from == open || each->from > best->from))))
                    best = each;
            if (best->from != open)
                gone_.push_back({by, one, best->from, when});
            hand.erase(best);
        }
    }
    void reshuffle(state const& before) {
        kinds below;
        for (seat each : ludo::seats(before.chosen.players)) {
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

    // ---- Does a world agree with that?

    [[nodiscard]] bool agrees(seat viewer, state const& world) const {
        bool const shown = now_.now == G::phase::noting || now_.now == G::phase::over;
        std::vector<kinds> out(static_cast<std::size_t>(begun_)); // of each part: where its cards are
        for (gone const& each : gone_)
            out[static_cast<std::size_t>(each.from)].add(each.one);
        for (seat owner : ludo::seats(world.chosen.players)) {
            std::vector<held> theirs;
            bool good = true;
            world.hands[owner].each([&](card one, int age) {
                theirs.push_back({one, from(age)});
                good = good && one.known() && from(age) >= open && from(age) < begun_;
                if (good && from(age) != open)
                    out[static_cast<std::size_t>(from(age))].add(one);
            });
            if (!good || !same_backs(hands_[owner], theirs, owner == viewer || shown))
                return false;
            for (int number = 0; owner != viewer && !shown && number < begun_; ++number)
                if (!can_have_come(owner, number, theirs))
                    return false;
        }
        return same_stock(world, out);
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

    [[nodiscard]] bool can_have_come(seat owner, int number, std::vector<held> const& theirs) const {
        std::vector<std::pair<card, int>> all; // and until when
        for (gone const& each : gone_)
            if (each.by == owner && each.from == number)
                all.emplace_back(each.one, each.when);
        for (held const& each : theirs)
            if (each.from == number)
                all.emplace_back(each.one, never);
        arrivals known;
        for (drawn const& each : draws_)
            if (each.by == owner && each.from == number)
                known.moments.push_back(each.when);
        for (auto const& [one, until] : all) {
            std::vector<bool> later;
            for (int when : known.moments) {
                bool good = when < until;
                for (gone const& each : gone_)
                    good = good &&
                           !(each.by == owner && each.one == one && each.from < number && when < each.when && each.when < until);
                later.push_back(good);
            }
            known.add(0, false, later);
        }
        return known.find(true).has_value();
    }

    /// Each part has the cards that it had, here or there; and those whose order all know lie in their order.
    [[nodiscard]] bool same_stock(state const& world, std::vector<kinds> out) const {
        std::vector<std::vector<card>> theirs, true_ones;
        world.stock.each([&](int number, card one) {
            theirs.resize(static_cast<std::size_t>(number) + 1);
            theirs.back().push_back(one);
        });
        now_.stock.each([&](int number, card one) {
            true_ones.resize(static_cast<std::size_t>(number) + 1);
            true_ones.back().push_back(one);
        });
        std::deque<part> stock = stock_;
        if (!stock.empty() && stock.front().left == 0) {
            if (!stock.front().in_order && !(out[static_cast<std::size_t>(stock.front().number)] == stock.front().cards))
                return false;
            stock.pop_front();
        }
        if (theirs.size() != stock.size() || true_ones.size() != stock.size())
            return false;
        for (std::size_t i = 0; i < stock.size(); ++i) {
            part const& each = stock[stock.size() - 1 - i];
            if (static_cast<int>(theirs[i].size()) != each.left)
                return false;
            if (each.in_order) {
                if (!(theirs[i] == true_ones[i]))
                    return false;
                continue;
            }
            kinds all = each.number == never ? kinds() : out[static_cast<std::size_t>(each.number)];
            for (card one : theirs[i]) {
                if (!one.known())
                    return false;
                all.add(one);
            }
            if (!(all == each.cards))
                return false;
        }
        for (part const& each : used_up_)
            if (!each.in_order && !(out[static_cast<std::size_t>(each.number)] == each.cards))
                return false;
        return true;
    }

    state const& now_;
    int begun_ = 0;          // from how many parts somebody has drawn in this round
    std::deque<part> stock_; // from the top
    std::vector<part> used_up_;
    ludo::per_seat<std::vector<held>, G::seats.most> hands_;
    std::vector<drawn> draws_;
    std::vector<gone> gone_;
};
