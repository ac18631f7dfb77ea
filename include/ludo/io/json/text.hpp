#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include <ludo/core/expected.hpp>
#include <ludo/io/excerpt.hpp>

namespace ludo {

/// JSON with members in the order in which they were written. Only the headers `io/json*.hpp` use it.
using json = nlohmann::ordered_json;

/// A text as nlohmann's parser takes it: letter by letter, so that one can ask how far it has read.
struct json_letter {
    using iterator_category = std::forward_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = char const*;
    using reference = char const&;

    char const* at = nullptr;
    char const** read_to = nullptr;

    reference operator*() const { return *at; }
    json_letter& operator++() {
        *read_to = ++at;
        return *this;
    }
    json_letter operator++(int) {
        json_letter const before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(json_letter one, json_letter other) { return one.at == other.at; }
};

/// Builds the value of a JSON text from what nlohmann's parser finds (its own way of doing that takes time that grows with the
/// square of the number of members). It stops at the first mistake, and `problem` tells what is wrong and where.
class json_builder {
public:
    explicit json_builder(std::string_view text) : text_(text), read_to_(text.data()) {}
    [[nodiscard]] json_letter begin() { return {text_.data(), &read_to_}; }
    [[nodiscard]] json_letter end() { return {text_.data() + text_.size(), &read_to_}; }

    [[nodiscard]] std::string const& problem() const { return problem_; }
    [[nodiscard]] json& value() { return value_; }

    bool null() { return put(nullptr); }
    bool boolean(bool value) { return put(value); }
    bool number_unsigned(std::uint64_t value) { return put(value); }
    bool number_integer(std::int64_t value) { return value == 0 ? put(-0.0) : put(value); } // `-0` is not a whole number
    bool number_float(double value, std::string const&) { return put(value); }
    bool string(std::string& value) { return put(std::move(value)); }
    bool binary(json::binary_t&) { return wrong("not JSON"); }

    bool start_object(std::size_t) { return open(); }
    bool key(std::string& name) {
        open_.back().names.push_back(std::move(name));
        open_.back().ends.push_back(read_to_);
        return true;
    }
    bool end_object() {
        auto [names, ends, values] = close();
        std::vector<std::pair<std::string_view, char const*>> sorted;
        for (std::size_t i = 0; i < names.size(); ++i)
            sorted.emplace_back(names[i], ends[i]);
        std::sort(sorted.begin(), sorted.end());
        auto const same_name = [](auto const& one, auto const& other) { return one.first == other.first; };
        if (auto const twice = std::adjacent_find(sorted.begin(), sorted.end(), same_name); twice != sorted.end())
            return wrong('`' + excerpt(twice->first) + "` occurs twice in one object, again at " + place(std::next(twice)->second));
        json made = json::object();
        auto& members = made.get_ref<json::object_t&>();
        members.reserve(names.size());
        for (std::size_t i = 0; i < names.size(); ++i)
            members.emplace_back(std::move(names[i]), std::move(values[i]));
        return put(std::move(made));
    }

    bool start_array(std::size_t) { return open(); }
    bool end_array() { return put(json(close().values)); }

    bool parse_error(std::size_t at, std::string const&, std::exception const& failure) {
        std::string_view what = failure.what(); // "[json.exception.parse_error.101] parse error at line 1, column 2: ..."
        what.remove_prefix((std::min)(what.find("] ") + 2, what.size()));
        bool const tells_where = what.find(" at line ") < what.find(':');
        return wrong("not JSON: " +
                     excerpt((tells_where ? "" : "up to byte " + std::to_string(at) + ": ") + std::string(what), 190));
    }

private:
    static constexpr std::size_t deepest = 32; // more than anything here needs, and not too much for any stack

    /// An object or a list that is not closed yet.
    struct part {
        std::vector<std::string> names;
        std::vector<char const*> ends; // of the names, in the text
        json::array_t values;
    };

    bool open() {
        if (open_.size() == deepest)
            return wrong("not JSON for this: it is nested too deeply at " + place(read_to_));
        open_.emplace_back();
        return true;
    }
    part close() {
        part closed = std::move(open_.back());
        open_.pop_back();
        return closed;
    }
    bool put(json one) {
        if (open_.empty())
            value_ = std::move(one);
        else
            open_.back().values.push_back(std::move(one));
        return true;
    }
    /// Where in the text is this? Counted as nlohmann's parser does.
    [[nodiscard]] std::string place(char const* read_to) const {
        std::string_view const before(text_.data(), static_cast<std::size_t>(read_to - text_.data()));
        auto const lines = std::count(before.begin(), before.end(), '\n');
        std::size_t const line_begins = before.rfind('\n') + 1; // 0 in the first line: npos + 1
        return "line " + std::to_string(lines + 1) + ", column " + std::to_string(before.size() - line_begins);
    }
    bool wrong(std::string const& what) {
        problem_ = what;
        return false;
    }

    std::string_view text_;
    char const* read_to_;
    json value_;
    std::vector<part> open_;
    std::string problem_;
};

/// Parses a JSON text, or says what is wrong and where. A name that occurs twice in an object is an error.
inline expected<json, std::string> parse_json(std::string_view text) {
    if (text.substr(0, 3) == "\xef\xbb\xbf")
        return unexpected(std::string("not JSON: it begins with a byte order mark"));
    if (std::size_t const at = text.find('\0'); at != std::string_view::npos) // nlohmann's parser would stop there
        return unexpected("not JSON: byte " + std::to_string(at + 1) + " is a NUL");
    json_builder builder(text);
    if (!json::sax_parse(builder.begin(), builder.end(), &builder))
        return unexpected(builder.problem());
    return std::move(builder.value());
}

} // namespace ludo
