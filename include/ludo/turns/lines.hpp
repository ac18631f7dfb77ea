#pragma once

/// Games in which marks are put on a grid until some are in line: `lines<Rules>`.
#include <ludo/turns/lines/contract.hpp>
#include <ludo/turns/lines/positions.hpp>
#include <ludo/turns/lines/rules.hpp>
#include <ludo/turns/lines/sentences.hpp>
