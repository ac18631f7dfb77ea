#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/phrase.hpp>
#include <ludo/core/seat.hpp>

#include "scene.hpp"

namespace terminal {

/// Who sits somewhere: a person at this terminal, or a player of the library.
struct sitter {
    enum class kind { person, random, search } is = kind::search;
    std::uint64_t iterations = 500; // of a search
    std::uint32_t half_life = 0;    // of its memory, in looks at the table; 0 if it forgets nothing

    [[nodiscard]] bool person() const { return is == kind::person; }
};

/// In which language something is said, and how the players are called.
struct voice {
    ludo::language in = ludo::language::english;
    std::vector<std::string> names;
};

/// A game at a table, whichever it is, as a program in a terminal needs it: everything is a text. What is asked for a viewer is what
/// that seat may know (for `ludo::nobody`, what a spectator may).
class game {
public:
    game() = default;
    game(game const&) = delete;
    game& operator=(game const&) = delete;
    virtual ~game() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;
    [[nodiscard]] virtual ludo::phrase title() const = 0;
    [[nodiscard]] virtual int players() const = 0;
    [[nodiscard]] virtual bool open() const = 0; // does everybody see everything?
    [[nodiscard]] virtual ludo::seat turn() const = 0;
    [[nodiscard]] virtual std::size_t played() const = 0; // how many actions

    /// What whoever has the turn may do, in the notation of records.
    [[nodiscard]] virtual std::vector<std::string> actions() const = 0;
    /// Plays an action; or says why not, in a sentence.
    virtual std::string play(std::string_view action, ludo::language in) = 0;
    /// Is this the notation of an action, legal or not? And why it is not legal; nothing if it is.
    [[nodiscard]] virtual bool is_action(std::string_view text) const = 0;
    [[nodiscard]] virtual std::string why_not(std::string_view action, ludo::language in) const = 0;
    /// Takes back what was done since the last choice of a seat, and that choice.
    virtual bool undo(ludo::seat whose) = 0;

    /// What a viewer is told of what happened since it was last told, a line for each action; and what that viewer sees.
    virtual std::vector<std::string> hear(ludo::seat viewer, voice const& how) = 0;
    [[nodiscard]] virtual scene look(ludo::seat viewer, bool recall, voice const& how) const = 0;
    /// What the host sees: all hands, whoever looks on.
    [[nodiscard]] virtual scene look_at_all(voice const& how) const = 0;
    /// How the pieces are written.
    [[nodiscard]] virtual std::set<std::string, std::less<>> pieces() const = 0;

    /// Says who sits where; plays for whoever has the turn; says what a search would do there, and why.
    virtual void seat_them(std::vector<sitter> const& sitters) = 0;
    virtual void play_on() = 0;
    [[nodiscard]] virtual std::string advice(voice const& how) = 0;

    /// The record of the game, to be saved.
    [[nodiscard]] virtual std::string record() const = 0;
};

/// What has to be known about a game before it is dealt.
struct known_game {
    std::string_view name;
    ludo::phrase title;
    int least, most;
    ludo::phrase about; // in a few words
};
std::vector<known_game> const& all_games();

/// An option of a game, as text: `quick` and `true`.
struct chosen_option {
    std::string name, value;
};

/// Deals a game; or says what is wrong with its name or its options, and returns nothing.
std::unique_ptr<game> deal(std::string_view name, int players, std::uint64_t seed, std::vector<chosen_option> const& options,
                           std::string& wrong);
/// The game of a record; or says what is wrong with it, and returns nothing.
std::unique_ptr<game> load(std::string_view record, std::string& wrong);

} // namespace terminal
