#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "parts.hpp"
#include "seated.hpp"

namespace terminal {

template <ludo::game G>
std::unique_ptr<game> deal_one(int players, std::uint64_t seed, std::vector<chosen_option> const& options, std::string& wrong) {
    typename G::options chosen;
    wrong = ludo::set_option<G>(chosen, "players", std::to_string(players));
    for (chosen_option const& each : options)
        if (wrong.empty())
            wrong = ludo::set_option<G>(chosen, each.name, each.value);
    if (!wrong.empty())
        return nullptr;
    auto const table = std::make_unique<ludo::table<G>>(chosen, seed);
    if (table->problem()) {
        wrong = table->problem();
        return nullptr;
    }
    return std::make_unique<seated<G>>(*table);
}

template <ludo::game G>
std::unique_ptr<game> load_one(std::string_view record, std::string& wrong) {
    auto const table = ludo::load_text<G>(record);
    if (!table) {
        wrong = table.error();
        return nullptr;
    }
    return std::make_unique<seated<G>>(*table);
}

template <ludo::game G>
constexpr part part_of() {
    return {{G::name, G::title, G::seats.least, G::seats.most, {}}, deal_one<G>, load_one<G>};
}

/// The parts of these games.
template <typename Games>
std::vector<part> parts_of() {
    std::vector<part> all;
    Games::each([&]<typename G>(std::type_identity<G>) { all.push_back(part_of<G>()); });
    return all;
}

} // namespace terminal
