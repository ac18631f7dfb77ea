#pragma once

/// Games of memory, in which cards that lie face down are turned over and compared: `reveal<Rules>`. What they share with games
/// that do more with the cards turned over: `lay_face_down`, `why_not_turned_over`, `unseen_deal`.
#include <ludo/turns/reveal/contract.hpp>
#include <ludo/turns/reveal/laying.hpp>
#include <ludo/turns/reveal/positions.hpp>
#include <ludo/turns/reveal/refusal.hpp>
#include <ludo/turns/reveal/rules.hpp>
#include <ludo/turns/reveal/sentences.hpp>
#include <ludo/turns/reveal/unseen_deal.hpp>
