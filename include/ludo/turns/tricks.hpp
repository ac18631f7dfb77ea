#pragma once

/// Trick games, in which the highest card takes the trick: `tricks<Rules>`.
#include <ludo/turns/tricks/contract.hpp>
#include <ludo/turns/tricks/defaults.hpp>
#include <ludo/turns/tricks/even_play.hpp>
#include <ludo/turns/tricks/knowledge.hpp>
#include <ludo/turns/tricks/memory.hpp>
#include <ludo/turns/tricks/positions.hpp>
#include <ludo/turns/tricks/rules.hpp>
#include <ludo/turns/tricks/sentences.hpp>
#include <ludo/turns/tricks/state.hpp>
