// Watch a game being played, by players who remember what they saw (they are given only their views, and cannot cheat). The table
// is drawn, and what happens is told in words.
//
//   watch [GAME] [--seed NUMBER] [--players NUMBER] [--every-turn]      (any wrong word lists the games)
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/games.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

#include "watch/bonbons.hpp"
#include "watch/calcory.hpp"
#include "watch/names.hpp"
#include "watch/xxl.hpp"
#include "watch/yamy.hpp"

namespace {

/// How each game is watched; the games of XXL share one way.
template <typename G>
struct watched : watched_xxl<G> {};
template <>
struct watched<ludo::calcory> : watched_calcory {};
template <>
struct watched<ludo::yamy> : watched_yamy {};
template <>
struct watched<ludo::bonbons> : watched_bonbons {};

/// Plays a game and tells of it.
template <typename Watched>
int watch(std::uint64_t players, std::uint64_t seed, bool every_turn) {
    using game = typename Watched::game;
    typename game::options const chosen{.players = players < 100 ? static_cast<int>(players) : 100};
    if (game::check(chosen)) {
        std::fprintf(stderr, "watch [GAME] [--seed NUMBER] [--players %d to %d] [--every-turn]\ngames:", game::seats.least,
                     game::seats.most);
        ludo::all_games::each([]<typename G>(std::type_identity<G>) { std::fprintf(stderr, " %s", G::name.data()); });
        std::fprintf(stderr, "\n");
        return 2;
    }

    ludo::table<game> table(chosen, seed);
    ludo::rng luck(seed + 1);
    std::printf("%s: %d players, seed %llu. %s\n\n%s\n", std::string(game::title.english).c_str(), table.players(),
                static_cast<unsigned long long>(seed), Watched::legend().c_str(), Watched::drawn(table).c_str());
    for (ludo::seat speaker = ludo::nobody; !table.over() && table.size() < 2000;) {
        ludo::seat const mover = table.turn();
        auto const before = table.state();
        auto const action = Watched::decide(table.view(mover), luck);
        if (ludo::verdict const said = table.play(action); !said) {
            std::fprintf(stderr, "%s\n", std::string(said.broken()->text.english).c_str());
            return 1;
        }
        if (speaker != mover)
            std::printf("%s%s", names[mover.index()], Watched::opening(before).c_str());
        std::printf("%s", Watched::told(before, action, table.state()).c_str());
        speaker = mover;
        if (Watched::turn_ends(before, action, table.state())) {
            speaker = ludo::nobody;
            std::printf(".\n");
            if (every_turn || Watched::worth_drawing(before, action, table.state()))
                std::printf("\n%s\n", Watched::drawn(table).c_str());
        }
    }
    if (!table.over()) { // the rules do not end a game that nobody tries to end
        std::printf("\nThey agree to leave it at that.\n");
        return 0;
    }
    std::printf("\n%s\n", Watched::ending(table).c_str());
    for (ludo::seat s : table.seats())
        std::printf("%-10s%3d %splace %d\n", names[s.index()], table.scores()[s], Watched::counted, table.places()[s]);
    return 0;
}

} // namespace

int main(int count, char** arguments) {
    std::vector<std::string_view> const words(arguments + 1, arguments + count);
    std::uint64_t seed = 13;
    std::uint64_t players = 3;
    bool every_turn = false;
    std::string_view game = "calcory";
    bool good = true;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (words[i] == "--seed" || words[i] == "--players") {
            std::uint64_t& number = words[i] == "--seed" ? seed : players;
            good = good && ++i < words.size() && ludo::read_number(words[i], number);
        } else if (words[i] == "--every-turn")
            every_turn = true;
        else if (ludo::all_games::find(words[i], [](auto) {}))
            game = words[i];
        else
            good = false;
    if (!good)
        players = 0; // no game takes 0: so the usage is printed
    int ended = 2;
    ludo::all_games::find(game, [&]<typename G>(std::type_identity<G>) { ended = watch<watched<G>>(players, seed, every_turn); });
    if (std::fflush(stdout) != 0 || std::ferror(stdout)) {
        std::perror("watch: cannot write");
        return 1;
    }
    return ended;
}
