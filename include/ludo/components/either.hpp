#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <ludo/core/indexed.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// The notation that a thing's text depends on (see `text_in`), if it depends on any.
template <typename T>
struct notation_of {
    friend constexpr bool operator==(notation_of, notation_of) = default;
};
template <typename T>
    requires requires { typename T::notation; }
struct notation_of<T> {
    using notation = typename T::notation;
    friend constexpr bool operator==(notation_of, notation_of) = default;
};

/// A thing of one kind or of another, each written as it is by itself: a cell or a slot, say. The first kind is numbered
/// first. Of cards it can be one of which only the back is in sight; and if the texts of the first kind depend on
/// something, so do these.
template <notated One, notated Other>
class either : public notation_of<One> {
    static constexpr bool has_back = requires(One one) { one.known(); };
    static constexpr std::uint8_t back = 0xff;
    static_assert(One::count + Other::count < back);

public:
    static constexpr int count = One::count + Other::count;

    constexpr either() = default;
    constexpr either(One one) : index_(number(one)) {}
    constexpr either(Other other) : index_(static_cast<std::uint8_t>(One::count + other.index())) {}

    [[nodiscard]] constexpr bool known() const
        requires has_back
    {
        return index_ != back;
    }

    /// Is it of this kind? And which one.
    template <typename Kind>
    [[nodiscard]] constexpr bool is() const {
        return std::is_same_v<Kind, One> == (index_ < One::count || (has_back && index_ == back));
    }
    template <typename Kind>
    [[nodiscard]] constexpr Kind as() const {
        assert(is<Kind>());
        if constexpr (has_back && std::is_same_v<Kind, One>)
            if (index_ == back)
                return Kind();
        return Kind::from_index(std::is_same_v<Kind, One> ? index_ : index_ - One::count);
    }

    [[nodiscard]] constexpr int index() const { return index_; }
    static constexpr either from_index(int index) {
        assert(0 <= index && index < count);
        either found;
        found.index_ = static_cast<std::uint8_t>(index);
        return found;
    }

    template <typename... Notation>
    [[nodiscard]] constexpr short_text text(Notation const&... notation) const {
        return is<One>() ? text_in(as<One>(), notation...) : text_in(as<Other>(), notation...);
    }
    template <typename... Notation>
    static constexpr std::optional<either> parse(std::string_view text, Notation const&... notation) {
        if (auto const one = parse_in<One>(text, notation...))
            return either(*one);
        if (auto const other = parse_in<Other>(text, notation...))
            return either(*other);
        return std::nullopt;
    }

    friend constexpr bool operator==(either, either) = default;

private:
    static constexpr std::uint8_t number(One one) {
        if constexpr (has_back)
            if (!one.known())
                return back;
        return static_cast<std::uint8_t>(one.index());
    }

    std::uint8_t index_ = 0;
};

} // namespace ludo
