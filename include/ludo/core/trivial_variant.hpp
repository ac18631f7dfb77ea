#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include <ludo/core/expects.hpp>

namespace ludo {

/// The parts of a `trivial_variant`, of which only one exists at a time.
template <typename First, typename... Rest>
union variant_parts {
    First first;
    variant_parts<Rest...> rest;

    constexpr explicit variant_parts(std::integral_constant<std::size_t, 0>, First const& value) : first(value) {}
    template <std::size_t At, typename T>
    constexpr explicit variant_parts(std::integral_constant<std::size_t, At>, T const& value)
        : rest(std::integral_constant<std::size_t, At - 1>(), value) {}

    template <std::size_t At, typename Parts>
    static constexpr auto& get(Parts& parts) {
        if constexpr (At == 0)
            return parts.first;
        else
            return variant_parts<Rest...>::template get<At - 1>(parts.rest);
    }
};
template <typename Only>
union variant_parts<Only> {
    Only first;

    constexpr explicit variant_parts(std::integral_constant<std::size_t, 0>, Only const& value) : first(value) {}

    template <std::size_t, typename Parts>
    static constexpr auto& get(Parts& parts) {
        return parts.first;
    }
};

/// A value of one of a few types, told apart by their number; at first, one of the first type. It is copied as bytes if they
/// all are; not every library lets a `std::variant` be that and change at compile time.
template <typename... Types>
class trivial_variant {
    using parts = variant_parts<Types...>;
    using indices = std::index_sequence_for<Types...>;
    template <std::size_t At>
    using number = std::integral_constant<std::size_t, At>;

public:
    static constexpr std::size_t count = sizeof...(Types);
    static_assert(count <= 256, "a value has one of at most 256 types");

    constexpr trivial_variant() : parts_(number<0>(), {}) {}
    template <std::size_t At, typename T>
    constexpr trivial_variant(number<At> at, T const& value) : parts_(at, value), at_(static_cast<std::uint8_t>(At)) {}

    [[nodiscard]] constexpr std::size_t index() const { return at_; }

    /// The value, of the type with this number; undefined if it has another type.
    template <std::size_t At>
    [[nodiscard]] constexpr auto& get() {
        LUDO_EXPECTS(at_ == At, "the value has another type");
        return parts::template get<At>(parts_);
    }
    template <std::size_t At>
    [[nodiscard]] constexpr auto const& get() const {
        LUDO_EXPECTS(at_ == At, "the value has another type");
        return parts::template get<At>(parts_);
    }

    /// Returns what `visit(number, value)` returns.
    template <typename Visit>
    constexpr auto visit(Visit&& visit) {
        return at_number<0>(*this, visit);
    }
    template <typename Visit>
    constexpr auto visit(Visit&& visit) const {
        return at_number<0>(*this, visit);
    }

    friend constexpr bool operator==(trivial_variant const& one, trivial_variant const& other) {
        return one.at_ == other.at_ &&
               one.visit([&]<std::size_t At>(number<At>, auto const& value) { return value == other.template get<At>(); });
    }

private:
    template <std::size_t At, typename Self, typename Visit>
    static constexpr auto at_number(Self& self, Visit&& visit) {
        if constexpr (At + 1 < count)
            if (self.at_ != At)
                return at_number<At + 1>(self, visit);
        return visit(number<At>(), self.template get<At>());
    }

    parts parts_;
    std::uint8_t at_ = 0;
};

} // namespace ludo
