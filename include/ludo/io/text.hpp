#pragma once

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <vector>

#include <ludo/core/expected.hpp>
#include <ludo/core/game.hpp>
#include <ludo/core/short_text.hpp>
#include <ludo/play/record.hpp>

namespace ludo {

/// The text of a card, a place or an action; and back, for exactly the texts that `to_text` writes.
template <written T>
std::string to_text(T const& thing) {
    return std::string(std::string_view(thing.text()));
}
template <written T>
expected<T, std::string> parse(std::string_view text) {
    if (auto const thing = T::parse(text))
        return *thing;
    return unexpected('`' + std::string(text.substr(0, 60)) + "` is not the notation of anything here");
}

/// The text of an action in a state.
template <game G>
std::string to_text(typename G::state const& s, typename G::action a) {
    return std::string(text_of<G>(s, a).view());
}

/// The text of a value that an option takes.
template <typename T>
    requires(!written<T>)
std::string to_text(T value) {
    if constexpr (std::is_same_v<T, bool>)
        return value ? "true" : "false";
    else if constexpr (std::is_same_v<T, seat>)
        return std::to_string(value.index());
    else if constexpr (named_enum<T>)
        return std::string(name_of(value));
    else
        return std::to_string(value);
}

/// A whole number written in decimal digits, and nothing else.
template <typename Number>
bool read_number(std::string_view text, Number& number) {
    auto const [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    return failure == std::errc() && end == text.data() + text.size();
}

/// Reads a value that an option takes; false where the text is none.
template <typename T>
bool read_value(std::string_view text, T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        value = text == "true";
        return value || text == "false";
    } else if constexpr (std::is_same_v<T, seat>) {
        int const index = small_number(text);
        value = index < most_seats ? seat(index) : nobody;
        return value != nobody;
    } else if constexpr (named_enum<T>) {
        auto const all = names(value);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i] == text) {
                value = static_cast<T>(i);
                return true;
            }
        return false;
    } else if constexpr (written<T>) {
        auto const thing = T::parse(text);
        value = thing.value_or(value);
        return thing.has_value();
    } else
        return read_number(text, value);
}

/// Sets the option of that name from a text; what is wrong, or an empty text.
template <game G>
std::string set_option(typename G::options& chosen, std::string_view name, std::string_view text) {
    std::string wrong = std::string(G::name) + " has no option " + std::string(name.substr(0, 60));
    for_each_option<G>([&](auto const& each) {
        if (each.name == name) {
            auto value = chosen.*each.member;
            bool const good = read_value(text, value) && each.accepts(value);
            wrong = good ? "" : each.takes;
            if (good)
                chosen.*each.member = value;
        }
    });
    return wrong;
}

/// A line for each option that is not the default: `option NAME VALUE` (the players have a line of their own).
template <game G>
std::string to_text(typename G::options const& chosen) {
    std::string lines = "players " + std::to_string(chosen.players) + '\n';
    for_each_option<G>([&](auto const& each) {
        if (each.name != "players" && chosen.*each.member != typename G::options().*each.member)
            lines += "option " + std::string(each.name) + ' ' + to_text(chosen.*each.member) + '\n';
    });
    return lines;
}

/// A record as text, one fact a line. `viewer` is told nothing that the seat may not know: neither the seed nor secret
/// actions of others (`?`). Only a record that begins with a deal has a text; one from a position has a JSON form.
template <game G>
std::string to_text(record<G> const& told, seat viewer = nobody) {
    assert(!told.position);
    std::string lines = "ludotheque 1\ngame " + std::string(G::name) + '\n' + to_text<G>(told.options);
    lines += "seed " + (viewer == nobody ? std::to_string(told.seed) : "?") + '\n';
    rng luck(told.seed);
    typename G::state s = G::deal(told.options, luck);
    for (auto const& [by, action] : told.steps) {
        bool const hidden = viewer != nobody && viewer != by && G::secret(s, action);
        lines += std::to_string(by.index()) + ' ' + (hidden ? "?" : to_text<G>(s, action)) + '\n';
        G::play(s, action);
    }
    return lines;
}

/// Plays a step of a record, `SEAT ACTION`; answers with what is wrong, or with an empty text.
template <game G>
std::string play_step(table<G>& played, std::string_view text) {
    std::size_t const space = (std::min)(text.find(' '), text.size());
    int const by = small_number(text.substr(0, space));
    auto const action = action_of<G>(played.state(), text.substr((std::min)(space + 1, text.size())));
    if (by < 0 || by >= most_seats || !action)
        return '`' + std::string(text.substr(0, 60)) + "` is not a seat and an action of " + std::string(G::name);
    if (!played.over() && played.turn() != seat(by))
        return "it is not the turn of seat " + std::to_string(by);
    if (rule const* const broken = played.play(*action).broken())
        return to_text<G>(played.state(), *action) + ": " + std::string(broken->text.english) + " (" + std::string(broken->id) +
               ')';
    return "";
}

/// Reads the text of a record and plays it; or says in which line what is wrong.
template <game G>
expected<table<G>, std::string> load(std::string_view text) {
    typename G::options chosen;
    std::optional<table<G>> played;
    std::vector<std::string> named;
    std::size_t line_number = 0;
    enum { title, game_name, players, facts, steps } expects = title;
    auto const wrong = [&](std::size_t line, std::string const& what) {
        return unexpected("line " + std::to_string(std::max<std::size_t>(line, 1)) + ": " + what);
    };

    while (!text.empty()) {
        ++line_number;
        std::size_t const end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        line = line.substr(0, line.find('#'));
        while (!line.empty() && (line.back() == ' ' || line.back() == '\r'))
            line.remove_suffix(1);
        if (line.empty())
            continue;
        std::size_t const space = line.find(' ');
        std::string_view const word = line.substr(0, space);
        std::string_view const rest = space == std::string_view::npos ? std::string_view() : line.substr(space + 1);

        if (expects == title) {
            if (line != "ludotheque 1")
                return wrong(line_number, "a record begins with `ludotheque 1`");
            expects = game_name;
        } else if (expects == game_name) {
            if (word != "game" || rest != G::name)
                return wrong(line_number, "`game " + std::string(G::name) + "` comes here");
            expects = players;
        } else if (expects == players) {
            if (word != "players")
                return wrong(line_number, "`players NUMBER` comes here");
            if (auto const what = set_option<G>(chosen, word, rest); !what.empty())
                return wrong(line_number, what);
            expects = facts;
        } else if (expects == facts && word == "option") {
            std::size_t const blank = rest.find(' ');
            std::string const option(rest.substr(0, blank));
            if (option == "players" || std::find(named.begin(), named.end(), option) != named.end())
                return wrong(line_number, option + " is said already");
            named.push_back(option);
            std::string_view const value = blank == std::string_view::npos ? std::string_view() : rest.substr(blank + 1);
            if (auto const what = set_option<G>(chosen, option, value); !what.empty())
                return wrong(line_number, what);
        } else if (expects == facts) {
            std::uint64_t seed = 0;
            if (word != "seed" || !read_number(rest, seed))
                return wrong(line_number, "`option NAME VALUE` or `seed NUMBER` comes here");
            if (played.emplace(chosen, seed); played->problem())
                return wrong(line_number, played->problem());
            expects = steps;
        } else if (auto const what = play_step(*played, line); !what.empty())
            return wrong(line_number, what);
    }
    if (expects != steps)
        return wrong(line_number, "the record ends before the seed");
    return *played;
}

} // namespace ludo
