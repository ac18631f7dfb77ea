#pragma once

#include <version>

#include <ludo/core/expects.hpp>

#if defined(__cpp_lib_expected)

#include <expected>

namespace ludo {
using std::expected;
using std::unexpected;
} // namespace ludo

#else

#include <utility>
#include <variant>

namespace ludo {

/// What went wrong, on its way into an `expected`.
template <typename Error>
class unexpected {
public:
    constexpr explicit unexpected(Error error) : error_(std::move(error)) {}
    [[nodiscard]] constexpr Error const& error() const& { return error_; }
    [[nodiscard]] constexpr Error&& error() && { return std::move(error_); }

private:
    Error error_;
};
template <typename Error>
unexpected(Error) -> unexpected<Error>;

/// A value, or the reason why there is none: the part of `std::expected` (C++23) that this library uses. Undefined if the
/// value is taken where there is none, or the error where there is a value.
template <typename Value, typename Error>
class [[nodiscard]] expected {
public:
    constexpr expected(Value value) : either_(std::in_place_index<0>, std::move(value)) {}
    constexpr expected(unexpected<Error> reason) : either_(std::in_place_index<1>, std::move(reason).error()) {}

    [[nodiscard]] constexpr bool has_value() const { return either_.index() == 0; }
    constexpr explicit operator bool() const { return has_value(); }

    constexpr Value& operator*() { return held<0>(*this); }
    constexpr Value const& operator*() const { return held<0>(*this); }
    constexpr Value* operator->() { return &**this; }
    constexpr Value const* operator->() const { return &**this; }
    [[nodiscard]] constexpr Error& error() { return held<1>(*this); }
    [[nodiscard]] constexpr Error const& error() const { return held<1>(*this); }

private:
    template <int Which, typename Self>
    static constexpr auto& held(Self& self) {
        auto* const there = std::get_if<Which>(&self.either_);
        LUDO_EXPECTS(there, "check whether there is a value before taking it or its error");
        return *there;
    }

    std::variant<Value, Error> either_;
};

} // namespace ludo

#endif
