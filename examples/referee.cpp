// The rules for programs in any language: one JSON request a line on standard input, one JSON answer a line on standard
// output. The answer to any mistake is {"ok":false,"error":"..."}, and the game stays as it was. If requests can
// no longer be read, or answers no longer written, it says so on standard error and ends with 1.
//
//   {"do":"new","game":"calcory","seed":"42"}     deals; answers with turn, actions, scores, places
//   {"do":"play","seat":0,"action":"turn a1"}     seat 0 plays; answers alike, or {"ok":false,"refused":{...}}
//   {"do":"see","seat":1}                         what seat 1 knows, may do, and has not been told yet
//
// All requests are in referee/README.md.
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <string>

#include "referee/answer.hpp"
#include "referee/judge.hpp"

namespace {

/// Reads a line; if it is too long, only that is remembered. False at the end of the input.
bool read_line(std::string& line, bool& too_long) {
    constexpr std::size_t longest = 1 << 20;
    line.clear();
    too_long = false;
    for (int letter = std::getchar(); letter != '\n'; letter = std::getchar()) {
        if (letter == EOF)
            return !line.empty() || too_long;
        if (line.size() < longest)
            line += static_cast<char>(letter);
        else
            too_long = true;
    }
    return true;
}

int give_up(char const* what) {
    std::fprintf(stderr, "referee: cannot %s: %s\n", what, std::strerror(errno));
    return 1;
}

} // namespace

int main() {
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN); // if nobody listens any more, writing fails, and that is reported
#endif
    referee::judge judge;
    std::string line;
    for (bool too_long = false; read_line(line, too_long);) {
        std::string const said = too_long ? referee::error("the line is longer than a mebibyte") : judge.answer(line);
        if (std::puts(said.c_str()) < 0 || std::fflush(stdout) != 0)
            return give_up("write the answer");
    }
    return std::ferror(stdin) ? give_up("read the requests") : 0;
}
