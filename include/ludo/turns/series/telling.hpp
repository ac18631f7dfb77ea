#pragma once

#include <optional>
#include <type_traits>

#include <ludo/core/any_game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/telling.hpp>

namespace ludo {

/// What happens in a match, in words: what the games say, and that one of them ends. `Series` is the match.
template <typename Series>
struct series_telling {
    using options = typename Series::options;
    using games = typename Series::games;
    static constexpr int places = 256, remarks_of_a_game = 16; // each game has its own

    static constexpr named_place place(options const& chosen, int number) {
        return Series::with_options(chosen, number / places, [&]<typename G>(std::type_identity<G>, auto const& inner) {
            return place_with<G>(inner, number % places);
        });
    }
    static constexpr short_text piece(options const& chosen, int kind) {
        return Series::with_options(
            chosen, 0, [&]<typename G>(std::type_identity<G>, auto const& inner) { return piece_with<G>(inner, kind); });
    }
    static constexpr lying lies(auto const& s, int number) {
        return s.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
            return number / places == s.number ? lies_at<G>(inner, number % places) : lying::unsaid;
        });
    }

    static constexpr bool names_steps(auto const& s) {
        return s.playing.with_game(
            []<typename G>(std::type_identity<G>, auto const& inner) { return ludo::names_steps<G>(inner); });
    }
    /// What a game looks like after its last action nobody sees in a match: then `after` is as it was before.
    static constexpr void steps(auto const& before, auto done, auto const& after, auto& steps) {
        before.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
            moved_by<std::remove_reference_t<decltype(steps)>> within{steps, before.number * places};
            auto const& then = after.number == before.number ? after.playing.template as<G>() : inner;
            if constexpr (requires { G::telling::steps(inner, done.template as<G>(), then, within); })
                G::telling::steps(inner, done.template as<G>(), then, within);
        });
    }

    static constexpr void secret_steps(auto const& before, auto const& after, auto& steps) {
        before.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& inner) {
            moved_by<std::remove_reference_t<decltype(steps)>> within{steps, before.number * places};
            auto const& then = after.number == before.number ? after.playing.template as<G>() : inner;
            if constexpr (requires { G::telling::secret_steps(inner, then, within); })
                G::telling::secret_steps(inner, then, within);
        });
    }

    template <typename State>
    static constexpr bool deals(State const& before, State const& after) {
        return after.number > before.number || before.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& was) {
            return after.playing.with_game([&]<typename Now>(std::type_identity<Now>, auto const& is) {
                if constexpr (std::is_same_v<G, Now> && requires { Now::telling::deals(was, is); })
                    return Now::telling::deals(was, is);
                else
                    return false;
            });
        });
    }

    static constexpr std::optional<words_for> words(auto done) {
        std::optional<words_for> found;
        games::each([&]<typename G>(std::type_identity<G>) {
            if (done.template is<G>())
                found = words_for_action<G>(done.template as<G>());
        });
        return found;
    }
    /// As the first game has it that calls it otherwise than usual.
    static constexpr phrase in_secret = [] {
        phrase const usual = words_in_secret<void>;
        phrase found = usual;
        games::each(
            [&]<typename G>(std::type_identity<G>) { found = found.english == usual.english ? words_in_secret<G> : found; });
        return found;
    }();
    static constexpr stock_words stock = [] {
        stock_words found;
        games::each([&]<typename G>(std::type_identity<G>) {
            found = found.called.french == stock_words().called.french ? words_for_stock<G> : found;
        });
        return found;
    }();
    template <typename Thing>
    static constexpr std::optional<phrase> in_words(Thing thing) {
        std::optional<phrase> found;
        games::each([&]<typename G>(std::type_identity<G>) { found = found ? found : words_of<G>(thing); });
        return found;
    }
    static constexpr std::optional<phrase> piece_in_words(int kind) {
        std::optional<phrase> found;
        games::each([&]<typename G>(std::type_identity<G>) { found = found ? found : words_of_piece<G>(kind); });
        return found;
    }

    static constexpr phrase remark(int number) {
        phrase found;
        int before = number;
        games::each([&]<typename G>(std::type_identity<G>) {
            if (0 <= before && before < remarks_of_a_game)
                found = remark_with<G>(before);
            before -= remarks_of_a_game;
        });
        return found;
    }
    template <typename State>
    static constexpr void remarks(State const& before, auto const& done, State const& after, auto say) {
        if (ends_game(before, after))
            return;
        int const first = static_cast<int>(before.playing.index()) * remarks_of_a_game;
        before.playing.with_game([&]<typename G>(std::type_identity<G>, auto const& was) {
            after.playing.with_game([&]<typename Now>(std::type_identity<Now>, auto const& is) {
                if constexpr (std::is_same_v<G, Now>) {
                    auto const inner = done ? std::optional(done->template as<G>()) : std::nullopt;
                    if constexpr (requires { G::telling::remarks(was, inner, is, say); })
                        G::telling::remarks(was, inner, is, [&](int which, int value) { say(first + which, value); });
                }
            });
        });
    }

    static constexpr bool ends_game(auto const& before, auto const& after) {
        return before.number != after.number || (Series::turn(after) == nobody && !(Series::turn(before) == nobody));
    }

private:
    template <typename Steps>
    struct moved_by {
        Steps& outer;
        int first;
        constexpr void turn_over(int place) { outer.turn_over(first + place); }
        constexpr void move_unknown(int number, int from, int to) { outer.move_unknown(number, first + from, first + to); }
        constexpr void gather(int from, int to, auto... stays) { outer.gather(first + from, first + to, stays...); }
        constexpr void move(int kind, int from, int to) { outer.move(kind, first + from, first + to); }
    };
};

} // namespace ludo
