#pragma once

#include <ludo/core/rule.hpp>

/// The headings under which the rules of most games stand.
namespace ludo::headings {

inline constexpr phrase course{"Course of play", "Le déroulement du jeu"};
inline constexpr phrase result{"End of the game and result", "Fin du jeu et évaluation"};

} // namespace ludo::headings
