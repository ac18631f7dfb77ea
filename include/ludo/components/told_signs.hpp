#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include <ludo/components/card.hpp>
#include <ludo/components/either.hpp>
#include <ludo/components/letter.hpp>
#include <ludo/components/letter_set.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// What all have been told of a card that its owner does not see: which symbols and which colours it may have. It is written without
/// what is open: `2` is a two of any colour, `3ry` a three that is red or yellow, and of what has no text nothing is known.
template <fixed_text Symbols, fixed_text Colours>
class told_signs {
public:
    using card = ludo::card<Symbols, Colours>;
    using symbol = letter<Symbols>;
    using colour = letter<Colours>;
    using sign = either<colour, symbol>;

    /// All signs; the two signs of a known card; has it this one?
    static constexpr index_set<sign> all() { return index_set<sign>::all(); }
    static constexpr index_set<sign> of(card one) { return {sign(symbol(one.symbol())), sign(colour(one.colour()))}; }
    static constexpr bool has(card one, sign its) {
        return its.template is<colour>() ? one.colour() == its.template as<colour>().index()
                                         : one.symbol() == its.template as<symbol>().index();
    }
    /// It has this sign, or does not have it; undefined if it can have no other.
    constexpr void tell(sign its, bool has) {
        if (its.template is<colour>())
            tell_of(colours_, its.template as<colour>(), has);
        else
            tell_of(symbols_, its.template as<symbol>(), has);
    }

    /// May it have this sign? Which cards can it be?
    [[nodiscard]] constexpr bool may_have(sign its) const {
        return its.template is<colour>() ? colours_.contains(its.template as<colour>())
                                         : symbols_.contains(its.template as<symbol>());
    }
    /// What could be told next of a card like this: its symbol, if it may still have another one, or else its colour.
    [[nodiscard]] constexpr sign next(card one) const {
        return symbols_.size() > 1 ? sign(symbol(one.symbol())) : sign(colour(one.colour()));
    }
    [[nodiscard]] constexpr index_set<card> cards() const {
        index_set<card> found;
        for (colour its : colours_)
            for (symbol each : symbols_)
                found.insert(card(each.index(), its.index()));
        return found;
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        index_set<card> const all = cards();
        for (auto word : all.as_bits().word)
            hash.add(word);
    }

    [[nodiscard]] constexpr short_text text() const {
        short_text written;
        written += symbols_ == every<Symbols>() ? short_text() : symbols_.text();
        written += colours_ == every<Colours>() ? short_text() : colours_.text();
        return written;
    }
    static constexpr std::optional<told_signs> parse(std::string_view text) {
        for (std::size_t symbols = 0; symbols <= text.size(); ++symbols) {
            auto const some = letter_set<Symbols>::parse(text.substr(0, symbols));
            auto const its = letter_set<Colours>::parse(text.substr(symbols));
            if (!some || !its)
                continue;
            told_signs read;
            read.symbols_ = some->empty() ? read.symbols_ : *some;
            read.colours_ = its->empty() ? read.colours_ : *its;
            if (read.text() == text)
                return read;
        }
        return std::nullopt;
    }

    friend constexpr bool operator==(told_signs, told_signs) = default;

private:
    template <fixed_text Letters>
    static constexpr letter_set<Letters> every() {
        letter_set<Letters> found;
        for (int index = 0; index < Letters.size(); ++index)
            found |= {letter<Letters>(index)};
        return found;
    }
    template <typename Set>
    static constexpr void tell_of(Set& signs, typename Set::letter one, bool has) {
        signs = has ? signs & Set{one} : signs - Set{one};
        LUDO_EXPECTS(!signs.empty(), "the card can have no such sign, or no other");
    }

    letter_set<Symbols> symbols_ = every<Symbols>();
    letter_set<Colours> colours_ = every<Colours>();
};

} // namespace ludo
