#pragma once

#include <cstdint>

#include <ludo/components/letter.hpp>
#include <ludo/components/some_of.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/short_text.hpp>

namespace ludo {

/// A die as it lies: which of its faces is up, all of them equally likely.
template <fixed_text Faces = "123456">
using die = letter<Faces>;

/// Dice that look alike: only how many of them show which face. (Where each die is another one, a `card_list` of them has an order.)
template <int Most, fixed_text Faces = "123456">
using dice = some_of<die<Faces>, Most, Most>;

/// Rolls a die; or so many, which come to those that lie there.
template <indexed Die>
constexpr Die rolled(rng& luck) {
    return Die::from_index(static_cast<int>(luck.below(static_cast<std::uint32_t>(Die::count))));
}
template <typename Dice>
constexpr void roll(Dice& lying, int many, rng& luck) {
    for (; many > 0; --many)
        lying.add(rolled<typename Dice::thing>(luck));
}

} // namespace ludo
