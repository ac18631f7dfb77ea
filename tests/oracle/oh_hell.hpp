// A slow and literal reference implementation of Oh Hell, one deal, to compare with. It shares no code with the library: everything is
// texts and vectors, and a legal action is one that is found in the list of all legal actions.
//
// A card is turned up, and its suit is trumps. From the first seat on, everybody says once how many tricks they will take, from none to
// all; with the hook, the last one must not say the number that makes the sum that of the tricks. The first seat leads. Who has a card of
// the suit led plays one; the highest trump takes the trick, or else the highest card of that suit. Who takes as many as they said has
// ten points and the tricks; the others have nothing, or the tricks.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

class oh_hell {
public:
    struct options {
        int players, first, dealt;
        bool hook, tricks_count;
    };

    oh_hell(options chosen, std::vector<std::vector<std::string>> hands, std::string turned_up)
        : options_(chosen), hands_(std::move(hands)), trump_(turned_up[1]), turned_up_(std::move(turned_up)),
          player_(chosen.first) {
        for (int seat = 0; seat < options_.players; ++seat) {
            bids_.push_back(-1);
            tricks_.push_back(0);
            lacking_.push_back("");
        }
    }

    int turn() const { return over() ? -1 : player_; }

    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        if (over())
            return list;
        if (bidding()) {
            int sum = 0, made = 0;
            for (int bid : bids_)
                if (bid >= 0)
                    sum += bid, ++made;
            for (int bid = 0; bid <= options_.dealt; ++bid)
                if (!(options_.hook && made == options_.players - 1 && sum + bid == options_.dealt))
                    list.push_back("bid " + std::to_string(bid));
            return list;
        }
        bool follows = false;
        if (!trick_.empty())
            for (std::string const& card : hand(player_))
                follows = follows || card[1] == trick_[0].second[1];
        for (std::string const& card : hand(player_))
            if (!follows || card[1] == trick_[0].second[1])
                list.push_back("play " + card);
        return list;
    }

    void play(std::string const& action) {
        if (action.substr(0, 4) == "bid ") {
            bids_[at(player_)] = std::stoi(action.substr(4));
            player_ = (player_ + 1) % options_.players;
            return;
        }
        std::string const card = action.substr(5);
        auto& mine = hands_[at(player_)];
        mine.erase(std::find(mine.begin(), mine.end(), card));
        if (!trick_.empty() && card[1] != trick_[0].second[1])
            lacking_[at(player_)] += trick_[0].second[1];
        trick_.emplace_back(player_, card);
        gone_.push_back(card);
        player_ = (player_ + 1) % options_.players;
        if (static_cast<int>(trick_.size()) < options_.players)
            return;
        auto best = trick_[0];
        for (auto const& one : trick_)
            if (beats(one.second, best.second))
                best = one;
        player_ = best.first;
        ++tricks_[at(player_)];
        trick_.clear();
    }

    std::vector<int> scores() const {
        std::vector<int> list;
        for (int seat = 0; seat < options_.players; ++seat) {
            int const taken = tricks_[at(seat)];
            list.push_back(over() && taken == bids_[at(seat)] ? 10 + taken : options_.tricks_count ? taken : 0);
        }
        return list;
    }
    std::vector<int> places() const {
        std::vector<int> list;
        for (int mine : scores()) {
            int better = 0;
            for (int other : scores())
                better += other > mine;
            list.push_back(1 + better);
        }
        return list;
    }

    bool bidding() const { return std::count(bids_.begin(), bids_.end(), -1) > 0; }
    int bid(int seat) const { return std::max(0, bids_[at(seat)]); }
    int tricks(int seat) const { return tricks_[at(seat)]; }
    std::string const& turned_up() const { return turned_up_; }
    std::vector<std::string> const& hand(int seat) const { return hands_[at(seat)]; }
    std::vector<std::pair<int, std::string>> const& trick() const { return trick_; }

    // Can this card, as far as a seat knows, be in another's hand?
    bool may_hold(int viewer, int owner, std::string const& card) const {
        auto const has = [&](std::vector<std::string> const& some) {
            return std::find(some.begin(), some.end(), card) != some.end();
        };
        return !has(hand(viewer)) && !has(gone_) && card != turned_up_ && lacking_[at(owner)].find(card[1]) == std::string::npos;
    }

private:
    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
    static std::size_t rank(std::string const& card) { return std::string("23456789TJQKA").find(card[0]); }
    bool beats(std::string const& one, std::string const& other) const {
        return one[1] == other[1] ? rank(one) > rank(other) : one[1] == trump_;
    }
    bool over() const {
        for (auto const& each : hands_)
            if (!each.empty())
                return false;
        return trick_.empty();
    }

    options options_;
    std::vector<std::vector<std::string>> hands_;
    char trump_;
    std::string turned_up_;
    int player_;
    std::vector<int> bids_, tricks_; // a bid that has not been made is -1
    std::vector<std::string> lacking_, gone_;
    std::vector<std::pair<int, std::string>> trick_;
};

} // namespace oracle
