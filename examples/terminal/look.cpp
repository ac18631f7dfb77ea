#include "look.hpp"

#include <algorithm>
#include <cstddef>
#include <string>

namespace terminal {

void news::add(std::span<ludo::change const> changes) {
    for (ludo::change const& each : changes) {
        if (each.what == ludo::happening::moved)
            came.insert({each.to, each.is});
        if (each.what == ludo::happening::left_up)
            came.insert({each.place, each.is});
        if (each.what == ludo::happening::turned_over)
            turned.insert({each.place, each.is});
        if (each.what == ludo::happening::turned_back && each.was >= 0) // shown once more, beside what it was compared with
            turned.insert({each.place, each.was});
        if (each.what == ludo::happening::marked)
            marked.insert(each.place);
    }
}

namespace {

heap& heap_of(scene& to, ludo::named_place const& place) {
    for (heap& each : to.heaps)
        if (each.place == place)
            return each;
    return to.heaps.emplace_back(heap{place, {}});
}

} // namespace

void add_pieces(scene& to, numbered_pieces const& known, numbered_pieces in_sight, bool recall, news const& last,
                numbering const& by) {
    auto came = last.came;
    for (auto const& each : known) {
        auto const [place, kind] = each;
        auto const found = kind < 0 ? in_sight.end() : std::find(in_sight.begin(), in_sight.end(), each);
        bool const seen = found != in_sight.end();
        if (seen)
            in_sight.erase(found);
        bool const turned = last.turned.contains(each);
        shown_piece one;
        one.lies = by.lies(place);
        one.fresh = came.erase(each) > 0 || turned;
        if (turned && one.lies == ludo::lying::down)
            one.lies = ludo::lying::turned; // all have just seen it
        one.remembered = !seen && !turned && kind >= 0 && recall;
        if (seen || turned || one.remembered)
            one.text = by.piece(kind).view();
        heap_of(to, by.place(place)).pieces.push_back(one);
    }
}

extent place_in_grid(std::string_view name) {
    if (name.size() < 2 || name.size() > 3 || name[0] < 'a' || name[0] > 'z' ||
        name.find_first_not_of("0123456789", 1) != std::string_view::npos)
        return {};
    return {name[0] - 'a' + 1, std::stoi(std::string(name.substr(1)))};
}

extent place_before_seat(ludo::named_place const& place) {
    ludo::short_text const name = place.text();
    std::size_t const colon = name.view().find(':');
    return place.kind == ludo::place_kind::cell && colon != std::string_view::npos ? place_in_grid(name.view().substr(colon + 1))
                                                                                   : extent{};
}

} // namespace terminal
