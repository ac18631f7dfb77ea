#pragma once

#include <ludo/games/xxl/may_refuse/box.hpp>
#include <ludo/games/xxl/may_refuse/knowledge.hpp>
#include <ludo/games/xxl/may_refuse/memory.hpp>
#include <ludo/games/xxl/may_refuse/positions.hpp>
#include <ludo/games/xxl/may_refuse/rules.hpp>
#include <ludo/games/xxl/may_refuse/sentences.hpp>
#include <ludo/turns/tricks.hpp>

namespace ludo::xxl {

/// XXL 3, "Permis de refuser".
using may_refuse = tricks<may_refuse_rules>;
static_assert(sizeof(may_refuse::state) <= 296);

} // namespace ludo::xxl
