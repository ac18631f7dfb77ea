#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <ludo/core/notated.hpp>

namespace ludo {

/// Things of a kind of which there are not many, with a notation that is always the same.
template <typename T>
concept always_written_alike = notated<T> && (T::count <= 256) && !requires { typename T::notation; };

/// A short text in quotation marks, as it is copied into JSON: all 16 bytes of it at once.
struct quoted_text {
    std::array<char, 15> letters{};
    std::uint8_t size = 0; // with both marks; 0 for a text that is too long

    quoted_text() = default;
    explicit quoted_text(std::string_view text) {
        if (text.size() + 2 > letters.size())
            return;
        letters[size++] = '"';
        for (char letter : text)
            letters[size++] = letter;
        letters[size++] = '"';
    }
};

/// The texts of all things of such a kind, and last the one of a thing that is not known; made once.
template <always_written_alike T>
quoted_text const& quoted(T const& thing) {
    static auto const texts = [] {
        std::array<quoted_text, static_cast<std::size_t>(T::count) + 1> all;
        for (int i = 0; i < T::count; ++i)
            all[static_cast<std::size_t>(i)] = quoted_text(T::from_index(i).text());
        all.back() = quoted_text("?");
        return all;
    }();
    if constexpr (requires { thing.known(); })
        if (!thing.known())
            return texts.back();
    return texts[static_cast<std::size_t>(thing.index())];
}

} // namespace ludo
