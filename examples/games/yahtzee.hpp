#pragma once

#include <array>
#include <string_view>
#include <tuple>

#include <ludo/components.hpp>
#include <ludo/core.hpp>
#include <ludo/turns/headings.hpp>

/// A box of the sheet, and what five dice are worth there; those that are wild count as whatever it asks for.
struct yahtzee_box {
    std::string_view name;
    ludo::phrase words;
    int (*worth)(ludo::dice<5> const& five, bool wild);
    static constexpr bool full(ludo::dice<5> const& five) { return faces(five) == 2 && most_alike(five) == 3; }
};
inline constexpr std::array<yahtzee_box, 13> yahtzee_sheet{{
    {"ones", {"ones", "as"}, [](auto& all, bool) { return all.of(ludo::die<>(0)); }},
    {"twos", {"twos", "deux"}, [](auto& all, bool) { return 2 * all.of(ludo::die<>(1)); }},
    {"threes", {"threes", "trois"}, [](auto& all, bool) { return 3 * all.of(ludo::die<>(2)); }},
    {"fours", {"fours", "quatre"}, [](auto& all, bool) { return 4 * all.of(ludo::die<>(3)); }},
    {"fives", {"fives", "cinq"}, [](auto& all, bool) { return 5 * all.of(ludo::die<>(4)); }},
    {"sixes", {"sixes", "six"}, [](auto& all, bool) { return 6 * all.of(ludo::die<>(5)); }},
    {"three_alike", {"three of a kind", "brelan"}, [](auto& all, bool) { return most_alike(all) >= 3 ? pips(all) : 0; }},
    {"four_alike", {"four of a kind", "carré"}, [](auto& all, bool) { return most_alike(all) >= 4 ? pips(all) : 0; }},
    {"full", {"full house", "full"}, [](auto& all, bool wild) { return wild || yahtzee_box::full(all) ? 25 : 0; }},
    {"small", {"small straight", "petite suite"}, [](auto& all, bool wild) { return wild || longest_run(all) >= 4 ? 30 : 0; }},
    {"large", {"large straight", "grande suite"}, [](auto& all, bool wild) { return wild || longest_run(all) >= 5 ? 40 : 0; }},
    {"yahtzee", {"Yahtzee", "Yahtzee"}, [](auto& all, bool) { return most_alike(all) == 5 ? 50 : 0; }},
    {"chance", {"chance", "chance"}, [](auto& all, bool) { return pips(all); }},
}};

/// Yahtzee: in a turn five dice are rolled, and some of them again, up to twice; then a box of the sheet is filled. Who has 63 points in the
/// upper half gets 35 more. Another Yahtzee, once that box is filled, is a joker, and is worth 100 points if the first one counted.
struct yahtzee : ludo::for_players<1, 6>, ludo::open_but_for_luck {
    static constexpr std::string_view name = "yahtzee";
    static constexpr ludo::phrase title{"Yahtzee", "Yahtzee"};
    static constexpr ludo::best wins = ludo::best::highest;
    static constexpr ludo::aim aim = ludo::aim::points;

    using rule = ludo::rule;
    using seat = ludo::seat;
    using dice = ludo::dice<5>;
    using box = ludo::table_row<yahtzee_sheet>;
    using boxes = ludo::index_set<box>;
    static constexpr int rolls = 3, upper = 6;
    static constexpr box five_alike = *box::parse("yahtzee");

    struct state {
        options chosen;
        seat turn = ludo::nobody;
        int rolled = 0; // so often in this turn
        dice lying = {};
        ludo::per_seat<ludo::score_sheet<box>, seats.most> sheets = {};
        ludo::per_seat<int, seats.most> jokers = {}; // that were worth 100 points
        ludo::rng luck = ludo::no_luck;
        friend constexpr bool operator==(state const&, state const&) = default;
        static constexpr auto members() {
            return std::tuple(ludo::member("turn", &state::turn), ludo::member("rolls", &state::rolled, 0, rolls),
                              ludo::member("dice", &state::lying), ludo::member("sheets", &state::sheets),
                              ludo::member("jokers", &state::jokers, 0, box::count - 1), ludo::member("luck", &state::luck));
        }
    };
    struct action : ludo::choice<action, ludo::step<ludo::verb<"roll">, ludo::verb<"again", dice>, ludo::verb<"fill", box>>> {
        static constexpr action roll() { return make<"roll">(); }
        static constexpr action again(dice const& some) { return make<"again">(some); }
        static constexpr action fill(box one) { return make<"fill">(one); }
    };

    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        return {.chosen = chosen, .turn = chosen.first, .luck = ludo::rng(luck.draw())};
    }
    static constexpr void play(state& s, action a) {
        if (!a.is<"fill">()) {
            if (a.is<"again">())
                s.lying -= a.with<"again">();
            ludo::roll(s.lying, 5 - s.lying.size(), s.luck);
            ++s.rolled;
            return;
        }
        auto& sheet = s.sheets[s.turn];
        s.jokers[s.turn] += joker(s) && sheet.points(five_alike) > 0;
        sheet.write(a.with<"fill">(), a.with<"fill">()->worth(s.lying, joker(s)));
        s.lying = {};
        s.rolled = 0;
        seat const next = s.turn.next(s.chosen.players);
        s.turn = s.sheets[next].written() < box::count ? next : ludo::nobody;
    }
    static constexpr bool joker(state const& s) { return ludo::most_alike(s.lying) == 5 && !s.sheets[s.turn].open(five_alike); }

    static constexpr ludo::seat_numbers scores(state const& s) {
        ludo::seat_numbers points(s.chosen.players);
        for (seat by : ludo::each_seat(s.chosen.players))
            points[by] = s.sheets[by].sum(box(), box::count) + 35 * (s.sheets[by].sum(box(), upper) >= 63) + 100 * s.jokers[by];
        return points;
    }

    /// A joker fills the box of its number, or else one of the lower half, or else any.
    static constexpr ludo::action_set<action> actions(state const& s) {
        ludo::action_set<action> legal;
        legal.insert(action::roll(), s.turn != ludo::nobody && s.rolled == 0);
        if (s.turn == ludo::nobody || s.rolled == 0)
            return legal;
        if (s.rolled < rolls)
            legal.insert_each(action::again(dice::from_index(0)), s.lying.parts());
        boxes const open = s.sheets[s.turn].open_rows(), lower = open - boxes::of_bits(0x3f);
        boxes const number{box::from_index(ludo::pips(s.lying) / 5 - 1)};
        legal.insert_each(action::fill({}), !joker(s) ? open : !(open & number).empty() ? number : !lower.empty() ? lower : open);
        return legal;
    }
    static constexpr auto& course = ludo::headings::course;
    static constexpr rule roll_first{"yahtzee.roll.first", course, "First one rolls all dice.", "On lance d'abord tous les dés."};
    static constexpr rule again_lying{"yahtzee.again.lying", course, "The dice do not show that.", "Les dés ne montrent pas cela."};
    static constexpr rule again_thrice{"yahtzee.again.thrice", course, "One rolls three times.", "On lance trois fois."};
    static constexpr rule fill_once{"yahtzee.fill.once", course, "The box is filled already.", "La case est déjà remplie."};
    static constexpr rule fill_joker{"yahtzee.fill.joker", course, "A joker fills the box of its number, or else a lower one.",
                                     "Un joker remplit la case de son chiffre, ou sinon une du bas."};
    static constexpr std::array rules{&ludo::game_over, &roll_first, &again_lying, &again_thrice, &fill_once, &fill_joker};

    static constexpr rule const* refusal(state const& s, action a) {
        if (a.is<"roll">() != (s.rolled == 0))
            return &roll_first;
        if (a.is<"again">())
            return s.rolled == rolls ? &again_thrice : s.lying.contains(a.with<"again">()) ? nullptr : &again_lying;
        if (a.is<"fill">() && !s.sheets[s.turn].open(a.with<"fill">()))
            return &fill_once;
        for (box each : boxes::all())
            if (a.is<"fill">() && joker(s) && s.sheets[s.turn].open(each) && rank(s.lying, each) < rank(s.lying, a.with<"fill">()))
                return &fill_joker;
        return nullptr;
    }
    static constexpr int rank(dice const& five, box one) { return one.index() >= upper ? 1 : one->worth(five, true) > 0 ? 0 : 2; }

    struct telling {
        static constexpr std::array<ludo::words_for, 3> verbs{{{"roll", {"{0} rolls the dice", "{0} lance les dés"}},
                                                               {"again", {"{0} rolls {1} again", "{0} relance {1}"}},
                                                               {"fill", {"{0} fills {1}", "{0} remplit la case {1}"}}}};
        static constexpr ludo::phrase remark(int) { return {"the dice show {1}", "les dés montrent {1}"}; }
        static constexpr void remarks(state const&, auto, state const& after, auto say) {
            if (!after.lying.empty())
                say(0, ludo::in_digits(after.lying));
        }
    };
    static constexpr char const* validate(state const& s) {
        if (s.lying.size() != (s.rolled > 0 ? 5 : 0))
            return "dice: five, once they are rolled";
        return ludo::filled_in_turn(s.sheets, s.chosen, s.turn) ? nullptr : "sheets: each seat fills a box in its turn";
    }
};
