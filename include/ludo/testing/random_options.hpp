#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/notated.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/wrong_with.hpp>

namespace ludo::testing {

/// All values of an option, if they are few: of a bool, of an enumeration, of a range of at most a hundred numbers.
template <typename Options, typename T>
std::vector<T> few_values([[maybe_unused]] option<Options, T> const& of) {
    std::vector<T> values;
    if constexpr (std::is_same_v<T, bool>)
        values = {false, true};
    else if constexpr (named_enum<T>)
        for (std::size_t value = 0; value < names(T()).size(); ++value)
            values.push_back(static_cast<T>(value));
    else if constexpr (option<Options, T>::is_number)
        for (std::int64_t value = of.least; value <= of.most && std::int64_t{of.most} - of.least < 100; ++value)
            values.push_back(static_cast<T>(value));
    return values;
}

/// Random options that a table might agree on. In a short range, all values are equally likely; in a long range, mostly the
/// default and the lower end are chosen. If `validate` accepts none of many, the default options.
template <game G>
typename G::options random_options(rng& luck) {
    auto const below = [&](auto n) { return n < 2 ? 0 : static_cast<int>(luck.below(static_cast<std::uint32_t>(n))); };
    for (int attempt = 0; attempt < 10000; ++attempt) {
        typename G::options chosen{};
        for_each_option<G>([&](auto const& each) {
            auto& value = chosen.*each.member;
            using type = std::remove_reference_t<decltype(value)>;
            if (auto const few = few_values(each); !few.empty())
                value = few[static_cast<std::size_t>(below(few.size()))];
            else if constexpr (std::is_same_v<type, seat>)
                value = seat(below(player_range(G::seats).most));
            else if constexpr (notated<type>)
                value = type::from_index(below(type::count));
            else if constexpr (written<type>)
                value = below(2) == 1 ? type::any(luck) : value;
            else if constexpr (std::is_integral_v<type>)
                if (below(2) == 1)
                    value = static_cast<type>(each.least + below((std::max)(10, static_cast<int>(value) + 3)));
        });
        if (!wrong_with<G>(chosen))
            return chosen;
    }
    return {};
}

} // namespace ludo::testing
