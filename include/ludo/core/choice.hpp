#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// One kind of action: its word and what it is done with. `verb<"turn", cell>` stands for `turn a1`, `turn b1`, ...; of
/// more things the first one is numbered fastest.
template <fixed_text Word, notated... Things>
struct verb {
    static constexpr std::string_view word = Word.view();
    static constexpr int count = (1 * ... * Things::count);
    using things = std::tuple<Things...>;

    static constexpr int index(Things... with) {
        int number = 0;
        [[maybe_unused]] int step = 1;
        ((number += with.index() * step, step *= Things::count), ...);
        return number;
    }

    /// What the action with this index is done with.
    static constexpr things with(int index) {
        things found{};
        unpack<0>(found, index);
        return found;
    }

    template <typename... Notation>
    static constexpr void write(int index, short_text& text, Notation const&... notation) {
        text += word;
        std::apply([&](auto... thing) { ((text += ' ', text += std::string_view(text_in(thing, notation...))), ...); },
                   with(index));
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
        auto const thing = text.data() == nullptr ? std::nullopt : parse_in<Thing>(next_word(text), notation...);
        bool there = thing.has_value();
        if constexpr (requires { thing->known(); })
            there = there && thing->known(); // nothing is done with a card of which only the back is in sight
        if (there)
            number += thing->index() * step;
        step *= Thing::count;
        return there;
    }
};

/// The verbs between which a player chooses at one moment.
template <typename... Verbs>
struct step {
    static constexpr int count = (0 + ... + Verbs::count);
    using verbs = std::tuple<Verbs...>;
};

/// The actions of a game: what its verbs can be done with, numbered from 0 in the order given; one small integer. At a
/// moment only verbs of one step are legal. A game derives its `action` from this and names the constructors.
template <typename Action, typename... Steps>
class choice {
    using verbs = decltype(std::tuple_cat(typename Steps::verbs()...));
    static constexpr std::size_t kinds = std::tuple_size_v<verbs>;
    template <std::size_t Kind>
    using verb_at = std::tuple_element_t<Kind, verbs>;

    /// The index of each verb's first action; at the end, of what would follow.
    static constexpr auto firsts = []<std::size_t... Kind>(std::index_sequence<Kind...>) {
        std::array<int, kinds + 1> found{};
        ((found[Kind + 1] = found[Kind] + verb_at<Kind>::count), ...);
        return found;
    }(std::make_index_sequence<kinds>());

    template <fixed_text Word>
    static constexpr std::size_t which = []<std::size_t... Kind>(std::index_sequence<Kind...>) {
        std::size_t found = kinds;
        ((found = verb_at<Kind>::word == Word.view() ? Kind : found), ...);
        return found;
    }(std::make_index_sequence<kinds>());

public:
    static constexpr int count = firsts[kinds];
    static constexpr int most_in_a_step = (std::max)({Steps::count...});

    constexpr choice() = default;

    [[nodiscard]] constexpr int index() const { return index_; }
    static constexpr Action from_index(int index) {
        assert(0 <= index && index < count);
        Action made;
        static_cast<choice&>(made).index_ = static_cast<number>(index);
        return made;
    }

    /// The index of the first action of the step that has this one.
    static constexpr int step_begin(int index) {
        int begin = 0;
        int end = 0;
        ((begin = index >= end ? end : begin, end += Steps::count), ...);
        return begin;
    }

    /// Is it this verb?
    template <fixed_text Word>
    [[nodiscard]] constexpr bool is() const {
        static_assert(which<Word> < kinds, "this game has no such verb");
        return index_ >= firsts[which<Word>] && index_ < firsts[which<Word> + 1];
    }

    /// What this verb, which it is, is done with: the thing, or a tuple where there is not just one.
    template <fixed_text Word>
    [[nodiscard]] constexpr auto with() const {
        auto const things = with_all<Word>();
        if constexpr (std::tuple_size_v<std::remove_const_t<decltype(things)>> == 1)
            return std::get<0>(things);
        else
            return things;
    }
    /// The same, always a tuple.
    template <fixed_text Word>
    [[nodiscard]] constexpr typename verb_at<which<Word>>::things with_all() const {
        assert(is<Word>());
        return verb_at<which<Word>>::with(index_ - firsts[which<Word>]);
    }

    /// The notation; what it depends on, if on anything, is given to it (see `text_in`).
    template <typename... Notation>
    [[nodiscard]] constexpr short_text text(Notation const&... notation) const {
        short_text written;
        each_verb([&]<typename Verb>(Verb, int first) {
            if (index_ >= first && index_ < first + Verb::count)
                Verb::write(index_ - first, written, notation...);
        });
        return written;
    }

    template <typename... Notation>
    static constexpr std::optional<Action> parse(std::string_view text, Notation const&... notation) {
        std::optional<Action> found;
        each_verb([&]<typename Verb>(Verb, int first) {
            if (int const index = Verb::read(text, notation...); index >= 0)
                found = from_index(first + index);
        });
        return found;
    }

    friend constexpr bool operator==(choice, choice) = default;

protected:
    /// The action of a verb: `make<"turn">(cell)`.
    template <fixed_text Word, typename... Things>
    static constexpr Action make(Things... things) {
        static_assert(which<Word> < kinds, "this game has no such verb");
        return from_index(firsts[which<Word>] + verb_at<which<Word>>::index(things...));
    }

private:
    using number = std::conditional_t<(count <= 256), std::uint8_t, std::uint16_t>;

    template <typename Visit>
    static constexpr void each_verb(Visit visit) {
        [&]<std::size_t... Kind>(std::index_sequence<Kind...>) {
            (visit(verb_at<Kind>(), firsts[Kind]), ...);
        }(std::make_index_sequence<kinds>());
    }

    number index_ = 0;
};

} // namespace ludo
