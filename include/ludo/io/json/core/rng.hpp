#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <ludo/core/rng.hpp>
#include <ludo/io/json/form.hpp>

namespace ludo {

/// Luck: the state that it goes on from, as four numbers; zeros in a view, since no seat can know it.
template <>
struct json_of<rng> {
    static json write(json_form const& form, rng const& luck) {
        return {form.write(luck.words()[0] >> 32), form.write(luck.words()[0] & 0xffffffff), form.write(luck.words()[1] >> 32),
                form.write(luck.words()[1] & 0xffffffff)};
    }
    static bool read(json_form& form, json const& from, rng& luck, std::string const& where) {
        std::array<std::uint32_t, 4> half{};
        if (!from.is_array() || from.size() != half.size())
            return form.wrong(where, "takes a list of four numbers, each of 32 bits");
        for (std::size_t i = 0; i < half.size(); ++i)
            if (!form.read(from[i], half[i], where))
                return false;
        luck = rng(std::array{std::uint64_t{half[0]} << 32 | half[1], std::uint64_t{half[2]} << 32 | half[3]});
        return true;
    }
};

} // namespace ludo
