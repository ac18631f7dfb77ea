#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

#include <ludo/core/bits.hpp>
#include <ludo/games/yamy.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

#include "names.hpp"

/// Yamy as one watches it.
struct watched_yamy {
    using game = ludo::yamy;
    using yamy = ludo::yamy;

    static std::string legend() { return "Cards known only to their owner ?, boxes struck out -."; }

    /// Lays down a figure worth as much as it can hope for, or less when the round gets long; takes a card that brings it
    /// nearer to an open box; discards what it needs least; notes what gains most, or strikes what costs least.
    static yamy::action decide(ludo::view<yamy> const& seen, ludo::rng&) {
        yamy::state const& known = seen.state();
        auto const legal = seen.actions();
        auto const& mine = known.hands[known.turn];
        yamy::action best = legal.nth(0);
        double most = -1000;
        for (yamy::action a : legal)
            if (double const worth = worth_of(known, mine, a); worth > most) {
                most = worth;
                best = a;
            }
        return best;
    }

    static double worth_of(yamy::state const& known, ludo::yamy_game::held_cards const& mine, yamy::action a) {
        bool const long_round = known.discards.total() > 6 * known.chosen.players;
        if (a.is<"discard">())
            return promise(known, without(mine, a.with<"discard">()));
        if (a.is<"strike">())
            return -hoped_for(a.with<"strike">());
        if (a.is<"score">())
            return gain(known, a.with<"score">());
        if (a.is<"show">()) // otherwise it goes on: that is worth 0 to 2
            return long_round || gain(known, a.with<"show">()) >= 0 ? 100 + gain(known, a.with<"show">()) : -100;
        if (a.is<"draw">())
            return 1;
        auto with_it = mine;
        with_it.add(known.discards.top(ludo::seat(a.with<"take">().index())), mine.open);
        double nearer = 0;
        for (yamy::card each : with_it.kinds())
            nearer = std::max(nearer, promise(known, without(with_it, each)));
        return nearer > promise(known, mine) + 1 ? 2 : 0;
    }

    static ludo::yamy_game::held_cards without(ludo::yamy_game::held_cards cards, yamy::card thrown) {
        cards.remove(thrown);
        return cards;
    }

    /// What it can hope for in a box: two or three cards of a series; figures are often missed.
    static double hoped_for(yamy::box row) {
        constexpr std::array figures{9.0, 10.0, 11.0, 12.0, 10.0, 10.0};
        return row.index() < ludo::yamy_game::series ? 2.5 * (row.index() + 1)
                                                     : figures[static_cast<std::size_t>(row.index() - ludo::yamy_game::series)];
    }
    static double gain(yamy::state const& known, yamy::box row) {
        return row->value(ludo::yamy_game::held(known, known.turn)) - hoped_for(row);
    }

    /// How close these cards are to filling the open boxes.
    static double promise(yamy::state const& known, ludo::yamy_game::held_cards const& cards) {
        ludo::yamy_game::figures const f(cards.kinds(), known.chosen.four_counts_as_two_pairs);
        auto const open = [&](int row) { return known.sheets[known.turn].open(yamy::box::from_index(row)); };
        std::array<int, ludo::yamy_game::numbers> colours_of{};
        double sum = 0;
        for (int number = 1; number <= ludo::yamy_game::numbers; ++number) {
            int const colours = f.colours_of(number);
            colours_of[static_cast<std::size_t>(number - 1)] = colours;
            sum += open(number - 1) ? 0.5 * number * colours * colours / 4 : 0;
        }
        std::sort(colours_of.rbegin(), colours_of.rend());
        auto const [first, second] = std::array{colours_of[0], colours_of[1]};
        int longest = 0;
        for (unsigned mine : f.of_colour)
            longest = std::max(longest, ludo::bits::count(mine));
        int const straight = std::max(ludo::bits::count(f.in_colours[1] & 31), ludo::bits::count(f.in_colours[1] >> 1));
        auto const part = [&](int row, int have, int need) {
            double const share = static_cast<double>(std::min(have, need)) / need;
            auto const box = yamy::box::from_index(row);
            sum += open(row) ? box->value(f) * share * share * share : 0;
        };
        part(6, std::min(first, 2) + std::min(second, 2), 4);
        part(7, first, 3);
        part(8, std::min(first, 3) + std::min(second, 2), 5);
        part(9, straight, 5);
        part(10, first, 4);
        part(11, longest, 5);
        return sum;
    }

    static std::string opening(yamy::state const&) { return ""; }

    /// What an action did, in words.
    static std::string told(yamy::state const& before, yamy::action a, yamy::state const&) {
        if (a.is<"draw">())
            return " draws";
        if (a.is<"take">()) {
            ludo::seat const from(a.with<"take">().index());
            return " takes " + ludo::to_text(before.discards.top(from)) + " from " + names[from.index()];
        }
        if (a.is<"discard">())
            return ", discards " + ludo::to_text(a.with<"discard">());
        bool const calls = before.to_note == before.chosen.players; // those cards have just been listed
        std::string const shown = calls ? "" : " with" + hand(before, before.turn);
        if (a.is<"strike">())
            return shown + " strikes " + ludo::to_text(a.with<"strike">());
        if (a.is<"show">())
            return " lays down" + hand(before, before.turn) + ": " + ludo::to_text(a.with<"show">()) + ';';
        yamy::box const row = a.with<"score">();
        return shown + " notes " + ludo::to_text(row) + ", " +
               std::to_string(row->value(ludo::yamy_game::held(before, before.turn)));
    }

    static bool turn_ends(yamy::state const&, yamy::action a, yamy::state const&) {
        return !a.is<"draw">() && !a.is<"take">() && !a.is<"show">();
    }
    static bool worth_drawing(yamy::state const& before, yamy::action, yamy::state const& after) {
        return after.round != before.round;
    }

    /// What lies on the table, as everybody sees it, and everybody's sheet.
    static std::string drawn(ludo::table<yamy> const& table) {
        yamy::state const seen = table.view(ludo::nobody).state();
        std::string all =
            "Round " + std::to_string(seen.round) + ", " + std::to_string(seen.stock.size()) + " cards in the stock\n";
        for (ludo::seat each : table.seats()) {
            all += name(each) + hand(seen, each);
            std::string pile;
            seen.discards.each(each, [&](yamy::card one) { pile += ' ' + ludo::to_text(one); });
            all += pile.empty() ? "\n" : " | discards" + pile + '\n';
        }
        return all + '\n' + sheet(seen);
    }

    static std::string ending(ludo::table<yamy> const& table) {
        return "All boxes are written: the game is over after " + std::to_string(table.size()) + " actions.\n\n" +
               sheet(table.state());
    }
    static constexpr char const* counted = "points, ";

private:
    static std::string name(ludo::seat each) {
        std::string called = names[each.index()];
        called.resize(10, ' ');
        return called;
    }
    static std::string hand(yamy::state const& s, ludo::seat owner) {
        std::string cards;
        s.hands[owner].each([&](yamy::card one, int) { cards += ' ' + ludo::to_text(one); });
        return cards;
    }

    /// The sheet as it is printed: the series, their sum and the bonus, the figures, the total; a column for each seat.
    static std::string sheet(yamy::state const& s) {
        ludo::seats const players(s.chosen.players);
        std::string all(12, ' ');
        auto const cell = [&](std::string const& text) {
            all += std::string(10 - std::min<std::size_t>(10, text.size()), ' ') + text;
        };
        auto const line = [&](std::string title, auto text) {
            title.resize(12, ' ');
            all += title;
            for (ludo::seat each : players)
                cell(text(s.sheets[each]));
            all += '\n';
        };
        for (ludo::seat each : players)
            cell(names[each.index()]);
        all += '\n';
        auto const above = [](ludo::yamy_game::sheet const& boxes) { return boxes.sum(yamy::box(), ludo::yamy_game::series); };
        for (yamy::box row : ludo::index_set<yamy::box>::all()) {
            line(ludo::to_text(row), [&](ludo::yamy_game::sheet const& boxes) {
                return boxes.open(row) ? "." : boxes.points(row) == 0 ? "-" : std::to_string(boxes.points(row));
            });
            if (row.index() == ludo::yamy_game::series - 1) {
                line("  series", [&](ludo::yamy_game::sheet const& boxes) { return std::to_string(above(boxes)); });
                line("  bonus", [&](ludo::yamy_game::sheet const& boxes) {
                    return std::to_string(above(boxes) >= s.chosen.bonus_threshold ? ludo::yamy_game::bonus : 0);
                });
            }
        }
        line("  total", [&](ludo::yamy_game::sheet const& boxes) {
            return std::to_string(ludo::yamy_game::total(boxes, s.chosen.bonus_threshold));
        });
        return all;
    }
};
