#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/core/phrase.hpp>
#include <ludo/core/seat.hpp>
#include <ludo/core/telling.hpp>
#include <ludo/io/told/words.hpp>

namespace ludo {

/// Speaks one of the languages, and knows the names of the players, by seat (who has none is called by the number of the seat), and
/// what the stock is called.
class speaker {
public:
    speaker(language in, std::span<std::string const> names, stock_words const& stock = {})
        : in_(in), names_(names), stock_(stock) {}

    /// A sentence, with its parts.
    [[nodiscard]] std::string say(phrase sentence, std::vector<std::string> const& parts = {}) const {
        return filled(sentence.in(in_), parts, in_, names_);
    }
    [[nodiscard]] std::string name(seat one) const {
        if (one == nobody)
            return say({"nobody", "personne"});
        auto const number = static_cast<std::size_t>(one.index());
        return number < names_.size() ? names_[number] : say({"seat {0}", "le joueur {0}"}, {std::to_string(number)});
    }
    /// All who play together.
    [[nodiscard]] std::string team() const { return say({"the team", "l'équipe"}); }
    /// A place, when somebody tells what `by` did: one's own cells need no owner.
    [[nodiscard]] std::string place(named_place const& one, seat by = nobody) const {
        if (one.kind == place_kind::cell)
            return one.shared_name() && one.owner != by
                     ? elided(say({"{0}'s {1}", "{1} de {0}"}, {name(one.owner), std::string(one.name)}), one.owner)
                     : std::string(one.name);
        if (one.kind == place_kind::stock)
            return say(stock_.called);
        if (one.kind == place_kind::discards && one.owner == nobody)
            return say({"the discards", "la défausse"});
        return elided(say(words_for_place(one.kind), {name(one.owner)}), one.owner);
    }
    /// Whose: `Ada`, in French `d'Ada`, `de Blaise`.
    [[nodiscard]] std::string of(seat owner) const { return elided(say({" {0}", " de {0}"}, {name(owner)}), owner).substr(1); }
    /// So many pieces that are not known: `a card`, `2 cards`.
    [[nodiscard]] std::string some(int number, phrase called) const {
        std::string const piece = say(called);
        return number > 1 ? std::to_string(number) + ' ' + piece + 's' : say({"a {0}", "une {0}"}, {piece});
    }
    [[nodiscard]] static std::string listed(std::vector<std::string> const& things) {
        std::string list;
        for (std::string const& each : things)
            list += (list.empty() ? "" : ", ") + each;
        return list;
    }
    /// As in a sentence: `2r, 3r and 4r`.
    [[nodiscard]] std::string together(std::vector<std::string> things) const {
        if (things.size() > 1) {
            std::string const last = things.back();
            things.pop_back();
            things.back() += say({" and ", " et "}) + last;
        }
        return listed(things);
    }

private:
    [[nodiscard]] std::string elided(std::string const& text, seat owner) const {
        std::size_t const of = text.find(" de " + name(owner));
        return of != text.npos && begins_with_vowel(std::string_view(text).substr(of + 4))
                 ? text.substr(0, of) + " d'" + text.substr(of + 4)
                 : text;
    }
    /// In French: A, E, I, O, U, Y, with any accent, and Œ.
    static bool begins_with_vowel(std::string_view name) {
        if (name.size() > 1 && name[0] == '\xc5') // Œ, œ
            return name[1] == '\x92' || name[1] == '\x93';
        if (name.size() > 1 && name[0] == '\xc3') { // À to Ý and à to ÿ, but for Ç, Ð, Ñ, × and the small ones
            int const letter = static_cast<unsigned char>(name[1]) & 0x1f;
            return letter != 0x07 && letter != 0x10 && letter != 0x11 && letter != 0x17 && letter < 0x1e;
        }
        return !name.empty() && std::string_view("AEIOUYaeiouy").find(name[0]) != std::string_view::npos;
    }

    language in_;
    std::span<std::string const> names_;
    stock_words stock_;
};

} // namespace ludo
