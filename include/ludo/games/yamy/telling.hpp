#pragma once

#include <array>
#include <optional>
#include <utility>

#include <ludo/core/telling.hpp>
#include <ludo/games/yamy/box.hpp>

namespace ludo::yamy_game {

/// What happens in Yamy, in words: see core/telling.hpp.
struct telling {
    static constexpr named_place place(options const&, int number) {
        if (number < seats.most)
            return {place_kind::hand, seat(number)};
        return number < 2 * seats.most ? named_place{place_kind::discards, seat(number - seats.most)}
                                       : named_place{place_kind::stock};
    }
    static constexpr short_text piece(options const&, int kind) { return card::from_index(kind).text(); }

    /// After a round all cards are gathered, and dealt anew; when the stock is used up, all discards but the top ones become it;
    /// a part of it is shuffled when somebody first draws from it, and what that tells of the hands was not drawn now.
    static constexpr void steps(state const& before, action done, state const&, auto& steps) {
        bool const all = before.phase == game_phase::noting && before.to_note <= 1 && before.round < rounds;
        if (done.is<"draw">() && before.stock.empty() && before.chosen.stock_exhausted == exhausted::reshuffle)
            for (player owner : before.discards.standing())
                steps.gather(seats.most + owner.index(), 2 * seats.most,
                             [top = before.discards.top(seat(owner.index())).index(), kept = false](int kind) mutable {
                                 return kind == top && !std::exchange(kept, true);
                             });
        if (int const top = 2 * seats.most + before.stock.parts() - 1; done.is<"draw">() && begins_part(before.stock)) {
            steps.gather(top, top);
            steps.move_unknown(1, top, before.turn.index());
        }
        for (int place = 0; all && place < 2 * seats.most; ++place)
            steps.gather(place, 2 * seats.most);
    }

    static constexpr bool begins_part(auto const& stock) { return !stock.empty() && !stock.touched() && !stock.top_is_known(); }

    static constexpr bool deals(state const& before, state const& after) { return after.round > before.round; }

    static constexpr std::array<words_for, 6> verbs{
        {{"draw", {}},
         {"take", {}},
         {"discard", {}},
         {"show", {"{0} lays down and announces {1}", "{0} étale ses cartes et annonce {1}"}},
         {"score", {"{0} notes {1}", "{0} note {1}"}},
         {"strike", {"{0} strikes out {1}", "{0} barre {1}"}}}};

    static constexpr phrase in_words(box row) {
        constexpr std::array<phrase, box::count> words{{{"the 1s", "les 1"},
                                                        {"the 2s", "les 2"},
                                                        {"the 3s", "les 3"},
                                                        {"the 4s", "les 4"},
                                                        {"the 5s", "les 5"},
                                                        {"the 6s", "les 6"},
                                                        {"two pairs", "la double paire"},
                                                        {"three of a kind", "le brelan"},
                                                        {"the full house", "le full"},
                                                        {"the straight", "la suite"},
                                                        {"four of a kind", "le carré"},
                                                        {"the flush", "la couleur"}}};
        return words[static_cast<std::size_t>(row.index())];
    }

    static constexpr phrase remark(int which) {
        return which == 0 ? phrase{"round {1} begins", "la manche {1} commence"}
                          : phrase{"the stock is used up: all lay down", "la pioche est épuisée : tout le monde étale ses cartes"};
    }
    static constexpr void remarks(state const& before, std::optional<action> done, state const& after, auto say) {
        if (after.round != before.round)
            say(0, after.round);
        if (done && done->is<"draw">() && after.phase == game_phase::noting)
            say(1, 0);
    }
};

} // namespace ludo::yamy_game
