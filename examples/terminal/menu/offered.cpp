#include "../parts.hpp"

std::vector<terminal::part> terminal::offered() {
    auto const saying = [](part one, ludo::phrase about) {
        one.known.about = about;
        return one;
    };
    return {
#ifdef TERMINAL_GAME // a program with a single game: see examples/run
        saying(parts::TERMINAL_GAME, {}),
#else
#define GAME(name, least, most, title_en, about_en, title_fr, about_fr) saying(parts::name, {about_en, about_fr}),
#include "../games.list"
#undef GAME
#endif
    };
}
