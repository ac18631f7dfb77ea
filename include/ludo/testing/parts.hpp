#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/core/game.hpp>

namespace ludo::testing {

/// Writes the members that a value names, one after the other, and reads them again, as JSON does.
class parts {
public:
    template <typename T>
    void write(T const& from) {
        each_member(from, [&](std::string_view, auto const& part) {
            using type = std::remove_cvref_t<decltype(part)>;
            if constexpr (has_members<type>)
                write(part);
            else {
                auto const* const first = reinterpret_cast<unsigned char const*>(std::addressof(part));
                bytes_.insert(bytes_.end(), first, first + sizeof(type));
            }
        });
    }

    /// False if other parts are read than were written.
    template <typename T>
    bool read(T& to) {
        bool same = true;
        each_member(to, [&](std::string_view, auto& part) {
            using type = std::remove_cvref_t<decltype(part)>;
            if constexpr (has_members<type>)
                same = same && read(part);
            else if (same = same && bytes_.size() - read_ >= sizeof(type); same) {
                std::memcpy(static_cast<void*>(std::addressof(part)), bytes_.data() + read_, sizeof(type));
                read_ += sizeof(type);
            }
        });
        return same;
    }

    [[nodiscard]] bool all_read() const { return read_ == bytes_.size(); }

private:
    std::vector<unsigned char> bytes_;
    std::size_t read_ = 0;
};

/// Are the members that a state names, and its options, the whole of it? Then a state made of them is the same.
template <game G>
bool members_are_all(typename G::state const& s) {
    parts of;
    of.write(s);
    typename G::state again{};
    again.chosen = s.chosen;
    return of.read(again) && of.all_read() && again == s;
}

/// Does `option_list` name every member of the options? If not, options can be unequal although everything that it names is
/// equal: to find out, each byte that belongs to no listed member is changed in turn.
template <game G>
bool options_are_all() {
    using options = typename G::options;
    if constexpr (!std::is_trivially_copyable_v<options>)
        return true;
    else {
        options const plain{};
        std::vector<bool> listed(sizeof(options));
        auto const* const first = reinterpret_cast<unsigned char const*>(&plain);
        for_each_option<G>([&](auto const& each) {
            auto const& value = plain.*each.member;
            auto const at = static_cast<std::size_t>(reinterpret_cast<unsigned char const*>(&value) - first);
            for (std::size_t i = at; i < at + sizeof(value); ++i)
                listed[i] = true;
        });
        for (std::size_t i = 0; i < sizeof(options); ++i) {
            options other = plain;
            reinterpret_cast<unsigned char*>(&other)[i] ^= 1;
            if (!listed[i] && !(other == plain))
                return false;
        }
        return true;
    }
}

} // namespace ludo::testing
