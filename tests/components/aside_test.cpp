#include <ludo/components/aside.hpp>

#include <ludo/games/xxl/notation.hpp>

#include "support/catch.hpp"

using namespace ludo;
using xxl::card;
using xxl::cards;

TEST_CASE("cards laid aside are known or not, and what is not known can be imagined") {
    aside<card> laid(cards{card(0, 1), card(2, 3)});
    CHECK(laid.size() == 2);
    CHECK(laid.hidden() == 0);
    laid.lay(card(4, 5));
    laid.lay(card());
    CHECK(laid.size() == 4);
    CHECK(laid.hidden() == 1);
    aside<card> back = laid;
    back.imagine(cards{card(6, 7)});
    CHECK(back.known() == cards{card(0, 1), card(2, 3), card(4, 5), card(6, 7)});
    CHECK(back.hidden() == 0);
    laid.hide(cards{card(0, 1), card(6, 7)});
    CHECK(laid.known() == cards{card(0, 1)});
    CHECK(laid.size() == 4);
    laid.hide();
    CHECK(laid.known().empty());
    CHECK(laid.size() == 4);
    back.hide();
    CHECK(back == laid);
}
