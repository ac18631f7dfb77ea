#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// Some of a few things, at most `Most` in all, and each of them up to `Each` times: slots to change, dice to roll again, tokens to
/// take. It is written as words, in the order of the things: `2 2 5`. An action names at least one thing, so the empty one has no index.
template <notated Thing, int Most = Thing::count, int Each = 1>
class some_of {
    static_assert(0 < Each && Each <= Most && Most <= 255, "some of them are 255 at most, and each may be there once at least");
    static constexpr std::size_t kinds = static_cast<std::size_t>(Thing::count);

    /// `ways[number][many]`: in how many ways at most `many` things can be taken, from the thing with this number on; no more than
    /// `most_indexed + 1`.
    static constexpr auto ways = [] {
        std::array<std::array<int, std::size_t{Most} + 1>, kinds + 1> found{};
        found[kinds].fill(1);
        for (std::size_t from = kinds; from-- > 0;)
            for (std::size_t many = 0; many <= std::size_t{Most}; ++many)
                for (std::size_t here = 0; here <= many && here <= std::size_t{Each}; ++here)
                    found[from][many] = (std::min)(found[from][many] + found[from + 1][many - here], most_indexed + 1);
        return found;
    }();

public:
    using thing = Thing;
    static constexpr int count = ways[0][Most] - 1; // all but the one with nothing in it
    static constexpr std::string_view kind = kind_of<Thing>();
    static constexpr listed lists = listed::words;

    constexpr some_of() = default;

    /// Adds some; undefined if that is more than there can be.
    constexpr void add(Thing one, int many = 1) {
        LUDO_EXPECTS(many >= 0 && of(one) + many <= Each && size() + many <= Most, "that is more than there can be");
        of_[at(one)] = static_cast<std::uint8_t>(of(one) + many);
    }
    /// Takes away all that another one has; undefined if it has more.
    constexpr some_of& operator-=(some_of const& others) {
        for (std::size_t each = 0; each < kinds; ++each) {
            LUDO_EXPECTS(others.of_[each] <= of_[each], "there are not so many");
            of_[each] = static_cast<std::uint8_t>(of_[each] - others.of_[each]);
        }
        return *this;
    }

    /// How many there are of a thing, and in all.
    [[nodiscard]] constexpr int of(Thing one) const { return of_[at(one)]; }
    [[nodiscard]] constexpr int size() const {
        int sum = 0;
        for (int each : of_)
            sum += each;
        return sum;
    }
    [[nodiscard]] constexpr bool empty() const { return size() == 0; }
    [[nodiscard]] constexpr bool contains(some_of const& others) const {
        return std::equal(of_.begin(), of_.end(), others.of_.begin(), std::greater_equal<>());
    }

    /// Calls `visit` for each, in their order, and as often as it is there.
    template <typename Visit>
    constexpr void each(Visit visit) const {
        for (int number = 0; number < Thing::count; ++number)
            for (int many = of(Thing::from_index(number)); many > 0; --many)
                visit(Thing::from_index(number));
    }

    /// Its number, -1 if there are none; and the ones with this number; undefined if there is no such number.
    [[nodiscard]] constexpr int index() const {
        int number = -1;
        std::size_t left = Most;
        for (std::size_t each = 0; each < kinds; ++each)
            for (int taken = of_[each]; taken > 0; --taken)
                number += ways[each + 1][left--];
        return number;
    }
    static constexpr some_of from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "there is nothing with this number");
        some_of found;
        std::size_t left = Most;
        ++index; // none of them comes first
        for (std::size_t each = 0; each < kinds; ++each)
            for (; index >= ways[each + 1][left]; ++found.of_[each])
                index -= ways[each + 1][left--];
        return found;
    }

    /// Every way to take some of these.
    [[nodiscard]] constexpr index_set<some_of> parts() const {
        index_set<some_of> found;
        add_parts(found, 0, Most, 0);
        return found;
    }

    [[nodiscard]] constexpr short_text text() const {
        short_text written;
        each([&](Thing one) { (written += written.view().empty() ? "" : " ") += one.text(); });
        return written;
    }
    /// An empty text is none of them.
    static constexpr std::optional<some_of> parse(std::string_view text) {
        some_of found;
        bool good = true;
        each_word(text, [&](std::string_view word) {
            std::optional<Thing> const one = Thing::parse(word);
            good = good && one && found.of(*one) < Each && found.size() < Most;
            if (good)
                found.add(*one);
        });
        return good && found.text() == text ? std::optional(found) : std::nullopt;
    }

    friend constexpr bool operator==(some_of const&, some_of const&) = default;

private:
    static constexpr std::size_t at(Thing one) { return static_cast<std::size_t>(one.index()); }

    constexpr void add_parts(index_set<some_of>& found, std::size_t from, std::size_t left, int number) const {
        if (from == kinds) {
            if (number > 0) // or else it is none of them
                found.insert_number(number - 1);
            return;
        }
        for (int taken = 0; taken <= of_[from]; ++taken) {
            add_parts(found, from + 1, left, number);
            number += ways[from + 1][left--];
        }
    }

    std::array<std::uint8_t, kinds> of_{};
};

} // namespace ludo
