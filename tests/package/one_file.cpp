#include "one_file.hpp" // made for each test: one or more of the files, and the list of the games that they hold

#include <cstdio>
#include <string>

template <typename G>
bool plays() {
    ludo::table<G> table({}, /*seed*/ 42);
    ludo::rng luck(7);
    int played = 0;
    for (; !table.over() && played < 500; ++played)
        if (!table.play(table.actions().pick(luck)))
            return false;
    auto const record = ludo::record_of(table);
    std::string const text = *ludo::to_text(record);
    auto const again = ludo::load_text<G>(text);
    bool good = played > 0 && again && again->state() == table.state();
#if defined(LUDO_ONE_FILE_IO_JSON_HPP)
    auto const from_json = ludo::load_json<G>(ludo::to_json(record));
    good = good && from_json && from_json->state() == table.state();
#endif
    std::printf("%s: %d actions, a record of %zu bytes%s\n", std::string(G::name).c_str(), played, text.size(),
                good ? "" : " THAT IS WRONG");
    return good;
}

int main() {
    int games = 0;
    int wrong = 0;
    one_file_games::each([&]<typename G>(std::type_identity<G>) {
        ++games;
        wrong += plays<G>() ? 0 : 1;
    });
    return games > 0 && wrong == 0 ? 0 : 1;
}
