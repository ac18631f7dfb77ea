#include <array>
#include <utility>

#include <ludo/io/excerpt.hpp>

#include "contest.hpp"
#include "lists.hpp"

namespace arena {

static std::array<list, 5> all_lists() { return {ours(), xxl(), matches(), classics(), card_classics()}; }

std::string all_names() {
    std::string names;
    for (list const& each : all_lists())
        names += each.names;
    return names;
}

ludo::expected<prepared, std::string> prepare(contest const& wanted) {
    for (list const& each : all_lists())
        if (auto found = each.prepare(wanted))
            return *std::move(found);
    return ludo::unexpected("there is no game `" + ludo::excerpt(wanted.game) + "`; there are" + all_names());
}

} // namespace arena
