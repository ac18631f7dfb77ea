#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include <ludo/core/expects.hpp>

namespace ludo {

/// A type of `count` different things, each with an index in [0, count).
template <typename T>
concept indexed = requires(T thing, int index) {
    { T::count } -> std::convertible_to<int>;
    { thing.index() } -> std::same_as<int>;
    { T::from_index(index) } -> std::same_as<T>;
};

/// At most this many different things of a type, or actions of a game: an index takes two bytes.
inline constexpr int most_indexed = 65536;

/// A number type for an index below `Count`: one byte if that is enough, or else two.
template <int Count>
using index_number = std::conditional_t<(Count <= 256), std::uint8_t, std::uint16_t>;

/// An indexed thing that keeps nothing but its index: `class letter : public kept_index<letter, 26>`.
template <typename Thing, int Count>
class kept_index {
public:
    static constexpr int count = Count;

    constexpr kept_index() = default;
    [[nodiscard]] constexpr int index() const { return index_; }
    /// The thing with this index; undefined if there is none.
    static constexpr Thing from_index(int index) {
        LUDO_EXPECTS(0 <= index && index < count, "there is nothing with this index");
        Thing thing;
        thing.index_ = static_cast<index_number<Count>>(index);
        return thing;
    }

    friend constexpr bool operator==(kept_index, kept_index) = default;

protected:
    constexpr explicit kept_index(int index) : index_(static_cast<index_number<Count>>(index)) {}

private:
    index_number<Count> index_ = 0;
};

/// What to call things of this type in a program that does not know the game: `T::kind`, if there is one.
template <typename T>
constexpr std::string_view kind_of() {
    if constexpr (requires { T::kind; })
        return T::kind;
    else
        return "thing";
}

} // namespace ludo
