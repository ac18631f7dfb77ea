// Watch a game being played: players who remember what they saw (they are given their views, and cannot cheat), a table
// drawn as it lies, and what happens in words.
//
//   watch [--seed NUMBER] [--players NUMBER] [--every-turn]
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/games/calcory.hpp>
#include <ludo/io/drawing.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

namespace {

using ludo::calcory;

char const* const names[] = {"Ada", "Blaise", "Carl", "Dorothea"};

/// Turns over a card that makes thirteen if it knows one; goes on while the risk is small; then stops, if it may.
calcory::action decide(ludo::view<calcory> const& seen, ludo::rng& luck) {
    calcory::state const& known = seen.state();
    auto const legal = seen.actions();
    if (known.now != calcory::phase::turning)
        return legal.pick(luck);
    int const missing = calcory::thirteen - known.open.sum();
    std::vector<calcory::action> good;
    for (calcory::cell at : known.table.down())
        if (known.table.at(at).known() && known.table.at(at).symbol() == missing)
            return calcory::action::turn(at);
    for (calcory::cell at : known.table.down())
        if (calcory::card const card = known.table.at(at);
            !card.known() || (card.symbol() + 4 <= missing && known.open.zeros() + (card.symbol() == 0) < 2))
            good.push_back(calcory::action::turn(at));
    bool const enough = missing <= 3 && calcory::raises(known);
    if (legal.contains(calcory::action::stop()) && (enough || good.empty()))
        return calcory::action::stop();
    return good.empty() ? legal.pick(luck) : good[luck.below(static_cast<std::uint32_t>(good.size()))];
}

/// What an action did, as people say it. Cards are read from the table before and after.
std::string told(calcory::state const& before, calcory::action a, calcory::state const& after) {
    if (a.is<"turn">()) {
        calcory::cell const at = a.with<"turn">();
        calcory::set open = before.open;
        open.add(before.table.at(at));
        std::string const what = " " + ludo::to_text(at) + " is " + ludo::to_text(before.table.at(at));
        if (open.failed())
            return what + (open.zeros() == 2 ? ": a second 0" : ": " + std::to_string(open.sum()) + " is too much") +
                   ", all are turned back";
        if (open.sum() == calcory::thirteen)
            return what + ": thirteen!";
        return after.turn == before.turn   ? what + ','
             : after.turn == ludo::nobody  ? what + ", the last one, which nobody can beat"
             : after.marker == before.turn ? what + ", the last one: the cards are marked"
                                           : what + ", the last one: all are turned back";
    }
    if (a.is<"stop">())
        return after.marker == before.turn
                 ? " and stops: the cards are marked, " + std::to_string(before.open.sum()) + " is to be beaten"
                 : " and stops short: the cards are turned back";
    if (a.is<"return">())
        return " One card goes back";
    return " to " + ludo::to_text(a.with<"to">()) + ", and " + std::to_string(before.open.count() - 1) + " to the pile";
}

/// The table as everybody knows it: the view of a seat where nobody sits.
std::string drawn(ludo::table<calcory> const& table) { return ludo::drawing(table.view(ludo::nobody).state().table); }

/// The number after the option's name, if the option is there; false where there is none.
bool option(std::vector<std::string_view> const& words, std::string_view name, std::uint64_t& number) {
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == name)
            return i + 1 < words.size() && ludo::read_number(words[i + 1], number);
    return true;
}

} // namespace

int main(int count, char** arguments) {
    std::vector<std::string_view> const words(arguments + 1, arguments + count);
    std::uint64_t seed = 13;
    std::uint64_t players = 3;
    bool const good = option(words, "--seed", seed) && option(words, "--players", players);
    calcory::options const chosen{.players = players < 100 ? static_cast<int>(players) : 100};
    if (!good || calcory::check(chosen)) {
        std::fprintf(stderr, "watch [--seed NUMBER] [--players 2 to 4] [--every-turn]\n");
        return 2;
    }
    bool const every_turn = !words.empty() && words.back() == "--every-turn";

    ludo::table<calcory> table(chosen, seed);
    ludo::rng luck(seed + 1);
    std::printf("Calcory: %d players, seed %llu. Face down ##, seen by all (7r), marked [7r].\n\n%s\n", table.players(),
                static_cast<unsigned long long>(seed), drawn(table).c_str());
    for (ludo::seat speaker = ludo::nobody; !table.over() && table.size() < 2000;) {
        ludo::seat const mover = table.turn();
        auto const before = table.state();
        calcory::action const chosen_action = decide(table.view(mover), luck);
        table.play(chosen_action);
        if (speaker != mover)
            std::printf("%s", before.now == calcory::phase::returning
                                  ? (std::string(names[mover.index()]) + " collects the marked cards.").c_str()
                                  : (std::string(names[mover.index()]) + ':').c_str());
        std::printf("%s", told(before, chosen_action, table.state()).c_str());
        speaker = mover;
        bool const turn_ends = table.turn() != mover || chosen_action.is<"to">();
        if (turn_ends) {
            speaker = ludo::nobody;
            std::printf(".\n");
            if (every_turn || chosen_action.is<"to">())
                std::printf("\n%s\n", drawn(table).c_str());
        }
    }
    if (!table.over()) { // nothing in the rules ends a game in which nobody ever marks a single card
        std::printf("\nThey agree to leave it at that.\n");
        return 0;
    }
    std::printf("\nA single marked card came back to its owner: the game is over after %zu actions.\n", table.size());
    for (ludo::seat s : table.seats())
        std::printf("%-10s%3d cards, place %d\n", names[s.index()], table.scores()[s], table.places()[s]);
}
