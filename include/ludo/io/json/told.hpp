#pragma once

#include <optional>
#include <string>

#include <ludo/core/expected.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/core/wrong_with.hpp>
#include <ludo/io/json/position.hpp>
#include <ludo/play/told.hpp>

namespace ludo {

/// Writes a change, with the names of its places and pieces.
template <game G>
void write_change(json_writer& to, told<G> const& what, change const& one) {
    auto const piece = [&](int kind) { return piece_with<G>(what.options(), kind); };
    auto const place = [&](int number) { return place_with<G>(what.options(), number).text(); };
    bool const mark = one.what == happening::marked || one.what == happening::unmarked;
    to.member("what", one.what);
    if (one.what == happening::moved) {
        to.member("from", place(one.place));
        to.member("to", place(one.to));
        to.member("number", one.number);
        if (one.lies != lying::unsaid)
            to.member("lies", one.lies);
    } else if (one.of_pieces())
        to.member("place", place(one.place));
    if (one.of_pieces()) {
        to.member("was", piece(one.was));
        to.member("is", piece(one.is));
    }
    if (mark)
        to.member("place", marked_place<typename G::state>(one.place));
    if (mark || one.what == happening::points || one.what == happening::turn || one.what == happening::over)
        to.member("seat", one.who);
    if (one.what == happening::points)
        to.member("more", one.number);
    if (one.what == happening::points || (one.what == happening::over && one.who == nobody))
        to.member("points", one.total);
    if (one.what == happening::remark) {
        to.member("number", one.number);
        to.member("en", remark_with<G>(one.was).english);
        to.member("fr", remark_with<G>(one.was).french);
    }
}

/// What a viewer is told, as the text of JSON. `by` is null if actions were taken back; `action` is null then, and if it is a secret.
/// `now` has the members of the state that have changed, and `gone` the names of those that are not there any more: a client puts these
/// into the view that it had, takes those out, and has the new one.
template <game G>
std::string json_text(told<G> const& what) {
    json_writer to(what.options().players);
    to.object([&] {
        to.member("viewer", what.viewer());
        to.member("by", what.by());
        to.member("action", [&] { what.done() ? to.write(what.text()) : to.null(); });
        to.member("changes", [&] {
            to.list([&] {
                for (change const& each : what.changes())
                    to.item([&] { to.object([&] { write_change(to, what, each); }); });
            });
        });
        to.member("now", [&] { json_state<G>::write_changed(to, what.members()); });
        to.member("gone", [&] {
            to.list([&] {
                what.members().each_gone([&](auto const& named) {
                    if constexpr (requires { named.name; })
                        to.item(named.name);
                });
            });
        });
    });
    return std::move(to).text();
}

/// The same as a value.
template <game G>
json to_json(told<G> const& what) {
    return *parse_json(json_text(what));
}

/// Reads what a viewer is told, if this can be told to somebody with that view; or says what is wrong.
template <game G>
expected<told<G>, std::string> told_from_json(view<G> const& before, json const& from) {
    json_reader reader;
    seat viewer, by;
    if (!from.is_object() || from.size() != 6 || !from.contains("viewer") || !from.contains("by") || !from.contains("action") ||
        !from.contains("changes") || !from.contains("now") || !from.contains("gone"))
        return unexpected(std::string("takes an object with viewer, by, action, changes, now and gone"));
    typename G::state s = before.state();
    auto now = [&](json const& given) { return json_state<G>::read_changed(reader, given, from["gone"], s); };
    if (!reader.read(from["viewer"], viewer, "viewer") || !reader.read(from["by"], by, "by") ||
        !reader.read(from["now"], now, "now"))
        return unexpected(reader.problem());
    if (viewer != before.viewer())
        return unexpected(std::string("viewer: this is told to somebody else"));
    if (char const* const wrong = wrong_with<G>(s))
        return unexpected(std::string(wrong));
    std::optional<typename G::action> done;
    if (from["action"].is_string())
        done = action_of<G>(before.state(), from["action"].template get_ref<std::string const&>());
    view<G> const after(s, viewer);
    told<G> const what = by == nobody ? told<G>(before, after) : told<G>(before, done, after);
    if (to_json(what) != from)
        return unexpected(std::string("changes: they do not follow from the rest"));
    return what;
}

} // namespace ludo
