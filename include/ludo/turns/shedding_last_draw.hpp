#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ludo {

/// What all saw when a seat last drew, where cards are shed: what lay on the table, and what became of the card. The seat
/// may still have a card that fitted then where it `kept` the one drawn, or one that did not, where the turn ended because
/// it was `unfit` (noted where drawing is free); or the card may be `any`, or gone.
template <typename Layout>
struct last_draw {
    enum class fate : std::uint8_t { never, any, unfit, kept };
    friend constexpr std::array<std::string_view, 4> names(fate) { return {"never", "any", "unfit", "kept"}; }

    Layout table;
    fate became = fate::never;

    /// Is something known of the card drawn?
    [[nodiscard]] constexpr bool known() const { return became >= fate::unfit; }

    friend constexpr bool operator==(last_draw const&, last_draw const&) = default;

    template <typename Draw, typename Visit>
    static constexpr void fields(Draw& last, Visit visit) {
        visit("table", last.table);
        visit("became", last.became);
    }
};

} // namespace ludo
