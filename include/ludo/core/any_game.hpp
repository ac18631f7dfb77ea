#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>

#include <ludo/core/expects.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/core/trivial_variant.hpp>

namespace ludo {

/// The number of a game in a list, from 0; how many actions the games before a number have. (These are functions because not
/// all compilers expand a list of games within a lambda.)
template <typename G, game... Games>
constexpr std::size_t place_of() {
    std::size_t place = 0;
    bool found = false;
    ((found = found || std::is_same_v<G, Games>, place += !found), ...);
    return place;
}
template <std::size_t Number, game... Games>
constexpr int actions_before() {
    std::size_t place = 0;
    int sum = 0;
    ((sum += place++ < Number ? Games::action::count : 0), ...);
    return sum;
}

/// The state of one of a few games.
template <typename Games>
class any_state;
template <game... Games>
class any_state<game_list<Games...>> : public trivial_variant<typename Games::state...> {
public:
    static constexpr bool is_component = true;

    static constexpr std::array names{Games::name...};
    using trivial_variant<typename Games::state...>::trivial_variant;

    /// Returns what `visit(std::type_identity<G>(), state)` returns.
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

    /// Becomes a default state of the game with this number.
    constexpr void become(std::size_t game_number) {
        ((number_of<Games> == game_number
              ? void(*this = any_state(std::integral_constant<std::size_t, number_of<Games>>(), typename Games::state()))
              : void()),
         ...);
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
    static constexpr std::size_t number_of = place_of<G, Games...>();
    template <std::size_t At>
    using game_at = std::type_identity<std::tuple_element_t<At, std::tuple<Games...>>>;
};

/// An action of one of a few games, numbered one game after the other. Games may write different actions alike; which one is
/// meant depends on the game being played.
template <typename Games>
class any_action;
template <game... Games>
class any_action<game_list<Games...>> : public kept_index<any_action<game_list<Games...>>, (0 + ... + Games::action::count)> {
public:
    static constexpr int most_in_a_step = (std::max)({Games::action::most_in_a_step...});
    static_assert(any_action::count <= most_indexed,
                  "the games of a list have at most 65,536 actions together: make lists of fewer games");

    template <game G>
    static constexpr any_action of(typename G::action a) {
        return any_action::from_index(first<G> + a.index());
    }
    /// The index of a game's first action.
    template <game G>
    static constexpr int first = actions_before<place_of<G, Games...>(), Games...>();

    /// Whether it is an action of this game; and which one, undefined if it is of another game.
    template <game G>
    [[nodiscard]] constexpr bool is() const {
        return this->index() >= first<G> && this->index() < first<G> + G::action::count;
    }
    template <game G>
    [[nodiscard]] constexpr typename G::action as() const {
        LUDO_EXPECTS(is<G>(), "this is an action of another game");
        return G::action::from_index(this->index() - first<G>);
    }

    static constexpr int step_begin(int index) {
        int begin = 0;
        each([&]<typename G>(std::type_identity<G>) {
            if (int const own = index - first<G>; 0 <= own && own < G::action::count)
                begin = first<G> + G::action::step_begin(own);
        });
        return begin;
    }

    /// The verbs of all the games, as `choice` has them for one; and the action's own verb and things.
    template <typename Visit>
    static constexpr void each_verb(Visit visit) {
        each([&]<typename G>(std::type_identity<G>) {
            G::action::each_verb([&](auto verb, int begin) { visit(verb, first<G> + begin); });
        });
    }
    [[nodiscard]] constexpr std::string_view verb() const {
        std::string_view word;
        each([&]<typename G>(std::type_identity<G>) { word = is<G>() ? as<G>().verb() : word; });
        return word;
    }
    template <typename Visit>
    constexpr void each_thing(Visit visit) const {
        each([&]<typename G>(std::type_identity<G>) {
            if (is<G>())
                as<G>().each_thing(visit);
        });
    }
    /// The same in the notation of the game being played, if the action belongs to it.
    template <typename Visit>
    constexpr void each_thing(Visit visit, any_state<game_list<Games...>> const& playing) const {
        playing.with_game([&]<typename G>(std::type_identity<G>, auto const& s) {
            is<G>() ? ludo::each_thing<G>(s, as<G>(), visit) : each_thing(visit);
        });
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

    /// The notation in the game being played; an action of another game is written and read as it would be without this.
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

private:
    template <typename Visit>
    static constexpr void each(Visit visit) {
        (visit(std::type_identity<Games>()), ...);
    }
};

} // namespace ludo
