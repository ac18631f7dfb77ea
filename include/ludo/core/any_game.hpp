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

#include <ludo/core/game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/one_of.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// The state of one of a few games.
template <typename Games>
class any_state;
template <game... Games>
class any_state<game_list<Games...>> : public one_of<typename Games::state...> {
public:
    static constexpr std::array names{Games::name...};
    using one_of<typename Games::state...>::one_of;

    /// Answers with what `visit(std::type_identity<G>(), state)` says.
    template <typename Visit>
    constexpr auto with_game(Visit visit) {
        return this->visit(
            [&]<std::size_t At>(std::integral_constant<std::size_t, At>, auto& s) { return visit(game_at<At>(), s); });
    }
    template <typename Visit>
    constexpr auto with_game(Visit visit) const {
        return this->visit(
            [&]<std::size_t At>(std::integral_constant<std::size_t, At>, auto& s) { return visit(game_at<At>(), s); });
    }

    /// Becomes the first state of the game with that number.
    constexpr void become(std::size_t game_number) {
        std::size_t at = 0;
        [&]<std::size_t... At>(std::index_sequence<At...>) {
            ((at++ == game_number ? void(*this = any_state(std::integral_constant<std::size_t, At>(), typename Games::state()))
                                  : void()),
             ...);
        }(std::index_sequence_for<Games...>());
    }

    template <game G>
    [[nodiscard]] constexpr bool is() const {
        return this->index() == number_of<G>;
    }
    template <game G>
    [[nodiscard]] constexpr typename G::state const& as() const {
        return this->template get<number_of<G>>();
    }

    friend constexpr bool operator==(any_state const&, any_state const&) = default;

private:
    template <typename G>
    static constexpr std::size_t number_of = [] {
        std::size_t number = 0, found = sizeof...(Games);
        ((found = std::is_same_v<G, Games> ? number : found, ++number), ...);
        return found;
    }();
    template <std::size_t At>
    using game_at = std::type_identity<std::tuple_element_t<At, std::tuple<Games...>>>;
};

/// An action of one of a few games: theirs are numbered one game after the other. Some games have actions of the same
/// notation; which is meant is clear once it is known which game is played.
template <typename Games>
class any_action;
template <game... Games>
class any_action<game_list<Games...>> {
public:
    static constexpr int count = (0 + ... + Games::action::count);
    static constexpr int most_in_a_step = std::max({Games::action::most_in_a_step...});
    static_assert(count <= 65536);

    constexpr any_action() = default;
    template <game G>
    static constexpr any_action of(typename G::action a) {
        return from_index(first<G> + a.index());
    }
    /// The number of a game's first action.
    template <game G>
    static constexpr int first = [] {
        int sum = 0;
        bool found = false;
        ((found = found || std::is_same_v<G, Games>, sum += found ? 0 : Games::action::count), ...);
        return sum;
    }();

    [[nodiscard]] constexpr int index() const { return index_; }
    static constexpr any_action from_index(int index) {
        assert(0 <= index && index < count);
        any_action made;
        made.index_ = static_cast<std::uint16_t>(index);
        return made;
    }

    /// Is it an action of this game? And which one.
    template <game G>
    [[nodiscard]] constexpr bool is() const {
        return index_ >= first<G> && index_ < first<G> + G::action::count;
    }
    template <game G>
    [[nodiscard]] constexpr typename G::action as() const {
        return G::action::from_index(index_ - first<G>);
    }

    static constexpr int step_begin(int index) {
        int begin = 0;
        each([&]<typename G>(std::type_identity<G>) {
            if (int const own = index - first<G>; 0 <= own && own < G::action::count)
                begin = first<G> + G::action::step_begin(own);
        });
        return begin;
    }

    [[nodiscard]] constexpr short_text text() const {
        short_text written;
        each([&]<typename G>(std::type_identity<G>) {
            if (is<G>())
                written = as<G>().text();
        });
        return written;
    }
    static constexpr std::optional<any_action> parse(std::string_view text) {
        std::optional<any_action> found;
        each([&]<typename G>(std::type_identity<G>) {
            if (auto const a = G::action::parse(text); a && !found)
                found = of<G>(*a);
        });
        return found;
    }

    /// The notation in the game that is played; what is not of that game is read as it would be elsewhere.
    [[nodiscard]] constexpr short_text text(any_state<game_list<Games...>> const& playing) const {
        return playing.with_game(
            [&]<typename G>(std::type_identity<G>, auto const& s) { return is<G>() ? text_of<G>(s, as<G>()) : text(); });
    }
    static constexpr std::optional<any_action> parse(std::string_view text, any_state<game_list<Games...>> const& playing) {
        return playing.with_game([&]<typename G>(std::type_identity<G>, auto const& s) {
            auto const a = action_of<G>(s, text);
            return a ? std::optional(of<G>(*a)) : parse(text);
        });
    }

    friend constexpr bool operator==(any_action, any_action) = default;

private:
    template <typename Visit>
    static constexpr void each(Visit visit) {
        (visit(std::type_identity<Games>()), ...);
    }

    std::uint16_t index_ = 0;
};

} // namespace ludo
