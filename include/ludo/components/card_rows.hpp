#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include <ludo/components/census.hpp>
#include <ludo/components/pieces.hpp>
#include <ludo/components/unseen_kinds.hpp>
#include <ludo/core/add_part.hpp>
#include <ludo/core/expects.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/seats.hpp>

namespace ludo {

/// Who knows a card in a row: none of them, as long as it lies face down; the other players, if it is held so that its owner sees the back;
/// only its owner, who has looked at it; or all, once it is turned up.
enum class known_to : std::uint8_t { none, others, owner, all };
constexpr std::array<std::string_view, 4> names(known_to) { return {"none", "others", "owner", "all"}; }

/// For rows in which nobody is told anything of a card.
struct nothing_told {
    friend constexpr bool operator==(nothing_told, nothing_told) = default;
};

/// A row of at most `Length` cards before each seat, in numbered places; who knows each card, and what all have been told of it.
/// Undefined for a place where no card lies.
template <typename Card, int Seats, int Length, typename Told = nothing_told>
class card_rows {
    static_assert(Seats <= most_seats && Length <= 255, "a row has at most 255 cards, and lies before one of 12 seats");

public:
    static constexpr bool is_component = true;

    struct held {
        Card card;
        known_to who = known_to::none;
        Told told{};
        friend constexpr bool operator==(held const&, held const&) = default;

        static constexpr auto members() {
            std::tuple const usual{member{"card", &held::card}, member{"known_to", &held::who}};
            if constexpr (std::is_empty_v<Told>)
                return usual;
            else
                return std::tuple_cat(usual, std::tuple{member{"told", &held::told}});
        }
    };
    static constexpr int seats = Seats, length = Length;

    [[nodiscard]] constexpr int size(seat owner) const { return size_[owner]; }
    [[nodiscard]] constexpr held const& at(seat owner, int number) const { return of(*this, owner, number); }
    [[nodiscard]] constexpr held& at(seat owner, int number) { return of(*this, owner, number); }
    [[nodiscard]] constexpr held const* begin(seat owner) const { return row_[owner].data(); }
    [[nodiscard]] constexpr held const* end(seat owner) const { return begin(owner) + size(owner); }

    /// A card comes to the end of a row; undefined if that is full.
    constexpr void add(seat owner, held const& one) {
        LUDO_EXPECTS(size(owner) < Length, "the row is full");
        row_[owner][place(size_[owner]++)] = one;
    }
    /// Takes a card out of a row: those after it move up.
    constexpr Card take(seat owner, int number) {
        Card const taken = at(owner, number).card;
        for (int each = number + 1; each < size(owner); ++each)
            at(owner, each - 1) = at(owner, each);
        row_[owner][place(--size_[owner])] = held();
        return taken;
    }
    /// Puts a card in the place of another one, and forgets what was known of that.
    constexpr Card replace(seat owner, int number, held const& by) {
        Card const taken = at(owner, number).card;
        at(owner, number) = by;
        return taken;
    }

    /// All are told which cards of a row have a sign (see `told_signs`). Then: visits the numbers of the cards that may have a sign.
    template <typename Sign>
    constexpr void tell(seat owner, Sign its) {
        for (int number = 0; number < size(owner); ++number)
            at(owner, number).told.tell(its, Told::has(at(owner, number).card, its));
    }
    template <typename Sign, typename Visit>
    constexpr void each_that_may_have(seat owner, Sign its, Visit visit) const {
        for (int number = 0; number < size(owner); ++number)
            if (at(owner, number).told.may_have(its))
                visit(number);
    }

    /// Leaves what a seat knows of the rows; of `nobody`, what all know.
    constexpr void hide_from(seat viewer) {
        for (seat owner : each_seat(Seats))
            for (int number = 0; number < size(owner); ++number) {
                held& one = at(owner, number);
                known_to const who = viewer == owner ? known_to::owner : known_to::others;
                if (one.who != known_to::all && (one.who != who || viewer == nobody))
                    one.card = Card();
            }
    }
    [[nodiscard]] constexpr int hidden() const {
        int found = 0;
        for (seat owner : each_seat(Seats))
            for (held const* each = begin(owner); each != end(owner); ++each)
                found += !each->card.known();
        return found;
    }
    /// Says what an unknown card is.
    constexpr void imagine(seat owner, int number, Card card) { at(owner, number).card = card; }
    /// What a card may be, where `told_signs` say so.
    static constexpr auto may_be(held const& one) { return one.told.cards(); }
    /// Draws all unknown cards from the unseen ones, under the constraint that each is one of `may(held)`. Returns the cards that are
    /// left. Undefined if no arrangement satisfies the constraints.
    template <typename May>
    constexpr census<Card> imagine(census<Card> const& unseen, rng& luck, May may) {
        std::array<held*, static_cast<std::size_t>(Seats * Length)> unknown{};
        int number = 0;
        return unknown_places(*this, unseen,
                              [&](held& one) {
                                  unknown[place(number++)] = &one;
                                  return may(std::as_const(one));
                              })
            .draw(luck, [&](int slot, Card drawn) { unknown[place(slot)]->card = drawn; });
    }
    /// Do the known cards satisfy the constraints, and can the unknown ones?
    template <typename May>
    [[nodiscard]] constexpr bool possible(census<Card> const& unseen, May may) const {
        bool agree = true;
        for (seat owner : each_seat(Seats))
            for (held const* each = begin(owner); each != end(owner); ++each)
                agree &= !each->card.known() || may(*each).contains(each->card);
        return agree && unknown_places(*this, unseen, may).possible();
    }

    template <typename Hash>
    constexpr void add_to(Hash& hash) const {
        for (seat owner : each_seat(Seats)) {
            hash.add(std::uint64_t{size_[owner]});
            for (held const* each = begin(owner); each != end(owner); ++each)
                add_part(hash, *each);
        }
    }

    friend constexpr bool operator==(card_rows const&, card_rows const&) = default;

private:
    static constexpr std::size_t place(int number) { return static_cast<std::size_t>(number); }
    template <typename Rows, typename May>
    static constexpr auto unknown_places(Rows& rows, census<Card> const& unseen, May may) {
        unseen_kinds<Card, Seats * Length> found(unseen);
        for (seat owner : each_seat(Seats))
            for (int number = 0; number < rows.size(owner); ++number)
                if (auto& one = of(rows, owner, number); !one.card.known())
                    found.add(may(one));
        return found;
    }
    template <typename Rows>
    static constexpr auto& of(Rows& rows, seat owner, int number) {
        LUDO_EXPECTS(0 <= number && number < rows.size(owner), "no card lies there");
        return rows.row_[owner][place(number)];
    }

    per_seat<std::array<held, static_cast<std::size_t>(Length)>, Seats> row_;
    per_seat<std::uint8_t, Seats> size_;
};

/// The cards of all rows, as pieces: their place is the number of the seat.
template <typename Card, int Seats, int Length, typename Told, typename Visit>
constexpr void each_piece_of(card_rows<Card, Seats, Length, Told> const& rows, Visit visit) {
    for (seat owner : each_seat(Seats))
        for (auto const* each = rows.begin(owner); each != rows.end(owner); ++each)
            visit(owner.index(), piece_kind(each->card));
}

} // namespace ludo
