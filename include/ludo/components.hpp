#pragma once

#include <ludo/components/card.hpp>
#include <ludo/components/collected.hpp>
#include <ludo/components/deck.hpp>
#include <ludo/components/either.hpp>
#include <ludo/components/grid.hpp>
#include <ludo/components/hand.hpp>
#include <ludo/components/letter_pair.hpp>
#include <ludo/components/number.hpp>
#include <ludo/components/owned_places.hpp>
#include <ludo/components/piles.hpp>
#include <ludo/components/reserve.hpp>
#include <ludo/components/row.hpp>
#include <ludo/components/rows.hpp>
#include <ludo/components/score_sheet.hpp>
#include <ludo/components/spread.hpp>
#include <ludo/components/stock.hpp>
