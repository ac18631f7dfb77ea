#pragma once

/// Shedding games, in which everybody tries to get rid of their cards: `shedding<Rules>`.
#include <ludo/turns/shedding/contract.hpp>
#include <ludo/turns/shedding/defaults.hpp>
#include <ludo/turns/shedding/drawing.hpp>
#include <ludo/turns/shedding/event.hpp>
#include <ludo/turns/shedding/knowledge.hpp>
#include <ludo/turns/shedding/lives.hpp>
#include <ludo/turns/shedding/memory.hpp>
#include <ludo/turns/shedding/positions.hpp>
#include <ludo/turns/shedding/refusal.hpp>
#include <ludo/turns/shedding/rules.hpp>
#include <ludo/turns/shedding/sentences.hpp>
#include <ludo/turns/shedding/state.hpp>
#include <ludo/turns/shedding/stock.hpp>
