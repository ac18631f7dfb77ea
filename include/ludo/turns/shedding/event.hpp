#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/components/either.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// What was done in a turn of a shedding game. `unfit`: the card drawn could not be played, so the turn was over (or another one
/// was drawn, where one draws until one is able). `fits`: it could be played; what follows tells whether it was. Only in some games
/// are there `drew`: nobody else saw whether that card fits; and `shuffled`: what lay under the cards on top is the new stock.
enum class shed : std::uint8_t { played, unfit, fits, kept, passed, drew, shuffled };
inline constexpr std::array<std::string_view, 7> shed_words{"", "unfit", "fits", "kept", "passed", "drew", "shuffled"};

/// What everybody has seen of a turn in a shedding game: which card was played, and in which way; or that a card was drawn, and
/// what became of it; or that a seat was passed over. `Words`: so many of the words are used.
template <typename Card, int Ways, int Words = 4>
class shedding_event : public notation_of<Card> {
public:
    static constexpr int count = Card::count * Ways + Words;

    constexpr shedding_event() = default;
    constexpr shedding_event(Card one, int way) : number_(static_cast<number_type>(one.index() * Ways + way)) {}
    constexpr shedding_event(shed what) : number_(static_cast<number_type>(Card::count * Ways - 1 + static_cast<int>(what))) {
        LUDO_EXPECTS(what != shed::played, "name the card that was played, and in which way");
    }

    [[nodiscard]] constexpr bool known() const { return number_ < count; }
    [[nodiscard]] constexpr shed what() const {
        int const behind = number_ - Card::count * Ways;
        return behind < 0 ? shed::played : static_cast<shed>(behind + 1);
    }
    /// Did a card come from the stock?
    [[nodiscard]] constexpr bool draws() const {
        using enum shed;
        return what() == unfit || what() == fits || what() == kept || what() == drew;
    }
    /// The card played, and the number of the way in which it was played; undefined if none was.
    [[nodiscard]] constexpr Card card() const { return Card::from_index(number_ / Ways); }
    [[nodiscard]] constexpr int way() const { return number_ % Ways; }

    [[nodiscard]] constexpr int index() const { return number_; }
    static constexpr shedding_event from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "there is no event with this number");
        shedding_event found;
        found.number_ = static_cast<number_type>(index);
        return found;
    }

    template <typename... Notation>
    [[nodiscard]] constexpr short_text text(Notation const&... notation) const {
        if (what() != shed::played)
            return shed_words[static_cast<std::size_t>(what())];
        short_text written = text_in(card(), notation...);
        if (Ways > 1)
            (written += ':') += way();
        return written;
    }
    template <typename... Notation>
    static constexpr std::optional<shedding_event> parse(std::string_view text, Notation const&... notation) {
        for (std::size_t word = 1; word <= Words; ++word)
            if (text == shed_words[word])
                return shedding_event(static_cast<shed>(word));
        std::size_t const end = Ways > 1 ? text.find(':') : text.size();
        auto const one = parse_in<Card>(text.substr(0, end), notation...);
        int const way = Ways == 1 ? 0 : end < text.size() ? small_number(text.substr(end + 1)) : -1;
        if (!one || !one->known() || way < 0 || way >= Ways)
            return std::nullopt;
        return shedding_event(*one, way);
    }

    friend constexpr bool operator==(shedding_event, shedding_event) = default;

private:
    using number_type = index_number<count + 1>;
    number_type number_ = static_cast<number_type>(-1);
};

} // namespace ludo
