#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/components.hpp>
#include <ludo/core.hpp>
#include <ludo/turns/headings.hpp>

/// Three squares, one in another, and what joins their sides: rows from the top, then columns from the left. Three men on a line are a
/// mill.
///   7  o-----------o-----------o
///   6  |   o-------o-------o   |
///   5  |   |   o---o---o   |   |
///   4  o---o---o       o---o---o
///   3  |   |   o---o---o   |   |
///   2  |   o-------o-------o   |
///   1  o-----------o-----------o
///      a   b   c   d   e   f   g
inline constexpr std::array<std::string_view, 16> morris_lines{
    "a7 d7 g7", "b6 d6 f6", "c5 d5 e5", "a4 b4 c4", "e4 f4 g4", "c3 d3 e3", "b2 d2 f2", "a1 d1 g1",
    "a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d7 d6 d5", "d3 d2 d1", "e3 e4 e5", "f2 f4 f6", "g1 g4 g7"};

/// A morris: two players put so many men each on the points of a board, and then move them along its lines. Whoever closes a mill, or two
/// at once, takes a man of the other's, out of a mill only if all stand in mills. Who has two men left, or cannot move, has lost. Who has
/// three may fly to any point (`flying`, as in the rules by which Ralph Gasser proved in 1993 that Nine Men's Morris is a draw). People
/// agree on a draw; here it is one after so many moves in a row without a mill (`quiet`).
template <auto const& Lines, int Men>
struct morris : ludo::for_players<2, 2>, ludo::open_game, ludo::graph_board<Lines> {
    using board = ludo::graph_board<Lines>;
    using typename board::point, typename board::points;
    using seat = ludo::seat;
    static constexpr int in_a_mill = 3, most_quiet = 200;

    struct options {
        int players = 2;
        seat first = seat(0);
        bool flying = true;
        int quiet = 50;
        bool operator==(options const&) const = default;
    };
    static constexpr auto option_list =
        players_and(ludo::option{"flying", &options::flying}, ludo::option{"quiet", &options::quiet, 10, most_quiet});
    struct state {
        options chosen;
        seat turn = ludo::nobody, winner = ludo::nobody;
        bool taking = false;                    // has a mill just been closed?
        std::uint8_t quiet = 0;                 // moves without a mill
        ludo::per_seat<std::uint8_t, 2> to_put; // men that are not on the board yet
        ludo::per_seat<points, 2> men{};
        friend constexpr bool operator==(state const&, state const&) = default;
        static constexpr auto members() {
            return std::tuple{ludo::member{"turn", &state::turn},     ludo::member{"quiet", &state::quiet, 0, most_quiet},
                              ludo::member{"winner", &state::winner}, ludo::member{"to_put", &state::to_put, 0, Men},
                              ludo::member{"taking", &state::taking}, ludo::member{"men", &state::men}};
        }
    };
    struct action : ludo::choice<action, ludo::step<ludo::verb<"put", point>, ludo::verb<"move", point, point>>,
                                 ludo::step<ludo::verb<"take", point>>> {
        static constexpr action put(point on) { return action::template make<"put">(on); }
        static constexpr action move(point from, point to) { return action::template make<"move">(from, to); }
        static constexpr action take(point on) { return action::template make<"take">(on); }
    };

    static constexpr state deal(options const& chosen, ludo::rng&) {
        LUDO_EXPECTS(!ludo::wrong_with<morris>(chosen), "the options are wrong: ask `wrong_with` first");
        return {.chosen = chosen, .turn = chosen.first, .to_put = {{Men, Men}}};
    }

    // ---- A man is put, or moved; a mill takes one

    static constexpr void play(state& s, action a) {
        LUDO_EXPECTS(!ludo::refusal_of<morris>(s, a), "a rule forbids this action: ask `actions` or `refusal` first");
        seat const by = s.turn;
        if (s.taking)
            s.men[other(by)].erase(a.template with<"take">());
        else {
            bool const puts = a.template is<"put">();
            auto const [from, to] =
                puts ? std::tuple{a.template with<"put">(), a.template with<"put">()} : a.template with<"move">();
            s.to_put[by] = static_cast<std::uint8_t>(s.to_put[by] - puts);
            s.men[by].erase(from);
            s.men[by].insert(to);
            s.taking = in_mills(s.men[by]).contains(to) && !s.men[other(by)].empty();
            s.quiet = static_cast<std::uint8_t>(s.taking || puts || s.to_put[other(by)] > 0 ? 0 : s.quiet + 1);
            if (s.taking)
                return;
        }
        s.taking = false;
        s.winner = has_lost(s, other(by)) ? by : ludo::nobody;
        s.turn = s.winner == by || s.quiet == s.chosen.quiet ? ludo::nobody : other(by);
    }
    static constexpr seat other(seat one) { return one.next(2); }
    static constexpr points in_mills(points const& men) { return board::template in_line<in_a_mill>(men); }
    static constexpr points free(state const& s) { return points::all() - s.men[seat(0)] - s.men[seat(1)]; }
    static constexpr bool flies(state const& s, seat by) { return s.chosen.flying && s.men[by].size() == in_a_mill; }
    static constexpr bool has_lost(state const& s, seat by) {
        bool const can_move = s.to_put[by] > 0 || flies(s, by) || !(board::beside(s.men[by]) & free(s)).empty();
        return !can_move || s.to_put[by] + s.men[by].size() < in_a_mill;
    }

    static constexpr ludo::best wins = ludo::best::highest;
    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers won(2);
        for (seat each : ludo::each_seat(2))
            won[each] = s.winner == each;
        return won;
    }

    // ---- What may be done, said twice

    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        if (s.turn == ludo::nobody)
            return legal;
        points const &mine = s.men[s.turn], &theirs = s.men[other(s.turn)], loose = theirs - in_mills(theirs);
        if (s.taking)
            legal.insert_each(action::take({}), loose.empty() ? theirs : loose);
        else if (s.to_put[s.turn] > 0)
            legal.insert_each(action::put({}), free(s));
        else
            for (point to : free(s))
                legal.insert_each(action::move({}, to), flies(s, s.turn) ? mine : mine & board::beside(to));
        return legal;
    }

    using rule = ludo::rule;
    static constexpr auto const& course = ludo::headings::course;
    static constexpr rule put_first{"morris.put.first", course, "You put all men, and then move.", "On pose, puis on déplace."};
    static constexpr rule put_taken{"morris.put.taken", course, "The point is not empty.", "Ce point n'est pas libre."};
    static constexpr rule move_own{"morris.move.own", course, "You move your own men.", "On déplace ses propres pions."};
    static constexpr rule move_far{"morris.move.far", course, "A man moves to the next point.", "Un pion va au point voisin."};
    static constexpr rule take_mill{"morris.take.mill", course, "A mill takes one of the other's men, at once.",
                                    "Un moulin prend aussitôt un pion adverse."};
    static constexpr rule take_safe{"morris.take.safe", course, "A man in a mill is safe while another stands in none.",
                                    "Un moulin protège ses pions tant qu'un autre est sans moulin."};
    static constexpr std::array rules{&put_first, &put_taken, &move_own, &move_far, &take_mill, &take_safe, &ludo::game_over};

    static constexpr ludo::rule const* refusal(state const& s, action a) {
        points const &mine = s.men[s.turn], &theirs = s.men[other(s.turn)];
        if (a.template is<"take">() != s.taking)
            return &take_mill;
        if (s.taking) {
            points safe;
            for (point each : theirs)
                safe.insert(each, stands_in_mill(theirs, each));
            point const on = a.template with<"take">();
            return !theirs.contains(on) ? &take_mill : safe.contains(on) && !(safe == theirs) ? &take_safe : nullptr;
        }
        auto const empty = [&](point on) { return !mine.contains(on) && !theirs.contains(on); };
        if (a.template is<"put">())
            return s.to_put[s.turn] == 0 ? &put_first : empty(a.template with<"put">()) ? nullptr : &put_taken;
        auto const [from, to] = a.template with<"move">();
        if (s.to_put[s.turn] > 0 || !mine.contains(from) || !empty(to))
            return s.to_put[s.turn] > 0 ? &put_first : empty(to) ? &move_own : &put_taken;
        return joined(from, to) || (s.chosen.flying && mine.size() == 3) ? nullptr : &move_far;
    }
    static constexpr bool stands_in_mill(points const& men, point on) {
        bool found = false;
        for (points const& each : board::lines)
            found |= each.size() == 3 && each.contains(on) && (each & men) == each;
        return found;
    }
    /// By their names, which stand side by side in a line.
    static constexpr bool joined(point one, point other) {
        for (std::string_view line : Lines)
            if (auto const at = line.find(one->name), with = line.find(other->name); at != line.npos && with != line.npos)
                if ((at < with ? with - at : at - with) == one->name.size() + 1)
                    return true;
        return false;
    }

    struct telling {
        static constexpr std::array<ludo::words_for, 3> verbs{{{"put", {"{0} puts a man on {1}", "{0} pose un pion en {1}"}},
                                                               {"move", {"{0} moves from {1} to {2}", "{0} va de {1} en {2}"}},
                                                               {"take", {"{0} takes the man on {1}", "{0} prend le pion en {1}"}}}};
    };

    static constexpr char const* validate(state const& s) {
        for (seat each : ludo::each_seat(2))
            if (s.men[each].size() + s.to_put[each] > Men || !(s.men[each] & s.men[other(each)]).empty())
                return "men: a seat has too many, or two stand on one point";
        if (s.quiet > 0 && (s.taking || s.to_put[seat(0)] + s.to_put[seat(1)] > 0))
            return "quiet counts the moves since the last mill";
        bool const ended = s.winner == ludo::nobody ? s.quiet == s.chosen.quiet : has_lost(s, other(s.winner));
        if (s.turn == ludo::nobody)
            return s.taking || !ended ? "turn: nobody has won, and it is no draw" : nullptr;
        if (s.taking && (in_mills(s.men[s.turn]).empty() || s.men[other(s.turn)].empty()))
            return "taking: there is no mill, or nothing to take";
        bool const over = s.winner != ludo::nobody || s.quiet >= s.chosen.quiet || (!s.taking && has_lost(s, s.turn));
        return over ? "turn: the game is over" : nullptr;
    }
};

struct nine_mens_morris : morris<morris_lines, 9> {
    static constexpr std::string_view name = "nine_mens_morris";
    static constexpr ludo::phrase title{"Nine Men's Morris", "Jeu du moulin"};
};
