#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include <ludo/core/rng.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// Luck: the state that it goes on from, as four numbers; zeros in a view, since no seat can know it.
template <>
struct json_of<rng> {
    static void write(json_writer& to, rng const& luck) {
        to.list([&] {
            for (std::uint64_t word : luck.words())
                for (std::uint64_t half : {word >> 32, word & 0xffffffff})
                    to.item(half);
        });
    }
    static std::string shape(json_shape& shapes) { return shapes.list_of<int>(); }
    static bool read(json_reader& reader, json const& from, rng& luck, std::string const& where) {
        std::array<std::uint32_t, 4> half{};
        if (!from.is_array() || from.size() != half.size())
            return reader.wrong(where, "takes a list of four numbers, each of 32 bits");
        for (std::size_t i = 0; i < half.size(); ++i)
            if (!reader.read(from[i], half[i], where))
                return false;
        luck = rng(std::array{std::uint64_t{half[0]} << 32 | half[1], std::uint64_t{half[2]} << 32 | half[3]});
        return true;
    }
};

} // namespace ludo
