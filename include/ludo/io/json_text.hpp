#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include <ludo/core/expected.hpp>

namespace ludo {

/// JSON whose members stay in the order in which they were written. `io/json*.hpp` are the only headers that know of it.
using json = nlohmann::ordered_json;

/// Parses a JSON text; what is wrong with it is said with its place. A name that stands twice in an object is an error.
inline expected<json, std::string> parse_json(std::string_view text) {
    constexpr int deepest = 32; // more than anything here needs, and little enough for any stack
    bool too_deep = false;
    std::string twice;
    std::vector<std::vector<std::string>> open;
    auto const watch = [&](int depth, json::parse_event_t event, json& parsed) {
        too_deep |= depth > deepest;
        if (too_deep)
            return false;
        if (event == json::parse_event_t::object_start)
            open.emplace_back();
        else if (event == json::parse_event_t::object_end)
            open.pop_back();
        else if (event == json::parse_event_t::key) {
            auto const& name = parsed.get_ref<std::string const&>();
            if (std::find(open.back().begin(), open.back().end(), name) != open.back().end())
                twice = name;
            open.back().push_back(name);
        }
        return true;
    };
    try {
        json parsed = json::parse(text, watch);
        if (too_deep)
            return unexpected(std::string("not JSON for this: it is nested too deep"));
        if (!twice.empty())
            return unexpected("`" + twice.substr(0, 60) + "` stands twice in one object");
        return parsed;
    } catch (json::exception const& failure) {
        std::string const what = failure.what(); // "[json.exception.parse_error.101] parse error at line 1, column 2: ..."
        return unexpected("not JSON: " + what.substr((std::min)(what.find("] ") + 2, what.size())).substr(0, 200));
    }
}

} // namespace ludo
