#pragma once

namespace ludo {

/// False for every type, once there is one: `static_assert(always_false<T>, "what is missing")` in a branch of a template that is
/// taken only where something is missing.
template <typename>
inline constexpr bool always_false = false;

} // namespace ludo
