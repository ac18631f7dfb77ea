#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <ludo/core/game.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/games/xxl/box.hpp>
#include <ludo/turns/tricks.hpp>

#include "support/tricks.hpp"

/// What trick games have in common, shown in a small one that is made up here: the higher colour of the card that is led is
/// asked, and decides; each seat may say `pass` once in a game instead of following.
namespace small_tricks {
using namespace ludo;

struct small_rules : trick_defaults<xxl::box> {
    static constexpr std::string_view name = "small";
    static constexpr phrase title{"Three cards", "Trois cartes"};

    struct options {
        int players = 2;
        seat first = seat(0);
        xxl::starter starter = xxl::starter::fixed;
        xxl::deck deck = xxl::default_deck;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    static constexpr std::tuple option_list = common_options<options>;
    static constexpr int hand_size(int players) { return players == 2 ? 4 : 3; }

    struct own {
        per_seat<bool, 6> passed;
        friend constexpr bool operator==(own const&, own const&) = default;
        static constexpr auto members() { return std::tuple{member{"passed", &own::passed}}; }
    };

    static constexpr fixed_text to_lead = "lead";
    static constexpr fixed_text to_follow = "follow";
    template <typename Action>
    struct choices : choice<Action, step<verb<"lead", card>>, step<verb<"follow", card>, verb<"pass">>> {
        static constexpr Action pass() { return choices::template make<"pass">(); }
    };

    static constexpr colour_set asked(auto const& s, card led) { return {s.chosen.deck.high(led)}; }
    static constexpr bool after_trick(auto& s) {
        for (int i = 0; i < s.chosen.players; ++i, s.turn = s.turn.next(s.chosen.players))
            if (!s.hands.empty(s.turn))
                return true;
        return false;
    }

    static constexpr auto follow_later = rule("small.follow.later", phrase{}, "First a card is led.", "On attaque d'abord.");
    static constexpr auto lead_once = rule("small.lead.once", phrase{}, "A card was led.", "On a déjà attaqué.");
    static constexpr auto pass_once = rule("small.pass.once", phrase{}, "One passes once.", "On ne passe qu'une fois.");
    static constexpr std::array own_rules{&follow_later, &lead_once, &pass_once};
    static constexpr rule const* refusal(auto const& s, auto a) {
        if (s.phase == game_phase::leading)
            return a.template is<"lead">() ? nullptr : &follow_later;
        return a.template is<"lead">() ? &lead_once : a.template is<"pass">() && s.own.passed[s.turn] ? &pass_once : nullptr;
    }
    template <typename Action>
    static constexpr void insert_others(auto const& s, action_set<Action>& legal) {
        if (s.phase == game_phase::following)
            legal.insert(Action::pass(), !s.own.passed[s.turn]);
    }
    static constexpr other_action play_other(auto& s, auto) {
        s.own.passed[s.turn] = true;
        return other_action::in_the_trick;
    }

    static constexpr char const* check_own(auto const& s) {
        for (seat each : ludo::each_seat(s.chosen.players))
            if (s.trick.empty() && s.turn == nobody && !s.hands.empty(each))
                return "hands: somebody can lead";
        return nullptr;
    }
};
using G = tricks<small_rules>;
static_assert(game<G>);

using played = trick_table<G>;
inline played at(std::vector<std::string> const& hands, G::options chosen = {.players = 3}) {
    return played(dealt<G>(chosen, hands));
}

} // namespace small_tricks
