#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <ludo/io/json/position.hpp>
#include <ludo/io/json/told.hpp>

namespace ludo {

/// A whole JSON Schema (draft 2020-12): this one, with all that it refers to.
inline std::string whole_schema(json_shape const& shapes, std::string_view title, std::string const& schema) {
    std::string const defined = shapes.definitions();
    return R"({"$schema":"https://json-schema.org/draft/2020-12/schema","title":)" + json_text(title) + ',' +
           schema.substr(1, schema.size() - 2) + (defined.empty() ? "" : R"(,"$defs":{)" + defined + '}') + '}';
}

template <game G>
std::string json_schema_of_options() {
    json_shape shapes;
    std::string const schema = json_options<G>::shape(shapes);
    return whole_schema(shapes, "Options of " + std::string(G::title.english), schema);
}
template <game G>
std::string json_schema_of_state() {
    json_shape shapes;
    std::string const schema = json_state<G>::shape(shapes);
    return whole_schema(shapes, "A state of " + std::string(G::title.english), schema);
}
/// What a seat or a spectator knows; and what lies in its sight.
template <game G>
std::string json_schema_of_view() {
    json_shape shapes;
    std::string const schema = json_state<G>::shape(shapes, {{"viewer", shapes.of<seat>()}});
    return whole_schema(shapes, "A view of " + std::string(G::title.english), schema);
}
/// What a seat or a spectator is told.
template <game G>
std::string json_schema_of_told() {
    json_shape shapes;
    std::string const text = json_shape::text(), number = shapes.of<int>(), some_seat = shapes.of<seat>();
    auto members = shapes.members_of<typename G::state>();
    std::vector<std::string> names;
    for (auto& each : members) {
        each.always = false;
        names.push_back(each.name);
    }
    std::string const changes = json_shape::list(json_shape::object({{"what", shapes.of<happening>()},
                                                                     {"from", text, false},
                                                                     {"to", text, false},
                                                                     {"place", text, false},
                                                                     {"lies", shapes.of<lying>(), false},
                                                                     {"was", text, false},
                                                                     {"is", text, false},
                                                                     {"seat", some_seat, false},
                                                                     {"number", number, false},
                                                                     {"more", number, false},
                                                                     {"points", number, false},
                                                                     {"en", text, false},
                                                                     {"fr", text, false}}));
    std::string const schema = json_shape::object({{"viewer", some_seat},
                                                   {"by", some_seat},
                                                   {"action", R"({"type":["string","null"]})"},
                                                   {"changes", changes},
                                                   {"now", json_shape::object(members)},
                                                   {"gone", json_shape::list(json_shape::one_of(names))}});
    return whole_schema(shapes, "What is told in " + std::string(G::title.english), schema);
}

} // namespace ludo
