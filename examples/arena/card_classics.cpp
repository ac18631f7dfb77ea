#include "list_of.hpp"

#include <ludo/core/game_list.hpp>

#include "../games/crazy_eights.hpp"
#include "../games/freecell.hpp"
#include "../games/gin_rummy.hpp"
#include "../games/hanabi.hpp"
#include "../games/hearts.hpp"
#include "../games/oh_hell.hpp"
#include "../games/schnapsen.hpp"
#include "../games/whist.hpp"

namespace arena {

list card_classics() {
    return list_of<ludo::game_list<crazy_eights, whist, hearts, oh_hell, schnapsen, gin_rummy, freecell, hanabi>>();
}

} // namespace arena
