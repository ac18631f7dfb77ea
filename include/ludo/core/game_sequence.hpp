#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// Games of a list, in a row, at most `Most`; written as their names with a space between. A game can occur more than once.
template <typename Games, int Most>
class game_sequence;
template <game... Games, int Most>
class game_sequence<game_list<Games...>, Most> {
    static_assert(Most <= 255 && sizeof...(Games) <= 256, "at most 255 games are played in a row, from a list of at most 256");
    static constexpr std::array names{Games::name...};

public:
    static constexpr listed lists = listed::words;

    static consteval game_sequence of(std::string_view text) { return parse(text).value(); }

    /// What can be written, in words: `1 to 8 of up_down lower`.
    static constexpr auto takes = [] {
        bounded_text<sizeof...(Games) * 24 + 16> words("1 to ");
        words += Most;
        words += " of";
        for (std::string_view each : names) {
            words += ' ';
            words += each;
        }
        return words;
    }();

    [[nodiscard]] constexpr int size() const { return size_; }
    /// Which game comes at this place, as its number in the list; undefined if there are fewer.
    [[nodiscard]] constexpr int operator[](int place) const {
        LUDO_EXPECTS(0 <= place && place < size(), "there are fewer games than that");
        return game_[static_cast<std::size_t>(place)];
    }

    [[nodiscard]] constexpr auto text() const {
        bounded_text<static_cast<std::size_t>(Most) * 24> written;
        for (int place = 0; place < size(); ++place) {
            written += place > 0 ? " " : "";
            written += names[static_cast<std::size_t>((*this)[place])];
        }
        return written;
    }
    static constexpr std::optional<game_sequence> parse(std::string_view text) {
        game_sequence read;
        for (bool more = true; more;) {
            std::size_t const end = text.find(' ');
            more = end != std::string_view::npos;
            std::size_t number = 0;
            while (number < names.size() && names[number] != text.substr(0, end))
                ++number;
            if (number == names.size() || read.size() == Most)
                return std::nullopt;
            read.add(static_cast<int>(number));
            text = more ? text.substr(end + 1) : std::string_view();
        }
        return read;
    }

    /// A random sequence of one game or a few.
    static constexpr game_sequence any(rng& luck) {
        game_sequence made;
        for (auto left = 1 + luck.below(Most < 3 ? Most : 3); left > 0; --left)
            made.add(static_cast<int>(luck.below(sizeof...(Games))));
        return made;
    }

    friend constexpr bool operator==(game_sequence const&, game_sequence const&) = default;

private:
    constexpr void add(int number) { game_[static_cast<std::size_t>(size_++)] = static_cast<std::uint8_t>(number); }

    std::array<std::uint8_t, static_cast<std::size_t>(Most)> game_{};
    std::uint8_t size_ = 0;
};

} // namespace ludo
