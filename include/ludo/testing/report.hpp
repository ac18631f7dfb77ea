#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ludo::testing {

/// The result of a conformance run. If something is wrong, `wrong` says what, and `record` is a short game that shows it. It also
/// says what could not be checked, and what would make that possible.
struct report {
    std::string game; // its name
    std::string wrong;
    std::string record;
    std::vector<std::string> not_checked;
    std::uint64_t games = 0;
    std::uint64_t positions = 0;
    std::uint64_t longest = 0;     // actions of the longest game
    std::uint64_t cut_off = 0;     // games that did not end within the limit
    std::uint64_t small_cases = 0; // views whose determinizations were counted against all possible states
    std::uint64_t imagined = 0;    // determinizations that were played on from
    bool hidden = false;           // was there something that a seat could not know,
    bool varied = false;           // and was it ever imagined differently from the truth?
    bool secret = false;           // Was there a choice between secret actions?
    int shown = 0;                 // the most pieces that one action showed to one seat
    std::string forgotten_pieces;  // members that hold more pieces than `each_piece` visits

    explicit operator bool() const { return wrong.empty(); }
};

/// The report for people: the verdict, what it rests on, and what it does not cover.
inline std::string to_text(report const& found) {
    auto const some = [](std::uint64_t number, char const* thing) {
        return std::to_string(number) + ' ' + thing + (number == 1 ? "" : "s");
    };
    std::string text = found.game + (found ? " keeps every promise that was checked." : " breaks promise " + found.wrong + '.');
    text += "\n  " + some(found.games, "game") + ", " + some(found.positions, "position") + ", the longest game " +
            some(found.longest, "action");
    if (found.cut_off > 0)
        text += "; " + some(found.cut_off, "game") + " cut off";
    text += ".\n";
    if (!found.record.empty())
        text += "This game shows it:\n\n" + found.record + '\n';
    if (!found.not_checked.empty())
        text += "  Not checked:\n";
    for (std::string const& promise : found.not_checked)
        text += "  - " + promise + '\n';
    return text;
}

} // namespace ludo::testing
