#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <ludo/core/notated.hpp>
#include <ludo/core/phrase.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

// What a game may say of its places, pieces and actions, so that what happens in it can be told (see play/told.hpp). All of it is
// optional: `G::telling` is a type with any of the static functions that the functions below ask for.

/// What pieces lie on or in. A cell has a name, and an owner if there are such cells before each seat; most others belong to a seat, or
/// there is only one.
enum class place_kind : std::uint8_t { cell, hand, stock, pile, discards, won, trick, display, laid, aside };
constexpr std::array<std::string_view, 10> names(place_kind) {
    return {"cell", "hand", "stock", "pile", "discards", "won", "trick", "display", "laid", "aside"};
}

/// A place by name: `c4`, `hand 1`, `stock`; the cell `c4` before seat 1 is `1:c4`, also if that is its name.
struct named_place {
    place_kind kind = place_kind::cell;
    seat owner = nobody;
    short_text name = {}; // of a cell

    [[nodiscard]] constexpr short_text text() const {
        if (kind == place_kind::cell) {
            short_text cell;
            if (shared_name())
                (cell += owner.index()) += ':';
            return cell += name.view();
        }
        short_text written(names(kind)[static_cast<std::size_t>(kind)]);
        if (owner != nobody)
            (written += ' ') += owner.index();
        return written;
    }
    /// Is it a cell before a seat whose name does not say so: do others have such a cell, too?
    [[nodiscard]] constexpr bool shared_name() const {
        return kind == place_kind::cell && owner != nobody && name.view().find(':') == std::string_view::npos;
    }
    friend constexpr bool operator==(named_place const&, named_place const&) = default;
};

/// The place with this number, if the first `hands` numbers are the hands of the seats, and the next are these heaps.
template <std::size_t Heaps>
constexpr named_place hand_or_heap(int number, int hands, place_kind const (&heaps)[Heaps]) {
    return number < hands ? named_place{place_kind::hand, seat(number)} : named_place{heaps[number - hands]};
}

/// How the piece of a place lies: face down, turned over for the moment, or face up for good. Where a game has no such difference,
/// it says nothing.
enum class lying : std::uint8_t { unsaid, down, turned, up };
constexpr std::array<std::string_view, 4> names(lying) { return {"unsaid", "down", "turned", "up"}; }

/// A sentence for a verb: `{0}` stands for who acts, `{1}`, `{2}`, ... for the things of the action, and the next number for the card
/// that it gives from the hand, where the action only says which place that has. If it is empty, what has changed says all; but where
/// cards are dealt anew at once, nothing does, and it is told by `alone`. (A remark is a sentence with `{0}` for who acts, and `{1}`
/// for a number.)
struct words_for {
    std::string_view verb;
    phrase said;
    phrase alone = {};
};

/// What the stock is called, as a label and in a sentence; and how somebody (`{0}`) draws some cards (`{1}`) from it.
struct stock_words {
    phrase label{"stock", "pioche"};
    phrase called{"the stock", "la pioche"};
    phrase drawing{"{0} draws {1}", "{0} pioche {1}"};
};
inline constexpr stock_words talon{{"stock", "talon"}, {"the stock", "le talon"}, {"{0} draws {1}", "{0} prend {1} du talon"}};

/// The place with this number of `each_piece`: `telling::place(options, number)`. Numbers in a row may have the same words: they are one
/// place, and its pieces have an order.
template <typename G>
constexpr named_place place_with(typename G::options const& chosen, int number) {
    if constexpr (requires { G::telling::place(chosen, number); })
        return G::telling::place(chosen, number);
    else {
        named_place numbered{place_kind::cell, nobody, std::string_view("place ")};
        numbered.name += number;
        return numbered;
    }
}

/// The notation of a piece of this kind: `telling::piece(options, kind)`; `?` if it is not known.
template <typename G>
constexpr short_text piece_with(typename G::options const& chosen, int kind) {
    if (kind < 0)
        return std::string_view("?");
    if constexpr (requires { G::telling::piece(chosen, kind); })
        return G::telling::piece(chosen, kind);
    else {
        short_text numbered(std::string_view("piece "));
        return numbered += kind;
    }
}

/// The notation of a card with these options, for games whose `notation` (see `text_of`) asks a state for nothing else.
template <typename Rules>
constexpr short_text card_with([[maybe_unused]] typename Rules::options const& chosen, int kind) {
    struct agreed {
        typename Rules::options const& chosen;
    };
    auto const one = Rules::card::from_index(kind);
    if constexpr (requires(agreed s) { Rules::notation(s); })
        return text_in(one, Rules::notation(agreed{chosen}));
    else
        return one.text();
}

/// How the piece of a place lies: `telling::lies(state, number)`.
template <typename G>
constexpr lying lies_at([[maybe_unused]] typename G::state const& s, [[maybe_unused]] int number) {
    if constexpr (requires { G::telling::lies(s, number); })
        return G::telling::lies(s, number);
    else
        return lying::unsaid;
}

/// What `telling::steps` may be called with: see play/told/moves.hpp.
struct steps_of_an_action {
    constexpr void turn_over(int) {}
    constexpr void move(int, int, int) {}
    constexpr void move_unknown(int, int, int) {}
    constexpr void gather(int, int, auto...) {}
};
/// Does the game name the steps of its actions itself: `telling::steps(before, action, after, steps)`? A match says so of its games.
template <typename G>
constexpr bool names_steps([[maybe_unused]] typename G::state const& s) {
    if constexpr (requires { G::telling::names_steps(s); })
        return G::telling::names_steps(s);
    else
        return requires(typename G::action done, steps_of_an_action steps) { G::telling::steps(s, done, s, steps); };
}

/// The words for a thing of an action, and for a piece of this kind, where people do not call it by its notation:
/// `telling::in_words(thing)`, or the `words` of a row of a table; `telling::piece_in_words(kind)`.
template <typename G, typename Thing>
constexpr std::optional<phrase> words_of([[maybe_unused]] Thing thing) {
    if constexpr (requires { G::telling::in_words(thing); })
        return G::telling::in_words(thing);
    else if constexpr (requires { thing->words; })
        return thing->words;
    else
        return std::nullopt;
}
template <typename G>
constexpr std::optional<phrase> words_of_piece([[maybe_unused]] int kind) {
    if constexpr (requires { G::telling::piece_in_words(kind); })
        return G::telling::piece_in_words(kind);
    else
        return std::nullopt;
}

/// The words for an action: `telling::words(action)`, or those for its verb in `telling::verbs`; nothing if the game has none.
template <typename G>
constexpr std::optional<words_for> words_for_action([[maybe_unused]] typename G::action done) {
    if constexpr (requires { G::telling::words(done); })
        return G::telling::words(done);
    else if constexpr (requires { G::telling::verbs.begin(); })
        for (words_for const& each : G::telling::verbs)
            if (each.verb == done.verb())
                return each;
    return std::nullopt;
}

/// What somebody (`{0}`) does whose action is a secret: `telling::in_secret`.
template <typename G>
inline constexpr phrase words_in_secret{"{0} chooses in secret", "{0} choisit en secret"};
template <typename G>
    requires requires { G::telling::in_secret; }
inline constexpr phrase words_in_secret<G> = G::telling::in_secret;

/// What the stock is called: `telling::stock`.
template <typename G>
inline constexpr stock_words words_for_stock{};
template <typename G>
    requires requires { G::telling::stock; }
inline constexpr stock_words words_for_stock<G> = G::telling::stock;

/// What a piece is called: `telling::piece_name`, or a card.
template <typename G>
inline constexpr phrase piece_name{"card", "carte"};
template <typename G>
    requires requires { G::telling::piece_name; }
inline constexpr phrase piece_name<G> = G::telling::piece_name;

/// In a game without pieces, what it is called when somebody (`{0}`) gets a place (`{1}`): `telling::marking`.
template <typename G>
constexpr phrase words_for_marking(bool several) {
    if constexpr (requires { G::telling::marking; })
        return G::telling::marking;
    else
        return several ? phrase{"{1} are now {0}'s", "{1} sont à {0}"} : phrase{"{1} is now {0}'s", "{1} est à {0}"};
}

/// When people say how many points somebody has: whenever that changes; at the end, all of them; or never, where they say no more than
/// who has won. `telling::points`.
enum class points_said : std::uint8_t { always, at_end, never };
template <typename G>
inline constexpr points_said when_points_are_said = points_said::always;
template <typename G>
    requires(
                requires { G::hidden_scores; } && !requires { G::telling::points; })
inline constexpr points_said when_points_are_said<G> = G::hidden_scores ? points_said::at_end : points_said::always;
template <typename G>
    requires requires { G::telling::points; }
inline constexpr points_said when_points_are_said<G> = G::telling::points;

/// The sentence of the game's remark with this number: `telling::remark(number)`.
template <typename G>
constexpr phrase remark_with([[maybe_unused]] int number) {
    if constexpr (requires { G::telling::remark(number); })
        return G::telling::remark(number);
    else
        return {};
}

} // namespace ludo
