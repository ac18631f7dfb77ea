#pragma once

/// Who plays.
inline constexpr char const* names[] = {"Ada", "Blaise", "Carl", "Dorothea", "Emmy", "Felix"};
