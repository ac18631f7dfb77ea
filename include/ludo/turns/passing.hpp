#pragma once

/// Passing cards before the first trick: `passing<Base, Seats, Cards>`.
#include <ludo/turns/passing/contract.hpp>
#include <ludo/turns/passing/passed.hpp>
#include <ludo/turns/passing/rules.hpp>
#include <ludo/turns/passing/sentences.hpp>
