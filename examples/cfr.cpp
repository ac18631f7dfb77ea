// A solver that knows no game: it plays every deal of a small game for two in all ways, over and over, and learns from what it regrets.
// What Kuhn poker and Leduc poker are worth for the seat that begins is known: -1/18, and about -0.0856.
#include <cmath>
#include <cstdio>

#include "cfr/solver.hpp"
#include "games/kuhn_poker.hpp"
#include "games/leduc_poker.hpp"

template <ludo::game G>
bool solve(int times, double known, double close) {
    cfr::solver<G> solver;
    solver.learn(times);
    std::printf("%s: %d deals, %d information states, %.2f for the seat that begins\n", G::name.data(),
                static_cast<int>(solver.deals().size()), static_cast<int>(solver.information_states()), solver.value());
    return std::abs(solver.value() - known) < close;
}

int main() {
    bool const kuhn = solve<kuhn_poker>(700, -1. / 18, 0.001);
    bool const leduc = solve<leduc_poker>(700, -0.0856, 0.005);
    return kuhn && leduc ? 0 : 1;
}
