// Options are agreed on before the deal: members with defaults, or a name and a value from outside. A value that a game does not
// take changes nothing, and the answer says what it does take.
#include <iostream>
#include <string>

#include <ludo/games/bonbons.hpp>
#include <ludo/io/option_text.hpp>
#include <ludo/play/table.hpp>

int main() {
    using ludo::bonbons;
    bonbons::options chosen{.players = 4, .quick = true};
    char const* const wishes[][2] = {{"removed_kinds", "CF"}, {"removed_kinds", "CC"}, {"after_wrapper", "eat"},
                                     {"players", "seven"},    {"calories", "0"},       {"first", "5"}};
    for (auto const& [name, value] : wishes) {
        std::string const wrong = ludo::set_option<bonbons>(chosen, name, value);
        std::cout << name << ' ' << value << ": " << (wrong.empty() ? "agreed" : wrong) << '\n';
    }

    // Some values need others: there is a seat 5 only if six play.
    auto const no_table = ludo::table<bonbons>::make(chosen, /*seed*/ 42);
    if (no_table)
        return 1;
    std::cout << "Four players: " << no_table.error() << '\n';

    chosen.first = ludo::seat(3);
    auto const table = ludo::table<bonbons>::make(chosen, 42);
    if (!table || table->players() != 4 || table->turn() != ludo::seat(3))
        return 1;
    std::cout << "They play with\n" << ludo::to_text<bonbons>(table->options());
}
