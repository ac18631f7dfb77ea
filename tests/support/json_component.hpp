#pragma once

#include <string>
#include <string_view>

#include <ludo/io/json/reader.hpp>

/// How a value is written at a table of so many.
template <typename T>
std::string written(T const& value, int players = 0) {
    return ludo::json_text(value, players);
}

/// What is wrong with this JSON for a value of the type; empty if nothing is.
template <typename T>
std::string wrong_as(std::string_view text, int players = 0) {
    T value{};
    ludo::json_reader form(players);
    bool const read = form.read(ludo::json::parse(text), value, "here");
    return read ? "" : form.problem();
}

/// Is the value read again from what is written?
template <typename T>
bool read_again(T const& value, int players = 0) {
    T again{};
    return ludo::json_reader(players).read(ludo::json::parse(written(value, players)), again, "") && again == value;
}
