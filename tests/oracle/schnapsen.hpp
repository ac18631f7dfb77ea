// A slow and literal reference implementation of Schnapsen for two, one deal, to compare with. It shares no code with the library:
// everything is texts and vectors, and a legal action is one that is found in the list of all legal actions. Which cards are drawn it is
// told, as that is luck; it refuses a card that does not lie in the stock, or one that comes too soon.
//
// The rules are those of pagat.com. Who has 66 is out at once: nobody gains by waiting, as only the other's points can change until then.
#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace oracle {

class schnapsen {
public:
    schnapsen(int first, std::vector<std::vector<std::string>> hands, std::vector<std::string> stock, std::string turned_up)
        : player_(first), hands_(std::move(hands)), stock_(std::move(stock)), turned_up_(std::move(turned_up)),
          trump_(turned_up_[1]) {}

    // -1 once the game is over
    int turn() const { return winner_ >= 0 ? -1 : player_; }

    std::vector<std::string> actions() const {
        std::vector<std::string> list;
        if (winner_ >= 0)
            return list;
        std::vector<std::string> const& mine = hands_[at(player_)];
        for (std::string const& card : mine)
            if (led_.empty() ? pair_ == ' ' || (card[1] == pair_ && (card[0] == 'K' || card[0] == 'Q'))
                             : !strict() || may_follow(card, mine))
                list.push_back("play " + card);
        if (!led_.empty() || pair_ != ' ')
            return list;
        for (char suit : std::string("cdhs"))
            if (has(mine, std::string("K") + suit) && has(mine, std::string("Q") + suit))
                list.push_back(std::string("marry ") + suit);
        if (!strict()) {
            list.push_back("close");
            if (has(mine, std::string("J") + trump_))
                list.push_back("exchange");
        }
        return list;
    }

    // Returns whether both have to draw now: whose turn it is, and then the other.
    bool play(std::string const& action) {
        std::vector<std::string>& mine = hands_[at(player_)];
        if (action == "exchange") {
            std::string const jack = std::string("J") + trump_;
            *std::find(mine.begin(), mine.end(), jack) = turned_up_;
            seen_.push_back(turned_up_);
            turned_up_ = jack;
            return false;
        }
        if (action == "close") {
            closer_ = player_;
            tricks_then_ = tricks_[at(1 - player_)];
            points_then_ = points(1 - player_);
            return false;
        }
        if (action.substr(0, 6) == "marry ") {
            pair_ = action[6];
            married_[at(player_)] += pair_ == trump_ ? 40 : 20;
            seen_.push_back(std::string("K") + pair_);
            seen_.push_back(std::string("Q") + pair_);
            if (points(player_) >= 66)
                winner_ = player_;
            return false;
        }
        std::string const card = action.substr(5);
        mine.erase(std::find(mine.begin(), mine.end(), card));
        gone_.push_back(card);
        if (led_.empty()) {
            led_ = card;
            pair_ = ' ';
            player_ = 1 - player_;
            return false;
        }
        if (strict())
            answers_.push_back({player_, led_, card});
        bool const beaten = card[1] == led_[1] ? rank(card) > rank(led_) : card[1] == trump_;
        player_ = beaten ? player_ : 1 - player_;
        ++tricks_[at(player_)];
        taken_[at(player_)] += value(card) + value(led_);
        led_.clear();
        if (points(player_) >= 66)
            winner_ = player_;
        else if (hands_[0].empty())
            winner_ = closer_ < 0 ? player_ : 1 - closer_;
        return winner_ < 0 && !strict();
    }
    void draw(std::string const& first, std::string const& second) {
        take(player_, first);
        take(1 - player_, second);
    }

    std::vector<int> scores() const {
        std::vector<int> list{0, 0};
        if (winner_ < 0)
            return list;
        int const loser = 1 - winner_;
        int worth = 0;
        if (closer_ == winner_)
            worth = tricks_then_ == 0 ? 3 : points_then_ < 33 ? 2 : 1;
        else if (closer_ == loser)
            worth = tricks_then_ == 0 ? 3 : 2;
        else if (points(winner_) < 66)
            worth = 1; // the last trick
        else
            worth = tricks_[at(loser)] == 0 ? 3 : points(loser) < 33 ? 2 : 1;
        list[at(winner_)] = worth;
        return list;
    }
    std::vector<int> places() const {
        std::vector<int> const won = scores();
        return {won[0] < won[1] ? 2 : 1, won[1] < won[0] ? 2 : 1};
    }

    std::vector<std::string> const& hand(int seat) const { return hands_[at(seat)]; }
    std::vector<std::string> stock() const {
        std::vector<std::string> all = stock_;
        if (!turned_up_.empty())
            all.push_back(turned_up_);
        return all;
    }
    std::string const& led() const { return led_; }
    int points(int seat) const { return tricks_[at(seat)] == 0 ? 0 : taken_[at(seat)] + married_[at(seat)]; }
    int closer() const { return closer_; }

    // Has this card in a hand been shown to all? And can a card, as far as another seat knows, be in this hand?
    bool is_known(std::string const& card) const { return has(seen_, card); }
    bool may_hold(int owner, std::string const& card) const {
        if (has(gone_, card) || has(hands_[at(1 - owner)], card) || card == turned_up_)
            return false;
        for (answer const& each : answers_)
            if (each.by == owner && !would_play(each.card, card, each.led))
                return false;
        return true;
    }

private:
    struct answer {
        int by;
        std::string led, card;
    };
    static std::size_t at(int seat) { return static_cast<std::size_t>(seat); }
    static bool has(std::vector<std::string> const& some, std::string const& card) {
        return std::find(some.begin(), some.end(), card) != some.end();
    }
    static std::size_t rank(std::string const& card) { return std::string("JQKTA").find(card[0]); }
    static int value(std::string const& card) {
        switch (card[0]) {
        case 'A': return 11;
        case 'T': return 10;
        case 'K': return 4;
        case 'Q': return 3;
        default: return 2;
        }
    }
    bool strict() const { return closer_ >= 0 || turned_up_.empty(); }
    // Without a stock: may one play this card, while the other one is in the hand, too?
    bool would_play(std::string const& card, std::string const& beside, std::string const& led) const {
        bool const follows = card[1] == led[1];
        if (beside[1] == led[1])
            return follows && (rank(beside) < rank(led) || rank(card) > rank(led));
        return follows || beside[1] != trump_ || card[1] == trump_;
    }
    bool may_follow(std::string const& card, std::vector<std::string> const& hand) const {
        for (std::string const& each : hand)
            if (!would_play(card, each, led_))
                return false;
        return true;
    }
    void take(int seat, std::string const& card) {
        hands_[at(seat)].push_back(card);
        if (stock_.empty() && card == turned_up_) {
            seen_.push_back(card);
            turned_up_.clear();
        } else if (!has(stock_, card))
            throw std::logic_error(card + " cannot be drawn now");
        else
            stock_.erase(std::find(stock_.begin(), stock_.end(), card));
    }

    int player_;
    std::vector<std::vector<std::string>> hands_;
    std::vector<std::string> stock_;
    std::string turned_up_; // until it is drawn
    char trump_, pair_ = ' ';
    std::string led_;
    std::vector<int> tricks_{0, 0}, taken_{0, 0}, married_{0, 0};
    int closer_ = -1, winner_ = -1, tricks_then_ = 0, points_then_ = 0;
    std::vector<std::string> seen_, gone_;
    std::vector<answer> answers_; // given when suit had to be followed
};

} // namespace oracle
