#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <vector>

/// Cards that a hand has had, and how they can have come: `first` of them with the deal, and each other one at a moment.
struct arrivals {
    static constexpr int dealt = -1;

    int first = 0;
    std::vector<int> moments;                // when cards came after the deal
    std::vector<bool> may_be_dealt;          // of each card,
    std::vector<std::vector<bool>> may_come; // and whether it may have come then and then
    std::vector<int> worth;                  // of each card

    void add(int value, bool at_first, std::vector<bool> const& later) {
        worth.push_back(value);
        may_be_dealt.push_back(at_first);
        may_come.push_back(later);
    }

    /// For each card the number of its moment, or `dealt`: so that those dealt are worth as much as they can be, or as
    /// little. Nothing where there is no way. Which sets of cards can come at the moments is a matroid: to take the cards
    /// one by one in order of their worth, each that can still come with those before it, finds the best of these sets.
    [[nodiscard]] std::optional<std::vector<int>> find(bool most_worth_dealt) const {
        std::vector<std::size_t> order(worth.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
            if (may_be_dealt[one] != may_be_dealt[other])
                return !may_be_dealt[one];
            return most_worth_dealt ? worth[one] < worth[other] : worth[one] > worth[other];
        });
        std::vector<int> card_at(moments.size(), none);
        int came = 0;
        for (std::size_t card : order) {
            std::vector<bool> tried(moments.size());
            bool const comes = place(card, card_at, tried);
            if (!comes && !may_be_dealt[card])
                return {};
            came += comes;
        }
        if (came != static_cast<int>(moments.size()) || static_cast<int>(worth.size()) != first + came)
            return {};
        std::vector<int> found(worth.size(), dealt);
        for (std::size_t moment = 0; moment < moments.size(); ++moment)
            found[static_cast<std::size_t>(card_at[moment])] = static_cast<int>(moment);
        return found;
    }

private:
    static constexpr int none = -1;

    bool place(std::size_t card, std::vector<int>& card_at, std::vector<bool>& tried) const {
        for (std::size_t moment = 0; moment < moments.size(); ++moment) {
            if (!may_come[card][moment] || tried[moment])
                continue;
            tried[moment] = true;
            if (card_at[moment] == none || place(static_cast<std::size_t>(card_at[moment]), card_at, tried)) {
                card_at[moment] = static_cast<int>(card);
                return true;
            }
        }
        return false;
    }
};
