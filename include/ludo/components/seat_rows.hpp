#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include <ludo/components/number.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A place in the row before a seat: `2:3` is the fourth before seat 2.
template <int Seats, int Length>
class seat_row_slot : public kept_index<seat_row_slot<Seats, Length>, Seats * Length> {
    using base = kept_index<seat_row_slot, Seats * Length>;
    static_assert(Seats <= most_seats && Seats * Length <= 256, "all rows together have at most 256 places");

public:
    static constexpr std::string_view kind = "place";
    using number_type = ludo::number<Length>;

    constexpr seat_row_slot() = default;
    /// The place with this number before a seat; undefined if the seat does not play.
    constexpr seat_row_slot(seat owner, number_type number) : base(owner.index() * Length + number.index()) {
        LUDO_EXPECTS(0 <= owner.index() && owner.index() < Seats, "a place lies before a seat that plays");
    }
    constexpr seat_row_slot(seat owner, int number) : seat_row_slot(owner, number_type(number)) {}

    [[nodiscard]] constexpr seat owner() const { return seat(this->index() / Length); }
    [[nodiscard]] constexpr number_type number() const { return number_type::from_index(this->index() % Length); }

    [[nodiscard]] constexpr short_text text() const {
        short_text name;
        name += owner().index();
        name += ':';
        return name += number().index();
    }
    static constexpr std::optional<seat_row_slot> parse(std::string_view text) {
        std::size_t const colon = text.find(':');
        if (colon == std::string_view::npos)
            return std::nullopt;
        auto const owner = ludo::number<Seats>::parse(text.substr(0, colon));
        auto const number = number_type::parse(text.substr(colon + 1));
        return owner && number ? std::optional(seat_row_slot(seat(owner->index()), *number)) : std::nullopt;
    }
};

/// A row of places before each seat: `seat_rows<6, 5>`.
template <int Seats, int Length>
struct seat_rows {
    using slot = seat_row_slot<Seats, Length>;
    using slot_set = index_set<slot>;
    using number = typename slot::number_type;

    /// The places before a seat.
    static constexpr slot_set of(seat owner) {
        slot_set row;
        for (int at = 0; at < Length; ++at)
            row.insert(slot(owner, at));
        return row;
    }

    /// Which of these places lie before a seat, by their numbers there.
    static constexpr index_set<number> numbers(slot_set const& some, seat owner) {
        index_set<number> found;
        for (slot at : of(owner) & some)
            found.insert(at.number());
        return found;
    }
};

} // namespace ludo
