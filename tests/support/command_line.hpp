#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>

#include <ludo/core/game_list.hpp>
#include <ludo/io/option_text.hpp>

[[noreturn]] inline void refuse_arguments(std::string const& why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    std::exit(2);
}

/// A number for a test, from outside: in digits, and within bounds. Anything else ends the program with 2, and a line that says what is
/// wrong, as a run that tested nothing must not look like one that found nothing.
inline std::uint64_t number_for(std::string const& what, std::string_view text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    if (!ludo::read_number(text, number) || number < least || number > most)
        refuse_arguments(what + " takes a number from " + std::to_string(least) + " to " + std::to_string(most) + ", not `" +
                         ludo::excerpt(text) + '`');
    return number;
}

/// What stands on the command line of a test, one thing after the other; where there is no more, what is usual.
class command_line {
public:
    command_line(int count, char** arguments) : left_(count - 1), next_(arguments + 1) {}
    command_line(command_line const&) = delete;
    command_line& operator=(command_line const&) = delete;

    /// How many: from 1 on, unless fewer will do.
    int amount(char const* what, int usual, std::uint64_t least = 1) {
        return static_cast<int>(number(what, static_cast<std::uint64_t>(usual), least, (std::numeric_limits<int>::max)()));
    }
    std::uint64_t seed(std::uint64_t usual) { return number("SEED", usual, 0, (std::numeric_limits<std::uint64_t>::max)()); }
    /// One of these games; an empty text for all of them.
    template <typename Games>
    std::string_view game() {
        std::string_view const name = text();
        if (!name.empty() && !Games::find(name, [](auto) {}))
            refuse_arguments("there is no game `" + ludo::excerpt(name) + '`');
        return name;
    }
    std::string_view text() { return left_ > 0 ? (--left_, *next_++) : std::string_view(); }
    [[nodiscard]] bool empty() const { return left_ <= 0; }
    /// There is nothing more.
    void end() {
        if (!empty())
            refuse_arguments("what is `" + ludo::excerpt(text()) + "` for? Nothing more is asked for");
    }

private:
    std::uint64_t number(char const* what, std::uint64_t usual, std::uint64_t least, std::uint64_t most) {
        return empty() ? usual : number_for(what, text(), least, most);
    }

    int left_;
    char** next_;
};
