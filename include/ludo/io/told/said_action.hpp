#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <ludo/core/notated.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/io/told/speaker.hpp>
#include <ludo/play/told.hpp>

namespace ludo {

/// What a seat did, in a sentence, which may be empty; the words of the action, if the sentence has them; and which of the changes is told
/// with it.
struct said_action {
    std::string sentence;
    std::vector<std::string> names = {};
    std::optional<std::size_t> given = {};
};

/// The change with which a card that the viewer knows leaves the hand of whoever acts, if there is one.
template <game G>
std::optional<std::size_t> card_given(told<G> const& what) {
    std::size_t number = 0;
    for (change const& each : what.changes()) {
        if (each.what == happening::moved && each.is >= 0)
            if (auto const from = place_with<G>(what.options(), each.place);
                from.kind == place_kind::hand && from.owner == what.by())
                return number;
        ++number;
    }
    return std::nullopt;
}

/// The sentence for an action, as far as the viewer may know it.
template <game G>
said_action action_in_words(told<G> const& what, speaker const& voice, bool dealt_anew) {
    std::string const who = voice.name(what.by());
    if (!what.done())
        return {voice.say(words_in_secret<G>, {who})};
    std::vector<std::string> names, parts{who};
    each_word(what.text(), [&](std::string_view word) { names.emplace_back(word); });
    std::optional<words_for> const words = words_for_action<G>(*what.done());
    if (!words)
        return {voice.say({"{0}: {1}", "{0} : {1}"}, {who, std::string(what.text())}), names};
    auto word = names.begin();
    what.done()->each_thing([&](auto thing, std::string_view) {
        std::optional<phrase> const spoken = words_of<G>(thing);
        auto const first = ++word;
        if constexpr (lists_words<decltype(thing)>)
            word = names.end() - 1;
        parts.push_back(spoken ? voice.say(*spoken) : voice.together({first, word + 1}));
        if constexpr (std::is_convertible_v<decltype(thing), seat>)
            parts.back() = spoken ? parts.back() : voice.name(thing);
    });
    std::optional<std::size_t> given;
    if (words->said.english.find('{' + std::to_string(parts.size()) + '}') != std::string_view::npos)
        if ((given = card_given(what))) {
            int const kind = (what.changes().begin() + *given)->is;
            std::optional<phrase> const spoken = words_of_piece<G>(kind);
            parts.push_back(spoken ? voice.say(*spoken) : std::string(piece_with<G>(what.options(), kind).view()));
        }
    std::string const sentence = voice.say(words->said, parts);
    return sentence.empty() ? said_action{dealt_anew ? voice.say(words->alone, parts) : ""} : said_action{sentence, names, given};
}

} // namespace ludo
