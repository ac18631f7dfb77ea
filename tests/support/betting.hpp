#pragma once

#include <array>
#include <string>
#include <string_view>
#include <type_traits>

#include <ludo/components/card.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/turns/betting.hpp>

/// Three to five play with two cards each, for two chips, in three rounds, before which two, none and one card are turned up; the
/// highest card of the hand counts. Cards of one number are equally strong.
struct round_table_rules : ludo::usual_betting<3, 5> {
    static constexpr std::string_view name = "round_table";
    static constexpr ludo::phrase title{"Round table", "Table ronde"};
    using card = ludo::card<"01234567", "abc">;
    using cards = ludo::index_set<card>;
    static constexpr int ante = 2;
    static constexpr std::array bets{1, 2, 4};
    static constexpr int most_bets = 3;
    static constexpr int hand_size = 2;
    static constexpr std::array turned_up{2, 0, 1};
    static constexpr int strength(cards const& hand, cards const&) {
        int highest = 0;
        for (card each : hand)
            highest = each.symbol() > highest ? each.symbol() : highest;
        return highest;
    }
};
using round_table = ludo::betting<round_table_rules>;

/// The pack with these cards on top.
template <typename G>
typename G::packet pack_with(std::string_view top) {
    typename G::packet pack = G::pack(typename G::options());
    std::size_t at = 0;
    ludo::each_word(top, [&](std::string_view name) {
        auto const wanted = G::card::parse(name).value();
        for (std::size_t other = at; other < pack.size(); ++other)
            if (pack[other] == wanted)
                std::swap(pack[other], pack[at]);
        ++at;
    });
    return pack;
}

/// The state after these actions, dealt with these cards on top; and the rule that the first refused one breaks.
template <typename G>
struct bets {
    typename G::state s;
    std::string refused;

    explicit bets(std::string_view top, std::string_view actions = "", typename G::options const& chosen = {})
        : s(G::lay_out(chosen, pack_with<G>(top))) {
        ludo::each_word(actions, [&](std::string_view text) {
            auto const a = G::action::parse(text).value();
            ludo::rule const* const broken = ludo::refusal_of<G>(s, a);
            if (broken && refused.empty())
                refused = broken->id;
            if (refused.empty())
                G::play(s, a);
        });
    }
    [[nodiscard]] int turn() const { return G::turn(s).index(); }
    [[nodiscard]] int score(int of) const { return G::scores(s)[ludo::seat(of)]; }
};
