#pragma once

#include <ludo/testing/conformance.hpp>
#include <ludo/testing/extras.hpp>
#include <ludo/testing/fingerprint.hpp>
#include <ludo/testing/frequency_check.hpp>
#include <ludo/testing/held_pieces.hpp>
#include <ludo/testing/imagined_pieces.hpp>
#include <ludo/testing/knowledge_checks.hpp>
#include <ludo/testing/last_words.hpp>
#include <ludo/testing/luck_checks.hpp>
#include <ludo/testing/parts.hpp>
#include <ludo/testing/past_checks.hpp>
#include <ludo/testing/piece_words.hpp>
#include <ludo/testing/position_checks.hpp>
#include <ludo/testing/random_options.hpp>
#include <ludo/testing/report.hpp>
#include <ludo/testing/unchecked.hpp>
