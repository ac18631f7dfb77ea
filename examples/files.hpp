#pragma once

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

#ifndef _WIN32
#include <unistd.h>
#endif

#include <ludo/core/expected.hpp>
#include <ludo/core/phrase.hpp>

/// Files that somebody names to a program. What goes wrong is a sentence; `{0}` in it stands for the name, which may hold anything:
/// `ludo::excerpt` makes it fit to be shown.
namespace files {

inline constexpr ludo::phrase missing{"There is no file {0}.", "Il n'y a pas de fichier {0}."};
inline constexpr ludo::phrase not_regular{"{0} is not a regular file.", "{0} n'est pas un fichier ordinaire."};
inline constexpr ludo::phrase too_large{"{0} is too large.", "{0} est trop gros."};
inline constexpr ludo::phrase not_read{"{0} cannot be read.", "Impossible de lire {0}."};
inline constexpr ludo::phrase not_written{"{0} cannot be written: it is as it was before.",
                                          "Impossible d'écrire dans {0} : rien n'y a changé."};

inline constexpr std::size_t most_bytes = std::size_t{16} << 20;

/// What is in a file; devices, pipes and folders are not read, nor what is larger than that.
inline ludo::expected<std::string, ludo::phrase> read(std::string const& name, std::size_t most = most_bytes) {
    std::error_code wrong;
    std::filesystem::file_status const is = std::filesystem::status(name, wrong);
    if (is.type() == std::filesystem::file_type::not_found)
        return ludo::unexpected(missing);
    if (std::filesystem::exists(is) && !std::filesystem::is_regular_file(is)) // before it is opened: a pipe would wait
        return ludo::unexpected(not_regular);
    std::ifstream from(name, std::ios::binary);
    std::string text, piece(std::size_t{1} << 16, '\0');
    while (from && text.size() <= most) { // whatever size it says it has
        from.read(piece.data(), static_cast<std::streamsize>(piece.size()));
        text.append(piece, 0, static_cast<std::size_t>(from.gcount()));
    }
    if (text.size() > most)
        return ludo::unexpected(too_large);
    if (!from.eof() || from.bad())
        return ludo::unexpected(not_read);
    return text;
}

/// Writes a file that was not there, to its last byte; or leaves none.
inline bool write_new(std::string const& name, std::string_view text) {
    std::FILE* const to = std::fopen(name.c_str(), "wbx");
    if (!to)
        return false;
    bool good = std::fwrite(text.data(), 1, text.size(), to) == text.size() && std::fflush(to) == 0;
#ifndef _WIN32
    good = good && fsync(fileno(to)) == 0;
#endif
    good = std::fclose(to) == 0 && good;
    if (!good)
        (void)std::remove(name.c_str());
    return good;
}

/// Writes a file, whole; or says why not, and the file is what it was before: the text goes to a new one beside it, which takes its
/// place once all of it is there.
inline std::optional<ludo::phrase> write(std::string const& name, std::string_view text) {
    std::error_code wrong;
    std::filesystem::path target(name);
    std::filesystem::file_status const was = std::filesystem::status(target, wrong);
    if (std::filesystem::exists(was)) {
        if (!std::filesystem::is_regular_file(was))
            return not_regular;
        if (!std::ofstream(name, std::ios::binary | std::ios::app)) // it is not to be written to
            return not_written;
        target = std::filesystem::canonical(target, wrong); // a link stays a link
        if (wrong)
            return not_written;
    }
    std::string beside = target.string() + ".new";
    for (int each = 1; std::filesystem::exists(std::filesystem::symlink_status(beside, wrong)); ++each)
        beside = target.string() + ".new" + std::to_string(each);
    wrong.clear();
    if (!write_new(beside, text))
        return not_written;
    if (std::filesystem::exists(was))
        std::filesystem::permissions(beside, was.permissions(), wrong);
    if (!wrong)
        std::filesystem::rename(beside, target, wrong);
    if (!wrong)
        return std::nullopt;
    (void)std::remove(beside.c_str());
    return not_written;
}

} // namespace files
