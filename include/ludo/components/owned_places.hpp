#pragma once

#include <array>
#include <bit>
#include <cstddef>

#include <ludo/core/add_part.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/seat.hpp>

namespace ludo {

/// Places that belong to seats, each to one seat. Made for the most frequent question: does a place belong to anybody?
template <indexed Place, int Seats>
class owned_places {
public:
    static constexpr bool is_component = true;

    using places = index_set<Place>;

    /// A place belongs to a seat from now on; undefined if it belonged to another, or if the seat does not play.
    constexpr void insert(Place place, seat owner) {
        LUDO_EXPECTS(0 <= owner.index() && owner.index() < Seats, "a place belongs to a seat that plays");
        any_.insert(place);
        for (std::size_t i = 0; i < digits; ++i)
            digit_[i].insert(place, owner.index() >> i & 1);
    }
    constexpr void erase(Place place) {
        any_.erase(place);
        for (places& digit : digit_)
            digit.erase(place);
    }

    [[nodiscard]] constexpr places const& any() const { return any_; }
    [[nodiscard]] constexpr places of(seat owner) const {
        places found = owner.index() < 0 || owner.index() >= Seats ? places() : any_;
        for (std::size_t i = 0; i < digits; ++i)
            found = owner.index() >> i & 1 ? found & digit_[i] : found - digit_[i];
        return found;
    }

    /// Whose it is; undefined if it belongs to nobody.
    [[nodiscard]] constexpr seat owner(Place place) const {
        LUDO_EXPECTS(any_.contains(place), "the place belongs to nobody");
        int number = 0;
        for (std::size_t i = 0; i < digits; ++i)
            number |= digit_[i].contains(place) << i;
        return seat(number);
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        add_part(hash, any_);
        for (places const& each : digit_)
            add_part(hash, each);
    }

    friend constexpr bool operator==(owned_places const&, owned_places const&) = default;

private:
    static constexpr std::size_t digits = std::bit_width(static_cast<unsigned>(Seats - 1));

    places any_;
    std::array<places, digits> digit_{}; // the owner's number, in binary
};

} // namespace ludo
