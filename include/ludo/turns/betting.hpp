#pragma once

/// Small games in which players bet on their cards, with bets of a fixed size: `betting<Rules>`.
#include <ludo/turns/betting/contract.hpp>
#include <ludo/turns/betting/knowledge.hpp>
#include <ludo/turns/betting/memory.hpp>
#include <ludo/turns/betting/positions.hpp>
#include <ludo/turns/betting/rules.hpp>
#include <ludo/turns/betting/sentences.hpp>
#include <ludo/turns/betting/state.hpp>
#include <ludo/turns/betting/usual.hpp>
