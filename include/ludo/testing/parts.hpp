#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
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

/// The bytes of a value that some of its parts do not have. If one of them counts when two values are compared, a part was forgotten.
template <typename T>
class other_bytes {
public:
    explicit other_bytes(T const& whole) : whole_(whole), listed_(sizeof(T)) {}

    template <typename Part>
    void leave_out(Part const& part) {
        auto const at = static_cast<std::size_t>(bytes(part) - bytes(whole_));
        for (std::size_t i = at; i < at + sizeof(part); ++i)
            listed_[i] = true;
    }
    /// Calls `counts(other)` with the value in which one of these bytes is another one, for each, until it returns true.
    template <typename Counts>
    bool any(Counts counts) const {
        for (std::size_t i = 0; i < sizeof(T); ++i) {
            T other = whole_;
            reinterpret_cast<unsigned char*>(&other)[i] ^= 1;
            if (!listed_[i] && counts(other))
                return true;
        }
        return false;
    }

private:
    template <typename Part>
    static unsigned char const* bytes(Part const& part) {
        return reinterpret_cast<unsigned char const*>(std::addressof(part));
    }

    T const& whole_;
    std::vector<bool> listed_;
};

/// Does `option_list` name every member of the options? If not, options can be unequal although everything that it names is
/// equal.
template <game G>
bool options_are_all() {
    using options = typename G::options;
    if constexpr (!std::is_trivially_copyable_v<options>)
        return true;
    else {
        options const plain{};
        other_bytes<options> unlisted(plain);
        for_each_option<G>([&](auto const& each) { unlisted.leave_out(plain.*each.member); });
        return !unlisted.any([&](options const& other) { return !(other == plain); });
    }
}

/// Does `members` name every member of a state, also one that never changes? What `complete` works out need not be named.
template <game G>
bool members_are_named(typename G::state const& s) {
    using state = typename G::state;
    if constexpr (!lists_members<state>)
        return true;
    else {
        other_bytes<state> unlisted(s);
        unlisted.leave_out(s.chosen);
        std::apply([&](auto const&... each) { (unlisted.leave_out(s.*each.where), ...); }, state::members());
        return !unlisted.any([&](state other) {
            each_member(other, [](std::string_view, auto&) {}); // completes it
            return !(other == s);
        });
    }
}

} // namespace ludo::testing
