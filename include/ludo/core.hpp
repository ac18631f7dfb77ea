#pragma once

#include <ludo/core/action_set.hpp>
#include <ludo/core/bits.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/digest.hpp>
#include <ludo/core/expected.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/game_list.hpp>
#include <ludo/core/index_set.hpp>
#include <ludo/core/indexed.hpp>
#include <ludo/core/one_of.hpp>
#include <ludo/core/options.hpp>
#include <ludo/core/rng.hpp>
#include <ludo/core/rule.hpp>
#include <ludo/core/scores.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/short_text.hpp>
