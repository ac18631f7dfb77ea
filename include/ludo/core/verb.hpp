#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include <ludo/core/expects.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// One kind of action: a word and the kinds of things that go with it. `verb<"turn", cell>` stands for `turn a1`, `turn b1`,
/// ...; with more than one thing, the first varies fastest.
template <fixed_text Word, typename... Things>
struct verb {
    static constexpr bool notated_things = (notated<Things> && ...);
    static_assert(notated_things, "a verb goes with things that have a notation: cards, cells, `number<N>`, ...");
    static constexpr std::string_view word = Word.view();
    using things = std::tuple<Things...>;
    static constexpr bool words_come_last = [] {
        bool ended = false, last = true;
        ((last = last && !ended, ended = lists_words<Things>), ...);
        return last;
    }();
    static_assert(words_come_last, "a thing of several words is the last one of its verb, or else nobody could tell where it ends");

    /// How many actions it stands for; if that is more than a game can have, one more than that.
    static constexpr int count = [] {
        long long product = 1;
        if constexpr (notated_things) // or else that was said, and nothing follows
            ((product = product > most_indexed ? product : product * Things::count), ...);
        return static_cast<int>(product > most_indexed ? most_indexed + 1 : product);
    }();

    static constexpr int index(Things... with) {
        int number = 0;
        [[maybe_unused]] int step = 1;
        ((number += with.index() * step, step *= Things::count), ...);
        return number;
    }

    /// The things of the action with this index; undefined if there is none.
    static constexpr things with(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "the verb has no action with this number");
        things found{};
        unpack<0>(found, index);
        return found;
    }

    /// Calls `visit(std::type_identity<Thing>())` for each kind of thing.
    template <typename Visit>
    static constexpr void each_type([[maybe_unused]] Visit visit) {
        (visit(std::type_identity<Things>()), ...);
    }

    /// The index of the action that the text names, or -1.
    template <typename... Notation>
    static constexpr int read(std::string_view text, Notation const&... notation) {
        if (next_word(text) != word)
            return -1;
        int number = 0;
        [[maybe_unused]] int step = 1;
        bool known = true;
        ((known = known && read_one<Things>(text, number, step, notation...)), ...);
        return known && text.data() == nullptr ? number : -1;
    }

private:
    template <std::size_t At>
    static constexpr void unpack(things& found, int index) {
        if constexpr (At < sizeof...(Things)) {
            using thing = std::tuple_element_t<At, things>;
            bool const last = At + 1 == sizeof...(Things); // what is left of the index is the last thing's
            std::get<At>(found) = thing::from_index(last ? index : index % thing::count);
            unpack<At + 1>(found, index / thing::count);
        }
    }

    /// Takes the first word off a text; after the last word the text is null.
    static constexpr std::string_view next_word(std::string_view& text) {
        std::size_t const end = text.find(' ');
        std::string_view const taken = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        return taken;
    }

    template <typename Thing, typename... Notation>
    static constexpr bool read_one(std::string_view& text, int& number, int& step, Notation const&... notation) {
        std::optional<Thing> thing;
        if (text.data() != nullptr)
            thing = parse_in<Thing>(lists_words<Thing> ? std::exchange(text, {}) : next_word(text), notation...);
        bool there = thing.has_value();
        if constexpr (requires { thing->empty(); })
            there = there && !thing->empty();
        if constexpr (requires { thing->known(); })
            there = there && thing->known(); // no action takes a card that shows only its back
        if (there)
            number += thing->index() * step;
        step *= Thing::count;
        return there;
    }
};

/// The verbs that a player chooses from at one moment.
template <typename... Verbs>
struct step {
    static constexpr int count = (0 + ... + Verbs::count);
    static constexpr bool crowded = false;
    using verbs = std::tuple<Verbs...>;
};

/// The same, where as a rule most of the actions are legal: a random one is picked by guessing, which is faster.
template <typename... Verbs>
struct crowded_step : step<Verbs...> {
    static_assert(step<Verbs...>::count <= 64, "a guess is one of 64 actions");
    static constexpr bool crowded = true;
};

} // namespace ludo
