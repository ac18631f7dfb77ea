#pragma once

#include <string>
#include <string_view>

#include <ludo/io/json/form.hpp>

/// How a value is written at a table of so many.
template <typename T>
std::string written(T const& value, int players = 0) {
    return ludo::json_form(players).write(value).dump();
}

/// What is wrong with this JSON for a value of the type; empty if nothing is.
template <typename T>
std::string wrong_as(std::string_view text, int players = 0) {
    T value{};
    ludo::json_form form(players);
    bool const read = form.read(ludo::json::parse(text), value, "here");
    return read ? "" : form.problem();
}

/// Is the value read again from what is written?
template <typename T>
bool read_again(T const& value, int players = 0) {
    T again{};
    return ludo::json_form(players).read(ludo::json_form(players).write(value), again, "") && again == value;
}
