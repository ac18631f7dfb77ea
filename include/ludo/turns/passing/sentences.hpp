#pragma once

#include <array>

#include <ludo/core/rule.hpp>

namespace ludo {

/// What forbids an action where cards are passed (see turns/passing.hpp).
struct passing_sentences {
    static constexpr phrase passing_section{"Passing cards", "L'échange de cartes"};
    static constexpr auto play_passed =
        rule("passing.play.passed", passing_section, "First, everybody passes cards.", "On passe d'abord des cartes.");
    static constexpr auto pass_before =
        rule("passing.pass.before", passing_section, "Cards are passed only before the first trick.",
             "On ne passe des cartes qu'avant le premier pli.");
    static constexpr auto pass_held =
        rule("passing.pass.held", passing_section, "Only a card from the player's own hand can be passed.",
             "On ne passe que des cartes de sa main.");
    static constexpr auto pass_once =
        rule("passing.pass.once", passing_section, "A card is passed only once.", "On ne passe une carte qu'une fois.");
    static constexpr std::array passing_rules_list{&play_passed, &pass_before, &pass_held, &pass_once};
};

} // namespace ludo
