#pragma once

#include <type_traits>

#include <ludo/core/game_list.hpp>

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
    auto const table = ludo::load<G>(record);
    if (!table) {
        wrong = table.error();
        return nullptr;
    }
    return std::make_unique<seated<G>>(*table);
}

template <typename Games>
constexpr part part_of() {
    return {.list =
                [](std::vector<known_game>& to) {
                    Games::each([&]<typename G>(std::type_identity<G>) {
                        to.push_back({G::name, G::title, G::seats.least, G::seats.most});
                    });
                },
            .deal =
                [](std::string_view name, int players, std::uint64_t seed, std::vector<chosen_option> const& options,
                   std::string& wrong) {
                    std::unique_ptr<game> made;
                    Games::find(name,
                                [&]<typename G>(std::type_identity<G>) { made = deal_one<G>(players, seed, options, wrong); });
                    return made;
                },
            .load =
                [](std::string_view name, std::string_view record, std::string& wrong) {
                    std::unique_ptr<game> made;
                    Games::find(name, [&]<typename G>(std::type_identity<G>) { made = load_one<G>(record, wrong); });
                    return made;
                }};
}

} // namespace terminal
