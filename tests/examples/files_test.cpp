// Files are written whole or left as they were, and only regular files of a bounded size are read.
#include "../../examples/files.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "../support/failures.hpp"

#ifndef _WIN32
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#endif

namespace fs = std::filesystem;

namespace {

std::string const folder = "files_test.tmp";

std::string at(std::string const& name) { return folder + '/' + name; }
std::string content(std::string const& name) {
    std::ifstream from(at(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(from), {}};
}
bool is(std::optional<ludo::phrase> const& said, ludo::phrase const& what) { return said && said->english == what.english; }
bool is(ludo::expected<std::string, ludo::phrase> const& read, ludo::phrase const& what) {
    return !read && read.error().english == what.english;
}
std::ptrdiff_t files_there() { return std::distance(fs::directory_iterator(folder), fs::directory_iterator()); }

void what_is_written_is_read() {
    std::string const text("a line\r\nanother\0and more", 24);
    expect(!files::write(at("new"), text) && files::read(at("new")) && *files::read(at("new")) == text, "a new file");
    expect(!files::write(at("new"), "short") && content("new") == "short", "a file that was there is written anew");
    expect(!files::write(at("empty"), "") && files::read(at("empty")) && files::read(at("empty"))->empty(), "an empty file");
    std::ofstream(at("new.new")) << "mine";
    expect(!files::write(at("new"), "again") && content("new.new") == "mine", "a file that is called like ours is left alone");
    expect(files_there() == 3, "nothing else lies there afterwards");
}

void only_so_much_is_read() {
    expect(!files::write(at("ten"), "0123456789"), "ten bytes are written");
    expect(files::read(at("ten"), 10).has_value(), "what is as long as may be is read");
    expect(is(files::read(at("ten"), 9), files::too_large), "what is longer is not");
    expect(is(files::read(at("nothing")), files::missing), "a file that there is not");
}

void folders_are_no_files() {
    fs::create_directory(at("folder"));
    expect(is(files::read(at("folder")), files::not_regular), "a folder is not read");
    expect(is(files::write(at("folder"), "x"), files::not_regular), "nor written");
    expect(is(files::write(at("none/file"), "x"), files::not_written), "there is no folder for that file");
}

#ifndef _WIN32
void devices_are_no_files() {
    for (std::string const device : {"/dev/zero", "/dev/full", "/dev/null"}) // to write to them, if that went wrong, would be rude
        expect(is(files::read(device), files::not_regular), device + " is not read");
    mkfifo(at("pipe").c_str(), 0600);
    expect(is(files::read(at("pipe")), files::not_regular), "a pipe is not waited for");
    expect(is(files::write(at("pipe"), "x"), files::not_regular), "nor written");
    fs::create_symlink("/dev/zero", at("zero"));
    expect(is(files::read(at("zero")), files::not_regular), "nor is a device behind a link");
}

void links_and_permissions_stay() {
    std::ofstream(at("real")) << "old";
    fs::permissions(at("real"), fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("real", at("link"));
    expect(!files::write(at("link"), "new") && fs::is_symlink(at("link")) && content("real") == "new", "a link stays a link");
    expect(fs::status(at("real")).permissions() == (fs::perms::owner_read | fs::perms::owner_write), "who may read it stays");
}

/// A limit on the size of files stands for a full disk.
void a_full_disk_destroys_nothing() {
    expect(!files::write(at("kept"), "what was there before"), "a file from better days");
    std::ptrdiff_t const before = files_there();
    rlimit was{};
    getrlimit(RLIMIT_FSIZE, &was);
    rlimit const small{4096, was.rlim_max};
    void (*const handler)(int) = std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &small);
    std::optional<ludo::phrase> const said = files::write(at("kept"), std::string(5000, 'x'));
    std::optional<ludo::phrase> const no_more = files::write(at("never"), std::string(5000, 'x'));
    setrlimit(RLIMIT_FSIZE, &was);
    std::signal(SIGXFSZ, handler);
    expect(is(said, files::not_written) && content("kept") == "what was there before", "the disk is full: what was there stays");
    expect(is(no_more, files::not_written) && !fs::exists(at("never")), "or nothing is");
    expect(files_there() == before, "and no piece of a file is left");
}
#endif

} // namespace

int main() {
    fs::remove_all(folder);
    fs::create_directory(folder);
    what_is_written_is_read();
    only_so_much_is_read();
    folders_are_no_files();
#ifndef _WIN32
    devices_are_no_files();
    links_and_permissions_stay();
    a_full_disk_destroys_nothing();
#endif
    fs::remove_all(folder);
    return failures != 0;
}
