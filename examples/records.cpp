// A game is written down as a text and played again from it. A text for one seat leaves out what that seat may not
// know: the seed, and what others chose in secret. If a text is wrong, the error names the line.
#include <iostream>
#include <string>

#include <ludo/games/calcory.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

int main() {
    using ludo::calcory;
    ludo::table<calcory> table({.players = 3}, /*seed*/ 24);
    for (char const* said : {"turn a1", "turn b1", "return b1", "to a1"}) // thirteen: one of the two cards goes back
        if (auto const action = calcory::action::parse(said); !action || !table.play(*action))
            return 1;

    ludo::record<calcory> const played = ludo::record_of(table);
    std::string const text = *ludo::to_text(played);
    std::cout << text << "\nThe same, for seat 1:\n" << *ludo::to_text(played, ludo::seat(1));

    auto const again = ludo::load_text<calcory>(text);
    if (!again || again->state() != table.state() || ludo::record_of(*again) != played)
        return 1;
    auto const wrong = ludo::load_text<calcory>(text + "1 turn b1\n");
    if (wrong)
        return 1;
    std::cout << "\nWith one more turn: " << wrong.error() << '\n';
}
