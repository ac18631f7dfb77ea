#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "../terminal/game.hpp"
#include "../terminal/paint.hpp"
#include "../terminal/screen.hpp"
#include "input.hpp"

namespace play {

/// What was agreed on before the game.
struct agreement {
    std::vector<terminal::sitter> seats;
    ludo::language in = ludo::language::english;
    bool recall = false; // show what one could remember
    int pace = 700;      // how long each action of a player of the library is shown, in milliseconds
};

/// People and players of the library at one table, until the game is over or somebody leaves.
class session {
public:
    session(std::unique_ptr<terminal::game> dealt, agreement agreed, terminal::screen const& here);
    int run();

private:
    [[nodiscard]] std::string say(ludo::phrase what, std::vector<std::string> const& parts = {}) const;
    [[nodiscard]] std::string name(ludo::seat one) const { return voice_.names[static_cast<std::size_t>(one.index())]; }
    [[nodiscard]] bool person(ludo::seat one) const { return agreed_.seats[static_cast<std::size_t>(one.index())].person(); }

    void sit_down();              // at a game that has been dealt or loaded
    void come_to(ludo::seat who); // this person looks at the screen now
    void hear();
    void draw(bool with_actions);
    void list_actions(std::vector<std::string> const& actions, bool all);
    void watch_others(); // until it is a person's turn
    bool ask();          // false if somebody leaves
    bool follow(std::string const& line);
    void choose(std::string const& line);
    bool obey(typed_command const& given);
    void help();
    void explain(std::string const& what);
    void save(std::string const& file);
    void load(std::string const& file);
    [[nodiscard]] std::string whole(std::string const& what) const; // with the first word of an action, if that was left out
    void note(std::string const& text) { notes_.push_back(text); }
    std::optional<std::string> read_line();

    std::unique_ptr<terminal::game> game_;
    agreement agreed_;
    terminal::screen screen_;
    terminal::paint paint_;
    terminal::voice voice_;
    int people_ = 0;
    ludo::seat viewer_ = ludo::nobody;           // who looks at the screen
    std::vector<std::vector<std::string>> told_; // each seat, and a spectator
    std::size_t printed_ = 0;                    // how much of it has been, where the output is not a terminal
    std::vector<std::string> notes_;             // to be shown below the table
    std::string drawn_;
};

} // namespace play
