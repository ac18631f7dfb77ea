#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <ludo/io/text.hpp>
#include <ludo/play/table.hpp>

/// The words of a text, between blanks.
inline std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> found(1);
    for (char letter : text)
        if (letter != ' ')
            found.back() += letter;
        else if (!found.back().empty())
            found.emplace_back();
    if (found.back().empty())
        found.pop_back();
    return found;
}

/// A table at which actions are played by their texts, `turn a1, turn b1, stop`: the answer is the id of the first rule that
/// forbids one, or empty.
template <ludo::game G>
class text_table : public ludo::table<G> {
public:
    using ludo::table<G>::table;

    std::string plays(std::string_view actions) {
        while (!actions.empty()) {
            std::size_t const end = std::min(actions.find(", "), actions.size());
            auto const action = G::action::parse(actions.substr(0, end));
            if (!action)
                return "not an action: " + std::string(actions.substr(0, end));
            if (auto const said = this->play(*action); !said)
                return std::string(said.broken()->id);
            actions = actions.substr(std::min(end + 2, actions.size()));
        }
        return "";
    }

    [[nodiscard]] bool may(std::string_view action) const { return this->actions().contains(G::action::parse(action).value()); }
    [[nodiscard]] int mover() const { return this->turn().index(); }

    /// The names of some places.
    template <typename Places>
    [[nodiscard]] static std::string named(Places const& some) {
        std::string names;
        for (auto at : some)
            names += (names.empty() ? "" : " ") + ludo::to_text(at);
        return names;
    }
};
