// What a program that knows no game is told of actions: enough to draw a button for each verb and each thing.
#include <ludo/core/game.hpp>

#include <string>
#include <type_traits>
#include <vector>

#include <ludo/games.hpp>
#include <ludo/testing/random_options.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

/// A verb as such a program keeps it: its word, its first action, and how many things there are of each of its types.
struct button {
    std::string word;
    int first;
    std::vector<int> choices;
};

template <game G>
std::vector<button> buttons() {
    std::vector<button> found;
    G::action::each_verb([&]<typename Verb>(std::type_identity<Verb>, int first) {
        found.push_back({std::string(Verb::word), first, {}});
        Verb::each_type([&]<typename Thing>(std::type_identity<Thing>) {
            found.back().choices.push_back(Thing::count);
            CHECK(kind_of<Thing>() != "thing");
        });
    });
    return found;
}

/// What an action says of itself: the verb's word, its things' numbers, and the word with the things' texts.
struct told {
    std::string word;
    std::vector<int> numbers;
    std::string text;
};

template <game G>
told tell(typename G::state const& s, typename G::action a) {
    told found{std::string(a.verb()), {}, std::string(a.verb())};
    each_thing<G>(s, a, [&](auto thing, std::string_view text) {
        found.numbers.push_back(thing.index());
        found.text += ' ' + std::string(text);
    });
    return found;
}

/// The index of the action that a verb and numbers of things come to: of more things the first one is numbered fastest.
int index_of(button const& pressed, std::vector<int> const& numbers) {
    int index = pressed.first, step = 1;
    for (std::size_t i = 0; i < numbers.size(); step *= pressed.choices[i++])
        index += numbers[i] * step;
    return index;
}

/// Every action of the part of the numbers, made again from its verb and things: by their numbers, and by their texts.
template <game G>
void every_action(typename G::state const& s, int first, int count) {
    auto const all = buttons<G>();
    for (int index = first; index < first + count; ++index) {
        auto const a = G::action::from_index(index);
        told const said = tell<G>(s, a);
        CAPTURE(said.text);
        std::size_t pressed = 0;
        while (pressed + 1 < all.size() && all[pressed + 1].first <= index)
            ++pressed;
        REQUIRE(all[pressed].word == said.word);
        REQUIRE(all[pressed].choices.size() == said.numbers.size());
        REQUIRE(index_of(all[pressed], said.numbers) == index);
        REQUIRE(text_of<G>(s, a) == std::string_view(said.text));
        REQUIRE(action_of<G>(s, said.text) == a);
    }
}

} // namespace

TEST_CASE("every action of every game is made again from its verb and its things") {
    all_games::each([]<typename G>(std::type_identity<G>) {
        CAPTURE(std::string(G::name));
        for (int i = 0; i < 3; ++i) { // for the cards of XXL also with other decks
            rng luck(static_cast<std::uint64_t>(i));
            auto const chosen = i == 0 ? typename G::options() : testing::random_options<G>(luck);
            auto const s = G::deal(chosen, luck);
            if constexpr (requires { s.playing; }) // of a match those of the game that is played: others may have its notation
                s.playing.with_game([&]<typename Inner>(std::type_identity<Inner>, auto const&) {
                    every_action<G>(s, G::action::template first<Inner>, Inner::action::count);
                });
            else
                every_action<G>(s, 0, G::action::count);
        }
    });
}

TEST_CASE("in each game of a match the actions are those of that game") {
    rng luck(3);
    xxl::pur::options chosen = testing::random_options<xxl::pur>(luck);
    xxl::pur::state s = xxl::pur::deal(chosen, luck);
    for (std::size_t number = 0; number < decltype(s.playing)::count; ++number) {
        s.playing.become(number);
        s.playing.with_game([&]<typename Inner>(std::type_identity<Inner>, auto& inner) {
            inner.chosen.deck = chosen.deck;
            every_action<xxl::pur>(s, xxl::pur::action::first<Inner>, Inner::action::count);
        });
    }
}

TEST_CASE("the buttons of Calcory") {
    auto const all = buttons<calcory>();
    REQUIRE(all.size() == 4);
    CHECK(all[0].word == "turn");
    CHECK(all[0].choices == std::vector<int>{60});
    CHECK(all[1].word == "stop");
    CHECK(all[1].choices.empty());
    CHECK(all[2].word == "return");
    CHECK(all[3].word == "to");
}
