#include "list_of.hpp"

#include <ludo/core/game_list.hpp>
#include <ludo/games/xxl.hpp>

#include "../games/gin_rummy.hpp"
#include "../games/hearts.hpp"
#include "../games/oh_hell.hpp"
#include "../games/schnapsen.hpp"

namespace arena {

list matches() {
    return list_of<ludo::game_list<ludo::xxl::pur, ludo::xxl::individual, ludo::xxl::six_plus, hearts_match, gin_rummy_match,
                                   oh_hell_match, schnapsen_match>>();
}

} // namespace arena
