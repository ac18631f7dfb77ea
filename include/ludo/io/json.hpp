#pragma once

/// States, views, options, records and whole tables as JSON. This needs nlohmann/json.
#include <ludo/io/json/position.hpp>
#include <ludo/io/json/record.hpp>
#include <ludo/io/json/text.hpp>
#include <ludo/io/json/told.hpp>
