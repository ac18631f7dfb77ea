#include "paint.hpp"

#include <array>
#include <cctype>
#include <utility>

namespace terminal {

namespace {

constexpr std::pair<std::string_view, std::string_view> plain_signs[] = {
    {"é", "e"},   {"è", "e"}, {"ê", "e"},  {"à", "a"}, {"â", "a"},  {"ç", "c"},  {"î", "i"},     {"ô", "o"},
    {"û", "u"},   {"ù", "u"}, {"œ", "oe"}, {"É", "E"}, {"À", "A"},  {"’", "'"},  {"▒", "#"},     {"●", "X"},
    {"○", "O"},   {"·", "."}, {"▸", ">"},  {"─", "-"}, {"♣", "c"},  {"♦", "d"},  {"♥", "h"},     {"♠", "s"},
    {"…", "..."}, {"×", "x"}, {"‹", ">"},  {"›", "<"}, {"«", "\""}, {"»", "\""}, {"\u00a0", " "}};

/// A letter of a notation that stands for a colour or a suit: how it is painted on the light face of a card, and on the screen.
struct hue {
    char letter;
    char const* on_card;
    char const* on_screen;
    std::string_view sign; // of a suit
};
constexpr hue hues[] = {{'r', "38;5;160", "91", ""},  {'y', "38;5;136", "93", ""},  {'g', "38;5;28", "92", ""},
                        {'b', "38;5;26", "94", ""},   {'k', "38;5;16", "1", ""},    {'c', "38;5;16", "1", "♣"},
                        {'d', "38;5;160", "91", "♦"}, {'h', "38;5;160", "91", "♥"}, {'s', "38;5;16", "1", "♠"}};

hue const* hue_of(char letter) {
    for (hue const& each : hues)
        if (each.letter == letter)
            return &each;
    return nullptr;
}

/// Calls `visit(part, hue)` for each part of a notation: what comes before a colour, with its letter. Words such as `piece 3` are none.
template <typename Visit>
void each_part(std::string_view notation, Visit visit) {
    std::size_t from = 0;
    bool const words = notation.find(' ') != notation.npos;
    for (std::size_t at = words ? notation.size() : 0; at < notation.size(); ++at)
        if (hue const* const found = at > from ? hue_of(notation[at]) : nullptr) {
            visit(notation.substr(from, at + 1 - from), found);
            from = at + 1;
        }
    if (from < notation.size())
        visit(notation.substr(from), nullptr);
}

} // namespace

std::size_t width(std::string_view text) {
    std::size_t columns = 0;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (text[at] == '\x1b')
            at = text.find('m', at);
        else
            columns += (static_cast<unsigned char>(text[at]) & 0xc0) != 0x80;
    return columns;
}
std::string padded(std::string text, std::size_t to) {
    std::size_t const columns = width(text);
    return columns < to ? text.append(to - columns, ' ') : text;
}
std::string centred(std::string const& text, std::size_t in) {
    std::size_t const columns = width(text), before = columns < in ? (in - columns) / 2 : 0;
    return padded(std::string(before, ' ') + text, in);
}

std::string in_ascii(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        bool found = false;
        for (auto const& [sign, letters] : plain_signs)
            if (!found && text.substr(at, sign.size()) == sign) {
                plain += letters;
                at += sign.size();
                found = true;
            }
        if (!found)
            plain += static_cast<unsigned char>(text[at]) < 0x80 ? text.substr(at, 1) : "";
        at += !found;
    }
    return plain;
}

std::string paint::of_seat(ludo::seat one, std::string const& text) const {
    constexpr std::array codes{"1;96", "1;95", "1;92", "1;93", "1;94", "1;91"};
    return with(codes[static_cast<std::size_t>(one.index()) % codes.size()], text);
}

std::string paint::notation(std::string_view piece) const {
    std::string all;
    each_part(piece, [&](std::string_view part, hue const* in) {
        bool const sign = symbols_ && in && !in->sign.empty();
        all += sign ? std::string(part.substr(0, part.size() - 1)) + std::string(in->sign) : std::string(part);
    });
    return all;
}

std::string paint::piece(shown_piece const& one, std::size_t wide) const {
    if (one.text.empty()) {
        std::string back;
        for (std::size_t i = 0; i < wide; ++i)
            back += "▒";
        return with(one.fresh ? "48;5;60;38;5;147" : "48;5;24;38;5;74", ' ' + back + ' ');
    }
    std::string const face = notation(one.text);
    std::string const room((width(face) < wide ? wide - width(face) : 0), ' ');
    if (!coloured_) {
        auto const [before, after] = one.fresh                   ? std::pair("‹", "›")
                                   : one.remembered              ? std::pair("(", ")")
                                   : one.lies == ludo::lying::up ? std::pair("[", "]")
                                                                 : std::pair(" ", " ");
        return before + face + after + room;
    }
    if (one.remembered)
        return dim('(' + face + ')' + room);
    std::string const ground = one.fresh ? "48;5;229" : one.lies == ludo::lying::up ? "48;5;252" : "48;5;255";
    bool const up = one.lies == ludo::lying::up;
    std::string card = "\x1b[" + ground + ";38;5;16m" + (up ? '[' : ' ');
    each_part(one.text, [&](std::string_view part, hue const* in) {
        card += "\x1b[" + ground + ";1;" + (in ? in->on_card : "38;5;16") + 'm' + notation(part);
    });
    return card + "\x1b[0;" + ground + ";38;5;16m" + room + (up ? ']' : ' ') + "\x1b[0m";
}

std::string paint::sentence(std::string_view text) const {
    std::string all;
    auto const in_word = [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || (static_cast<unsigned char>(letter) & 0x80) != 0;
    };
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && in_word(text[end]))
            ++end;
        std::string_view const word = text.substr(at, end == at ? 1 : end - at);
        if (!pieces_.contains(word))
            all += word;
        else
            each_part(word, [&](std::string_view part, hue const* in) {
                std::string const sign = notation(part);
                all += in ? with(in->on_screen, sign) : sign;
            });
        at += word.size();
    }
    return all;
}

} // namespace terminal
