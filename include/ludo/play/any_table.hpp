#pragma once

#include <type_traits>
#include <utility>
#include <variant>

#include <ludo/core/game_list.hpp>
#include <ludo/play/table.hpp>

namespace ludo {

/// A table for one game of a list, chosen at run time; or no table yet.
template <typename Games>
class any_table;

template <game... Games>
class any_table<game_list<Games...>> {
public:
    any_table() = default;
    template <game G>
    any_table(table<G> played) : table_(std::move(played)) {}

    [[nodiscard]] bool empty() const { return table_.index() == 0; }

    /// Returns what `visit(table<G>&)` returns, or what `none()` returns if there is no table.
    template <typename Visit, typename Nobody>
    auto visit(Visit visit, Nobody none) {
        return std::visit(
            [&](auto& held) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(held)>, std::monostate>)
                    return none();
                else
                    return visit(held);
            },
            table_);
    }

private:
    std::variant<std::monostate, table<Games>...> table_;
};

} // namespace ludo
