// An action that is not legal breaks a rule. The rule has an id for programs, and a sentence in English and in French for people.
// The table stays as it was.
#include <iostream>
#include <string_view>

#include <ludo/games/bonbons.hpp>
#include <ludo/play/table.hpp>

int main() {
    using ludo::bonbons;
    ludo::table<bonbons> table({}, /*seed*/ 42);
    ludo::verdict const passed = table.play(bonbons::action::stop());
    if (passed || passed.broken()->id != "bonbons.stop.begin")
        return 1;
    std::cout << passed.broken()->text.english << '\n' << passed.broken()->text.french << "\n\n";

    for (std::string_view said : {"flip a1", "flip b1", "flip 2:0", "give 2", "flip 1:0", "eat a1"}) {
        auto const action = bonbons::action::parse(said);
        if (!action) {
            std::cout << said << ": no such action\n";
            continue;
        }
        bool const legal = table.actions().contains(*action);
        bonbons::state const before = table.state();
        ludo::verdict const answer = table.play(*action);
        if (legal != static_cast<bool>(answer) || (!legal && table.state() != before))
            return 1;
        std::cout << said << ": " << (answer ? "played" : answer.broken()->text.english) << '\n';
    }
}
