#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <ludo/core/game.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/play/told/change.hpp>
#include <ludo/play/told/pieces.hpp>
#include <ludo/play/told/trails.hpp>
#include <ludo/play/told/whole_hands.hpp>

namespace ludo {

/// Works out what became of the pieces between two views of one seat. First come the steps that the game names for the action
/// itself (`telling::steps(before, action, after, steps)`, which calls `steps.turn_over(place)`, `steps.move(kind, from, to)`,
/// `steps.move_unknown(number, from, to)`, `steps.gather(from, to)` and `steps.gather(from, to, stays)`): what a
/// difference of two views does not show. Kinds of pieces are taken only from the views. `rest` tells what else has changed. Without
/// `steps`, a card that may have come from the hand of whoever acts comes from there, and the stock fills up the hand.
template <game G, typename Changes>
class piece_changes {
    using state = typename G::state;
    using pieces = piece_list<most_followed<G>>;

public:
    constexpr piece_changes(state const& before, state const& after, Changes& changes)
        : before_(before), after_(after), changes_(changes), then_(pieces_in<G>(before)), now_(pieces_in<G>(after)) {}

    /// What the action did itself, if it is known which it was; or what a secret one did that all see.
    constexpr void begin(std::optional<typename G::action> done) {
        by_ = G::turn(before_);
        if (then_.cut || now_.cut)
            return changes_.cut_short(); // nothing is said of pieces rather than something wrong
        if constexpr (requires { G::telling::steps(before_, *done, after_, *this); })
            if (done)
                G::telling::steps(before_, *done, after_, *this);
        if constexpr (requires { G::telling::secret_steps(before_, after_, *this); })
            if (!done)
                G::telling::secret_steps(before_, after_, *this);
    }

    /// Whatever else has changed; where cards were `dealt` anew, nobody has filled up a hand.
    constexpr void rest(bool dealt = false) {
        if (changes_.cut())
            return;
        std::size_t const first = changes_.size();
        then_.sort();
        seat const gives = dealt || names_steps<G>(before_) ? nobody : by_;
        piece_trails<G>(before_.chosen, gives, then_, now_).each([&](placed_piece gone, placed_piece come) { tell(gone, come); });
        for (change& each : changes_)
            if (each.what == happening::turned_over && each.is < 0)
                name_turned(each);
        std::size_t const faces = changes_.size();
        turn();
        std::rotate(changes_.begin() + first, changes_.begin() + faces, changes_.end()); // they are told before what moves
        std::size_t next = first + (changes_.size() - faces);
        changes_.bring_forward(next, [](change const& each) { return each.what == happening::hidden; });
        changes_.bring_forward(next, [&](change const& each) { return each.what == happening::moved && by_who_acts(each); });
        changes_.bring_forward(next, [](change const& each) { return each.what != happening::shown; });
        first_shown_ = next;
    }
    /// What has shown is told last, after whatever was added since.
    constexpr void show() {
        changes_.bring_forward(first_shown_, [](change const& each) { return each.what != happening::shown; });
        if (!changes_.cut())
            show_whole_hands<G>(after_.chosen, now_, changes_);
    }

    // ---- What the action itself did, in the words of the game

    /// A piece was turned over, whatever became of it.
    constexpr void turn_over(int place) {
        auto const at = static_cast<std::uint16_t>(place);
        std::int16_t const was = then_.only(at), is = was < 0 ? now_.only(at) : was;
        if (placed_piece* const there = then_.find({at, was}))
            there->kind = is;
        changes_.add({.what = happening::turned_over, .was = was, .is = is, .place = at});
    }
    /// A piece went from a place to another one, where it may have been replaced at once, or have gone further.
    constexpr void move(int kind, int from, int to) {
        auto const is = static_cast<std::int16_t>(kind);
        change one{.what = happening::moved,
                   .was = is,
                   .is = is,
                   .place = static_cast<std::uint16_t>(from),
                   .to = static_cast<std::uint16_t>(to)};
        placed_piece* moved = then_.find({one.place, is});
        if (!moved) {
            moved = then_.find({one.place, -1});
            one.was = -1;
        }
        if (!moved)
            return; // it was not there
        *moved = {one.to, is};
        changes_.add(one);
    }
    /// So many pieces that the viewer does not know go from a place to another one.
    constexpr void move_unknown(int number, int from, int to) {
        for (; number > 0; --number)
            if (placed_piece* const moved = then_.find({static_cast<std::uint16_t>(from), -1})) {
                moved->place = static_cast<std::uint16_t>(to);
                changes_.add_alike(
                    {.what = happening::moved, .place = static_cast<std::uint16_t>(from), .to = static_cast<std::uint16_t>(to)});
            }
    }
    /// All pieces of a place, except where `stays(kind)` is true, go to another place, or are shuffled: nobody can follow them.
    constexpr void gather(int from, int to) {
        gather(from, to, [](int) { return false; });
    }
    template <typename Stays>
    constexpr void gather(int from, int to, Stays stays) {
        for (placed_piece& piece : then_)
            if (piece.place == from && !stays(int{piece.kind}) && (from != to || piece.kind >= 0)) {
                change one{.what = from == to ? happening::hidden : happening::moved,
                           .was = piece.kind,
                           .place = piece.place,
                           .to = static_cast<std::uint16_t>(to)};
                piece = {one.to, -1};
                changes_.add_alike(one);
            }
    }

private:
    constexpr void tell(placed_piece gone, placed_piece come) {
        if (gone.place == come.place && gone.kind < 0 && name_moved(come))
            return;
        change one{.what = happening::moved, .was = gone.kind, .is = come.kind, .place = gone.place, .to = come.place};
        if (gone.place == come.place)
            one.what = come.kind < 0 ? happening::hidden : turns(gone.place) ? happening::turned_over : happening::shown;
        else
            one.lies = lies_at<G>(after_, come.place);
        if (one.what == happening::moved && gone.kind < 0 && come.kind >= 0 && shows_hidden(come.place)) {
            one.is = -1; // nobody saw which of those that show now it is
            changes_.add_alike(one);
            one = {.what = happening::shown, .is = come.kind, .place = come.place, .to = come.place};
        }
        changes_.add_alike(one);
    }
    constexpr bool shows_hidden(std::uint16_t place) const {
        for (change const& each : changes_)
            if (each.what == happening::shown && each.place == place && each.was < 0)
                return true;
        return false;
    }
    constexpr bool turns(std::uint16_t place) const {
        return lies_at<G>(before_, place) == lying::down && lies_at<G>(after_, place) == lying::turned;
    }

    constexpr bool by_who_acts(change const& moved) const {
        seat const by = G::turn(before_);
        return by != nobody &&
               (place_with<G>(before_.chosen, moved.place).owner == by || place_with<G>(before_.chosen, moved.to).owner == by);
    }

    /// A piece that was turned over and then went away: it is known where it went.
    constexpr void name_turned(change& turned) {
        for (change& each : changes_)
            if (each.what == happening::moved && each.place == turned.place && each.number == 1)
                turned.is = each.was = each.is;
    }

    /// A piece that came to a place where everything was known: it is known which it was, if nothing came there from elsewhere.
    constexpr bool name_moved(placed_piece come) {
        change* from = nullptr;
        for (change& each : changes_)
            if (each.what == happening::moved && each.to == come.place && each.is < 0) {
                if (each.was >= 0 || (from && from->place != each.place))
                    return false;
                from = from ? from : &each;
            }
        if (!from || unknown_before(come.place))
            return false;
        change named = *from;
        named.number = 1;
        named.is = come.kind;
        if (--from->number == 0)
            *from = named;
        else
            changes_.add(named);
        return true;
    }
    constexpr bool unknown_before(std::uint16_t place) const { return pieces_in<G>(before_).find({place, -1}) != nullptr; }

    /// Pieces that stayed where they were and lie another way now.
    constexpr void turn() {
        std::uint16_t last = 0;
        bool any = false;
        for (placed_piece const& piece : now_) {
            if ((any && piece.place == last) || moved_to_or_from(piece.place))
                continue;
            any = true;
            last = piece.place;
            lying const was = was_turned(piece.place) ? lying::turned : lies_at<G>(before_, piece.place);
            lying const is = lies_at<G>(after_, piece.place);
            if (was == is || is == lying::unsaid || was == lying::unsaid)
                continue;
            changes_.add({.what = is == lying::down ? happening::turned_back
                                : is == lying::up   ? happening::left_up
                                : was == lying::up  ? happening::taken_up
                                                    : happening::turned_over,
                          .was = piece.kind,
                          .is = piece.kind,
                          .place = piece.place});
        }
    }
    constexpr bool was_turned(std::uint16_t place) const {
        return std::any_of(changes_.begin(), changes_.end(),
                           [&](change const& each) { return each.what == happening::turned_over && each.place == place; });
    }
    constexpr bool moved_to_or_from(std::uint16_t place) const {
        return std::any_of(changes_.begin(), changes_.end(), [&](change const& each) {
            return each.what == happening::moved && (each.place == place || each.to == place);
        });
    }

    state const& before_;
    state const& after_;
    Changes& changes_;
    pieces then_, now_;
    seat by_; // who acts; nobody if something is taken back
    std::size_t first_shown_ = 0;
};

/// The pieces after these changes: what a client that knows the pieces before has to do.
template <std::size_t Most, typename Changes>
constexpr piece_list<Most> pieces_after(piece_list<Most> pieces, Changes const& changes) {
    for (change const& difference : changes)
        for (int more = difference.of_pieces() ? difference.number : 0; more > 0; --more)
            if (placed_piece* const one = pieces.find({difference.place, difference.was}))
                *one = {difference.what == happening::moved ? difference.to : difference.place, difference.is};
    pieces.sort();
    return pieces;
}

} // namespace ludo
