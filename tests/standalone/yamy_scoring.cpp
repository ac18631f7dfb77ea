// Every hand of five cards that there is, in every box: the library and the independent implementation give the same.
#include <array>
#include <cstddef>
#include <cstdio>
#include <string>
#include <vector>

#include <ludo/games/yamy.hpp>
#include <ludo/io/text.hpp>

#include "oracle/yamy.hpp"

namespace {

using G = ludo::yamy;

struct count_of {
    long hands = 0;
    long filled = 0;
    long different = 0;
};

void compare(std::array<int, 5> const& kinds, count_of& count) {
    ludo::index_set<G::card> different;
    std::vector<std::string> texts;
    for (int kind : kinds) {
        different.insert(G::card::from_index(kind));
        texts.push_back(ludo::to_text(G::card::from_index(kind)));
    }
    ++count.hands;
    for (bool four_counts_as_two_pairs : {false, true}) {
        ludo::yamy_game::figures const held(different, four_counts_as_two_pairs);
        auto const filled = ludo::yamy_game::filled(held);
        for (G::box each : ludo::index_set<G::box>::all()) {
            int const points = filled.contains(each) ? each->value(held) : 0;
            std::string const name = ludo::to_text(each);
            count.filled += filled.contains(each);
            bool const same = filled.contains(each) == oracle::yamy_satisfies(texts, name, four_counts_as_two_pairs) &&
                              filled.contains(each) == each->test(held) &&
                              points == oracle::yamy_value(texts, name, four_counts_as_two_pairs);
            if (!same && ++count.different < 10)
                std::printf("%s %s %s %s %s: %s\n", texts[0].c_str(), texts[1].c_str(), texts[2].c_str(), texts[3].c_str(),
                            texts[4].c_str(), name.c_str());
        }
    }
}

} // namespace

int main() {
    count_of count;
    constexpr int kinds = G::card::count;
    for (int a = 0; a < kinds; ++a)
        for (int b = a; b < kinds; ++b)
            for (int c = b; c < kinds; ++c)
                for (int d = c; d < kinds; ++d)
                    for (int e = d; e < kinds; ++e)
                        if (a != e) // there are four copies of each
                            compare({a, b, c, d, e}, count);
    std::printf("%ld hands, %ld boxes filled in both readings together, %ld differences\n", count.hands, count.filled,
                count.different);
    // multisets of 5 of 24 kinds, C(28, 5) = 98,280, but for the 24 of five copies
    return count.hands == 98256 && count.different == 0 ? 0 : 1;
}
