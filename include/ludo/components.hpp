#pragma once

#include <ludo/components/card.hpp>
#include <ludo/components/collected.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/either.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/components/letter_pair.hpp>
#include <ludo/components/owned_places.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/components/rows.hpp>
#include <ludo/components/spread.hpp>
