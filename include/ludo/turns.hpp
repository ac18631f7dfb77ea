#pragma once

#include <ludo/turns/headings.hpp>
#include <ludo/turns/lines.hpp>
#include <ludo/turns/series.hpp>
#include <ludo/turns/shedding.hpp>
#include <ludo/turns/tricks.hpp>
