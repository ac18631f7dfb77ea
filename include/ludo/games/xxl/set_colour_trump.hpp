#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <tuple>

#include <ludo/core/members.hpp>
#include <ludo/games/xxl/set_colour.hpp>

namespace ludo::xxl {

/// XXL 6+, "Déterminer la couleur" with a trump: like XXL 6, but whoever begins names a colour that beats the others. This is
/// one deal; in a match, each seat begins once.
struct set_colour_trump_rules : set_colour_rules {
    static constexpr std::string_view name = "set_colour_trump";
    static constexpr phrase title{"XXL 6+: Set the colour, with a trump", "XXL 6+ : Déterminer la couleur avec atout"};

    /// What has to be done: name the trump, then play a card, the first of a trick or a later one.
    enum class game_phase : std::uint8_t { over, naming, leading, following };
    friend constexpr std::array<std::string_view, 4> names(game_phase) { return {"over", "naming", "leading", "following"}; }

    struct own {
        colour_set trump; // one, once it is named
        friend constexpr bool operator==(own, own) = default;

        static constexpr auto members() { return std::tuple{member{"trump", &own::trump}}; }
    };

    template <typename Action>
    struct choices : choice<Action, step<verb<"trump", colour>>, step<verb<"play", card>>> {
        static constexpr Action trump(colour named) { return choices::template make<"trump">(named); }
        static constexpr Action play(card one) { return choices::template make<"play">(one); }
    };
    static constexpr std::array<words_for, 1> own_verbs{{{"trump", {"{0} names {1} as trump", "{0} choisit le {1} comme atout"}}}};

    // ---- Whoever begins names the trump, having seen the hand

    static constexpr phrase variant{"6+. A variant of \"Set the colour\"", "6+. Variante de « Déterminer la couleur »"};
    static constexpr auto play_named =
        rule("set_colour_trump.play.named", variant, "First, the trump colour must be named.", "On nomme d'abord l'atout.");
    static constexpr auto trump_once =
        rule("set_colour_trump.trump.once", variant, "The trump colour is named once, before the first trick.",
             "On ne nomme l'atout qu'une fois, avant le premier pli.");
    static constexpr std::array own_rules{&play_named, &trump_once};

    static constexpr void begin(auto& s, rng&) { s.phase = game_phase::naming; }

    static constexpr other_action play_other(auto& s, auto a) {
        s.own.trump = {a.template with<"trump">()};
        s.phase = game_phase::leading;
        return other_action::beside_the_trick;
    }
    template <typename Action>
    static constexpr void insert_others(auto const& s, action_set<Action>& legal) {
        for (int index = 0; s.phase == game_phase::naming && index < colour::count; ++index)
            legal.insert(Action::trump(colour(index)));
    }
    static constexpr rule const* refusal(auto const& s, auto a) {
        bool const names = a.template is<"trump">();
        return names == (s.phase == game_phase::naming) ? nullptr : names ? &trump_once : &play_named;
    }

    // ---- A card that shows the trump colour has no other colour, whether it leads, follows or fixes

    static constexpr colour_set colours(auto const& s, card one) {
        colour_set const both = s.chosen.deck.both(one);
        return (both & s.own.trump).empty() ? both : s.own.trump;
    }
    static constexpr cards showing(auto const& s, colour_set some) {
        cards const trumps = s.chosen.deck.showing(s.own.trump);
        cards const others = s.chosen.deck.showing(some - s.own.trump) - trumps;
        return (some & s.own.trump).empty() ? others : others | trumps;
    }

    // ---- The highest trump takes the trick; without a trump, it is taken as in XXL 6

    static constexpr colour deciding(auto const& s) {
        bool const trumped = !(s.trick.all() & s.chosen.deck.showing(s.own.trump)).empty();
        return trumped ? s.own.trump.first() : set_colour_rules::deciding(s);
    }

    static constexpr char const* check_own(auto const& s) {
        if (s.own.trump.size() > 1 || s.own.trump.empty() != (s.phase == game_phase::naming))
            return "trump: it must be one colour once it is named, and none before";
        if (s.phase == game_phase::naming)
            for (seat each : each_seat(s.chosen.players))
                if (!s.won[each].empty())
                    return "trump: it is named before the first trick";
        return set_colour_rules::check_own(s);
    }
};

using set_colour_trump = tricks<set_colour_trump_rules>;
static_assert(sizeof(set_colour_trump::state) <= 256);

} // namespace ludo::xxl
