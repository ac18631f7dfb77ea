#include "session.hpp"

#include <algorithm>
#include <iostream>
#include <utility>

#include <ludo/core/seats.hpp>

#include "../terminal/draw.hpp"
#include "../terminal/sitters.hpp"

namespace play {

namespace {

constexpr std::size_t log_lines = 8, most_numbered = 24;
constexpr int widest_list = 96;

} // namespace

session::session(std::unique_ptr<terminal::game> dealt, agreement agreed, terminal::screen const& here)
    : game_(std::move(dealt)), agreed_(std::move(agreed)), screen_(here), paint_(here.coloured, !here.ascii, game_->pieces()) {
    sit_down();
}

std::string session::say(ludo::phrase what, std::vector<std::string> const& parts) const { return said(what, parts, agreed_.in); }

/// If there are more seats than were agreed on, the last player is seated there too.
void session::sit_down() {
    auto const players = static_cast<std::size_t>(game_->players());
    terminal::sitter const last = agreed_.seats.back().person() ? terminal::sitter() : agreed_.seats.back();
    agreed_.seats.resize(players, last);
    game_->seat_them(agreed_.seats);
    voice_ = {agreed_.in, terminal::names_for(game_->players())};
    people_ =
        static_cast<int>(std::count_if(agreed_.seats.begin(), agreed_.seats.end(), [](auto const& each) { return each.person(); }));
    paint_ = terminal::paint(screen_.coloured, !screen_.ascii, game_->pieces());
    told_.assign(players + 1, {});
    printed_ = 0;
    drawn_.clear();
    viewer_ = ludo::nobody;
    if (people_ == 1)
        for (ludo::seat each : ludo::each_seat(game_->players()))
            viewer_ = person(each) ? each : viewer_;
    if (people_ == 1 && agreed_.seats.size() > 1)
        note(say(words::you_are, {name(viewer_)}));
}

int session::run() {
    while (game_->turn() != ludo::nobody) {
        if (!person(game_->turn())) {
            watch_others();
            continue;
        }
        come_to(game_->turn());
        if (!ask()) {
            screen_.print((screen_.terminal ? "\n" : "") + say(words::stopped) + ' ' + say(words::left) + '\n');
            return screen_.flush() ? 0 : 1;
        }
    }
    if (people_ > 1)
        viewer_ = ludo::nobody; // all look at the end
    hear();
    draw(false);
    return screen_.flush() ? 0 : 1;
}

/// Between two people on one screen there is a curtain: neither sees what only the other may. Before it comes, whoever acted sees
/// what came of it.
void session::come_to(ludo::seat who) {
    if (people_ > 1 && viewer_ != who && !game_->open()) {
        if (viewer_ != ludo::nobody && screen_.terminal) {
            hear();
            draw(false);
            screen_.print('\n' + say(words::go_on) + '\n');
            (void)screen_.flush();
            (void)read_line();
        }
        screen_.clear_all();
        screen_.print(say(words::curtain, {name(who)}) + '\n');
        (void)screen_.flush();
        if (screen_.terminal)
            (void)read_line();
        printed_ = told_[static_cast<std::size_t>(who.index())].size();
        drawn_.clear();
    }
    viewer_ = who;
}

void session::hear() {
    auto& told = told_[viewer_ == ludo::nobody ? told_.size() - 1 : static_cast<std::size_t>(viewer_.index())];
    for (std::string& line : game_->hear(viewer_, voice_))
        told.push_back(std::move(line));
}

void session::watch_others() {
    if (people_ <= 1) {
        hear();
        draw(false);
    }
    game_->play_on();
    if (people_ <= 1 && screen_.terminal)
        terminal::pause(agreed_.pace);
}

void session::draw(bool with_actions) {
    auto const& told = told_[viewer_ == ludo::nobody ? told_.size() - 1 : static_cast<std::size_t>(viewer_.index())];
    std::string table;
    for (std::string const& line : terminal::drawing(game_->look(viewer_, agreed_.recall, voice_), voice_, paint_))
        table += line + '\n';
    if (screen_.terminal) {
        screen_.clear();
        screen_.print(paint_.bold(std::string(game_->title().in(agreed_.in))) + "\n\n" + table + '\n');
        for (std::size_t at = told.size() - std::min(told.size(), log_lines); at < told.size(); ++at)
            screen_.print(paint_.dim("  ") + paint_.sentence(told[at]) + '\n');
    } else {
        for (; printed_ < told.size(); ++printed_)
            screen_.print(told[printed_] + ".\n");
        if ((with_actions || game_->turn() == ludo::nobody) && table != drawn_)
            screen_.print('\n' + (drawn_ = table) + '\n');
    }
    for (std::string const& each : notes_)
        screen_.print(paint_.warning(each) + '\n');
    notes_.clear();
    if (with_actions)
        list_actions(game_->actions(), false);
    (void)screen_.flush();
}

/// A few actions are listed with their numbers, many by their verbs.
void session::list_actions(std::vector<std::string> const& actions, bool all) {
    bool const numbered = all || actions.size() <= most_numbered;
    std::size_t const wide = static_cast<std::size_t>(std::max(20, std::min(widest_list, screen_.columns() - 2)));
    std::string line, verb;
    std::size_t widest = 0;
    auto const end_line = [&] {
        if (!line.empty())
            screen_.print("  " + line + '\n');
        line.clear();
    };
    for (std::string const& each : actions)
        widest = std::max(widest, each.size());
    screen_.print('\n' + say(words::may_do, {name(viewer_)}) + '\n');
    for (std::size_t at = 0; at < actions.size(); ++at) {
        std::string const word = actions[at].substr(0, actions[at].find(' '));
        std::string entry = numbered ? std::to_string(at + 1) : "";
        if (numbered)
            entry = paint_.dim(std::string(3 - std::min<std::size_t>(3, entry.size()), ' ') + entry) + ' ' +
                    terminal::padded(paint_.sentence(actions[at]), widest + 1);
        else
            entry =
                word == verb ? paint_.sentence(std::string_view(actions[at]).substr(word.size())) : paint_.sentence(actions[at]);
        if (word == verb && !numbered && std::count(actions[at].begin(), actions[at].end(), ' ') > 1)
            line += ','; // or else nobody could tell where each begins
        if (terminal::width(line) + terminal::width(entry) > wide || (!numbered && word != verb))
            end_line();
        line += entry;
        verb = word;
    }
    end_line();
    if (!numbered)
        screen_.print("  " + paint_.dim(say(words::more, {std::to_string(actions.size())})) + '\n');
}

std::optional<std::string> session::read_line() {
    auto const line = line_from(std::cin);
    return line ? std::optional(tidied(*line)) : std::nullopt;
}

bool session::ask() {
    hear();
    draw(true);
    screen_.print(paint_.of_seat(viewer_, name(viewer_)) + "> ");
    (void)screen_.flush();
    auto const line = read_line();
    if (!screen_.terminal)
        screen_.print("\n");
    if (!line)
        return false;
    return follow(*line);
}

/// An action that is typed as it is written is no command, whatever it is called.
bool session::follow(std::string const& line) {
    if (auto const given = command_in(line); given && !game_->is_action(line))
        return obey(*given);
    if (!line.empty())
        choose(line);
    return true;
}

std::string session::whole(std::string const& what) const {
    if (game_->is_action(what))
        return what;
    for (std::string const& each : game_->actions())
        if (std::string const full = each.substr(0, each.find(' ')) + ' ' + what; game_->is_action(full))
            return full;
    return "";
}

void session::choose(std::string const& line) {
    meant const one = action_in(line, game_->actions(), agreed_.in);
    std::string wrong = one.wrong;
    if (wrong.empty() && one.action.empty()) {
        std::string const named = whole(line);
        wrong = named.empty() ? say(words::no_action, {line}) : game_->why_not(named, agreed_.in);
    } else if (wrong.empty())
        wrong = game_->play(one.action, agreed_.in);
    if (!wrong.empty())
        note(wrong);
}

} // namespace play
