#pragma once

#include <ludo/turns/betting.hpp>
#include <ludo/turns/each_card_once.hpp>
#include <ludo/turns/headings.hpp>
#include <ludo/turns/highest_hand.hpp>
#include <ludo/turns/lines.hpp>
#include <ludo/turns/passing.hpp>
#include <ludo/turns/reveal.hpp>
#include <ludo/turns/series.hpp>
#include <ludo/turns/shedding.hpp>
#include <ludo/turns/some_cards_alike.hpp>
#include <ludo/turns/tricks.hpp>
