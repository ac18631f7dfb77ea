cat >own_games.hpp <<END
#include <ludo/core/game_list.hpp>
#include "my_game.hpp"
using own_games = ludo::game_list<my_game>;
END
from=installed/share/ludotheque/programs # or ludotheque/examples
c++ -std=c++20 -O2 -pthread -I . -I installed/include $from/arena.cpp $from/own/arena.cpp -o my_game_arena
