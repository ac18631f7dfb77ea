// Playing takes nothing from the heap, and needs neither exceptions nor type information.
#include <cstdio>
#include <cstdlib>
#include <type_traits>

#include <ludo/games.hpp>
#include <ludo/play/table.hpp>
#include <ludo/search/playout.hpp>

#include "support/count_allocations.hpp"

template <ludo::game G>
bool plays_without_heap() {
    long const before = allocations;
    std::uint64_t actions = 0;
    for (int players = G::seats.least; players <= G::seats.most; ++players)
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            typename G::options chosen{};
            chosen.players = players;
            ludo::table<G> table(chosen, seed);
            ludo::rng luck(seed);
            while (!table.over() && table.size() < 1000) {
                auto const seen = table.view(table.turn());
                for (auto a : seen.actions())
                    if (a.text().view().empty())
                        return false;
                if (!table.play(seen.actions().pick(luck)))
                    return false;
                if (table.size() % 50 == 0) {
                    auto world = seen.determinize(luck);
                    actions += ludo::playout<G>(world, luck, 10000);
                    auto const last = table[table.size() - 1];
                    if (!table.undo() || !table.play(last))
                        return false;
                }
            }
            actions += table.size();
        }
    std::printf("%s: %llu actions, %ld times something was taken from the heap\n", G::name.data(),
                static_cast<unsigned long long>(actions), allocations - before);
    return allocations == before;
}

int main() {
    void* volatile counted = ::operator new(8); // the counter counts
    ::operator delete(counted);
    bool good = allocations == 1;
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) { good = plays_without_heap<G>() && good; });
    return good ? 0 : 1;
}
