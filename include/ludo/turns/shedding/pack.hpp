#pragma once

namespace ludo {

/// How many cards are left of the pack after the deal. It stands outside the game, so that it is known where the members of the
/// game are declared.
template <typename Rules>
struct shedding_pack {
    static constexpr int left(int players) {
        typename Rules::layout table;
        int turned = 0;
        Rules::turned(table, [&] { return Rules::card::from_index(turned++ % Rules::card::count); });
        return Rules::card::count - players * Rules::hand_size(players) - turned;
    }
    static constexpr int left_at_least() {
        int least = left(Rules::seats.least);
        for (int players = Rules::seats.least; players <= Rules::seats.most; ++players)
            least = left(players) < least ? left(players) : least;
        return least;
    }
    static constexpr int left_at_most() {
        int most = left(Rules::seats.least);
        for (int players = Rules::seats.least; players <= Rules::seats.most; ++players)
            most = left(players) > most ? left(players) : most;
        return most;
    }
};

} // namespace ludo
