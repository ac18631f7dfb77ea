// What is undefined in core/ stops in a debug build, with words.
#include <ludo/components/grid.hpp>
#include <ludo/components/word.hpp>
#include <ludo/core.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/games/xxl.hpp>

#include "support/stops.hpp"

using cell = ludo::grid_cell<ludo::rectangle{.rows = 2, .columns = 3}>;
using cells = ludo::index_set<cell>;
struct deed : ludo::choice<deed, ludo::step<ludo::verb<"turn", cell>, ludo::verb<"stop">>, ludo::step<ludo::verb<"to", cell>>> {
    static constexpr deed stop() { return make<"stop">(); }
    static constexpr deed to(cell on) { return make<"to">(on); }
};
using deeds = ludo::action_set<deed>;
struct limits {
    int limit;
};

constexpr misuse list[] = {
    {"there is no action with this index", [] { use(deed::from_index(some(13))); }},
    {"there is no action with this index", [] { use(deed::from_index(some(-1))); }},
    {"this action has another verb", [] { use(deed::from_index(some(6)).with<"turn">()); }},
    {"the verb has no action with this number", [] { use(ludo::verb<"turn", cell>::with(some(6))); }},
    {"there is no legal action to pick",
     [] {
         ludo::rng luck;
         use(deeds().pick(luck));
     }},
    {"there are fewer legal actions than that", [] { use(deeds().nth(some(0))); }},
    {"must belong to one step",
     [] {
         deeds both;
         both.insert(deed::stop());
         both.insert(deed::to({}));
         use(both);
     }},
    {"nothing can be picked from an empty set",
     [] {
         ludo::rng luck;
         use(cells().pick(luck));
     }},
    {"the set has fewer things than that", [] { use(cells{cell()}.nth(some(1))); }},
    {"is it empty", [] { use(cells().first()); }},
    {"there is nothing at the end of a set", [] { use(*cells().end()); }},
    {"a bit is set that stands for nothing", [] { use(cells::of_bits(static_cast<std::uint64_t>(some(64)))); }},
    {"no bit is set", [] { use(ludo::bits::lowest(static_cast<std::uint64_t>(some(0)))); }},
    {"there is no number below 0",
     [] {
         ludo::rng luck;
         use(luck.below(static_cast<std::uint32_t>(some(0))));
     }},
    {"this seat has none: is it nobody?", [] { use(ludo::per_seat<int>()[ludo::nobody]); }},
    {"this seat has none: is it nobody?", [] { use(ludo::per_seat<int, 2>()[ludo::seat(some(2))]); }},
    {"the number of players is from 0 to 12", [] { use(ludo::seat_numbers(some(13))); }},
    {"the text is too long",
     [] {
         ludo::short_text text;
         for (int i = 0; i < 63; ++i)
             text += 'a';
         use(text);
     }},
    {"the option takes 0 already",
     [] {
         use(ludo::option{"limit", &limits::limit, some(0)}.or_zero("no limit"));
     }},
    {"the value has another type", [] { use(ludo::trivial_variant<int, char>().get<1>()); }},
    {"there are fewer games than that", [] { use(ludo::xxl::individual::options().variants[some(8)]); }},
    {"this is an action of another game",
     [] { use(ludo::xxl::pur::action::of<ludo::xxl::up_down>(ludo::xxl::up_down::action::from_index(0)).as<ludo::xxl::runs>()); }},
#if !defined(__cpp_lib_expected)
    {"check whether there is a value", [] { use(*ludo::expected<int, char>(ludo::unexpected('a'))); }},
#endif
};

int main(int count, char** arguments) { return stop_at(list, count, arguments); }
