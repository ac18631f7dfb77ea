#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include <ludo/core/expects.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/core/verb.hpp>

namespace ludo {

/// An action of a game: a verb and its things, as one small integer. All are numbered from 0, in the order of the verbs. At any
/// moment, only verbs of one step are legal. A game derives its `action` from this and names the constructors.
///
/// A program that does not know the game can list the verbs, and ask an action for its verb and its things. `visit` is then
/// called with each thing and its text.
template <typename Action, typename... Steps>
class choice {
    using verbs = decltype(std::tuple_cat(typename Steps::verbs()...));
    static constexpr std::size_t kinds = std::tuple_size_v<verbs>;
    template <std::size_t Kind>
    using verb_at = std::tuple_element_t<Kind, verbs>;

    /// The index of each verb's first action; the last entry is the number of actions.
    static constexpr auto firsts = []<std::size_t... Kind>(std::index_sequence<Kind...>) {
        std::array<int, kinds + 1> found{};
        ((found[Kind + 1] = found[Kind] + verb_at<Kind>::count), ...);
        return found;
    }(std::make_index_sequence<kinds>());

    template <fixed_text Word>
    static constexpr bool known = []<std::size_t... Kind>(std::index_sequence<Kind...>) {
        return ((verb_at<Kind>::word == Word.view()) || ...);
    }(std::make_index_sequence<kinds>());

    /// Which of the verbs has this word; the first, if none has: an unknown verb is one error, and no others follow.
    template <fixed_text Word>
    static constexpr std::size_t which = []<std::size_t... Kind>(std::index_sequence<Kind...>) {
        std::size_t found = 0;
        ((found = verb_at<Kind>::word == Word.view() ? Kind : found), ...);
        return found;
    }(std::make_index_sequence<kinds>());

public:
    static constexpr int count = [] {
        constexpr bool few_enough = firsts[kinds] <= most_indexed;
        static_assert(few_enough,
                      "a game has at most 65,536 actions: split a verb into steps, such as a card first, then its place");
        return firsts[kinds];
    }();
    static constexpr int most_in_a_step = (std::max)({Steps::count...});

    constexpr choice() = default;

    [[nodiscard]] constexpr int index() const { return index_; }
    /// The action with this index; undefined if there is none.
    static constexpr Action from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "there is no action with this index");
        Action made;
        static_cast<choice&>(made).index_ = static_cast<index_number<count>>(index);
        return made;
    }

    /// The index of the first action of the step that this action belongs to.
    static constexpr int step_begin(int index) {
        int begin = 0;
        int end = 0;
        ((begin = index >= end ? end : begin, end += Steps::count), ...);
        return begin;
    }

    /// Is a step crowded (see `crowded_step`): any of them; the one whose first action has this index?
    static constexpr bool any_crowded = (Steps::crowded || ...);
    static constexpr bool crowded(int first) {
        int begin = 0;
        bool found = false;
        ((found |= Steps::crowded && begin == first, begin += Steps::count), ...);
        return found;
    }

    /// Does the action have this verb?
    template <fixed_text Word>
    [[nodiscard]] constexpr bool is() const {
        static_assert(known<Word>, "this game has no such verb");
        return index_ >= firsts[which<Word>] && index_ < firsts[which<Word> + 1];
    }

    /// The thing that goes with this verb, or a tuple if there is not exactly one; undefined if the action has another verb.
    template <fixed_text Word>
    [[nodiscard]] constexpr auto with() const {
        auto const things = with_all<Word>();
        if constexpr (std::tuple_size_v<std::remove_const_t<decltype(things)>> == 1)
            return std::get<0>(things);
        else
            return things;
    }
    /// The same, always as a tuple.
    template <fixed_text Word>
    [[nodiscard]] constexpr typename verb_at<which<Word>>::things with_all() const {
        static_assert(known<Word>, "this game has no such verb");
        LUDO_EXPECTS(is<Word>(), "this action has another verb");
        return verb_at<which<Word>>::with(index_ - firsts[which<Word>]);
    }

    /// Calls `visit(std::type_identity<Verb>(), first)` for each verb, with the index of its first action.
    template <typename Visit>
    static constexpr void each_verb(Visit visit) {
        [&]<std::size_t... Kind>(std::index_sequence<Kind...>) {
            (visit(std::type_identity<verb_at<Kind>>(), firsts[Kind]), ...);
        }(std::make_index_sequence<kinds>());
    }

    /// The word of the action's verb.
    [[nodiscard]] constexpr std::string_view verb() const {
        std::string_view word;
        each_verb([&]<typename Verb>(std::type_identity<Verb>, int first) { word = index_ >= first ? Verb::word : word; });
        return word;
    }

    /// Calls `visit(thing, text)` for each of the action's things. If the texts depend on something, give it as `notation` (see
    /// `text_in`).
    template <typename Visit, typename... Notation>
    constexpr void each_thing(Visit visit, Notation const&... notation) const {
        each_verb([&]<typename Verb>(std::type_identity<Verb>, int first) {
            if (index_ >= first && index_ < first + Verb::count)
                std::apply([&](auto... thing) { (visit(thing, short_text(text_in(thing, notation...))), ...); },
                           Verb::with(index_ - first));
        });
    }

    /// The text: the verb's word and the things. If it depends on something, give that as `notation` (see `text_in`).
    template <typename... Notation>
    [[nodiscard]] constexpr short_text text(Notation const&... notation) const {
        short_text written = verb();
        each_thing([&](auto, std::string_view thing) { (written += ' ') += thing; }, notation...);
        return written;
    }

    template <typename... Notation>
    static constexpr std::optional<Action> parse(std::string_view text, Notation const&... notation) {
        std::optional<Action> found;
        each_verb([&]<typename Verb>(std::type_identity<Verb>, int first) {
            if (int const index = Verb::read(text, notation...); index >= 0)
                found = from_index(first + index);
        });
        return found;
    }

    friend constexpr bool operator==(choice, choice) = default;

protected:
    /// The action with this verb: `make<"turn">(cell)`.
    template <fixed_text Word, typename... Things>
    static constexpr Action make(Things... things) {
        static_assert(known<Word>, "this game has no such verb");
        if constexpr (known<Word>)
            return from_index(firsts[which<Word>] + verb_at<which<Word>>::index(things...));
        else
            return Action();
    }

private:
    index_number<count> index_ = 0;
};

} // namespace ludo
