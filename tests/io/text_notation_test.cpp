#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>

#include <ludo/games.hpp>
#include <ludo/io/text.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"
#include "support/matches.hpp"

namespace {

/// The text with one letter more, less or other.
std::string other_than(std::string text, ludo::rng& luck) {
    constexpr std::string_view letters = " 0123456789-+abcdefrgyks?:.\tARX#\0\xc3";
    auto const below = [&](std::size_t n) { return luck.below(static_cast<std::uint32_t>(n)); };
    char const letter = letters[below(letters.size())];
    std::size_t const at = below(text.size() + 1);
    switch (below(3)) {
    case 0: return text.insert(at, 1, letter);
    case 1: return text.erase(at, 1);
    default: return text.replace(at, 1, 1, letter);
    }
}

} // namespace

TEST_CASE("of every game an action is read from its own text only") {
    ludo::all_games::each([]<typename G>(std::type_identity<G>) {
        ludo::rng luck(5);
        int read = 0;
        typename G::state s = G::deal({}, luck);
        for (int i = 0; i < 1500; ++i) {
            auto const action = towards_the_end<G>(s, luck);
            std::string const text = other_than(ludo::to_text<G>(s, action), luck);
            if (auto const other = ludo::action_of<G>(s, text)) {
                ++read;
                CAPTURE(std::string(G::name), text);
                CHECK(ludo::to_text<G>(s, *other) == text);
            }
            G::play(s, action);
            if (G::turn(s) == ludo::nobody)
                s = G::deal({}, luck);
        }
        CHECK(read > 0);
    });
}

TEST_CASE("of every game a value of an option is read from its own text only") {
    ludo::all_games::each([]<typename G>(std::type_identity<G>) {
        ludo::rng luck(6);
        for (int i = 0; i < 300; ++i) {
            auto const chosen = ludo::testing::random_options<G>(luck);
            ludo::for_each_option<G>([&](auto const& each) {
                auto value = chosen.*each.member;
                std::string const text = other_than(ludo::to_text(value), luck);
                if (each.name != "deck" && ludo::read_value(text, value)) { // a deck is drawn with its cards in any order
                    CAPTURE(std::string(G::name), std::string(each.name), text);
                    CHECK(ludo::to_text(value) == text);
                }
            });
        }
    });
}
