#pragma once

#include <algorithm>
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

/// Rolls a die; rolls `many` dice, and adds them to those that lie there.
template <indexed Die>
constexpr Die rolled(rng& luck) {
    return Die::from_index(static_cast<int>(luck.below(static_cast<std::uint32_t>(Die::count))));
}
template <typename Dice>
constexpr void roll(Dice& lying, int many, rng& luck) {
    for (; many > 0; --many)
        lying.add(rolled<typename Dice::thing>(luck));
}

/// What dice show: how many faces; one of them how often, at most; how many that follow each other; the sum of the numbers, the first face
/// being a 1; and all of them as one number, digit by digit, as they are told.
template <typename Dice>
constexpr int faces(Dice const& lying) {
    int found = 0;
    for (int face = 0; face < Dice::thing::count; ++face)
        found += lying.of(Dice::thing::from_index(face)) > 0;
    return found;
}
template <typename Dice>
constexpr int most_alike(Dice const& lying) {
    int most = 0;
    for (int face = 0; face < Dice::thing::count; ++face)
        most = (std::max)(most, lying.of(Dice::thing::from_index(face)));
    return most;
}
template <typename Dice>
constexpr int longest_run(Dice const& lying) {
    int longest = 0, run = 0;
    for (int face = 0; face < Dice::thing::count; ++face) {
        run = lying.of(Dice::thing::from_index(face)) > 0 ? run + 1 : 0;
        longest = (std::max)(longest, run);
    }
    return longest;
}
template <typename Dice>
constexpr int pips(Dice const& lying) {
    int sum = 0;
    lying.each([&](auto each) { sum += each.index() + 1; });
    return sum;
}
template <typename Dice>
constexpr int in_digits(Dice const& lying) {
    int number = 0;
    lying.each([&](auto each) { number = 10 * number + each.index() + 1; });
    return number;
}

} // namespace ludo
