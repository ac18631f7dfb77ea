#pragma once

#include <array>
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

/// What pieces lie on or in. A cell has a name; most others belong to a seat, or there is only one.
enum class place_kind : std::uint8_t { cell, hand, stock, pile, discards, won, trick, display, laid, aside };
constexpr std::array<std::string_view, 10> names(place_kind) {
    return {"cell", "hand", "stock", "pile", "discards", "won", "trick", "display", "laid", "aside"};
}

/// A place by name: `c4`, `hand 1`, `stock`.
struct named_place {
    place_kind kind = place_kind::cell;
    seat owner = nobody;
    short_text name = {}; // of a cell

    [[nodiscard]] constexpr short_text text() const {
        if (kind == place_kind::cell)
            return name;
        short_text written(names(kind)[static_cast<std::size_t>(kind)]);
        if (owner != nobody)
            (written += ' ') += owner.index();
        return written;
    }
    friend constexpr bool operator==(named_place const&, named_place const&) = default;
};

/// How the piece of a place lies: face down, turned over for the moment, or face up for good. Where a game has no such difference,
/// it says nothing.
enum class lying : std::uint8_t { unsaid, down, turned, up };
constexpr std::array<std::string_view, 4> names(lying) { return {"unsaid", "down", "turned", "up"}; }

/// A sentence for a verb: `{0}` stands for who acts, and `{1}`, `{2}`, ... for the things of the action. If it is empty, what has
/// changed says all. (A remark is a sentence with `{0}` for who acts, and `{1}` for a number.)
struct words_for {
    std::string_view verb;
    phrase said;
};

/// The place with this number of `each_piece`: `telling::place(options, number)`.
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

/// The words for a thing of an action, and for a piece of this kind, where people do not call it by its notation:
/// `telling::in_words(thing)`, `telling::piece_in_words(kind)`.
template <typename G, typename Thing>
constexpr std::optional<phrase> words_of([[maybe_unused]] Thing thing) {
    if constexpr (requires { G::telling::in_words(thing); })
        return G::telling::in_words(thing);
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

/// The sentence for an action: `telling::sentence(action)`, or the one for its verb in `telling::verbs`; nothing if the game has none.
template <typename G>
constexpr std::optional<phrase> sentence_for([[maybe_unused]] typename G::action done) {
    if constexpr (requires { G::telling::sentence(done); })
        return G::telling::sentence(done);
    else if constexpr (requires { G::telling::verbs.begin(); })
        for (words_for const& each : G::telling::verbs)
            if (each.verb == done.verb())
                return each.said;
    return std::nullopt;
}

/// The sentence of the game's remark with this number: `telling::remark(number)`.
template <typename G>
constexpr phrase remark_with([[maybe_unused]] int number) {
    if constexpr (requires { G::telling::remark(number); })
        return G::telling::remark(number);
    else
        return {};
}

/// What a piece is called: `telling::piece_name`, or a card.
template <typename G>
constexpr phrase piece_name() {
    if constexpr (requires { G::telling::piece_name; })
        return G::telling::piece_name;
    else
        return {"card", "carte"};
}

} // namespace ludo
