// What is undefined in the functions of the games and at a table stops in a debug build, with words.
#include <type_traits>

#include <ludo/games.hpp>
#include <ludo/play/table.hpp>

#include "support/stops.hpp"

using namespace ludo;
using ludo::xxl::lower;
using ludo::xxl::may_refuse;
using ludo::xxl::one_by_one;
using ludo::xxl::runs;
using ludo::xxl::set_colour;
using ludo::xxl::set_colour_trump;
using ludo::xxl::up_down;

/// Nobody plays, which no game allows.
template <game G>
void deal_for_nobody() {
    rng luck;
    typename G::options wrong;
    wrong.players = some(0);
    use(G::deal(wrong, luck));
}

/// Of a game that is over nothing more is played.
template <game G>
void play_when_over() {
    typename G::state over;
    G::play(over, G::action::from_index(some(0)));
}

constexpr char const* wrong_options = "the options are wrong: ask `wrong_with` first";
constexpr char const* forbidden = "a rule forbids this action: ask `actions` or `refusal` first";

constexpr misuse list[] = {
    {wrong_options, deal_for_nobody<calcory>},
    {wrong_options, deal_for_nobody<yamy>},
    {wrong_options, deal_for_nobody<bonbons>},
    {wrong_options, deal_for_nobody<up_down>},
    {wrong_options, deal_for_nobody<lower>},
    {wrong_options, deal_for_nobody<may_refuse>},
    {wrong_options, deal_for_nobody<runs>},
    {wrong_options, deal_for_nobody<one_by_one>},
    {wrong_options, deal_for_nobody<set_colour>},
    {wrong_options, deal_for_nobody<set_colour_trump>},
    {wrong_options, deal_for_nobody<xxl::pur>},
    {wrong_options, deal_for_nobody<xxl::individual>},
    {wrong_options, deal_for_nobody<xxl::six_plus>},
    {forbidden, play_when_over<calcory>},
    {forbidden, play_when_over<yamy>},
    {forbidden, play_when_over<bonbons>},
    {forbidden, play_when_over<up_down>},
    {forbidden, play_when_over<lower>},
    {forbidden, play_when_over<may_refuse>},
    {forbidden, play_when_over<runs>},
    {forbidden, play_when_over<one_by_one>},
    {forbidden, play_when_over<set_colour>},
    {forbidden, play_when_over<set_colour_trump>},
    {forbidden, play_when_over<xxl::pur>},
    {forbidden, play_when_over<xxl::individual>},
    {forbidden, play_when_over<xxl::six_plus>},
    {"the table does not remember that many actions", [] { use(table<calcory>({}, 1)[static_cast<std::size_t>(some(0))]); }},
    {"is the game over?",
     [] {
         table<calcory> wrong({.players = 7}, 1);
         rng luck;
         use(wrong.actions().pick(luck));
     }},
};

int main(int count, char** arguments) { return stop_at(list, count, arguments); }
