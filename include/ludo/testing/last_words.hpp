#pragma once

#include <csignal>
#include <cstdio>

#include <ludo/io/text.hpp>
#include <ludo/play/record.hpp>

namespace ludo::testing {

/// While this lives, if an assertion ends the program (one of the game's own, or one about how it uses the library), the record
/// of the game is printed first.
template <game G>
class last_words {
public:
    explicit last_words(record<G> const& told) : told_before_(told_), handled_before_(handled_) {
        told_ = &told;
        handled_ = std::signal(SIGABRT, say);
    }
    ~last_words() {
        std::signal(SIGABRT, handled_);
        told_ = told_before_;
        handled_ = handled_before_;
    }
    last_words(last_words const&) = delete;
    last_words& operator=(last_words const&) = delete;

private:
    using handler = void (*)(int);

    static void say(int number) {
        std::signal(number, handled_ ? handled_ : SIG_DFL);
        if (told_)
            std::fprintf(stderr, "The game under test stopped the program. This record led there:\n\n%s", to_text(*told_)->c_str());
        std::raise(number);
    }

    static inline record<G> const* told_ = nullptr;
    static inline handler handled_ = nullptr;
    record<G> const* told_before_;
    handler handled_before_;
};

} // namespace ludo::testing
