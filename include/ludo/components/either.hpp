#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include <ludo/core/expects.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/notated.hpp>
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

/// A thing of one kind or of another (a cell or a slot, say), each with its own notation. The first kind is numbered first. If
/// that is a card, it may be one that shows only its back; and if its texts depend on something, so do these.
template <notated One, notated Other>
class either : public notation_of<One> {
    static constexpr bool has_back = requires(One one) { one.known(); };
    using number_type = index_number<One::count + Other::count + 1>;
    static constexpr number_type back = static_cast<number_type>(-1);
    static_assert(One::count + Other::count < most_indexed, "two kinds have at most 65,535 things together");

public:
    static constexpr int count = One::count + Other::count;
    static constexpr std::string_view kind = kind_of<One>();

    constexpr either() = default;
    constexpr either(One one) : index_(number(one)) {}
    constexpr either(Other other) : index_(static_cast<number_type>(One::count + other.index())) {}

    [[nodiscard]] constexpr bool known() const
        requires has_back
    {
        return index_ != back;
    }

    /// Whether it is of this kind; and which one, undefined if it is of the other kind.
    template <typename Kind>
    [[nodiscard]] constexpr bool is() const {
        return std::is_same_v<Kind, One> == (index_ < One::count || (has_back && index_ == back));
    }
    template <typename Kind>
    [[nodiscard]] constexpr Kind as() const {
        LUDO_EXPECTS((is<Kind>()), "it is of the other kind");
        if constexpr (has_back && std::is_same_v<Kind, One>)
            if (index_ == back)
                return Kind();
        return Kind::from_index(std::is_same_v<Kind, One> ? index_ : index_ - One::count);
    }

    /// Its number; undefined for the back of a card. And the thing with this number; undefined if there is none.
    [[nodiscard]] constexpr int index() const { return index_; }
    static constexpr either from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "there is nothing with this number");
        either found;
        found.index_ = static_cast<number_type>(index);
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
    static constexpr number_type number(One one) {
        if constexpr (has_back)
            if (!one.known())
                return back;
        return static_cast<number_type>(one.index());
    }

    number_type index_ = 0;
};

} // namespace ludo
