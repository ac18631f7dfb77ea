#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>

#include <ludo/components/either.hpp>
#include <ludo/components/word.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/members.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/per_seat.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/games/xxl/box.hpp>
#include <ludo/turns/tricks/defaults.hpp>

namespace ludo::xxl {

/// What a table may agree on in "Permis de refuser", the actions, and what the game keeps in addition to any trick game.
struct may_refuse_box : trick_defaults<box> {
    /// Who has "fewer cards than the others": fewer than at least one other seat, or fewer than each of those that have cards.
    enum class refuse_rule : std::uint8_t { fewer_than_any, fewer_than_all };
    friend constexpr std::array<std::string_view, 2> names(refuse_rule) { return {"fewer_than_any", "fewer_than_all"}; }

    struct options {
        int players = 2;
        seat first = seat(0);
        xxl::starter starter = xxl::starter::fixed;
        bool count_both_parts = false;
        may_refuse_box::refuse_rule refuse_rule = may_refuse_box::refuse_rule::fewer_than_any;
        xxl::deck deck = xxl::default_deck;
        friend constexpr bool operator==(options const&, options const&) = default;
    };
    template <typename Options>
    static constexpr std::tuple own_options{option{"count_both_parts", &Options::count_both_parts},
                                            option{"refuse_rule", &Options::refuse_rule}};
    static constexpr std::tuple option_list = std::tuple_cat(common_options<options>, own_options<options>);

    static constexpr int hand_size(int) { return 8; }

    /// What has to be done: lead a card, follow or refuse, and between the parts say which card to keep.
    enum class game_phase : std::uint8_t { over, leading, following, keeping };
    friend constexpr std::array<std::string_view, 4> names(game_phase) { return {"over", "leading", "following", "keeping"}; }

    using none = word<"none">;
    using kept = either<card, none>;

    template <typename Action>
    struct choices
        : choice<Action, step<verb<"lead", card, colour>>, step<verb<"follow", card>, verb<"refuse">>, step<verb<"keep", kept>>> {
        static constexpr Action refuse() { return choices::template make<"refuse">(); }
        static constexpr Action keep(kept one) { return choices::template make<"keep">(one); }
    };
    static constexpr std::array<words_for, 3> own_verbs{
        {{"lead", {"{0} leads {1} and asks for {2}", "{0} entame avec {1} et demande du {2}"}},
         {"refuse", {"{0} refuses", "{0} refuse"}},
         {"keep", {"{0} keeps {1}", "{0} garde {1}"}}}};
    static constexpr phrase in_secret{"{0} chooses in secret whether to keep a card",
                                      "{0} choisit en secret de garder une carte ou non"};
    static constexpr std::optional<phrase> in_words(kept one) {
        return one.is<none>() ? std::optional(phrase{"no card", "aucune carte"}) : std::nullopt;
    }
    using box::in_words;
    static constexpr fixed_text to_lead = "lead";
    static constexpr fixed_text to_follow = "follow";

    struct own {
        std::uint8_t part = 1;
        per_seat<kept, seats.most> keeps{{none(), none(), none(), none(), none(), none()}}; // until the second part is dealt
        per_seat<std::uint8_t, seats.most> shown; // in the second part, how many cards of `first_part` each seat has played
        per_seat<cards, seats.most> first_part;   // the cards that each seat won in the first part
        rng luck = no_luck;                       // for the shuffle to come
        friend constexpr bool operator==(own const&, own const&) = default;

        static constexpr auto members() {
            return std::tuple{member{"part", &own::part}, member{"keeps", &own::keeps}, member{"first_part", &own::first_part},
                              member{"shown", &own::shown}, member{"luck", &own::luck}};
        }
    };
};

} // namespace ludo::xxl
