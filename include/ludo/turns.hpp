#pragma once

#include <ludo/turns/shedding.hpp>
#include <ludo/turns/tricks.hpp>
