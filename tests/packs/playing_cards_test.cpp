#include <ludo/packs/playing_cards.hpp>

#include <string>

#include <ludo/core/rng.hpp>

#include "support/catch.hpp"

namespace {

using namespace ludo::packs;

template <typename Pack>
std::string written() {
    std::string names;
    for (auto each : Pack::template deck<>)
        names += std::string(each.text().view()) + ' ';
    return names;
}

} // namespace

TEST_CASE("packs have as many cards as their names say") {
    STATIC_REQUIRE(pack_52::card::count == 52);
    STATIC_REQUIRE(pack_36::card::count == 36);
    STATIC_REQUIRE(pack_32::card::count == 32);
    STATIC_REQUIRE(pack_54::card::count == 54);
    STATIC_REQUIRE(pack_52::deck<2>.size() == 104);
    STATIC_REQUIRE(pack_52::deck<2>.copies(pack_52::of('Q', pack_52::spades)) == 2);
}

TEST_CASE("a card is written with its rank and its suit, a joker with a letter") {
    CHECK(written<pack_32>() == "7c 8c 9c Tc Jc Qc Kc Ac 7d 8d 9d Td Jd Qd Kd Ad 7h 8h 9h Th Jh Qh Kh Ah 7s 8s 9s Ts Js Qs Ks As ");
    CHECK(pack_54::card::parse("R"));
    CHECK(pack_54::card::parse("R")->single());
    CHECK_FALSE(pack_52::card::parse("R"));
    CHECK(pack_52::card::parse("Td") == pack_52::of('T', pack_52::diamonds));
}

TEST_CASE("every card is in its suit and in its rank, and in no other") {
    for (auto each : pack_54::cards::all()) {
        int suits = 0, ranks = 0;
        for (int suit = 0; suit < 4; ++suit)
            suits += pack_54::of_suit(pack_54::colour(suit)).contains(each);
        for (char rank : std::string("23456789TJQKA"))
            ranks += pack_54::of_rank(rank).contains(each);
        if (!each.single())
            CHECK(pack_54::same_rank(each).contains(each));
        CHECK(suits == !each.single());
        CHECK(ranks == !each.single());
    }
    STATIC_REQUIRE(pack_52::of_suit(pack_52::spades).size() == 13);
    STATIC_REQUIRE(pack_36::of_rank('6').size() == 4);
}

TEST_CASE("for a turn rule a card has its suit as colour, and ranks only there") {
    for (auto each : pack_54::cards::all())
        for (int some = 0; some < 16; ++some) {
            pack_54::colour_set wanted;
            for (int suit = 0; suit < 4; ++suit)
                if (some >> suit & 1)
                    wanted |= {pack_54::colour(suit)};
            CHECK(pack_54::showing(0, wanted).contains(each) == !(pack_54::colours(0, each) & wanted).empty());
        }
    CHECK(pack_52::rank(0, pack_52::of('A', pack_52::hearts), pack_52::hearts) == 13);
    CHECK(pack_52::rank(0, pack_52::of('2', pack_52::hearts), pack_52::hearts) == 1);
    CHECK(pack_52::rank(0, pack_52::of('A', pack_52::hearts), pack_52::spades) == 0);
}

TEST_CASE("ranks can be put in another order, with the ace low, or without some") {
    constexpr auto ace = pack_52::of('A', pack_52::hearts), two = pack_52::of('2', pack_52::clubs);
    STATIC_REQUIRE(pack_52::ranked<"A23456789TJQK">(ace) == 1);
    STATIC_REQUIRE(pack_52::ranked<"A23456789TJQK">(two) == 2);
    STATIC_REQUIRE(pack_52::ranked<"3456789TJQKA2">(two) == 13);
    STATIC_REQUIRE(pack_32::ranked<"789QKTA">(*pack_32::card::parse("Ts")) == 6);
    STATIC_REQUIRE(pack_32::ranked<"789QKTA">(*pack_32::card::parse("Jh")) == 0);
    STATIC_REQUIRE(pack_54::ranked<"A23456789TJQK">(*pack_54::card::parse("B")) == 0);
}
