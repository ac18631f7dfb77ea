#pragma once

#include <ludo/core/rule.hpp>

namespace ludo {

/// The answer to an action: it was played, or there is a rule that it breaks (and nothing happened).
class [[nodiscard]] verdict {
public:
    constexpr verdict(rule const* broken) : broken_(broken) {}

    constexpr explicit operator bool() const { return broken_ == nullptr; }

    /// The rule that was broken, or nullptr.
    [[nodiscard]] constexpr rule const* broken() const { return broken_; }

private:
    rule const* broken_;
};

} // namespace ludo
