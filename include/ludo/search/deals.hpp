#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <tuple>
#include <type_traits>

#include <ludo/core/expects.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/lay_out.hpp>
#include <ludo/core/wrong_with.hpp>

namespace ludo {

/// All the deals of a small game, for programs that go through them instead of drawing some. Deals that lead to the same first
/// state (cards that look alike, heaps without an order) are one, with the number of ways in which it can be dealt.
template <game G>
    requires lays_out<G>
class deals {
    using options = typename G::options;
    using pack = std::remove_cvref_t<decltype(G::pack(options()))>;
    using card = typename pack::value_type;
    static constexpr std::size_t cards = std::tuple_size_v<pack>;

public:
    /// Counts them, up to `most`. Undefined if something is wrong with the options.
    constexpr explicit deals(options const& chosen = {}, std::uint64_t most = 1'000'000) : chosen_(chosen) {
        LUDO_EXPECTS(!wrong_with<G>(chosen), "the options are wrong: ask `wrong_with` first");
        std::size_t at = 0;
        each_heap<G>(chosen, [&](int size) {
            std::size_t const end = at + static_cast<std::size_t>(size);
            LUDO_EXPECTS(end <= cards, "the heaps have more cards than the pack");
            while (at < end)
                heap_end_[at++] = end;
        });
        LUDO_EXPECTS(at == cards, "the heaps have fewer cards than the pack");
        for (card each : G::pack(chosen))
            ++box_[static_cast<std::size_t>(each.index())];
        bool const all = walk([&](pack const&, std::uint64_t ways) {
            bool const counted = size_ < most && ways > 0 && ways <= (std::numeric_limits<std::uint64_t>::max)() - ways_;
            size_ += counted;
            ways_ += counted ? ways : 0;
            return counted;
        });
        if (!all)
            problem_ = "the game has too many deals to go through all of them: draw some with `deal`";
    }

    /// Why there is nothing to go through; nullptr if there is. Then: how many different deals there are, and in how many ways, all
    /// equally likely, they can be dealt.
    [[nodiscard]] constexpr char const* problem() const { return problem_; }
    [[nodiscard]] constexpr std::uint64_t size() const { return problem_ ? 0 : size_; }
    [[nodiscard]] constexpr std::uint64_t ways() const { return problem_ ? 0 : ways_; }

    /// Calls `visit(state, ways)` for each first state, with the number of ways that lead to it.
    template <typename Visit>
    constexpr void each(Visit visit) const {
        if (!problem_)
            walk([&](pack const& from_top, std::uint64_t ways) { return visit(G::lay_out(chosen_, from_top), ways), true; });
    }

private:
    /// A pack while it is put together from the top: what is left, and in how many ways what lies there could be drawn.
    struct heaps {
        pack from_top;
        std::array<std::size_t, static_cast<std::size_t>(card::count)> left;
    };

    /// Goes on until `visit` answers false; was it never?
    template <typename Visit>
    constexpr bool walk(Visit visit) const {
        heaps under_way{G::pack(chosen_), box_};
        return put(under_way, 0, 0, 0, 1, visit);
    }

    /// Puts a card in the place `at`, and goes on. The kinds of the cards in a heap ascend, so no heap comes twice: the next card is of
    /// kind `least`, of which the heap has `alike`, or of a higher one. Choosing k of n equal cards multiplies `ways` by n over k; a
    /// `ways` of 0 stands for an overflow.
    template <typename Visit>
    constexpr bool put(heaps& now, std::size_t at, std::size_t least, std::uint64_t alike, std::uint64_t ways, Visit& visit) const {
        if (at == cards)
            return visit(now.from_top, ways);
        if (at > 0 && heap_end_[at] != heap_end_[at - 1])
            least = alike = 0;
        std::size_t enough = 0; // cards from this kind on: they must fill the heap
        for (std::size_t kind = least; kind < now.left.size(); ++kind)
            enough += now.left[kind];
        for (std::size_t kind = least; kind < now.left.size() && enough >= heap_end_[at] - at; enough -= now.left[kind++]) {
            std::uint64_t const here = kind == least ? alike + 1 : 1, left = now.left[kind];
            if (left == 0)
                continue;
            bool const fits = ways <= (std::numeric_limits<std::uint64_t>::max)() / left;
            now.from_top[at] = card::from_index(static_cast<int>(kind));
            --now.left[kind];
            bool const on = put(now, at + 1, kind, here, fits ? ways * left / here : 0, visit);
            ++now.left[kind];
            if (!on)
                return false;
        }
        return true;
    }

    options chosen_;
    char const* problem_ = nullptr;
    std::uint64_t size_ = 0;
    std::uint64_t ways_ = 0;
    std::array<std::size_t, cards> heap_end_{};
    std::array<std::size_t, static_cast<std::size_t>(card::count)> box_{};
};

} // namespace ludo
