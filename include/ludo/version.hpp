#pragma once

/// The version of the library: the one place where it is written.
#define LUDO_VERSION_MAJOR 0
#define LUDO_VERSION_MINOR 1
#define LUDO_VERSION_PATCH 0
