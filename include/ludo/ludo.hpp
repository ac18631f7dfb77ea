#pragma once

/// All of the library except JSON: include `ludo/io/json.hpp` for that, which needs nlohmann/json.
#include <ludo/components.hpp>
#include <ludo/core.hpp>
#include <ludo/games.hpp>
#include <ludo/io/drawing.hpp>
#include <ludo/io/text.hpp>
#include <ludo/io/thoughts.hpp>
#include <ludo/io/told.hpp>
#include <ludo/packs.hpp>
#include <ludo/play.hpp>
#include <ludo/search.hpp>
#include <ludo/testing.hpp>
#include <ludo/turns.hpp>
#include <ludo/version.hpp>
