#pragma once

#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

#include "arguments.hpp"
#include "tally.hpp"

namespace arena {

/// Text with numbers in it, as `printf` writes it.
#ifdef __GNUC__
[[gnu::format(printf, 1, 2)]]
#endif
inline std::string
formatted(char const* how, ...) {
    char text[400];
    std::va_list numbers;
    va_start(numbers, how);
    std::vsnprintf(text, sizeof text, how, numbers);
    va_end(numbers);
    return text;
}

/// How many seats somebody has, if several.
inline std::string seats_of(tally const& counted, std::size_t one) {
    return counted.seats(one) > 1 ? std::to_string(counted.seats(one)) + " x " : "";
}

/// Everything that was counted, for people.
inline std::string report(task const& asked, tally const& counted, std::int64_t games_a_deal) {
    std::string text = formatted("%s, seed %llu: %lld deals", asked.wanted.game.c_str(),
                                 static_cast<unsigned long long>(asked.wanted.seed), static_cast<long long>(counted.deals()));
    text += counted.together() && games_a_deal == 1 ? "\n"
          : games_a_deal > 1 ? formatted(", each played %lld times with seats exchanged\n", static_cast<long long>(games_a_deal))
                             : ", each played by everybody alone\n";
    for (auto const& [name, value] : asked.wanted.options)
        text += "option " + name + ' ' + value + '\n';
    if (counted.together()) {
        std::string team;
        for (std::size_t one = 0; one < counted.size(); ++one)
            team += (one > 0 ? ", " : "") + seats_of(counted, one) + counted.name(one);
        estimate const points = counted.points();
        text += formatted("%-34s %s\n%-32.99s %9.2f", "", "points of the team", team.c_str(), points.mean) +
                (counted.deals() > 1 ? formatted(" (%.2f to %.2f)\n", points.low, points.high) : "\n");
    } else
        text += formatted("%-34s %-28s %s\n", "", "wins", "mean place");
    for (std::size_t one = 0; one < counted.size() && !counted.together(); ++one) {
        estimate const wins = counted.wins(one), place = counted.place(one);
        text += formatted("%-32.99s %6.1f %% (%5.1f to %5.1f) %9.2f (%.2f to %.2f)\n",
                          (seats_of(counted, one) + counted.name(one)).c_str(), 100 * wins.mean, 100 * wins.low, 100 * wins.high,
                          place.mean, place.low, place.high);
    }
    if (counted.broken_off() > 0)
        text += formatted("%lld of %lld games were broken off after %llu actions, and count as they stood\n",
                          static_cast<long long>(counted.broken_off()), static_cast<long long>(counted.games()),
                          static_cast<unsigned long long>(asked.wanted.longest));
    for (std::size_t one = 0; one < counted.size() && !counted.together(); ++one)
        for (std::size_t other = 0; other < counted.size(); ++other)
            if (counted.better(one, other))
                text += "sure: " + counted.name(one) + " is better than " + counted.name(other) + '\n';
            else if (one < other && !counted.better(other, one))
                text += "not sure: " + counted.name(one) + " or " + counted.name(other) + '\n';
    return text;
}

inline std::string quoted(std::string_view text) {
    std::string written = "\"";
    for (char letter : text) {
        if (letter == '"' || letter == '\\')
            written += '\\';
        written += letter;
    }
    return written + '"';
}

inline std::string json(estimate const& one) {
    return formatted("{\"mean\":%.6f,\"low\":%.6f,\"high\":%.6f}", one.mean, one.low, one.high);
}

/// The same for programs: an object of JSON, in a line.
inline std::string json_report(task const& asked, tally const& counted, bool complete) {
    std::string text = "{\"game\":" + quoted(asked.wanted.game) + ",\"options\":{";
    for (auto const& [name, value] : asked.wanted.options)
        text += (text.back() == '{' ? "" : ",") + quoted(name) + ':' + quoted(value);
    text += formatted("},\"seed\":\"%llu\",\"deals\":%lld,\"games\":%lld,\"broken_off\":%lld,\"complete\":%s,\"players\":[",
                      static_cast<unsigned long long>(asked.wanted.seed), static_cast<long long>(counted.deals()),
                      static_cast<long long>(counted.games()), static_cast<long long>(counted.broken_off()),
                      complete ? "true" : "false");
    for (std::size_t one = 0; one < counted.size(); ++one) {
        text += (one > 0 ? "," : "") + ("{\"name\":" + quoted(counted.name(one))) +
                formatted(",\"seats\":%lld", static_cast<long long>(counted.seats(one)));
        if (counted.together()) {
            text += '}';
            continue;
        }
        text += ",\"wins\":" + json(counted.wins(one)) + ",\"place\":" + json(counted.place(one)) + ",\"better_than\":[";
        for (std::size_t other = 0; other < counted.size(); ++other)
            if (counted.better(one, other))
                text += (text.back() == '[' ? "" : ",") + quoted(counted.name(other));
        text += "]}";
    }
    if (counted.together())
        return text + "],\"points\":" +
               (counted.deals() > 1 ? json(counted.points()) : formatted("{\"mean\":%.6f}", counted.points().mean)) + "}\n";
    return text + "]}\n";
}

} // namespace arena
