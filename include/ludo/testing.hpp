#pragma once

#include <ludo/testing/checks.hpp>
#include <ludo/testing/conformance.hpp>
#include <ludo/testing/fingerprint.hpp>
#include <ludo/testing/random_options.hpp>
