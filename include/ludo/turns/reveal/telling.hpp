#pragma once

#include <array>

#include <ludo/core/seat.hpp>
#include <ludo/core/telling.hpp>

namespace ludo {

/// What happens in a game of memory, in words: see core/telling.hpp.
template <typename Rules>
struct reveal_telling {
    using options = typename Rules::options;
    using at = typename Rules::place;

    static constexpr named_place place(options const&, int number) {
        return number < at::count ? named_place{place_kind::cell, nobody, at::from_index(number).text()}
                                  : named_place{place_kind::won, seat(number - at::count)};
    }
    static constexpr short_text piece(options const&, int kind) { return Rules::card::from_index(kind).text(); }
    static constexpr lying lies(auto const& s, int number) {
        return number >= at::count                               ? lying::unsaid
             : s.table.turned().contains(at::from_index(number)) ? lying::turned
             : s.table.down().contains(at::from_index(number))   ? lying::down
                                                                 : lying::unsaid;
    }

    /// A card is turned over, also if it is turned back at once, or won.
    static constexpr void steps(auto const&, auto done, auto const&, auto& steps) {
        steps.turn_over(done.template with<"turn">().index());
    }
    static constexpr std::array<words_for, 1> verbs{{{"turn", {}}}};
};

} // namespace ludo
