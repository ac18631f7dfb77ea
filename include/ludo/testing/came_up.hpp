#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>

namespace ludo::testing {

/// Names one after the other, at most so many of them.
inline std::string listed(std::vector<std::string> const& names, std::size_t most) {
    std::string text;
    for (std::size_t at = 0; at < names.size() && at < most; ++at)
        text += (at > 0 ? ", " : "") + names[at];
    return text + (names.size() > most ? " and " + std::to_string(names.size() - most) + " more" : "");
}

/// What came up in the games that were played, so that a report can name what did not: values of options, members of the state that
/// changed, verbs that were played, rules that forbade something, pieces.
template <game G>
class came_up {
    using state = typename G::state;
    using action = typename G::action;
    using options = typename G::options;

public:
    void agreed(options const& chosen) { agreed_.push_back(chosen); }
    void position(state const& s) {
        each_member(s, [&](std::string_view name, auto const& part) { member(name, part); });
        if (!pieces_)
            G::each_piece(s, [&](int, int) { pieces_ = true; });
    }
    void played(action a) { add(verbs_, a.verb()); }
    /// The rule with this number in `G::rules` forbade something.
    void forbidden(std::size_t number) { rules_[number] = true; }

    [[nodiscard]] bool pieces() const { return pieces_; }
    /// The options of which values did not come up, with these if they are few: `draw` (must).
    [[nodiscard]] std::vector<std::string> options_left() const {
        std::vector<std::string> left;
        if (!agreed_.empty())
            for_each_option<G>([&](auto const& each) {
                if (auto const others = values_left(each); !others.empty())
                    left.push_back(quoted(each.name) + (others == unnamed ? "" : " (" + others + ')'));
            });
        return left;
    }
    [[nodiscard]] std::vector<std::string> members_left() const {
        std::vector<std::string> left;
        for (auto const& each : members_)
            if (!each.changed)
                left.push_back(quoted(each.name));
        return left;
    }
    [[nodiscard]] std::vector<std::string> verbs_left() const {
        std::vector<std::string> left;
        action::each_verb([&]<typename Verb>(std::type_identity<Verb>, int) {
            if (std::find(verbs_.begin(), verbs_.end(), Verb::word) == verbs_.end())
                add(left, quoted(Verb::word));
        });
        return left;
    }
    [[nodiscard]] std::vector<std::string> rules_left() const {
        std::vector<std::string> left;
        for (std::size_t number = 0; number < rules_.size(); ++number)
            if (!rules_[number])
                left.push_back(quoted(G::rules[number]->id));
        return left;
    }

private:
    static constexpr std::size_t few = 6;
    static constexpr std::string_view unnamed = "others";

    struct seen_member {
        std::string name;
        std::vector<unsigned char> first; // its bytes, in the first position
        bool changed = false;
    };

    static std::string quoted(std::string_view name) { return '`' + std::string(name) + '`'; }
    static void add(std::vector<std::string>& all, std::string_view one) {
        if (std::find(all.begin(), all.end(), one) == all.end())
            all.emplace_back(one);
    }

    template <typename T>
    void member(std::string_view name, T const& part) {
        auto known = std::find_if(members_.begin(), members_.end(), [&](auto const& each) { return each.name == name; });
        if (known == members_.end()) {
            auto const* const bytes = reinterpret_cast<unsigned char const*>(&part);
            members_.push_back({std::string(name), {bytes, bytes + sizeof(T)}});
        } else if (!known->changed) {
            T first = part;
            std::memcpy(static_cast<void*>(&first), known->first.data(), sizeof(T));
            known->changed = !(first == part);
        }
    }

    /// The values that an option takes and that did not come up; where they are many, only whether there are any.
    template <typename Option>
    std::string values_left(Option const& each) const {
        using T = std::remove_cvref_t<decltype(agreed_.front().*each.member)>;
        constexpr bool number = Option::is_number;
        if constexpr (number)
            if (std::int64_t{each.most} - each.least >= 100)
                return always_the_same(each) ? std::string(unnamed) : "";
        std::vector<std::string> left;
        auto const missing = [&](T const& value, std::string_view name) {
            if (each.accepts(value) &&
                std::none_of(agreed_.begin(), agreed_.end(), [&](options const& one) { return one.*each.member == value; }))
                left.emplace_back(name);
        };
        if constexpr (std::is_same_v<T, bool>) {
            missing(false, "false");
            missing(true, "true");
        } else if constexpr (named_enum<T>) {
            for (std::size_t value = 0; value < names(T()).size(); ++value)
                missing(static_cast<T>(value), names(T())[value]);
        } else if constexpr (number) {
            for (int value = each.least; value <= each.most; ++value)
                missing(static_cast<T>(value), std::to_string(value));
        } else if (always_the_same(each) && (!Option::is_seat || player_range(G::seats).most > 1))
            return std::string(unnamed);
        return left.size() > few ? std::string(unnamed) : listed(left, few);
    }
    template <typename Option>
    bool always_the_same(Option const& each) const {
        return std::all_of(agreed_.begin(), agreed_.end(),
                           [&](options const& one) { return one.*each.member == agreed_.front().*each.member; });
    }

    std::vector<options> agreed_;
    std::vector<seen_member> members_;
    std::vector<std::string> verbs_;
    std::array<bool, std::size(G::rules)> rules_{};
    bool pieces_ = false;
};

} // namespace ludo::testing
