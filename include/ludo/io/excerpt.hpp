#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ludo {

/// How many bytes the first UTF-8 letter of a text has; 0 if it does not begin with one that can be shown.
inline std::size_t letter_size(std::string_view text) {
    auto const byte = [&](std::size_t at) { return at < text.size() ? static_cast<unsigned char>(text[at]) : 0u; };
    unsigned const first = byte(0), second = byte(1);
    if (first < 0x80)
        return first >= ' ' && first != 0x7f ? 1 : 0;
    std::size_t const size = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
    bool const long_for_its_letter = (first == 0xe0 && second < 0xa0) || (first == 0xf0 && second < 0x90);
    bool const no_letter = (first == 0xed && second > 0x9f) || (first == 0xf4 && second > 0x8f);
    bool const control = first == 0xc2 && second < 0xa0; // terminals obey U+009B as they obey ESC [
    for (std::size_t at = 1; at < size; ++at)
        if (byte(at) < 0x80 || byte(at) > 0xbf)
            return 0;
    return long_for_its_letter || no_letter || control ? 0 : size;
}

/// The beginning of a text from outside, as shown in a message: only whole letters, at most this many bytes. Anything that is
/// not a letter, such as a NUL or a piece of a letter, is shown like `\x00`.
inline std::string excerpt(std::string_view text, std::size_t most = 60) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string shown;
    for (std::size_t taken = 0; !text.empty();) {
        std::size_t const size = letter_size(text);
        taken += size == 0 ? 1 : size;
        if (taken > most)
            break;
        if (size > 0)
            shown += text.substr(0, size);
        else {
            auto const code = static_cast<unsigned char>(text[0]);
            ((shown += "\\x") += digits[code / 16]) += digits[code % 16];
        }
        text.remove_prefix(size == 0 ? 1 : size);
    }
    return shown;
}

} // namespace ludo
