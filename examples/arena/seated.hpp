#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include <ludo/search.hpp>

#include "players.hpp"

namespace arena {

/// Somebody who plays one game, whoever that is.
template <ludo::game G>
class seated {
public:
    virtual ~seated() = default;
    virtual typename G::action choose(ludo::view<G> const& seen, ludo::rng& luck) = 0;
    virtual bool wants_to_watch() const { return false; }
    virtual void watch(ludo::view<G> const&) {}
};

/// One of the library's players, with the memory that it thinks in.
template <ludo::game G, typename Player>
class thinker : public seated<G> {
public:
    explicit thinker(Player player) : player_(std::move(player)) {}
    thinker(Player player, std::uint64_t iterations, std::uint64_t nodes) : memory_(nodes), player_(std::move(player)) {
        player_.memory = memory_;
        player_.budget = {iterations};
    }
    typename G::action choose(ludo::view<G> const& seen, ludo::rng& luck) override { return player_.choose(seen, luck); }
    bool wants_to_watch() const override {
        return requires(Player& one, ludo::view<G> const& seen) { one.watch(seen); };
    }
    void watch(ludo::view<G> const& seen) override { ludo::let_watch(player_, seen); }

private:
    std::vector<ludo::search_node> memory_;
    Player player_;
};

/// Any of these as a player of the library, which may be forgetful.
template <ludo::game G>
struct anybody {
    std::unique_ptr<seated<G>> who;
    typename G::action choose(ludo::view<G> const& seen, ludo::rng& luck) { return who->choose(seen, luck); }
};

/// Takes a seat for one game; `luck` is for what is forgotten.
template <ludo::game G>
std::unique_ptr<seated<G>> sit_down(player_name const& named, std::uint64_t luck) {
    if (named.half_life) {
        player_name whole = named;
        whole.half_life.reset();
        ludo::forgetful<anybody<G>> fading({sit_down<G>(whole, luck)}, *named.half_life, luck);
        return std::make_unique<thinker<G, ludo::forgetful<anybody<G>>>>(std::move(fading));
    }
    std::uint64_t const nodes = 2 * named.iterations + 100;
    switch (named.how) {
    case thinking::ismcts:
        if constexpr (ludo::hinting<G>)
            if (named.hinted) {
                using hinted = ludo::ismcts<ludo::iterations, ludo::hinted_rollout>;
                return std::make_unique<thinker<G, hinted>>(hinted(), named.iterations, nodes);
            }
        return std::make_unique<thinker<G, ludo::ismcts<>>>(ludo::ismcts<>(), named.iterations, nodes);
    case thinking::flat:
        return std::make_unique<thinker<G, ludo::flat_monte_carlo<>>>(ludo::flat_monte_carlo<>(), named.iterations,
                                                                      std::uint64_t{G::action::most_in_a_step});
    case thinking::hint: return std::make_unique<thinker<G, ludo::hinted_player>>(ludo::hinted_player());
    case thinking::random: break;
    default: break;
    }
    return std::make_unique<thinker<G, ludo::random_player>>(ludo::random_player());
}

} // namespace arena
