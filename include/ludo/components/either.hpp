#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A thing of one kind or of another, each written as it is by itself: a cell or a slot, say. The first kind is numbered
/// first.
template <notated One, notated Other>
class either {
    static_assert(One::count + Other::count <= 255);

public:
    static constexpr int count = One::count + Other::count;

    constexpr either() = default;
    constexpr either(One one) : index_(static_cast<std::uint8_t>(one.index())) {}
    constexpr either(Other other) : index_(static_cast<std::uint8_t>(One::count + other.index())) {}

    /// Is it of this kind? And which one.
    template <typename Kind>
    [[nodiscard]] constexpr bool is() const {
        return std::is_same_v<Kind, One> == (index_ < One::count);
    }
    template <typename Kind>
    [[nodiscard]] constexpr Kind as() const {
        assert(is<Kind>());
        return Kind::from_index(std::is_same_v<Kind, One> ? index_ : index_ - One::count);
    }

    [[nodiscard]] constexpr int index() const { return index_; }
    static constexpr either from_index(int index) {
        assert(0 <= index && index < count);
        either found;
        found.index_ = static_cast<std::uint8_t>(index);
        return found;
    }

    [[nodiscard]] constexpr short_text text() const { return is<One>() ? as<One>().text() : as<Other>().text(); }
    static constexpr std::optional<either> parse(std::string_view text) {
        if (auto const one = One::parse(text))
            return either(*one);
        if (auto const other = Other::parse(text))
            return either(*other);
        return std::nullopt;
    }

    friend constexpr bool operator==(either, either) = default;

private:
    std::uint8_t index_ = 0;
};

} // namespace ludo
