#pragma once

/// Cards that many games are played with.
#include <ludo/packs/playing_cards.hpp>
