#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/play/view.hpp>
#include <ludo/search/player.hpp>

namespace ludo {

/// Makes a seat forget pieces that lie face down: those of which `faded(place, kind)` is true. Every part of the state that has
/// `forget` is asked, in a match those of the game that is played; most games have none, and forget nothing.
template <game G, typename Faded>
constexpr void forget_faded(typename G::state& seen, [[maybe_unused]] Faded faded) {
    int first = 0; // the places of several parts are numbered one after the other
    each_member(seen, [&]<typename Part>(auto, [[maybe_unused]] Part& part) {
        auto const here = [&](int place, int kind) { return faded(first + place, kind); };
        if constexpr (requires { part.with_game([](auto, auto&) {}); })
            part.with_game([&]<typename Inner>(std::type_identity<Inner>, auto& inner) { forget_faded<Inner>(inner, here); });
        else if constexpr (requires { part.forget(here); }) {
            part.forget(here);
            first += Part::place_count;
        }
    });
}

/// A player whose memory fades: of what it has seen it has forgotten half after `half_life` looks at the table, and three
/// quarters after twice as many. It looks after each action if it is shown them (`watch`), or else at its own turns. What it has
/// forgotten it imagines anew. In games where nothing is turned back it plays as the player does that it is made of.
///
/// It remembers one game: make a new one for each game and seat.
template <typename Player>
class forgetful {
public:
    constexpr forgetful(Player player, std::uint32_t half_life, std::uint64_t seed = 0)
        : player_(std::move(player)), half_life_(half_life), luck_(seed) {}

    /// Looks at the table.
    template <game G>
    constexpr void watch(view<G> const& seen) {
        look(seen);
        watched_ = true;
        let_watch(player_, seen);
    }

    /// What it still knows of what its seat has seen: a view of a world that it may believe in.
    template <game G>
    constexpr view<G> recalled(view<G> const& seen, rng& luck) {
        if (!std::exchange(watched_, false))
            look(seen);
        typename G::state less = seen.state();
        bool any = false;
        forget_faded<G>(less, [&](int place, int) {
            bool const faded = place < most_places && remembered_[number(place)].until <= now_;
            any |= faded;
            return faded;
        });
        return any ? view<G>(G::determinize(less, luck), seen.viewer()) : seen;
    }

    template <game G>
    constexpr typename G::action choose(view<G> const& seen, rng& luck) {
        return player_.choose(recalled(seen, luck), luck);
    }
    template <game G>
    constexpr auto think(view<G> const& seen, rng& luck) {
        return player_.think(recalled(seen, luck), luck);
    }

private:
    static constexpr int most_places = 256; // what lies on others is never forgotten
    struct memory {
        int kind = -1;
        std::uint64_t last = 0;  // when it was last there face down
        std::uint64_t until = 0; // when it is forgotten
    };
    static constexpr std::size_t number(int place) { return static_cast<std::size_t>(place); }

    /// What was not known before, and what lay open at the last look, is remembered anew.
    template <game G>
    constexpr void look(view<G> const& seen) {
        ++now_;
        typename G::state same = seen.state();
        forget_faded<G>(same, [&](int place, int kind) {
            if (place < most_places) {
                memory& one = remembered_[number(place)];
                if (one.kind != kind || one.last + 1 != now_)
                    one.until = now_ + lifetime();
                one.kind = kind;
                one.last = now_;
            }
            return false;
        });
    }

    /// As many half-lives as a coin shows heads in a row, and some part of another.
    constexpr std::uint64_t lifetime() {
        if (half_life_ == 0)
            return 0;
        std::uint64_t const heads = static_cast<std::uint64_t>(std::countr_one(luck_.draw()));
        return heads * half_life_ + 1 + luck_.below(half_life_);
    }

    Player player_;
    std::uint32_t half_life_;
    rng luck_;
    std::uint64_t now_ = 0;
    bool watched_ = false;
    std::array<memory, number(most_places)> remembered_{};
};

} // namespace ludo
