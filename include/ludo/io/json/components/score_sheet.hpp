#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include <ludo/components/score_sheet.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A score sheet: each box with its points, null while it is open.
template <typename Row>
struct json_of<score_sheet<Row>> {
    static void write(json_writer& to, score_sheet<Row> const& sheet) {
        to.object([&] {
            for (Row row : index_set<Row>::all())
                to.member(row, [&] { sheet.open(row) ? to.null() : to.write(sheet.points(row)); });
        });
    }
    static std::string shape(json_shape& shapes) { return shapes.map<Row>(R"({"type":["integer","null"]})"); }
    static bool read(json_reader& reader, json const& from, score_sheet<Row>& sheet, std::string const& where) {
        if (!from.is_object() || from.size() != static_cast<std::size_t>(Row::count))
            return reader.wrong(where, "takes an object with the points of each box, null where it is open");
        sheet = {};
        for (Row row : index_set<Row>::all()) {
            std::string const there = where + '.' + to_text(row);
            auto const given = from.find(to_text(row));
            std::uint8_t points = 0;
            if (given == from.end())
                return reader.wrong(there, "is missing");
            if (given->is_null())
                continue;
            if (!reader.read(*given, points, there))
                return false;
            if (points > sheet.most_points)
                return reader.wrong(there, "takes at most " + std::to_string(sheet.most_points) + " points");
            sheet.write(row, points);
        }
        return true;
    }
};

} // namespace ludo
