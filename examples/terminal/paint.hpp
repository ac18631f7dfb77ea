#pragma once

#include <set>
#include <string>
#include <string_view>

#include "scene.hpp"

namespace terminal {

/// How wide a text is on the screen: it is UTF-8, without colours, and each sign is one column wide.
std::size_t width(std::string_view text);
/// The text, filled with spaces to this width.
std::string padded(std::string text, std::size_t to);
std::string centred(std::string const& text, std::size_t in);
/// The same in ASCII: `é` is `e`, the back of a card is `#`.
std::string in_ascii(std::string_view text);

/// Colours, where the terminal has them; without them, the texts as they are.
class paint {
public:
    using texts = std::set<std::string, std::less<>>;

    paint(bool coloured, bool symbols, texts pieces) : coloured_(coloured), symbols_(symbols), pieces_(std::move(pieces)) {}

    [[nodiscard]] std::string bold(std::string const& text) const { return with("1", text); }
    [[nodiscard]] std::string dim(std::string const& text) const { return with("2", text); }
    [[nodiscard]] std::string warning(std::string const& text) const { return with("33", text); }
    /// In the colour of a seat.
    [[nodiscard]] std::string of_seat(ludo::seat one, std::string const& text) const;

    /// A piece as it lies, in a place this wide, with room for two signs around it: `[7r]` up, `(7r)` remembered, `>7r<` fresh.
    [[nodiscard]] std::string piece(shown_piece const& one, std::size_t wide) const;
    /// A sentence, with the pieces in it in their colours.
    [[nodiscard]] std::string sentence(std::string_view text) const;
    /// The notation of a piece, with the signs of the suits.
    [[nodiscard]] std::string notation(std::string_view piece) const;

private:
    [[nodiscard]] std::string with(char const* code, std::string const& text) const {
        return coloured_ && !text.empty() ? "\x1b[" + std::string(code) + 'm' + text + "\x1b[0m" : text;
    }

    bool coloured_, symbols_;
    texts pieces_;
};

} // namespace terminal
