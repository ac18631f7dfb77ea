#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/io/json/text.hpp>

#include "known_game.hpp"

namespace referee {

// The members of a request. What is not there is null, or what is usual; what is wrong is said.

using ludo::json;
template <typename T>
using read = ludo::expected<T, std::string>;

/// Is it a text of at most so many bytes?
bool is_text(json const& value, std::size_t most_bytes);

/// A seed: a number, or a string with one, for languages whose numbers are not exact.
read<std::uint64_t> seed_of(json const& request);
/// Who asks: a seat that plays; if that is allowed, a spectator; or the host, where no seat is named, unless one must be.
read<asker> asker_of(json const& request, int players, bool spectators, bool named = false);
read<std::string> action_of(json const& request);
/// The names of the players, if they are given.
read<std::vector<std::string>> names_of(json const& request);
/// The table that is meant.
std::string table_of(json const& request);

/// The member `game` of what is given, or null.
json game_of(json const& given);

/// The text of a member of an object, given as the text of JSON: letter for letter, but for blanks. So what is given back is what came,
/// also a number of thirty digits. `value` is what it was read as.
std::string text_of_member(std::string_view object, std::string_view name, json const& value);

} // namespace referee
