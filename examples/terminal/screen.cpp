#include "screen.hpp"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <thread>

#ifdef _WIN32
#include <io.h>
#else
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#endif

#include "paint.hpp"

namespace terminal {

namespace {

std::string_view setting(char const* name) {
    char const* const found = std::getenv(name);
    return found ? found : "";
}
/// The locale for a category, as POSIX says.
std::string_view locale_for(char const* category) {
    for (char const* each : {"LC_ALL", category, "LANG"})
        if (std::string_view const found = setting(each); !found.empty())
            return found;
    return "";
}
bool writes_to_a_terminal() {
#ifdef _WIN32
    return _isatty(1) != 0;
#else
    return isatty(1) != 0;
#endif
}

} // namespace

screen screen::here() {
    screen found;
    found.terminal = writes_to_a_terminal() && setting("TERM") != "dumb";
    found.coloured = found.terminal && setting("NO_COLOR").empty();
    std::string_view const locale = locale_for("LC_CTYPE");
    found.ascii = found.terminal && (locale == "C" || locale == "POSIX");
    return found;
}

void screen::print(std::string const& text) const { std::fputs(ascii ? in_ascii(text).c_str() : text.c_str(), stdout); }
void screen::clear() const {
    if (terminal)
        std::fputs("\x1b[2J\x1b[H", stdout);
}
void screen::clear_all() const {
    if (!terminal)
        return;
    std::fputs("\x1b[2J\x1b[3J\x1b[H", stdout);
#ifndef _WIN32
    if (isatty(0) != 0)
        tcflush(0, TCIFLUSH);
#endif
}
int screen::columns() const {
    int found = 0;
#ifndef _WIN32
    if (winsize size{}; terminal && ioctl(1, TIOCGWINSZ, &size) == 0)
        found = size.ws_col;
#endif
    return found > 0 ? found : 96;
}
bool screen::flush() const { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

ludo::language language_here() {
    return locale_for("LC_MESSAGES").substr(0, 2) == "fr" ? ludo::language::french : ludo::language::english;
}
std::optional<ludo::language> language_of(std::string const& name) {
    return name == "en" ? std::optional(ludo::language::english)
         : name == "fr" ? std::optional(ludo::language::french)
                        : std::nullopt;
}

void pause(int milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

} // namespace terminal
