#pragma once

#include <algorithm>
#include <any>
#include <array>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/members.hpp>
#include <ludo/io/option_text.hpp>
#include <ludo/testing/random_options.hpp>

namespace ludo::testing {

using name_list = std::vector<std::string>;

/// Names one after the other, at most so many of them.
inline std::string listed(name_list const& all, std::size_t most) {
    std::string text;
    for (std::size_t at = 0; at < all.size() && at < most; ++at)
        text += (at > 0 ? ", " : "") + all[at];
    return text + (all.size() > most ? " and " + std::to_string(all.size() - most) + " more" : "");
}
inline bool contains(name_list const& all, std::string_view name) { return std::find(all.begin(), all.end(), name) != all.end(); }
inline std::string in_backticks(std::string_view name) { return '`' + std::string(name) + '`'; }

/// What was seen of something that has a name: the texts of its values, each once, or what it was at first and whether it changed.
struct seen_by_name {
    std::string name;
    name_list values;
    std::any first;
    bool changed = false;

    static seen_by_name& in(std::vector<seen_by_name>& list, std::string_view name) {
        auto const known = std::find_if(list.begin(), list.end(), [&](seen_by_name const& some) { return some.name == name; });
        return known != list.end() ? *known : list.emplace_back(seen_by_name{std::string(name), {}, {}});
    }
    void see(std::string const& value) {
        if (!contains(values, value))
            values.push_back(value);
    }
};

/// What came up in the games that were played, so that a report can name what did not: values of options, members of the state that
/// changed, verbs that were played, rules that forbade something, pieces.
template <game G>
class came_up {
    using state = typename G::state;
    using action = typename G::action;
    using options = typename G::options;

public:
    void agreed(options const& chosen) {
        for_each_option<G>([&](auto const& each) { seen_by_name::in(options_, each.name).see(to_text(chosen.*each.member)); });
    }
    void position(state const& s) {
        each_member(s, [&](std::string_view name, auto const& part) {
            auto& known = seen_by_name::in(members_, name);
            auto const* const first = std::any_cast<std::remove_cvref_t<decltype(part)>>(&known.first);
            if (!first)
                known.first = part;
            else if (!known.changed)
                known.changed = !(*first == part);
        });
        if (!pieces_)
            G::each_piece(s, [&](int, int) { pieces_ = true; });
    }
    void played(action a) {
        if (!contains(verbs_, a.verb()))
            verbs_.emplace_back(a.verb());
    }
    /// The rule with this number in `G::rules` forbade something.
    void forbidden(std::size_t number) { rules_[number] = true; }

    [[nodiscard]] bool pieces() const { return pieces_; }
    /// The options of which values did not come up, with these if they are few: `draw` (must). Of an option that takes many values, it
    /// is enough if two came up.
    [[nodiscard]] name_list options_left() const {
        name_list left;
        std::size_t number = 0;
        if (!options_.empty())
            for_each_option<G>([&](auto const& each) {
                seen_by_name const& came = options_[number++];
                constexpr std::size_t few = 6;
                name_list others;
                auto const all = few_values(each);
                for (typename decltype(all)::value_type const value : all)
                    if (each.accepts(value) && !contains(came.values, to_text(value)))
                        others.push_back(to_text(value));
                bool const many =
                    all.empty() && !(std::remove_cvref_t<decltype(each)>::is_seat && player_range(G::seats).most == 1);
                if (!others.empty() || (many && came.values.size() == 1))
                    left.push_back(in_backticks(each.name) + (many || others.size() > few ? "" : " (" + listed(others, few) + ')'));
            });
        return left;
    }
    [[nodiscard]] name_list members_left() const {
        name_list left;
        for (seen_by_name const& seen : members_)
            if (!seen.changed)
                left.push_back(in_backticks(seen.name));
        return left;
    }
    [[nodiscard]] name_list verbs_left() const {
        name_list left;
        action::each_verb([&]<typename Verb>(std::type_identity<Verb>, int) {
            if (!contains(verbs_, Verb::word) && !contains(left, in_backticks(Verb::word)))
                left.push_back(in_backticks(Verb::word));
        });
        return left;
    }
    [[nodiscard]] name_list rules_left() const {
        name_list left;
        for (std::size_t number = 0; number < rules_.size(); ++number)
            if (!rules_[number])
                left.push_back(in_backticks(G::rules[number]->id));
        return left;
    }

private:
    std::vector<seen_by_name> options_, members_;
    name_list verbs_;
    std::array<bool, std::size(G::rules)> rules_{};
    bool pieces_ = false;
};

} // namespace ludo::testing
