#include <ludo/components/some_of.hpp>

#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/components/letter.hpp>
#include <ludo/components/number.hpp>
#include <ludo/core/action_set.hpp>
#include <ludo/core/choice.hpp>
#include <ludo/core/verb.hpp>
#include <ludo/io/json.hpp>
#include <ludo/io/json/shape.hpp>

#include "support/catch.hpp"

using namespace ludo;

namespace {

using slots = some_of<number<5>>;
using face = letter<"123456">;
using faces = some_of<face, 5, 5>;
using tokens = some_of<letter<"xyz">, 4, 2>;

struct action : choice<action, step<verb<"stop">, verb<"roll", faces>, verb<"give", letter<"ab">, tokens>>> {
    static constexpr action roll(faces some) { return make<"roll">(some); }
};

faces thrown(std::string_view text) { return faces::parse(text).value(); }

/// Every text of up to five letters in their order, each up to `each` times, in the slow way.
std::set<std::string> texts(std::string_view letters, std::size_t most, std::size_t each) {
    std::set<std::string> found;
    std::vector<std::string> all{""};
    for (std::size_t i = 0; i < all.size(); ++i)
        for (char letter : letters) {
            std::string const more = all[i] + letter;
            std::size_t const last = more.find_last_not_of(letter) + 1; // npos + 1 is 0
            if (more.size() <= most && (all[i].empty() || all[i].back() <= letter) && more.size() - last <= each)
                all.push_back(more);
        }
    for (std::string const& one : all) {
        std::string spaced;
        for (char letter : one)
            spaced += (spaced.empty() ? "" : " ") + std::string(1, letter);
        if (!one.empty())
            found.insert(spaced);
    }
    return found;
}

template <typename Some>
std::set<std::string> all_texts() {
    std::set<std::string> found;
    for (int i = 0; i < Some::count; ++i)
        found.insert(std::string(std::string_view(Some::from_index(i).text())));
    return found;
}

} // namespace

TEST_CASE("each way to take some things has its number, and there are no others") {
    STATIC_REQUIRE(slots::count == 31);  // 2^5 - 1
    STATIC_REQUIRE(faces::count == 461); // C(11, 5) - 1 ways to distribute five dice on six faces and "not taken"
    CHECK(all_texts<slots>() == texts("01234", 5, 1));
    CHECK(all_texts<faces>() == texts("123456", 5, 5));
    CHECK(all_texts<tokens>() == texts("xyz", 4, 2));
}

TEST_CASE("a number is that of what it stands for, and so is a text") {
    for (int i = 0; i < faces::count; ++i) {
        faces const some = faces::from_index(i);
        REQUIRE(some.index() == i);
        REQUIRE(faces::parse(some.text()) == some);
    }
    for (int i = 0; i < tokens::count; ++i)
        REQUIRE(tokens::from_index(i).index() == i);
}

TEST_CASE("parts are all ways to take some of these, each once") {
    index_set<faces> const parts = thrown("1 1 1 4 6").parts();
    CHECK(parts.size() == 4 * 2 * 2 - 1); // none to three of the ones, and with or without each of the others
    for (int i = 0; i < faces::count; ++i)
        CHECK(parts.contains(faces::from_index(i)) == thrown("1 1 1 4 6").contains(faces::from_index(i)));
    CHECK(faces().parts().empty());
    CHECK(slots::parse("1 3")->parts() == index_set<slots>{*slots::parse("1"), *slots::parse("3"), *slots::parse("1 3")});
}

TEST_CASE("some are added and taken away, and counted") {
    faces some = thrown("2 5 5");
    CHECK((some.size() == 3 && some.of(face(4)) == 2 && some.of(face(0)) == 0 && !some.empty()));
    some.add(face(0), 2);
    CHECK(some == thrown("1 1 2 5 5"));
    CHECK((some.contains(thrown("1 5")) && !some.contains(thrown("2 2"))));
    some -= thrown("1 5 5");
    CHECK(some == thrown("1 2"));
    some -= thrown("1 2");
    CHECK((some.empty() && some == faces() && some.text() == ""));
    CHECK(faces::parse("") == faces());
    CHECK(faces().index() == -1);
}

TEST_CASE("only the things in their order are read, one blank between, and no more than there can be") {
    for (char const* text : {"2 1", "1  2", " 1", "1 ", "7", "12", "1,2", "1 1 1 1 1 1"})
        CHECK_FALSE(faces::parse(text));
    CHECK_FALSE(slots::parse("1 1"));
    CHECK_FALSE(tokens::parse("x x x"));
    CHECK_FALSE(tokens::parse("x x y y z"));
    CHECK(tokens::parse("x x y y"));
}

TEST_CASE("an action takes some of them, with as many words as there are") {
    STATIC_REQUIRE(action::count == 1 + 461 + 2 * tokens::count);
    CHECK(action::roll(thrown("3 3 6")).text() == "roll 3 3 6");
    CHECK(action::parse("roll 3 3 6") == action::roll(thrown("3 3 6")));
    for (int i = 0; i < action::count; ++i)
        REQUIRE(action::parse(action::from_index(i).text()) == action::from_index(i));
    for (char const* text : {"roll", "roll ", "roll 6 3", "give x y", "give a", "give a ", "stop 1"})
        CHECK_FALSE(action::parse(text));
}

TEST_CASE("an action set takes all parts at once") {
    action_set<action> legal;
    legal.insert_each(action::roll(faces::from_index(0)), thrown("2 2").parts());
    CHECK(legal.size() == 2);
    CHECK((legal.contains(action::roll(thrown("2"))) && legal.contains(action::roll(thrown("2 2")))));
}

TEST_CASE("in JSON some of them are a list, and so are none") {
    CHECK(json_text(thrown("2 2 5")) == R"(["2","2","5"])");
    CHECK(json_text(faces()) == "[]");
    json_reader reader;
    faces read;
    CHECK((reader.read(*parse_json(R"(["1","6"])"), read, "") && read == thrown("1 6")));
    CHECK((reader.read(*parse_json("[]"), read, "") && read.empty()));
    CHECK_FALSE(reader.read(*parse_json(R"(["6","1"])"), read, "dice"));
    CHECK(reader.problem() == R"(dice: ["6","1"] is not the notation of anything here)");
    json_shape shape;
    CHECK(shape.of<faces>() == R"({"type":"array","items":{"$ref":"#/$defs/letter"}})");
}

TEST_CASE("all of this is known while a program is compiled") {
    STATIC_REQUIRE(faces::from_index(0).size() == 1);
    STATIC_REQUIRE(faces::parse("1 1")->index() == faces::from_index(faces::parse("1 1")->index()).index());
}
