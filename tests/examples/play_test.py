"""Drives `play` through a pseudo-terminal: every game is played to its end, by numbers, in both languages, and what can be typed
besides actions does what it says.    play_test.py PLAY"""
import os
import pty
import random
import re
import resource
import select
import subprocess
import sys
import tempfile
import time

PLAY = os.path.abspath(sys.argv[1])
FOLDER = tempfile.mkdtemp()
failures = 0


def expect(good, what):
    global failures
    if not good:
        print("not so:", what, flush=True)
        failures += 1


class Terminal:
    """The program, at work in a terminal of its own."""

    def __init__(self, *arguments, language="C.UTF-8", **settings):
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(FOLDER)
            for name in ("LC_ALL", "LC_CTYPE", "LC_MESSAGES", "NO_COLOR"):
                os.environ.pop(name, None)
            os.environ.update(TERM="xterm", LANG=language, **settings)
            os.execv(PLAY, [PLAY, "--pace", "0", *arguments])
        self.raw = ""
        self.ended = False

    def screen(self, until="> ", seconds=60):
        """What is shown, once the program waits for an answer: everything since the screen was cleared."""
        last = time.time() + seconds
        data = b""
        while time.time() < last:
            ready, _, _ = select.select([self.file], [], [], 0.5)
            if ready:
                try:
                    more = os.read(self.file, 65536)
                except OSError:
                    more = b""
                if not more:
                    self.ended = True
                    break
                data += more
            if data.rstrip().endswith(until.rstrip().encode()) and not select.select([self.file], [], [], 0)[0]:
                break
        self.raw = data.decode("utf-8", "replace")
        return plain(self.raw.split("\x1b[H")[-1])

    def type(self, line, until="> "):
        os.write(self.file, line.encode() + b"\n")
        return self.screen(until)

    def end(self):
        """How the program ended."""
        os.close(self.file)
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def plain(text):
    return re.sub("\x1b\\[[0-9;]*[A-Za-z]", "", text).replace("\r", "")


def games():
    """The names that `play` knows, and how many can play."""
    said = subprocess.run([PLAY, "no_such_game", "--lang", "en"], capture_output=True, text=True)
    expect(said.returncode == 2, "a game that there is not is refused")
    return said.stdout.split() or said.stderr.split("`.", 1)[1].split()


def played_to_the_end(name, language, luck):
    end = ("place 1", "the game is over") if language == "en" else (" 1er", "la partie est finie")
    at = Terminal(name, "--seed", "7", "--seats", "me,random" if name != "freecell" else "me", "--players", seats(name),
                  "--lang", language, *(["--option", "most_moves=20"] if name == "freecell" else []),
                  *(["--option", "pairs=6"] if name == "memory" else []),
                  *(["--option", "most_deals=2"] if name == "gin_rummy_match" else []))
    text = at.screen()
    expect("\x1b[" in at.raw, name + ": there are colours in a terminal")
    expect(("can:" if language == "en" else "peut :") in text, name + ": what one can do is listed")
    for _ in range(3000):
        if at.ended:
            break
        text = at.type(str(luck.randint(1, choices(text))))
    expect(at.ended and any(each in text for each in end), name + " ends in " + language + ", with places:\n" + text)
    expect(at.end() == 0, name + " ends well")


def choices(text):
    """How many actions can be chosen from."""
    number = re.search("shows all ([0-9]+)|les ([0-9]+) coups", text)
    if number:
        return int(number[1] or number[2])
    listed = re.split("can:|peut :", text)[-1]
    return max([int(each) for each in re.findall("(?:^|\\s)([0-9]+) [a-z]", listed)] or [1])


def seats(name):
    return {"freecell": "1", "hearts": "4", "hearts_match": "4", "oh_hell": "3", "oh_hell_match": "3", "whist": "4"}.get(name, "2")


def commands(words, language):
    at = Terminal("lower", "--seed", "3", "--seats", "me,ismcts:20", "--lang", language)
    first = at.screen()
    me = "Ada"
    expect("▒▒" in first and me in first, "the backs of others' cards are shown")
    hand = [line for line in first.splitlines() if me in line][0]
    expect(len(re.findall("[0-9]+[yrgb][0-9]+[yrgb]", hand)) == 6, "one's own hand is shown: " + hand)
    other = [line for line in first.splitlines() if "Blaise" in line][0]
    expect(not re.search("[0-9]+[yrgb][0-9]+[yrgb]", other), "another's hand is not: " + other)

    text = at.type(words["help"])
    for each in words.values():
        expect(each in text, "`help` names " + each)
    expect(("`help`" if language == "en" else "« aide »") in at.type("xyzzy"), "what is not understood is answered")
    expect("999" in at.type("999"), "a number that there is not is answered")
    expect(("tries" if language == "en" else "essais") in at.type(words["hint"]), "a hint has reasons")
    text = at.type(words["why"] + " keep")
    reasons = [line for line in text.splitlines() if line not in first.splitlines()]
    expect(len(reasons) == 1 and reasons[0].endswith("."), "`why` gives a reason: " + str(reasons))
    expect(("That is allowed" if language == "en" else "C'est permis") in at.type(words["why"] + " 1"), "what is allowed is")
    at.type(words["save"] + " game.txt")
    saved = open(os.path.join(FOLDER, "game.txt"), encoding="utf-8").read()
    expect(saved.startswith("ludotheque 1\ngame lower\n"), "a game is saved as a record")
    at.type("1")
    at.type(words["undo"])
    at.type(words["save"] + " again.txt")
    expect(open(os.path.join(FOLDER, "again.txt"), encoding="utf-8").read() == saved, "what is taken back was not played")
    at.type("1")
    expect("game.txt" in at.type(words["load"] + " game.txt"), "a game is loaded")
    at.type(words["save"] + " again.txt")
    expect(open(os.path.join(FOLDER, "again.txt"), encoding="utf-8").read() == saved, "and it is the one that was saved")
    expect("nowhere" in at.type(words["load"] + " nowhere.txt"), "a file that there is not is answered")
    expect(me in at.type(words["load"] + " ."), "a folder is no game, and the game goes on")
    with open(os.path.join(FOLDER, "notes.txt"), "w", encoding="utf-8") as notes:
        notes.write("mine")
    at.type(words["save"] + " notes.txt")
    expect(open(os.path.join(FOLDER, "notes.txt"), encoding="utf-8").read() == "mine", "what is no game is not overwritten")
    at.type(words["log"].upper())
    at.type(words["memory"])
    at.type(words["list"])
    at.type(words["quit"], "never")
    expect(at.end() == 0, "one may leave")


def nothing_hidden_is_shown():
    """In Calcory what was turned back is not in sight, unless one asks to be reminded."""
    at = Terminal("calcory", "--seed", "6", "--seats", "me,random", "--lang", "en", NO_COLOR="1")  # a deal in which nobody wins at once
    text = at.screen()
    expect("\x1b[3" not in at.raw and "\x1b[4" not in at.raw, "NO_COLOR: no colours")
    expect(text.count("▒▒") == 60, "all sixty cards lie face down")
    for each in ("turn a1", "turn b1"):
        text = at.type(each)
    shown = len(re.findall(r"[ \[‹][0-9][rbgyk][ \]›]", text.split("Ada")[0]))
    expect(shown + text.split("Ada")[0].count("▒▒") == 60, "each card is shown by its face or its back")
    at.type("quit", "never")
    at.end()


def a_curtain_hides_the_hands():
    at = Terminal("gin_rummy", "--seed", "5", "--seats", "me,me", "--lang", "en", "--ascii")
    text = at.screen("Enter.")
    expect("Ada" in text and not re.search("[0-9TJQKA][cdhs] ", text), "behind the curtain there is no card")
    text = at.type("", "> ")
    expect("##" in text and "Ada can:" in text and text.isascii(), "then Ada sees her hand, in ASCII")
    text = at.type("pass", "Enter.")
    expect("##" in text and "Ada can" not in text, "she sees what came of what she did")
    os.write(at.file, b"\n\n")
    text = at.screen("Enter.")
    expect("Blaise" in text and "##" not in text and "Ada can" not in text, "then comes the curtain before Blaise")
    expect("\x1b[3J" in at.raw, "also over what has scrolled away")
    text = at.type("", "> ")
    expect("Blaise can:" in text, "which what was typed too early does not open")
    at.type("quit", "never")
    at.end()


def input_from_a_pipe():
    said = subprocess.run([PLAY, "tic_tac_toe", "--seats", "me,random", "--seed", "1", "--lang", "fr"], input="aide\n1\n", text=True,
                          capture_output=True, env={**os.environ, "LANG": "C.UTF-8"})
    expect(said.returncode == 0 and "\x1b" not in said.stdout, "without a terminal there are no colours")
    expect("pourquoi" in said.stdout and "partie n'est pas finie" in said.stdout, "a game can be left by the end of the input")
    for wrong in (["bonbons", "--players", "9"], ["bonbons", "--seats", "him"], ["bonbons", "--option", "quick=perhaps"],
                  ["--load", "nowhere"], ["--load", "/"], ["bonbons", "--lang", "de"], ["bonbons", "--players", "-3"]):
        said = subprocess.run([PLAY, *wrong], input="", text=True, capture_output=True)
        expect(said.returncode > 0 and said.stderr, " ".join(wrong) + " is refused")


def piped(lines, *arguments, **more):
    """What the program answers to lines from a pipe."""
    return subprocess.run([PLAY, *arguments], input=lines.encode() if isinstance(lines, str) else lines, capture_output=True, cwd=FOLDER,
                          env={**os.environ, "LANG": "C.UTF-8"}, timeout=60, **more)


AT_TABLE = ("lower", "--seed", "3", "--seats", "me,random", "--lang", "en")


def harmless(said):
    """Nothing that a terminal would obey: no control characters but the ends of lines, also not those from U+0080 on."""
    text = (said.stdout + said.stderr).decode()
    return all(each == "\n" or (ord(each) >= 32 and not 127 <= ord(each) < 160) for each in text)


def a_full_disk_destroys_no_save():
    expect(b"Saved as kept.txt" in piped("save kept.txt\n", *AT_TABLE).stdout, "a game is saved")
    kept = open(os.path.join(FOLDER, "kept.txt"), "rb").read()
    before = sorted(os.listdir(FOLDER))
    # a limit on the size of files stands for a full disk
    said = piped("save kept.txt\nsave more.txt\n", *AT_TABLE, restore_signals=False,
                 preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (16, 16)))
    expect(b"kept.txt cannot be written" in said.stdout and b"more.txt cannot be written" in said.stdout, "a full disk is told")
    expect(open(os.path.join(FOLDER, "kept.txt"), "rb").read() == kept, "and the save that was there is still there")
    expect(sorted(os.listdir(FOLDER)) == before, "and no piece of another")


def only_regular_files():
    os.mkfifo(os.path.join(FOLDER, "pipe"))
    for command in ("save pipe", "load pipe", "load /dev/zero", "load /dev/full"):
        said = piped(command + "\n", *AT_TABLE)
        expect(said.returncode == 0 and command.split()[1] + " is not a regular file." in said.stdout.decode(), command)
    said = piped("sauve pipe\n", *AT_TABLE[:-1], "fr")
    expect("n'est pas un fichier ordinaire" in said.stdout.decode(), "in French, too")
    for name in ("/dev/zero", "pipe"):
        said = piped("", "--load", name)
        expect(said.returncode == 2 and name.encode() + b" is not a regular file." in said.stderr, name + " is not loaded")
    with open(os.path.join(FOLDER, "large"), "wb") as large:
        large.truncate(17 << 20)
    expect(b"large is too large." in piped("load large\n", *AT_TABLE).stdout, "a file of 17 MB is not loaded")
    expect(b"large is there and is not a saved game" in piped("save large\n", *AT_TABLE).stdout, "nor overwritten")
    expect(os.path.getsize(os.path.join(FOLDER, "large")) == 17 << 20, "it is what it was")


def nothing_foreign_reaches_the_terminal_raw():
    hack = "\x1b[31mHACK\x07\u009b2J"
    with open(os.path.join(FOLDER, "hack"), "w", encoding="utf-8") as record:
        record.write("ludotheque 1\ngame " + hack + "\n")
    os.link(os.path.join(FOLDER, "hack"), os.path.join(FOLDER, "x" + hack))
    said = piped("", "--load", "hack")
    expect(said.returncode == 2 and b"there is no game \\x1b[31mHACK\\x07" in said.stderr and harmless(said), "a name in a record")
    for line in (hack, "why " + hack, "load hack", "load x" + hack, "save x" + hack, "save nowhere/" + hack, "\x1b[A\x1b[Dx",
                 "7" + hack, "load " + hack):
        said = piped(line + "\n", *AT_TABLE)
        expect(said.returncode == 0 and harmless(said), ascii(line) + " is answered without controls")
    for wrong in (["--load", hack], [hack], ["--" + hack], ["lower", "--seats", hack], ["lower", "--option", hack],
                  ["lower", "--option", "players=" + hack], ["lower", "--seed", hack], ["lower", "--lang", hack], ["lower", hack]):
        said = piped("", *wrong)
        expect(said.returncode == 2 and said.stderr and harmless(said), ascii(wrong) + " is refused without controls")


def seeds():
    for seed in ("-1", "18446744073709551616", "99999999999999999999999", "0x10", "1e3", "", " 7", "+7"):
        said = piped("", "lower", "--seed=" + seed, "--lang", "fr")
        expect(said.returncode == 2 and said.stderr, "the seed `" + seed + "` is refused")
    said = piped("", "lower", "--seed", "-1", "--lang", "en")
    expect(b"--seed takes a number from 0 to 18446744073709551615, not `-1`." in said.stderr, "with a sentence")
    said = piped("save largest.txt\n", "lower", "--seed", "18446744073709551615", "--lang", "en")
    expect("seed 18446744073709551615\n" in open(os.path.join(FOLDER, "largest.txt"), encoding="utf-8").read(), "the largest seed")


def long_lines():
    """A line of 3 MB of suit signs took 17 seconds, as each was looked for from the beginning."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = piped("♠" * 1_000_000 + "\n", *AT_TABLE)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    expect(said.returncode == 0 and b"is not an action" in said.stdout, "a long line is answered")
    expect(len(said.stdout) < 100_000, "not at its length")
    expect(spent < 4, "in time: %.1f s" % spent)


def how_it_ends():
    with open("/dev/full", "wb") as full:
        said = subprocess.run([PLAY, *AT_TABLE], input=b"1\n", stdout=full, stderr=subprocess.PIPE)
    expect(said.returncode == 1 and b"could not be written" in said.stderr, "where nothing can be shown, it does not end well")


def main():
    for number, name in enumerate(games()):
        played_to_the_end(name, ("en", "fr")[number % 2], random.Random(number))
    commands({each: each for each in ("help", "why", "hint", "undo", "save", "load", "log", "list", "memory", "quit")}, "en")
    commands({"help": "aide", "why": "pourquoi", "hint": "conseil", "undo": "annule", "save": "sauve", "load": "charge",
              "log": "journal", "list": "liste", "memory": "mémoire", "quit": "quitte"}, "fr")
    nothing_hidden_is_shown()
    a_curtain_hides_the_hands()
    input_from_a_pipe()
    a_full_disk_destroys_no_save()
    only_regular_files()
    nothing_foreign_reaches_the_terminal_raw()
    seeds()
    long_lines()
    how_it_ends()
    return failures != 0


sys.exit(main())
