#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <ludo/components/score_sheet.hpp>
#include <ludo/io/json/reader.hpp>

namespace ludo {

/// A score sheet: each box with its points, null while it is open.
template <typename Row>
struct json_of<score_sheet<Row>> {
    using parts = json_map<Row, std::optional<std::uint8_t>>;

    static parts parts_of(score_sheet<Row> const& sheet) {
        parts boxes;
        for (Row row : index_set<Row>::all())
            boxes.entries.add({row, sheet.open(row) ? std::nullopt : std::optional(static_cast<std::uint8_t>(sheet.points(row)))});
        return boxes;
    }
    static bool make(score_sheet<Row>& sheet, parts const& boxes, json_reader& reader) {
        if (boxes.entries.size() != static_cast<std::size_t>(Row::count))
            return reader.wrong("takes the points of each box, null where it is open");
        sheet = {};
        for (auto const& [row, points] : boxes.entries) {
            if (points && *points > sheet.most_points)
                return reader.wrong(to_text(row), "takes at most " + std::to_string(sheet.most_points) + " points");
            if (points)
                sheet.write(row, *points);
        }
        return true;
    }
};

} // namespace ludo
