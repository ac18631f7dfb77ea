// What the terminal says of members of a state beside the pieces: whatever they are, their names and texts.
#include <array>
#include <cstdint>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <ludo/components/card.hpp>
#include <ludo/components/card_list.hpp>
#include <ludo/components/card_rows.hpp>
#include <ludo/components/dice.hpp>
#include <ludo/components/letter.hpp>
#include <ludo/components/letter_set.hpp>
#include <ludo/core/seat_set.hpp>

#include "../../examples/terminal/facts.hpp"

#include "../support/failures.hpp"
#include "../support/pig.hpp"

namespace members {

using colours = ludo::letter_set<"ryg">;
using numbers = ludo::letter_set<"123">;

/// What somebody has been told of a card.
struct known {
    colours colour;
    numbers number;
    friend constexpr bool operator==(known const&, known const&) = default;

    static constexpr auto members() {
        return std::tuple{ludo::member{"colour", &known::colour}, ludo::member{"number_of_it", &known::number}};
    }
};
enum class mood : std::uint8_t { calm, up };
constexpr std::array<std::string_view, 2> names(mood) { return {"calm", "up"}; }

/// Pig with more to show.
struct shown : pig {
    using card = ludo::card<"", "", "123">;
    using rows = ludo::card_rows<card, 4, 3, known>;
    struct state : pig::state {
        ludo::card_list<ludo::die<>, 5> row_of_dice;
        ludo::dice<5> dice;
        std::array<std::uint8_t, 3> left{2, 0, 1};
        std::uint8_t fuses = 0;
        bool closed = true, open = false;
        mood now = mood::up;
        known best;
        ludo::seat leader = ludo::seat(1);
        ludo::seat_set<4> out;
        ludo::per_seat<std::array<int, 2>, 4> bids;
        ludo::per_seat<colours, 4> hints;
        ludo::per_seat<std::array<known, 2>, 4> hinted;
        ludo::per_seat<bool, 4> ready;
        rows held;
        friend constexpr bool operator==(state const&, state const&) = default;

        static constexpr auto members() {
            return std::tuple{ludo::member{"row_of_dice", &state::row_of_dice},
                              ludo::member{"dice", &state::dice},
                              ludo::member{"left", &state::left},
                              ludo::member{"fuses", &state::fuses},
                              ludo::member{"closed", &state::closed},
                              ludo::member{"open", &state::open},
                              ludo::member{"now", &state::now},
                              ludo::member{"best", &state::best},
                              ludo::member{"leader", &state::leader},
                              ludo::member{"out", &state::out},
                              ludo::member{"bids", &state::bids},
                              ludo::member{"hints", &state::hints},
                              ludo::member{"hinted", &state::hinted},
                              ludo::member{"ready", &state::ready},
                              ludo::member{"held", &state::held},
                              ludo::member{"luck", &state::luck}};
        }
    };
    static constexpr state deal(options const& chosen, ludo::rng& luck) {
        state s;
        static_cast<pig::state&>(s) = pig::deal(chosen, luck);
        return s;
    }
    static constexpr state view(state const& s, ludo::seat) { return s; }
    static constexpr state determinize(state const& s, ludo::rng&) { return s; }
};

std::string said(std::vector<terminal::fact> const& facts, std::string const& name) {
    std::string all;
    bool first = true;
    for (terminal::fact const& each : facts)
        if (each.name == name)
            for (std::string const& value : each.values)
                all += (std::exchange(first, false) ? "" : ", ") + value;
    return all;
}

} // namespace members

int main() {
    using namespace members;
    ludo::seat const ada(0), blaise(1);
    shown::state s;
    s.chosen.players = 2;
    s.turn = ada;
    for (int eyes : {4, 0, 5}) {
        s.row_of_dice.add(ludo::die<>::from_index(eyes));
        s.dice.add(ludo::die<>::from_index(eyes));
    }
    s.bids[blaise] = {3, 7};
    s.hints[ada] = {colours::letter::from_index(0), colours::letter::from_index(2)};
    s.best.colour = colours{colours::letter::from_index(1)};
    s.best.number = numbers{numbers::letter::from_index(2)};
    s.out.insert(ada);
    s.out.insert(blaise);
    s.hinted[blaise][1] = s.best;
    s.ready[blaise] = true;
    s.held.add(ada, {});
    s.held.add(ada, {shown::card::from_index(0), ludo::known_to::all, s.best});

    std::array<std::string, 2> const names{"Ada", "Blaise"};
    auto const look = [&](ludo::language in) {
        terminal::scene seen;
        seen.players = 2;
        terminal::fact_finder<shown>(seen, s, ludo::speaker(in, names)).find();
        return seen;
    };
    terminal::scene const seen = look(ludo::language::english), vue = look(ludo::language::french);
    auto const says = [](std::vector<terminal::fact> const& facts, std::string const& name, std::string const& value) {
        expect(said(facts, name) == value, name + " says " + value + ", not " + said(facts, name));
    };
    says(seen.facts, "row of dice", "5 1 6");
    says(seen.facts, "dice", "1 5 6");
    says(seen.facts, "left", "2 0 1");
    says(seen.facts, "fuses", "0");
    says(seen.facts, "closed", "yes");
    says(vue.facts, "closed", "oui");
    says(seen.facts, "open", "");
    says(seen.facts, "now", "goes up");
    says(vue.facts, "now", "en montant");
    says(seen.facts, "best", "colour y, number of it 3");
    says(seen.facts, "leader", "Blaise");
    says(seen.facts, "out", "Ada, Blaise");
    says(seen.seats, "bids", "0 0, 3 7");
    says(seen.seats, "hints", "rg, ");
    says(seen.seats, "hinted", ", -; colour y, number of it 3");
    says(seen.seats, "ready", ", yes");
    says(seen.seats, "knows", "-; colour y, number of it 3, ");
    says(vue.seats, "sait", "-; colour y, number of it 3, ");
    expect(seen.facts.size() == 9 && seen.seats.size() == 5, "and nothing else is said");
    return failures != 0;
}
