#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <ludo/io/json/text.hpp>

#include "known_game.hpp"

namespace referee {

/// The answer to each request, as a line of JSON: for all games at all tables of a process.
class judge {
public:
    /// So many tables there can be at once: nobody can fill the memory.
    static constexpr std::size_t most_tables = 1000;
    static constexpr std::size_t longest_name = 100;

    explicit judge(std::vector<known_game> games = all_known_games()) : games_(std::move(games)) {}

    std::string answer(std::string_view line);

private:
    using json = ludo::json;

    std::string answer_to(json const& request);

    std::string games(json const&);
    std::string describe(json const& request);
    std::string deal(json const& request);
    std::string set(json const& request);
    std::string load(json const& request);
    std::string tables(json const&);
    std::string close(json const& request);

    std::string play(json const& request);
    std::string why(json const& request);
    std::string see(json const& request);
    std::string imagine(json const& request);
    std::string undo(json const& request);
    std::string state(json const& request);
    std::string record(json const& request);

    template <typename Visit>
    std::string with_game(json const& name, std::string const& where, Visit visit);
    template <typename Visit>
    std::string at_table(json const& request, Visit visit);
    template <typename Visit>
    std::string as_asker(json const& request, bool spectators, Visit visit);
    template <typename Visit>
    std::string as_viewer(json const& request, Visit visit);
    std::string begin(json const& request, opened made, std::string const& where = "");

    struct request_kind {
        std::string_view name;
        std::string_view takes; // names between blanks
        std::string (judge::*answer)(json const&);
    };
    static request_kind const requests[];

    std::vector<known_game> games_;
    std::map<std::string, std::unique_ptr<running_game>, std::less<>> tables_;
};

} // namespace referee
