#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/games/xxl.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

#include "names.hpp"

/// The games of XXL as one watches them: what lies on the table, and how many cards each player has.
namespace watched_table {

inline std::string listed(ludo::xxl::cards const& cards, ludo::xxl::deck const& deck) {
    std::string all;
    for (ludo::xxl::card each : cards)
        all += (all.empty() ? "" : " ") + std::string(each.text(deck).view());
    return all.empty() ? "-" : all;
}

inline std::string drawn(ludo::xxl::up_down::state const& s) {
    std::string all;
    for (int at = 0; at < 2; ++at) {
        auto const& pile = s.table.of[static_cast<std::size_t>(at)];
        auto const half = [&](int digit, ludo::xxl::colour in, auto going) {
            using way = decltype(going);
            return std::to_string(digit) + std::string(in.text().view()) +
                   (going == way::up     ? " going up"
                    : going == way::down ? " going down"
                                         : "");
        };
        all += (at == 0 ? "Pile a: " : "; pile b: ") + half(pile.top.low(), s.chosen.deck.low(pile.top), pile.way[0]) + ", " +
               half(pile.top.high(), s.chosen.deck.high(pile.top), pile.way[1]);
    }
    return all;
}
inline std::string drawn(ludo::xxl::lower::state const& s) {
    return "On top: " + std::string(s.table.top.text(s.chosen.deck).view());
}
inline std::string drawn(ludo::xxl::one_by_one::state const& s) {
    std::string all = "Runs:";
    for (int in = 0; in < ludo::xxl::colour::count; ++in) {
        int const at = s.table.at[static_cast<std::size_t>(in)];
        all += ' ' + std::string(ludo::xxl::colour(in).text().view()) + ' ' + (at == 0 ? "-" : std::to_string(at));
    }
    return all;
}
inline std::string drawn(ludo::xxl::runs::state const& s) { return "Display: " + listed(s.display, s.chosen.deck); }
template <typename Rules>
std::string drawn(typename ludo::tricks<Rules>::state const& s, std::type_identity<ludo::tricks<Rules>>) {
    std::string all = "Cards won:";
    for (ludo::seat each : ludo::seats(s.chosen.players))
        all += ' ' + std::string(names[each.index()]) + ' ' + std::to_string(s.won[each].size());
    return all;
}
template <typename G>
std::string drawn(typename G::state const& s, std::type_identity<G>) {
    return drawn(s);
}

} // namespace watched_table

template <typename G>
struct watched_xxl {
    using game = G;
    static constexpr bool is_match = requires(typename G::state s) { s.playing; };

    static std::string legend() { return "A card has two digits in two colours: yellow, red, green, blue."; }

    /// Lays runs, plays cards if it can, and otherwise does anything.
    static typename G::action decide(ludo::view<G> const& seen, ludo::rng& luck) {
        auto const legal = seen.actions();
        std::vector<typename G::action> liked;
        for (std::string_view const verb : {"meld", "play", "lead", "follow"})
            for (typename G::action a : legal)
                if (a.verb() == verb && (liked.empty() || liked.front().verb() == verb))
                    liked.push_back(a);
        if (liked.empty())
            return legal.pick(luck);
        return liked[luck.below(static_cast<std::uint32_t>(liked.size()))];
    }

    static std::string opening(typename G::state const&) { return ":"; }

    /// What an action did, in words; and the result of the game, if it belongs to a match and has just ended.
    static std::string told(typename G::state const& before, typename G::action a, typename G::state const& after) {
        std::string all = done(before, a, after);
        if constexpr (is_match)
            if (ends_a_game(before, after))
                all += ", and that game is over: it brought " + by_seat(after.last) + "; in the match that makes " +
                       by_seat(after.points);
        return all;
    }
    /// Is a game of the match over, if it is a match?
    static bool ends_a_game(typename G::state const& before, typename G::state const& after) {
        if constexpr (is_match)
            return after.number != before.number || G::turn(after) == ludo::nobody;
        return false;
    }
    static std::string by_seat(ludo::seat_numbers const& numbers) {
        std::string all;
        for (ludo::seat each : ludo::seats(numbers.size()))
            all += (all.empty() ? "" : ", ") + std::string(names[each.index()]) + ' ' + std::to_string(numbers[each]);
        return all;
    }
    static std::string done(typename G::state const& before, typename G::action a, typename G::state const& after) {
        std::string_view const verb = a.verb();
        std::vector<std::string> with;
        ludo::each_thing<G>(before, a, [&](auto, std::string_view text) { with.emplace_back(text); });
        std::string const more = G::turn(after) == G::turn(before) && !ends_a_game(before, after) ? "," : "";
        auto const colour = [&](std::size_t at) -> std::string {
            return with[at] == "y" ? " yellow" : with[at] == "r" ? " red" : with[at] == "g" ? " green" : " blue";
        };
        if (verb == "draw")
            return more.empty() ? " draws a card" : " draws a card that fits,";
        if (verb == "play")
            return " plays " + with[0] + (with.size() == 3 ? " on " + with[1] : "") +
                   (with.size() > 1 ? " in" + colour(with.size() - 1) : "");
        if (verb == "keep") // in secret, if cards were won
            return with.empty() ? " and keeps it" : " keeps a card, or none";
        if (verb == "lead")
            return " leads " + with[0] + " and asks for" + colour(1);
        if (verb == "follow")
            return " follows with " + with[0];
        if (verb == "refuse")
            return " refuses";
        if (verb == "meld")
            return ' ' + with[1] + " in" + colour(0) + more;
        if (verb == "swap")
            return " puts down " + with[0];
        if (verb == "for")
            return " for " + with[0] + more;
        if (verb == "add")
            return " adds " + with[0] + more;
        if (verb == "trump")
            return " makes" + colour(0) + " trump,";
        return " ends the turn";
    }

    static bool turn_ends(typename G::state const& before, typename G::action a, typename G::state const& after) {
        std::string_view const verb = a.verb();
        return ends_a_game(before, after) || G::turn(after) != G::turn(before) || verb == "play" || verb == "lead" ||
               verb == "follow" || verb == "refuse";
    }
    static bool worth_drawing(typename G::state const& before, typename G::action, typename G::state const& after) {
        if (G::turn(after) == ludo::nobody)
            return false;
        if (ends_a_game(before, after))
            return true;
        return tricks_taken(after) < 0 ? G::turn(after).index() <= G::turn(before).index()
                                       : tricks_taken(after) != tricks_taken(before);
    }

    /// How many cards have been won in tricks; -1 in games without tricks.
    static int tricks_taken(typename G::state const& s) {
        if constexpr (is_match)
            return s.playing.with_game([]<typename Inner>(std::type_identity<Inner>, auto const& inner) {
                return watched_xxl<Inner>::tricks_taken(inner);
            });
        else if constexpr (requires { s.trick; }) {
            int sum = 0;
            for (auto const& each : s.won.of)
                sum += each.size();
            return sum;
        } else
            return -1;
    }

    static std::string hand_sizes(typename G::state const& s) {
        if constexpr (is_match)
            return s.playing.with_game(
                []<typename Inner>(std::type_identity<Inner>, auto const& inner) { return watched_xxl<Inner>::hand_sizes(inner); });
        else {
            std::string all;
            for (ludo::seat each : ludo::seats(s.chosen.players))
                all += (all.empty() ? "" : ", ") + std::string(names[each.index()]) + ' ' + std::to_string(s.hands.size(each));
            return all;
        }
    }

    static std::string drawn(ludo::table<G> const& table) { return drawn(table.state()); }
    static std::string drawn(typename G::state const& s) {
        if constexpr (is_match)
            return s.playing.with_game([]<typename Inner>(std::type_identity<Inner>, auto const& inner) {
                return std::string(Inner::title.english) + ". " + watched_xxl<Inner>::drawn(inner);
            });
        else
            return watched_table::drawn(s, std::type_identity<G>()) + ". Hands: " + hand_sizes(s) + '\n';
    }

    static std::string ending(ludo::table<G> const& table) {
        return "The game is over after " + std::to_string(table.size()) + " actions.";
    }
    static constexpr char const* counted = "points, ";
};
