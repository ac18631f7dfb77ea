#include "request.hpp"

#include <utility>

#include <ludo/io/option_text.hpp>

namespace referee {

bool is_text(json const& value, std::size_t most_bytes) {
    return value.is_string() && value.get_ref<std::string const&>().size() <= most_bytes;
}

read<std::uint64_t> seed_of(json const& request) {
    json const given = request.value("seed", json());
    std::uint64_t seed = 0;
    if (given.is_number_unsigned())
        return given.get<std::uint64_t>();
    if (given.is_string() && ludo::read_number(given.get_ref<std::string const&>(), seed))
        return seed;
    return ludo::unexpected(
        std::string("seed: takes a whole number from 0 to 18446744073709551615, as a number or in a string, like \"42\""));
}

read<asker> asker_of(json const& request, int players, bool spectators, bool named) {
    if (!named && !request.contains("seat"))
        return asker();
    json const given = request.value("seat", json());
    if (spectators && given == "spectator")
        return asker(ludo::nobody);
    if (given.is_number_unsigned() && given.get<std::uint64_t>() < static_cast<std::uint64_t>(players))
        return asker(ludo::seat(given.get<int>()));
    return ludo::unexpected("seat: takes a seat that plays, 0 to " + std::to_string(players - 1) +
                            (spectators ? ", or \"spectator\"" : ""));
}

read<std::string> action_of(json const& request) {
    json const given = request.value("action", json());
    if (!given.is_string())
        return ludo::unexpected("action: takes the text of an action, such as one of `actions`, not " +
                                ludo::excerpt(given.dump(-1, ' ', false, json::error_handler_t::replace)));
    return given.get<std::string>();
}

read<std::vector<std::string>> names_of(json const& request) {
    constexpr std::size_t longest = 60;
    std::vector<std::string> names;
    json const given = request.value("names", json::array());
    bool good = given.is_array() && given.size() <= ludo::most_seats;
    for (json const& each : given) {
        good = good && is_text(each, longest);
        names.push_back(good ? each.get<std::string>() : "");
    }
    if (!good)
        return ludo::unexpected("names: takes a list of the names of the players, by seat, each of at most " +
                                std::to_string(longest) + " bytes");
    return names;
}

std::string table_of(json const& request) { return request.value("table", ""); }

json game_of(json const& given) { return given.is_object() ? given.value("game", json()) : json(); }

std::string text_of_member(std::string_view object, std::string_view name, json const& value) {
    std::string part, key, found;
    int depth = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < object.size(); ++at) {
        char const letter = object[at];
        if (quoted) {
            part += letter;
            if (letter == '\\')
                part += object[++at];
            quoted = letter != '"';
            continue;
        }
        if (letter == '}' || letter == ']')
            --depth;
        if (depth == 1 && letter == ':')
            key = std::exchange(part, "");
        else if ((depth == 1 && letter == ',') || depth == 0) {
            if (key == '"' + std::string(name) + '"')
                found = part;
            part.clear();
            key.clear();
        } else if (letter != ' ' && letter != '\t' && letter != '\r' && letter != '\n')
            part += letter;
        quoted = letter == '"';
        if (letter == '{' || letter == '[')
            ++depth;
    }
    return found.empty() ? value.dump() : found; // the name may have been written in another way
}

} // namespace referee
