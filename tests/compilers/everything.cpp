// All headers, and from each game what a program can ask of it, where many words are macros already. It is compiled with
// few steps for what is computed while compiling (see CMakeLists.txt).
#include "compilers/macros.hpp"

#include <ludo/ludo.hpp>
#if __has_include(<nlohmann/json.hpp>)
#include <ludo/io/json.hpp>
#endif
#include <ludo/io/drawing.hpp>
#include <ludo/std.hpp>
#include <ludo/testing.hpp>

template <typename G>
bool plays() {
    ludo::table<G> table({}, /*seed*/ 42);
    ludo::rng luck(7);
    bool good = true;
    for (int i = 0; i < 500 && !table.over(); ++i) {
        auto const seen = table.view(table.turn());
        good = good && G::turn(seen.determinize(luck)) == table.turn();
        good = good && table.play(table.actions().pick(luck));
    }
    auto const record = ludo::record_of(table);
    auto const again = ludo::load_text<G>(*ludo::to_text(record));
    good = good && again && again->state() == table.state();
#if defined(NLOHMANN_JSON_VERSION_MAJOR)
    auto const from_json = ludo::load_json<G>(ludo::to_json(record));
    auto const state = ludo::state_from_json<G>(ludo::to_json<G>(table.state()));
    auto const view = ludo::view_from_json<G>(ludo::to_json(table.view(ludo::seat(0))));
    good = good && from_json && from_json->state() == table.state() && state && *state == table.state() && view;
#endif
    auto const found = ludo::testing::conformance<G>().run(1, 1);
    std::printf("%s: %s%s\n", std::string(G::name).c_str(), good && found ? "good" : "WRONG ", found.wrong.c_str());
    return good && found;
}

int main() {
    int games = 0;
    int wrong = 0;
    ludo::all_games::each([&]<typename G>(std::type_identity<G>) {
        ++games;
        wrong += plays<G>() ? 0 : 1;
    });
    return games > 0 && wrong == 0 ? 0 : 1;
}
