#pragma once

#include <type_traits>

#include <ludo/io/text.hpp>

namespace ludo {

/// If the notation of things depends on something in the state (`G::notation`), this keeps it while parts of the state are written or
/// read.
class json_notation {
public:
    template <typename G>
    static json_notation of([[maybe_unused]] typename G::state const& s, json_notation outer) {
        if constexpr (requires { G::notation(s); }) {
            outer.kept_ = &G::notation(s);
            outer.kind_ = &kind_of<std::remove_cvref_t<decltype(G::notation(s))>>;
        }
        return outer;
    }

    /// Calls `use` with the notation of these things, if there is one, or else without.
    template <typename T, typename Use>
    auto with(Use use) const {
        if constexpr (requires { typename T::notation; })
            if (kind_ == &kind_of<typename T::notation>)
                return use(*static_cast<typename T::notation const*>(kept_));
        return use();
    }

private:
    template <typename T>
    static constexpr char kind_of{};

    void const* kept_ = nullptr;
    char const* kind_ = nullptr;
};

} // namespace ludo
