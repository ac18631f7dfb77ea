// What the terminal says of members of a state beside the pieces: lists and arrays, too, and those of each seat.
#include <array>
#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include <ludo/components/card_list.hpp>
#include <ludo/components/letter.hpp>
#include <ludo/components/letter_set.hpp>

#include "../../examples/terminal/facts.hpp"

#include "../support/failures.hpp"
#include "../support/pig.hpp"

namespace {

/// Pig with more to show.
struct shown : pig {
    using die = ludo::letter<"123456">;
    using colours = ludo::letter_set<"ryg">;
    struct state : pig::state {
        ludo::card_list<die, 5> dice;
        std::array<std::uint8_t, 3> left{2, 0, 1};
        ludo::per_seat<std::array<int, 2>, 4> bids;
        ludo::per_seat<colours, 4> hints;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"dice", &state::dice}, ludo::member{"left", &state::left},
                              ludo::member{"bids", &state::bids}, ludo::member{"hints", &state::hints}};
        }
    };
    static constexpr state deal(options const& chosen, ludo::rng& luck) { return {pig::deal(chosen, luck), {}, {}, {}, {}}; }
    static constexpr state view(state const& s, ludo::seat) { return s; }
    static constexpr state determinize(state const& s, ludo::rng&) { return s; }
};

std::string said(std::vector<terminal::fact> const& facts, std::string const& name) {
    std::string all;
    for (terminal::fact const& each : facts)
        if (each.name == name)
            for (std::string const& value : each.values)
                all += (all.empty() ? "" : ", ") + value;
    return all;
}

} // namespace

int main() {
    shown::state s;
    s.chosen.players = 2;
    s.turn = ludo::seat(0);
    for (int eyes : {4, 0, 5})
        s.dice.add(shown::die::from_index(eyes));
    s.bids[ludo::seat(1)] = {3, 7};
    s.hints[ludo::seat(0)] = {shown::colours::letter::from_index(0), shown::colours::letter::from_index(2)};

    std::array<std::string, 2> const names{"Ada", "Blaise"};
    terminal::scene seen;
    seen.players = 2;
    terminal::fact_finder<shown>(seen, s, ludo::speaker(ludo::language::english, names)).find();
    expect(said(seen.facts, "dice") == "5 1 6", "a list of things: " + said(seen.facts, "dice"));
    expect(said(seen.facts, "left") == "2 0 1", "an array of numbers: " + said(seen.facts, "left"));
    expect(said(seen.seats, "bids") == "0 0, 3 7", "an array for each seat: " + said(seen.seats, "bids"));
    expect(said(seen.seats, "hints") == "rg, ", "a thing for each seat: " + said(seen.seats, "hints"));
    return failures != 0;
}
