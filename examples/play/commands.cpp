#include <cstddef>
#include <filesystem>
#include <memory>
#include <sstream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "../files.hpp"
#include "../terminal/paint.hpp"
#include "session.hpp"

namespace play {

bool session::obey(typed_command const& given) {
    switch (given.what) {
    case words::command::help: help(); break;
    case words::command::why: explain(given.rest); break;
    case words::command::hint: {
        std::istringstream lines(game_->advice(voice_));
        for (std::string line; std::getline(lines, line);)
            note(paint_.sentence(line));
        break;
    }
    case words::command::undo: note(say(game_->undo(viewer_) ? words::undone : words::nothing_to_undo)); break;
    case words::command::save: save(given.rest); break;
    case words::command::load: load(given.rest); break;
    case words::command::log:
        for (std::string const& line : told_[static_cast<std::size_t>(viewer_.index())])
            note(line);
        break;
    case words::command::list:
        list_actions(game_->actions(), true);
        screen_.print("> ");
        (void)screen_.flush();
        if (auto const line = read_line())
            return follow(*line);
        return false;
    case words::command::memory:
        agreed_.recall = !agreed_.recall;
        note(say(agreed_.recall ? words::remembering : words::in_sight_only));
        break;
    case words::command::quit: return false;
    default: break;
    }
    return true;
}

void session::help() {
    for (words::command_words const& each : words::commands) {
        std::string const typed = std::string(each.word.in(agreed_.in)) + ' ' + std::string(each.takes.in(agreed_.in));
        note("  " + terminal::padded(typed, 18) + std::string(each.about.in(agreed_.in)));
    }
    std::string const example = game_->actions().front();
    std::size_t const space = example.find(' ');
    note(say(words::typed, {space == example.npos ? example : example.substr(space + 1)}));
}

void session::explain(std::string const& what) {
    std::vector<std::string> const actions = game_->actions();
    if (what.empty())
        return note(say(words::why_what, {actions.front()}));
    meant const one = action_in(what, actions, agreed_.in);
    if (!one.wrong.empty())
        return note(one.wrong);
    if (!one.action.empty())
        return note(say(words::allowed));
    std::string const named = whole(what);
    note(named.empty() ? say(words::no_action, {what}) : game_->why_not(named, agreed_.in));
}

void session::save(std::string const& file) {
    if (file.empty())
        return note(say(words::which_file, {std::string(words::commands[4].word.in(agreed_.in))}));
    std::string const record = game_->record();
    if (record.empty())
        return note(say(words::too_long));
    std::error_code unknown;
    if (auto const there = files::read(file);
        there ? !there->starts_with("ludotheque") : std::filesystem::is_regular_file(file, unknown))
        return note(say(words::something_else, {file}));
    note(say(files::write(file, record).value_or(words::saved), {file}));
}

void session::load(std::string const& file) {
    if (file.empty())
        return note(say(words::which_file, {std::string(words::commands[5].word.in(agreed_.in))}));
    auto const record = files::read(file);
    if (!record)
        return note(say(record.error(), {file}));
    std::string wrong;
    std::unique_ptr<terminal::game> found = terminal::load(*record, wrong);
    if (!found)
        return note(say(words::not_loaded, {file, wrong}));
    auto const all = static_cast<std::size_t>(found->players());
    for (std::size_t at = all; at < agreed_.seats.size(); ++at)
        if (agreed_.seats[at].person())
            return note(say(words::no_seat, {file, std::to_string(all)}));
    game_ = std::move(found);
    sit_down();
    note(say(words::loaded, {file}));
}

} // namespace play
