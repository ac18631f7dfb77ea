#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components/card.hpp>
#include <ludo/components/card_list.hpp>
#include <ludo/components/letter.hpp>
#include <ludo/components/or_none.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/first_wrong.hpp>
#include <ludo/core/for_players.hpp>
#include <ludo/core/game_over.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/inline.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/open_game.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/places.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/packs.hpp>

/// The pack of FreeCell, in which the ace is low, and how its cards lie on one another.
struct freecell_cards : ludo::packs::playing_cards<"A23456789TJQK">, ludo::for_players<1, 1> {
    static constexpr int suits = colour::count;

    static constexpr bool is_red(card one) { return suit_of(one) == diamonds || suit_of(one) == hearts; }

    /// In a column, cards go down by one, red and black in turn.
    static constexpr bool goes_on(card one, card below) {
        return is_red(one) != is_red(below) && one.symbol() + 1 == below.symbol();
    }
    static constexpr std::size_t number(auto thing) { return static_cast<std::size_t>(thing.index()); }
};

/// FreeCell, for one player: all cards lie open in eight columns, and are to be brought to four foundations, suit by suit, from the ace
/// up. One action moves one card: to the foundation of its suit, to one of four free cells, or to a column, on a card of the other
/// colour and the next higher rank. An empty column takes any card. The game is lost when no card can be moved, or after as many moves as
/// the option `most_moves` says: cards could be moved to and fro for ever.
struct freecell : ludo::nothing_hidden, freecell_cards {
    static constexpr std::string_view name = "freecell";
    static constexpr ludo::phrase title{"FreeCell", "FreeCell"};

    using seat = ludo::seat;
    static constexpr int columns = 8, cells = 4;
    static constexpr bool is_column(auto place) { return place.index() < columns; }
    using column = ludo::card_list<card, 7 + ranks - 1>; // seven cards as dealt, the last of them a king, and all others on it

    struct options {
        int players = 1;
        seat first = seat(0);
        int deal = 0;
        int most_moves = 500;
        bool operator==(options const&) const = default;
    };
    static constexpr auto option_list = players_and(ludo::option{"deal", &options::deal, 1, 32000}.or_zero("by chance"),
                                                    ludo::option{"most_moves", &options::most_moves, 1, 9999});

    struct table {
        std::array<column, columns> of;
        friend constexpr bool operator==(table const&, table const&) = default;
        static constexpr void fields(auto& self, auto visit) {
            for (std::size_t i = 0; i < columns; ++i)
                visit(std::string_view("12345678").substr(i, 1), self.of[i]);
        }
    };
    struct free_cells {
        std::array<ludo::or_none<card>, cells> of;
        friend constexpr bool operator==(free_cells const&, free_cells const&) = default;
        static constexpr void fields(auto& self, auto visit) {
            for (std::size_t i = 0; i < cells; ++i)
                visit(std::string_view("abcd").substr(i, 1), self.of[i]);
        }
    };
    /// A card is moved from a column or a cell; to a column, to a free cell (the first one), or home to its foundation: `move 3 5`,
    /// `move 3 f`, `move a h`.
    using from = ludo::letter<"12345678abcd">;
    using to = ludo::letter<"12345678fh">;
    static constexpr to to_cell = *to::parse("f"), to_home = *to::parse("h");

    /// The cards that can be moved, the last ones of the columns and those in the cells; and where each of them lies.
    struct movable {
        cards last_ones, in_cells;
        std::array<from, card::count> place{};

        constexpr void add(card one, from where) {
            (is_column(where) ? last_ones : in_cells).insert(one);
            place[number(one)] = where;
        }
        constexpr void remove(card one, from where) {
            (is_column(where) ? last_ones : in_cells).erase(one);
            place[number(one)] = from();
        }
        [[nodiscard]] constexpr cards all() const { return last_ones | in_cells; }
        [[nodiscard]] constexpr bool leave_a_cell() const { return in_cells.size() < cells; }
        [[nodiscard]] constexpr bool leave_a_column() const { return last_ones.size() < columns; }
        friend constexpr bool operator==(movable const&, movable const&) = default;
    };
    struct state {
        options chosen;
        seat turn = ludo::nobody;
        std::uint16_t moves = 0;
        table lies;
        free_cells held;
        cards home;   // on the foundations
        movable open; // this follows from the columns and the cells, and is asked at each move
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn}, ludo::member{"moves", &state::moves},
                              ludo::member{"columns", &state::lies}, ludo::member{"cells", &state::held},
                              ludo::member{"home", &state::home}};
        }
        constexpr void complete() {
            open = {};
            for (from each : ludo::index_set<from>::all())
                if (card const one = top(*this, each); one.known())
                    open.add(one, each);
        }
    };

    struct action : ludo::choice<action, ludo::step<ludo::verb<"move", from, to>>> {
        static constexpr action move(from taken, to put) { return make<"move">(taken, put); }
    };

    // ---- Preparation: the cards are laid row by row, open

    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        LUDO_EXPECTS(!ludo::wrong_with<freecell>(chosen), "the options are wrong: ask `wrong_with` first");
        state s;
        s.chosen = chosen;
        s.turn = chosen.first;
        auto pack = numbered_deal(chosen.deal);
        if (chosen.deal == 0)
            luck.shuffle(pack);
        for (std::size_t i = 0; i < pack.size(); ++i)
            s.lies.of[i % columns].add(pack[i]);
        s.complete();
        return s;
    }

    /// The deals that everybody knows by their numbers: the pack lies in order, rank by rank; a generator of random numbers, which begins
    /// with the number of the deal, says which of the cards left is dealt next; the last one takes its place.
    static constexpr std::array<card, card::count> numbered_deal(int number) {
        std::array<card, card::count> pack, dealt;
        for (std::size_t i = 0; i < pack.size(); ++i)
            pack[i] = card(static_cast<int>(i) / suits, static_cast<int>(i) % suits);
        auto random = static_cast<std::uint32_t>(number);
        for (std::size_t left = pack.size(); left > 0; --left) {
            random = random * 214013 + 2531011;
            card& chosen = pack[(random >> 16 & 0x7fff) % left];
            dealt[pack.size() - left] = chosen;
            chosen = pack[left - 1];
        }
        return dealt;
    }

    // ---- Course of the game

    LUDO_INLINE static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!ludo::refusal_of<freecell>(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        auto const [taken, put] = a.with<"move">();
        lay(s, put, take(s, taken));
        ++s.moves;
        if (!can_move(s) || s.moves == s.chosen.most_moves)
            s.turn = ludo::nobody;
    }
    static constexpr card take(state& s, from taken) {
        card const moved = top(s, taken);
        s.open.remove(moved, taken);
        if (is_column(taken)) {
            column& left = s.lies.of[number(taken)];
            left.take_last();
            if (left.size() > 0)
                s.open.add(last(left), taken);
        } else
            s.held.of[number(taken) - columns] = card();
        return moved;
    }
    static constexpr void lay(state& s, to put, card moved) {
        if (put == to_home)
            s.home.insert(moved);
        else if (put == to_cell) {
            std::size_t const cell = free_cell(s);
            s.held.of[cell] = moved;
            s.open.add(moved, from(static_cast<int>(columns + cell)));
        } else {
            column& below = s.lies.of[number(put)];
            from const here(put.index());
            if (below.size() > 0)
                s.open.remove(last(below), here);
            below.add(moved);
            s.open.add(moved, here);
        }
    }

    /// The last card of a column, or the card in a cell; the back of a card stands for none.
    static constexpr card last(column const& cards_in_it) {
        return cards_in_it.size() > 0 ? cards_in_it[cards_in_it.size() - 1] : card();
    }
    static constexpr card top(state const& s, from place) {
        return is_column(place) ? last(s.lies.of[number(place)]) : card(s.held.of[number(place) - columns]);
    }
    static constexpr std::size_t free_cell(state const& s) {
        std::size_t first = 0;
        while (s.held.of[first].known())
            ++first;
        return first;
    }

    // ---- Result: how many cards have come home

    static constexpr ludo::best wins = ludo::best::highest;
    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers at_home(1);
        at_home[seat(0)] = s.home.size();
        return at_home;
    }

    // ---- What may be done, said twice

    static constexpr cards aces = of_rank('A'), kings = of_rank('K');
    static constexpr cards red = [] {
        cards found;
        for (card each : cards::all())
            found.insert(each, is_red(each));
        return found;
    }();

    /// The cards that come home next.
    static constexpr cards next_home(state const& s) { return (s.home.shifted(1) | aces) - s.home; }

    /// The cards of the same ranks and the other colour: they lie one or two suits further on, or back.
    static constexpr cards other_colour(cards const& some) {
        auto const in_other_suits = [](cards const& of_colour) {
            return of_colour.shifted(ranks) | of_colour.shifted(-ranks) | of_colour.shifted(2 * ranks) |
                   of_colour.shifted(-2 * ranks);
        };
        return (in_other_suits(some & red) - red) | (in_other_suits(some - red) & red);
    }
    /// The cards that go on one of these; and those on which one of these goes.
    static constexpr cards going_on(cards const& some) { return other_colour((some - aces).shifted(-1)); }
    static constexpr cards going_under(cards const& some) { return other_colour((some - kings).shifted(1)); }

    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.turn == ludo::nobody)
            return legal;
        movable const& open = s.open;
        auto const insert = [&](card moved, to put) { legal.insert(action::move(open.place[number(moved)], put)); };
        cards const taking = open.last_ones & going_under(open.all());
        for (card each : open.all() & going_on(open.last_ones))
            for (card below : taking)
                if (goes_on(each, below))
                    insert(each, to(open.place[number(below)].index()));
        for (card each : open.all() & next_home(s))
            insert(each, to_home);
        if (open.leave_a_cell())
            for (card each : open.last_ones)
                insert(each, to_cell);
        if (open.leave_a_column())
            for (int at = 0; at < columns; ++at)
                if (s.lies.of[number(to(at))].size() == 0)
                    for (card each : open.all())
                        insert(each, to(at));
        return legal;
    }
    static constexpr bool can_move(state const& s) {
        cards const next = next_home(s);
        return !(s.open.all() & (going_on(s.open.last_ones) | next)).empty() ||
               (!next.empty() && (s.open.leave_a_cell() || s.open.leave_a_column()));
    }

    static constexpr ludo::phrase course{"Course of play", "Déroulement du jeu"}, ending{"End of the game", "Fin de la partie"};
    static constexpr auto move_none =
        ludo::rule("freecell.move.none", course, "There is no card there.", "Il n'y a pas de carte à cet endroit.");
    static constexpr auto move_onto = ludo::rule(
        "freecell.move.onto", course, "A red card goes on a black one of the next higher rank, a black one on a red one.",
        "On pose une carte rouge sur une carte noire de valeur immédiatement supérieure, ou une noire sur une rouge.");
    static constexpr auto move_cells_full = ludo::rule("freecell.move.cells-full", course, "Each of the four cells holds a card.",
                                                       "Les quatre cellules sont occupées.");
    static constexpr auto move_in_cell =
        ludo::rule("freecell.move.in-cell", course, "The card is in a cell already.", "La carte est déjà dans une cellule.");
    static constexpr auto move_home =
        ludo::rule("freecell.move.home", course, "A card goes home once all lower cards of its suit are there.",
                   "Une carte rejoint sa fondation quand toutes les plus basses de sa couleur y sont.");
    static constexpr std::array rules{&move_none, &move_onto, &move_cells_full, &move_in_cell, &move_home, &ludo::game_over};

    static constexpr ludo::rule const* refusal(state const& s, action a) {
        auto const [taken, put] = a.with<"move">();
        card const moved = top(s, taken);
        if (!moved.known())
            return &move_none;
        if (put == to_home) {
            for (int lower = 0; lower < moved.symbol(); ++lower)
                if (!s.home.contains(card(lower, moved.colour())))
                    return &move_home;
            return nullptr;
        }
        if (put == to_cell)
            return !is_column(taken) ? &move_in_cell : s.open.in_cells.size() == cells ? &move_cells_full : nullptr;
        card const below = last(s.lies.of[number(put)]);
        return below.known() && !goes_on(moved, below) ? &move_onto : nullptr;
    }

    // ---- The cards: their places are those of the columns, the cells and the foundations

    static constexpr void each_piece(state const& s, auto visit) {
        int place = 0;
        for (column const& each : s.lies.of) {
            int above = place;
            for (card one : each)
                visit(above++, one.index());
            place += card::count;
        }
        for (card each : s.held.of) {
            if (each.known())
                visit(place, each.index());
            ++place;
        }
        ludo::each_piece_of(s.home, place, visit);
    }

    // ---- What happens, in words

    struct telling {
        static constexpr ludo::named_place place(options const&, int number) {
            ludo::named_place there{ludo::place_kind::cell, ludo::nobody, std::string_view("h")};
            if (int const column = number / card::count, cell = number - columns * card::count; cell < cells)
                there.name = from::from_index(column < columns ? column : columns + cell).text();
            return there;
        }
        static constexpr ludo::short_text piece(options const&, int kind) { return card::from_index(kind).text(); }
        static constexpr std::array<ludo::words_for, 1> verbs{{{"move", {}}}};
    };

    // ---- Texts and positions

    static constexpr char const* validate(state const& s) {
        state again = s;
        again.complete();
        if (!(again == s))
            return "columns, cells: after a change, `complete` works out what can be moved";
        if (char const* const wrong = ludo::first_wrong(s, check_home, check_moves, check_columns))
            return wrong;
        return ludo::check_turn(s.turn, !can_move(s) || s.moves == s.chosen.most_moves, 1);
    }
    static constexpr char const* check_home(state const& s) {
        cards const in_order = aces | s.home.shifted(1);
        return (s.home - in_order).empty() ? nullptr : "home: all lower cards of a suit must have come home, too";
    }
    static constexpr char const* check_moves(state const& s) {
        int const least = s.home.size() + s.open.in_cells.size();
        return least <= s.moves && s.moves <= s.chosen.most_moves
                 ? nullptr
                 : "moves takes 0 to `most_moves`, and each card at home or in a cell took one";
    }

    /// In each column, some cards lie as they were dealt. On them, or on the bottom, only cards were put that go there.
    static constexpr char const* check_columns(state const& s) {
        auto const dealt = numbered_deal(s.chosen.deal);
        for (std::size_t at = 0; at < columns; ++at) {
            bool as_dealt = true;
            card below;
            for (std::size_t i = 0; i < s.lies.of[at].size(); ++i) {
                card const each = s.lies.of[at][i];
                std::size_t const place = i * columns + at;
                as_dealt = as_dealt && place < dealt.size() && (s.chosen.deal == 0 || dealt[place] == each);
                if (!as_dealt && i > 0 && !goes_on(each, below))
                    return "columns: a card lies neither as it was dealt nor on one that it goes on";
                below = each;
            }
        }
        return nullptr;
    }
};
