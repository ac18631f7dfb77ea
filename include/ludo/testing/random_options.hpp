#pragma once

#include <algorithm>
#include <cstdint>
#include <type_traits>

#include <ludo/core/game.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/wrong_with.hpp>

namespace ludo::testing {

/// Random options that a table might agree on. In a short range, all values are equally likely; in a long range, mostly the
/// default and the lower end are chosen. If `validate` accepts none of many, the default options.
template <game G>
typename G::options random_options(rng& luck) {
    auto const below = [&](int n) { return n < 2 ? 0 : static_cast<int>(luck.below(static_cast<std::uint32_t>(n))); };
    for (int attempt = 0; attempt < 10000; ++attempt) {
        typename G::options chosen{};
        for_each_option<G>([&](auto const& each) {
            auto& value = chosen.*each.member;
            using type = std::remove_reference_t<decltype(value)>;
            if constexpr (std::is_same_v<type, bool>)
                value = below(2) == 1;
            else if constexpr (std::is_same_v<type, seat>)
                value = seat(below(player_range(G::seats).most));
            else if constexpr (named_enum<type>)
                value = static_cast<type>(below(static_cast<int>(names(value).size())));
            else if constexpr (notated<type>)
                value = type::from_index(below(type::count));
            else if constexpr (written<type>)
                value = below(2) == 1 ? type::any(luck) : value;
            else if constexpr (std::is_integral_v<type>) {
                if (std::int64_t{each.most} - each.least < 100)
                    value = static_cast<type>(each.least + below(each.most - each.least + 1));
                else if (below(2) == 1)
                    value = static_cast<type>(each.least + below((std::max)(10, static_cast<int>(value) + 3)));
            }
        });
        if (!wrong_with<G>(chosen))
            return chosen;
    }
    return {};
}

} // namespace ludo::testing
