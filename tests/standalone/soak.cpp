// Nothing that the referee answers to a seat holds what that seat cannot know. Clients and a host play all games on one referee. Before
// each action a viewer imagines a world that it takes for possible, and that world is set at another table: whatever the viewer asks
// there must be answered in the same words as at a table with the truth; also after an action that leaves both looking alike to it. And
// what a client is told makes its new view from the old one, also where actions were taken back.
//   soak [ACTIONS] [SEED] [GAME]
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include <ludo/core/rng.hpp>

#include "../../examples/referee/judge.hpp"
#include "support/command_line.hpp"

namespace {

using json = nlohmann::json;

class soak {
    std::size_t below(std::size_t n) { return luck_.below(static_cast<std::uint32_t>(n)); }
    template <typename List>
    auto const& any(List const& list) {
        return list[below(list.size())];
    }

public:
    explicit soak(std::uint64_t seed) : luck_(seed) {}

    std::uint64_t actions = 0, worlds = 0, other_worlds = 0, told_host_else = 0, compared = 0, after_action = 0, bytes = 0;
    std::string wrong;

    /// Plays a game again and again, until there were so many actions.
    void play(std::string const& name, std::uint64_t most) {
        game_ = asked(json::object({{"do", "describe"}, {"game", name}}));
        for (std::uint64_t const end = actions + most; actions < end && wrong.empty();) {
            int const least = game_["players"]["least"], highest = game_["players"]["most"];
            int const players = least + static_cast<int>(below(static_cast<std::size_t>(highest - least + 1)));
            json const options = json::object({{"players", players}});
            json now =
                asked(json::object({{"do", "new"}, {"game", name}, {"seed", std::to_string(luck_.draw())}, {"options", options}}));
            known_.clear();
            while (now["over"] == false && actions < end && wrong.empty()) {
                follows(players);
                look_for_leaks(players);
                if (below(40) == 0)
                    take_back(now["turn"]);
                now = act(asked(json::object({{"do", "state"}})));
            }
            follows(players);
        }
    }

private:
    std::string said(json const& request) {
        std::string text = judge_.answer(request.dump());
        bytes += text.size();
        return text;
    }
    json asked(json const& request) {
        json answer = json::parse(said(request));
        if (answer["ok"] != true) { // what comes after would make no sense
            std::printf("not so: this is not refused\n  asked: %s\n  said: %s\n", request.dump().c_str(), answer.dump().c_str());
            std::exit(1);
        }
        return answer;
    }
    void fail(std::string const& what, std::string const& asked, std::string const& one, std::string const& other = "") {
        if (wrong.empty())
            wrong = "not so: " + what + "\n  asked: " + asked + "\n  said: " + one + (other.empty() ? "" : "\n  and:  " + other) +
                    "\n  after: " + said(json::object({{"do", "record"}}));
    }

    /// The seat whose turn it is sees what it may do, and does it.
    json act(json const& now) {
        json const seen = asked(json::object({{"do", "see"}, {"seat", now["turn"]}}));
        forget(now["turn"]);
        if (seen["actions"] != now["actions"])
            fail("a seat is told of all that it may do", "see", seen.dump(), now.dump());
        ++actions;
        asked(json::object({{"do", "play"}, {"seat", now["turn"]}, {"action", any(seen["actions"])}}));
        return asked(json::object({{"do", "state"}}));
    }
    void take_back(json const& seat) {
        json const request = below(2) == 0 ? json::object({{"do", "undo"}}) : json::object({{"do", "undo"}, {"seat", seat}});
        said(request); // it may be that there is nothing to take back
    }

    /// Two clients know what they are told, and nothing else.
    void follows(int players) {
        for (int seat = 0; seat < std::min(players, 2); ++seat) {
            json const request = json::object({{"do", "see"}, {"seat", seat}});
            json const seen = asked(request);
            if (auto const found = known_.find(seat); found != known_.end() && seen["told"].is_array()) {
                json view = found->second;
                for (json const& each : seen["told"]) {
                    view.update(each["telling"]["now"]);
                    for (json const& gone : each["telling"]["gone"])
                        view.erase(gone.get<std::string>());
                }
                if (view != seen["view"])
                    fail("what is told makes the new view", request.dump(), seen.dump(), view.dump());
            }
            known_[seat] = seen["view"];
        }
    }
    void forget(int seat) { known_.erase(seat); }

    /// Any action of the game, legal or not, and sometimes none at all.
    std::string any_action() {
        json const& verb = any(game_["verbs"]);
        std::string text = below(20) == 0 ? "dance" : verb["verb"].get<std::string>();
        for (json const& thing : verb["things"])
            text += ' ' + any(thing["written"]).get<std::string>();
        return text;
    }

    void look_for_leaks(int players) {
        std::size_t const number = below(static_cast<std::size_t>(players) + 1);
        json const viewer = number == static_cast<std::size_t>(players) ? json("spectator") : json(number);
        json const truth = asked(json::object({{"do", "state"}}))["state"];
        json const world =
            asked(json::object({{"do", "imagine"}, {"seat", viewer}, {"seed", std::to_string(luck_.draw())}}))["state"];
        json const as_it_is = asked(json::object({{"do", "set"}, {"table", "truth"}, {"state", truth}}));
        json const as_imagined = asked(json::object({{"do", "set"}, {"table", "world"}, {"state", world}}));
        ++worlds;
        other_worlds += truth != world;
        told_host_else += as_it_is != as_imagined;
        for (int i = 0; i < 4; ++i)
            look_alike(json::object({{"do", "why"}, {"seat", viewer}, {"action", any_action()}}));
        look_alike(json::object({{"do", "undo"}, {"seat", viewer}}));
        look_alike(json::object({{"do", "record"}, {"seat", viewer}}));
        if (std::string const action = any_action(); as_it_is["turn"] != viewer)
            look_alike(json::object({{"do", "play"}, {"seat", viewer}, {"action", action}}));
        else if (json const why = json::parse(said(json::object({{"do", "why"}, {"table", "truth"}, {"action", action}})));
                 why.value("why", json(0)) != nullptr)
            look_alike(json::object({{"do", "play"}, {"seat", viewer}, {"action", action}}));
        look_alike(json::object({{"do", "see"}, {"seat", viewer}}));
        if (as_it_is["turn"].is_number())
            step(viewer, truth != world, as_it_is["actions"], as_imagined["actions"]);
    }

    /// The same happens in both; or, where that cannot be, something else.
    void step(json const& viewer, bool other, json const& actions_there, json const& actions_here) {
        std::string const done = any(actions_there);
        bool legal = false;
        for (json const& each : actions_here)
            legal = legal || each == done;
        asked(json::object({{"do", "play"}, {"table", "truth"}, {"action", done}}));
        asked(json::object({{"do", "play"}, {"table", "world"}, {"action", legal ? json(done) : any(actions_here)}}));
        json const request = json::object({{"do", "see"}, {"seat", viewer}});
        std::string const there = at("truth", request), here = at("world", request);
        if (json::parse(there)["view"] != json::parse(here)["view"])
            return; // it showed which world it is
        after_action += other;
        if (there != here)
            fail("what is told follows from the views", request.dump(), there, here);
        look_alike(json::object({{"do", "record"}, {"seat", viewer}}));
    }

    std::string at(char const* table, json request) {
        request["table"] = table;
        return said(request);
    }
    void look_alike(json const& request) {
        ++compared;
        std::string const there = at("truth", request), here = at("world", request);
        if (there != here)
            fail("an answer to a viewer follows from its view", request.dump(), there, here);
    }

    referee::judge judge_;
    ludo::rng luck_;
    json game_;
    std::map<int, json> known_;
};

} // namespace

int main(int count, char** arguments) {
    command_line asked(count, arguments);
    auto const actions = static_cast<std::uint64_t>(asked.amount("ACTIONS", 1200));
    std::uint64_t const seed = asked.seed(1);
    std::string_view const only = asked.text();
    asked.end();
    std::vector<std::string> games;
    for (auto const& each : referee::all_known_games())
        if (only.empty() || each.name == only)
            games.emplace_back(each.name);
    if (games.empty())
        refuse_arguments("there is no game `" + ludo::excerpt(only) + '`');
    soak all(seed);
    for (std::string const& name : games)
        all.play(name, actions / games.size() + 1);
    auto const number = [](std::uint64_t of) { return static_cast<unsigned long long>(of); };
    std::printf(
        "%llu actions, %llu worlds imagined, %llu of them other than the truth (a host would be told something else in %llu)\n"
        "%llu answers compared, and %llu of what was told of an action in another world; %llu bytes of answers: %s\n",
        number(all.actions), number(all.worlds), number(all.other_worlds), number(all.told_host_else), number(all.compared),
        number(all.after_action), number(all.bytes), all.wrong.empty() ? "no answer holds too much" : all.wrong.c_str());
    bool const tried = !only.empty() || (all.told_host_else > 0 && all.after_action > 0);
    return all.wrong.empty() && tried ? 0 : 1;
}
