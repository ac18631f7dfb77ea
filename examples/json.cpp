// A position is written as JSON and read back, as it was, or changed if the rules allow it. A table is saved with everything that
// it can take back.
#include <iostream>
#include <string>
#include <utility>

#include <ludo/games/calcory.hpp>
#include <ludo/io/json.hpp>

int main() {
    using ludo::calcory;
    ludo::json position = ludo::to_json<calcory>(ludo::table<calcory>({}, /*seed*/ 42).state());
    ludo::json& cards = position["table"]["down"];
    std::swap(cards["b1"], cards["g1"]);
    std::cout << "a1 is " << cards["a1"] << ", and now b1 is " << cards["b1"] << '\n';

    auto const thirteen = ludo::state_from_json<calcory>(position);
    if (!thirteen)
        return 1;
    ludo::table<calcory> table(*thirteen);
    if (!table.play(calcory::action::turn({0, 0})) || !table.play(calcory::action::turn({0, 1})))
        return 1;
    std::string const saved = ludo::save(table);
    auto restored = ludo::restore<calcory>(saved);
    if (!restored || restored->state() != table.state() || !restored->undo() || !restored->undo() || restored->state() != *thirteen)
        return 1;
    std::cout << "restored and taken back: " << ludo::json::parse(saved)["steps"] << '\n';

    cards["a1"] = cards["c1"];
    auto const wrong = ludo::state_from_json<calcory>(position);
    if (wrong)
        return 1;
    std::cout << "with the card of c1 on a1 as well: " << wrong.error() << '\n';
}
