// Draws the picture of the README: a game of Calcory, played to a moment with something to see, as the seat whose turn it is knows it.
//
//   picture > picture.svg
#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include <ludo/games/calcory.hpp>
#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

namespace {

using ludo::calcory;
using card = calcory::card;
using cell = calcory::cell;

constexpr char const* who[] = {"Ada", "Blaise", "Carl", "Dorothea"};

// ---- The game

/// Turns over a card that makes thirteen if it knows one; goes on while the risk is small; then stops, if it may.
calcory::action decide(ludo::view<calcory> const& seen, ludo::rng& luck) {
    calcory::state const& known = seen.state();
    auto const legal = seen.actions();
    if (known.phase != calcory::game_phase::turning)
        return legal.pick(luck);
    int const missing = ludo::calcory_game::thirteen - known.revealed.sum;
    std::vector<calcory::action> good;
    for (cell at : known.table.down())
        if (known.table.at(at).known() && known.table.at(at).symbol() == missing)
            return calcory::action::turn(at);
    for (cell at : known.table.down())
        if (card const lies = known.table.at(at);
            !lies.known() || (lies.symbol() + 4 <= missing && known.revealed.zeros + (lies.symbol() == 0) < 2))
            good.push_back(calcory::action::turn(at));
    bool const enough = missing <= 3 && calcory::raises(known);
    if (legal.contains(calcory::action::stop()) && (enough || good.empty()))
        return calcory::action::stop();
    return good.empty() ? legal.pick(luck) : good[luck.below(static_cast<std::uint32_t>(good.size()))];
}

// ---- Colours and sizes

constexpr std::array<char const*, 5> inks{"#d0392b", "#2468b2", "#2f8f46", "#d99a00", "#2a2a2a"}; // r b g y k, as printed
constexpr std::array<char const*, 4> seat_colours{"#f2b84b", "#7cc6f2", "#f28c8c", "#a6dc8c"};
constexpr int width = 44, height = 52, across = 52, down = 60, left = 32, top = 34;

int x_of(cell at) { return left + at.column() * across; }
int y_of(cell at) { return top + at.row() * down; }

// ---- Parts of a drawing

void text(int x, int y, int size, char const* style, std::string const& words) {
    std::printf("<text x=\"%d\" y=\"%d\" font-size=\"%d\" %s>%s</text>\n", x, y, size, style, words.c_str());
}

void rectangle(int x, int y, char const* style) {
    std::printf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\" %s/>\n", x, y, width, height, style);
}

/// A card with its number, face up; with a frame if there is something to say of it.
void face(int x, int y, card shown, char const* frame) {
    rectangle(x + 1, y + 3, "fill=\"#000\" fill-opacity=\".35\"");
    std::printf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\" fill=\"#fdfaf1\" stroke=\"%s\" stroke-width=\"3\"/>\n",
                x, y, width, height, frame);
    std::printf("<text x=\"%d\" y=\"%d\" font-size=\"32\" font-weight=\"700\" text-anchor=\"middle\" fill=\"%s\">%d</text>\n",
                x + width / 2, y + 37, inks[static_cast<std::size_t>(shown.colour())], shown.symbol());
}

/// The back of a card; of one that was seen before, with the number that is remembered.
void back(int x, int y, card remembered) {
    rectangle(x, y, "fill=\"url(#back)\" stroke=\"#e9e2cf\" stroke-width=\"2\"");
    if (!remembered.known())
        return;
    std::printf("<circle cx=\"%d\" cy=\"%d\" r=\"12\" fill=\"#fdfaf1\" fill-opacity=\".82\"/>\n", x + width / 2, y + height / 2);
    std::printf("<text x=\"%d\" y=\"%d\" font-size=\"17\" font-weight=\"700\" text-anchor=\"middle\" fill=\"%s\">%d</text>\n",
                x + width / 2, y + height / 2 + 6, inks[static_cast<std::size_t>(remembered.colour())], remembered.symbol());
}

void on_the_table(calcory::state const& seen) {
    constexpr char const* faint = "text-anchor=\"middle\" fill=\"#8fb5a4\"";
    for (int column = 0; column < ludo::calcory_game::layout::size.columns; ++column)
        text(x_of(cell(0, column)) + width / 2, top - 11, 11, faint, std::string(1, static_cast<char>('a' + column)));
    for (int row = 0; row < ludo::calcory_game::layout::size.rows; ++row)
        text(left - 12, y_of(cell(row, 0)) + height / 2 + 4, 11, faint, std::to_string(row + 1));
    for (cell at : ludo::calcory_game::cells::all()) {
        card const lies = seen.table.at(at);
        if (seen.table.turned().contains(at))
            face(x_of(at), y_of(at) - 4, lies, "#ffd84d");
        else if (seen.table.up().contains(at))
            face(x_of(at), y_of(at), lies, seat_colours[static_cast<std::size_t>(seen.marker.index())]);
        else if (seen.table.down().contains(at))
            back(x_of(at), y_of(at), lies);
        else
            rectangle(x_of(at), y_of(at), "fill=\"#000\" fill-opacity=\".14\"");
    }
}

// ---- What the table says

constexpr int beside = 588, beside_end = 848;

/// The players, whose turn it is, and the cards that they have won.
void players(ludo::table<calcory> const& table) {
    text(beside, 66, 34, "font-weight=\"700\" fill=\"#fdfaf1\"", "Calcory");
    text(beside, 90, 13, "fill=\"#b9d3c6\"", "Come close to thirteen, not beyond.");
    for (ludo::seat each : table.seats()) {
        int const y = 110 + 36 * each.index();
        char const* const colour = seat_colours[static_cast<std::size_t>(each.index())];
        bool const moves = each == table.turn();
        if (moves)
            std::printf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"32\" rx=\"8\" fill=\"#fdfaf1\" fill-opacity=\".16\"/>\n",
                        beside - 12, y, beside_end - beside + 24);
        std::printf("<circle cx=\"%d\" cy=\"%d\" r=\"7\" fill=\"%s\"/>\n", beside + 7, y + 16, colour);
        text(beside + 24, y + 21, 15, moves ? "font-weight=\"700\" fill=\"#fdfaf1\"" : "fill=\"#dbe7e0\"", who[each.index()]);
        for (int won = 0; won < table.scores()[each]; ++won)
            std::printf("<rect x=\"%d\" y=\"%d\" width=\"6\" height=\"14\" rx=\"1\" fill=\"%s\"/>\n", beside + 116 + 9 * won, y + 9,
                        colour);
        text(beside_end, y + 21, 15, "text-anchor=\"end\" font-weight=\"700\" fill=\"#fdfaf1\"",
             std::to_string(table.scores()[each]));
    }
}

/// What a program asks the table, and its answers.
void answers(ludo::table<calcory> table) {
    constexpr int y = 294;
    constexpr char const* question = "font-family=\"ui-monospace, Menlo, Consolas, monospace\" fill=\"#b9d3c6\"";
    constexpr char const* answer = "font-family=\"ui-monospace, Menlo, Consolas, monospace\" text-anchor=\"end\" fill=\"#ffd84d\"";
    cell const open = table.state().table.turned().first();
    ludo::verdict const said = table.play(calcory::action::turn(open));
    std::printf("<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"106\" rx=\"8\" fill=\"#0d211b\" fill-opacity=\".75\"/>\n",
                beside - 12, y - 26, beside_end - beside + 24);
    text(beside, y, 13, question, "turn()");
    text(beside_end, y, 13, answer, "seat " + std::to_string(table.turn().index()));
    text(beside, y + 23, 13, question, "actions().size()");
    text(beside_end, y + 23, 13, answer, std::to_string(table.actions().size()));
    text(beside, y + 46, 13, question, "play(turn(" + ludo::to_text(open) + "))");
    text(beside_end, y + 46, 13, answer, said ? "played" : "refused");
    if (!said)
        text(beside, y + 68, 11, "fill=\"#fdfaf1\"", std::string(said.broken()->text.english));
}

void caption(ludo::table<calcory> const& table, calcory::state const& seen) {
    std::string const mover = who[table.turn().index()];
    text(left, 412, 14, "fill=\"#dbe7e0\"",
         mover + " has turned over " + std::to_string(seen.revealed.sum) + "; " + who[seen.marker.index()] + "'s " +
             std::to_string(seen.marked.sum) + " is to be beaten. In circles: what " + mover + " saw before.");
}

/// Three cards are turned over and not yet worth enough; others are marked; two have won some; and there is much to remember.
bool worth_a_picture(ludo::table<calcory> const& table) {
    calcory::state const& s = table.state();
    int winners = 0, remembered = 0;
    for (ludo::seat each : table.seats())
        winners += table.scores()[each] > 0;
    for (cell at : s.table.down())
        remembered += table.view(table.turn()).state().table.at(at).known();
    return s.phase == calcory::game_phase::turning && s.table.turned().size() == 3 && s.revealed.sum < s.marked.sum &&
           winners >= 2 && remembered >= 10;
}

/// The first game from a seed on that comes to such a moment, at that moment.
ludo::table<calcory> game_worth_a_picture(std::uint64_t seed) {
    ludo::table<calcory> table({.players = 4}, seed);
    ludo::rng luck(seed);
    while (!worth_a_picture(table))
        if (table.over() || !table.play(decide(table.view(table.turn()), luck)))
            return game_worth_a_picture(seed + 1);
    return table;
}

} // namespace

int main() {
    ludo::table<calcory> const table = game_worth_a_picture(386);
    calcory::state const seen = table.view(table.turn()).state();
    std::printf(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 880 430\" width=\"880\" height=\"430\" "
        "font-family=\"system-ui, 'Segoe UI', Helvetica, Arial, sans-serif\">\n"
        "<title>A game of Calcory, as %s knows it</title>\n"
        "<defs>\n"
        "<linearGradient id=\"cloth\" x2=\"1\" y2=\"1\"><stop stop-color=\"#2c6b54\"/><stop offset=\"1\" stop-color=\"#163c30\"/>"
        "</linearGradient>\n"
        "<pattern id=\"back\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"><rect width=\"8\" height=\"8\" "
        "fill=\"#34507f\"/><path d=\"M0 4L4 0L8 4L4 8Z\" fill=\"#40609a\"/></pattern>\n"
        "</defs>\n"
        "<rect width=\"880\" height=\"430\" rx=\"14\" fill=\"url(#cloth)\"/>\n",
        who[table.turn().index()]);
    on_the_table(seen);
    players(table);
    answers(table);
    caption(table, seen);
    std::printf("</svg>\n");
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0 ? 0 : 1;
}
