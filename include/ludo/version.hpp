#pragma once

/// The version of the library.
#define LUDO_VERSION_MAJOR 0
#define LUDO_VERSION_MINOR 4
#define LUDO_VERSION_PATCH 0
