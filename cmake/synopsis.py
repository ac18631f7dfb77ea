"""python3 synopsis.py ROOT: writes examples/synopsis.md, the public interface on a page, and cmake/ludo.cppm, a module of it, from the headers.
python3 synopsis.py ROOT --check: says whether both are current."""

import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(sys.argv[1])
HEADERS = ROOT / "include" / "ludo"
PAGE = ROOT / "examples" / "synopsis.md"
WIDEST = 150


# Headers that programs seldom need: of these, and of what else is seldom needed, the page has only the names.
INSIDE = """core/add_part core/always_false core/any_game core/bit_words core/bits core/branchless core/digest core/expected core/first_wrong core/game_sequence core/is_game
core/indexed core/inline core/hash_128 core/notated core/trivial_variant core/rule_list core/short_text core/wrong_with io/drawing io/excerpt io/json/cards io/json/form io/json/reader io/json/text io/json/writer
testing/frequency_check testing/held_pieces testing/imagined_pieces testing/inner_parts testing/knowledge_checks testing/last_words testing/luck_checks testing/named_members
testing/not_checked testing/past_checks testing/piece_words testing/position_checks testing/random_options
testing/seen_action testing/telling_checks io/told/speaker io/told/words play/told/marks play/told/members play/told/moves play/told/pieces search/glance search/information_tree search/node search/urgency""".split()
HIDDEN = r"""(?x)\b(put_together|sentence_of|listed_option|state_beside|read_number|number_otherwise|read_value|bounds_of|record_lines|
play_step|each_thing|small_number|each_word|highest_seat|members_of|is_number|option_out_of_range|concept\ (has_|at_most|lists_|visits_)\w*|literal_text|class\ iterator)\b"""


class Declaration:
    """What a scope declares: its text up to a body, the inside of the body, and the comment above it."""

    def __init__(self, head, body, comment, near):
        self.head = re.sub(r"\s+", " ", re.sub(r"//[^\n]*", "", head)).strip()
        self.body, self.comment, self.near = body, comment, near  # near: no blank line above


def end_of_braces(text, at):
    """The position after the brace that closes the one at `at`."""
    depth = 0
    while at < len(text):
        if text.startswith("//", at):
            at = text.index("\n", at)
        elif text[at] in "\"'" and not (text[at] == "'" and text[at - 1].isalnum()):
            at = end_of_literal(text, at)
            continue
        elif text[at] in "{([":
            depth += 1
        elif text[at] in "})]":
            depth -= 1
            if depth == 0:
                return at + 1
        at += 1
    return at


def end_of_literal(text, at):
    quote, at = text[at], at + 1
    while text[at] != quote:
        at += 2 if text[at] == "\\" else 1
    return at + 1


def without_template(head):
    """A declaration's head in two parts: `template <...>`, if there is one, and the rest."""
    match = re.match(r"\s*template\s*<", head)
    if not match:
        return "", head
    depth, at = 1, match.end()
    while depth and at < len(head):
        depth += {"<": 1, ">": -1}.get(head[at], 0) if head[at - 1] not in "-" and head[at + 1 : at + 2] != "=" else 0
        at += 1
    return head[:at].strip(), head[at:].strip()


def split_at_commas(text):
    """The parts between commas that are in no brackets."""
    parts, depth, begin = [], 0, 0
    for at, letter in enumerate(text):
        if letter in "<([{":
            depth += 1
        elif letter in ">)]}" and text[at - 1 : at] != "-":
            depth -= 1
        elif letter == "," and depth == 0:
            parts.append(text[begin:at])
            begin = at + 1
    return parts + [text[begin:]]


def without_value(declarator):
    """A variable, or a bit-field, without what it begins with."""
    hidden, before = declarator, ""
    while before != hidden:
        before = hidden
        hidden = re.sub(r"(?<!operator)[(<][^()<>]*[)>]", lambda found: "_" * len(found.group()), hidden)
    cut = re.search(r"(?<![=!<>|&+*-])=(?!=)|(?<!:):(?!:)|\{", hidden)
    return (declarator[: cut.start()] if cut else declarator).strip()


def is_variable(head):
    rest = without_template(head)[1]
    while "operator" not in rest and rest != (shorter := re.sub(r"<[^<>]*>", "", rest)):
        rest = shorter
    return not is_type(head) and "(" not in without_value(split_at_commas(rest)[0]) and not re.match(r"(using|concept|friend|typedef)\b", rest)


def names_in(head):
    """The names that a declaration declares, other than a type with a body."""
    rest = re.sub(r"\[\[.*?\]\]", "", without_template(head)[1])
    if is_variable(head):
        found = [re.search(r"(\w+)\s*(\[.*\])?$", without_value(each)) for each in split_at_commas(rest)]
        return [each.group(1) for each in found if each]
    rest = re.sub(r"(\w+)\((\w+)\)\(", r"\2(", rest)  # a name in brackets, as others have macros of that name
    if match := re.match(r"(?:requires .*?> )?(?:using|concept|class|struct|union|enum(?: class)?)\s+(\w+)", rest):
        return [match.group(1)]
    if match := re.search(r"\boperator\s*(\(\)|\[\]|[^\s\w(]+|\w[\w:]*)(?=\s*\()", rest):
        return ["operator" + (" " if match.group(1)[0].isalpha() else "") + match.group(1)]
    if match := re.search(r"\(\*(\w+)\)\(", rest):
        return [match.group(1)]
    while rest != (shorter := re.sub(r"<[^<>]*>", "", rest)):
        rest = shorter
    match = re.search(r"(~?\w+)\s*(?:<[^()]*>)?\s*\(", re.sub(r"\b(decltype|explicit|requires|noexcept|alignas)\s*\((?:[^()]|\([^()]*\))*\)", "", rest))
    return [match.group(1)] if match else []


def is_type(head):
    return re.match(r"(?:requires (?:requires \{[^}]*\}\s*|\w+<[^>]*>(?: *(?:\|\||&&))?\s+)+)?(class|struct|union|enum|namespace|inline namespace)\b", without_template(head)[1])


def declarations(text):
    """The declarations of a scope, in order; access labels come as heads such as `private:`."""
    found, at, comment, near = [], 0, [], True
    while at < len(text):
        if text[at].isspace():
            if text.startswith("\n\n", at):
                near, comment = False, []
            at += 1
        elif text.startswith("//", at):
            end = text.find("\n", at)
            line = text[at : end if end >= 0 else len(text)]
            if line.startswith("///"):
                comment.append(line[3:].strip())
            at = end if end >= 0 else len(text)
        elif label := re.match(r"(public|private|protected):", text[at:]):
            found.append(Declaration(label.group(), None, "", False))
            at += label.end()
        else:
            begin, body = at, None
            while at < len(text) and text[at] != ";":
                if text.startswith("//", at):
                    at = text.index("\n", at)
                elif text[at] in "([":
                    at = end_of_braces(text, at)
                elif text[at] in "\"'" and not (text[at] == "'" and text[at - 1].isalnum()):
                    at = end_of_literal(text, at)
                elif text[at] == "{":
                    head = without_template(re.sub(r"//[^\n]*", "", text[begin:at]))[1].strip()
                    end = end_of_braces(text, at)
                    value = re.search(r"(?<![=!<>])=(?!=)", re.sub(r"\(.*\)|operator\S+", "", head, flags=re.S)) or "(" not in head
                    if is_type(text[begin:at]):
                        brace = at
                        body = text[at + 1 : end - 1]
                        at = end
                        if "namespace" in head.split()[:2]:
                            break
                    elif value or head.endswith("requires") or text[end:].lstrip()[:1] in (",", "{"):
                        at = end
                    else:
                        found.append(Declaration(text[begin:at], "", " ".join(comment), near))
                        at, begin = end, None
                        break
                else:
                    at += 1
            if begin is not None:
                head = text[begin:at] if body is None else text[begin:brace]
                found.append(Declaration(head, body, " ".join(comment), near))
                at += 1 if at < len(text) and text[at] == ";" else 0
            comment, near = [], True
            continue
    return found


def sentence(comment):
    match = re.match(r"(.*?(?<!\.)[.?])(\s|$)", comment)
    said = (match.group(1) if match else comment).rstrip(".:")
    clause = re.match(r"(.{30,}?)[:;] ", said)
    return clause.group(1) if clause and len(said) > WIDEST - 10 else said


def signature(head):
    """A declaration in a line, without what a reader need not know."""
    before, rest = without_template(head)
    rest = re.sub(r"\[\[.*?\]\]|\b(LUDO_INLINE|LUDO_SELDOM|constexpr|consteval|inline|explicit|mutable)\b", "", rest)
    if concept := re.match(r"\s*concept (\w+)", rest):
        return f"concept {concept.group(1)}"
    rest = re.sub(r"^\s*requires (?:requires \{[^}]*\}\s*|\w+<[^>]*>(?: *(?:\|\||&&))?\s+)+(?=\w)", "", rest)
    rest = re.sub(r"\s+requires\s.*$", "", rest)
    rest = re.sub(r"^\s*friend ", "", rest)
    if is_variable(rest):
        rest = ", ".join(without_value(each) for each in split_at_commas(rest))
    plain = re.sub(r"\([^()]*(\([^()]*\)[^()]*)*\)|operator\S+", lambda found: "_" * len(found.group()), rest)
    if not is_type(rest) and not rest.strip().startswith("using"):
        if cut := re.search(r"(?<![=!<>|&+*-])=(?!=)|(?<!:):(?!:)", plain):
            rest = rest[: cut.start()]
    rest = re.sub(r"\s+", " ", rest).strip()
    rest = re.sub(r"\{.*$", "", rest) if "(" not in rest else rest
    rest = re.sub(r"\btypename (?=G::|Rules::|Match::)", "", rest)
    rest = rest.replace("( ", "(").strip()
    return f"{before} {rest}".strip() if before else rest


def skipped(one):
    rest = without_template(one.head)[1]
    return (
        not rest
        or re.match(r"(static_assert|using (typename|enum|namespace|[\w:<>. ]+::\w+$|[\w:<>. ]+\.\.\.$)|extern|namespace|friend (?!.*\boperator))\b", rest)
        or "= delete" in rest
        or re.fullmatch(r"(constexpr )?\w+\(\) = default", rest)
        or re.search(r"\) ?-> \w+<", one.head)  # how the compiler deduces a class
        or rest.startswith("~")
    )


def public_members(one):
    """The public members of a class or a struct."""
    seen, access = [], "class" not in without_template(one.head)[1].split()[:1]
    for member in declarations(one.body):
        if member.head in ("public:", "private:", "protected:"):
            access = member.head == "public:"
        elif access and not skipped(member):
            seen.append(member)
    return seen


def values(one):
    """The values of an enumeration."""
    return [each.split("=")[0].strip() for each in split_at_commas(re.sub(r"//[^\n]*", "", one.body or "")) if each.strip()]


def member_names(one):
    """The names of the public members of a class, each once, with those of the types in it."""
    found = []
    if is_type(one.head).group(1) == "enum":
        return values(one)
    for each in public_members(one):
        if is_type(each.head) and each.body is not None:
            inner = member_names(each)
            found.append((names_in(each.head) or [""])[0] + (f" {{ {', '.join(inner)} }}" if inner else ""))
        else:
            found += [name for name in names_in(each.head) if name not in names_in(one.head)]
    return list(dict.fromkeys(found))


def listed(begin, names, indent="    "):
    return textwrap.wrap(begin + (": " + ", ".join(names) if names else ""), WIDEST - 10, subsequent_indent=indent, break_on_hyphens=False)


def names_of(found):
    """Entities by their names alone: a line for each class, with its members, and one for all others."""
    lines, others = [], []
    for one in found:
        if is_type(one.head) and one.body is not None:
            lines += listed((names_in(one.head) or ["enum"])[0], member_names(one))
        else:
            others += names_in(one.head)
    return lines + (listed("others", list(dict.fromkeys(others))) if others else [])


def told(text, comment, indent=""):
    line = indent + text
    more = f"{line} // {comment}" if comment else line
    return more if len(more) <= WIDEST else line


def name_of(head):
    """The name of a class or a concept, and whether the declaration is of a special case of it."""
    match = re.match(r"(?:class|struct|concept) (\w+)(<?)", without_template(head)[1])
    return (match.group(1), bool(match.group(2))) if match else ("", False)


def entities(path):
    """The entities of a header. Of a class of which there is only a special case, the comment and that case."""
    text = re.sub(r"^\s*#.*?(?<!\\)$", "", path.read_text(encoding="utf-8"), flags=re.M)
    text = re.sub(r'\bR"\((?:.*?)\)"', '""', text, flags=re.S)
    scopes, found = [("", text)], []
    while scopes:
        scope, inside = scopes.pop()
        for one in declarations(inside):
            one.scope = scope
            if one.head.startswith(("namespace", "inline namespace")):
                if one.body is not None and not one.head.endswith("detail"):
                    inner = re.sub(r"^(inline )?namespace |inline ", "", one.head)
                    scopes.append((f"{scope}::{inner}".removeprefix("::"), one.body))
                continue
            name, special = name_of(one.head)
            if special and found and name_of(found[-1].head)[0] == name and (not found[-1].body or "whole_" in found[-1].head):
                general = found.pop()
                one.comment = one.comment or general.comment
                if "whole_" in general.head:
                    one.head = re.sub(r"(class|struct) (\w+)<.*?>", r"\1 \2", one.head)
                found.append(one)
            elif not skipped(one) and not is_defined_elsewhere(one.head):
                found.append(one)
    return [one for one in found if not (is_type(one.head) and one.body is None)]


def is_defined_elsewhere(head):
    """Is this a member, declared in its class?"""
    before = head.split("=")[0]
    plain = before
    while plain != (shorter := re.sub(r"<[^<>]*>", "", plain)):
        plain = shorter
    own = "(" in plain and not is_type(head) and re.search(r"\w::\w+ ?\($", plain.split("(")[0] + "(") and " " in plain.split("(")[0].strip()
    return "concept" not in head and (own or re.search(r"\w>::\w+ ?\(", before))


def seldom(one):
    """Is this one of which the page has only the name?"""
    return bool(re.search(HIDDEN, one.head))


def body_lines(one, lines):
    """An entity with its members, a line each; what a `static_assert` says stands for itself."""
    kind = is_type(one.head)
    if kind and kind.group(1) == "enum":
        return lines.append(f"{signature(one.head)} {{ {', '.join(values(one))} }}")
    lines.append(signature(one.head))
    if kind and one.body:
        short = ""  # members that need no words, as many as go into a line
        for each in public_members(one):
            if is_type(each.head) and each.body is not None:
                lines += [short] if short else []
                lines += listed(f"    {signature(each.head)}", member_names(each), "        ")
                short = ""
                continue
            said = signature(each.head)
            if each.comment or len(said) > 70:
                lines += [short] if short else []
                lines.append(told(said, sentence(each.comment), "    "))
                short = ""
            elif short and len(short + said) < WIDEST - 20:
                short += "; " + said
            else:
                lines += [short] if short else []
                short = "    " + said
        lines += [short] if short else []


def wrapped(comment, indent=""):
    return textwrap.wrap(comment, WIDEST - 10, initial_indent=indent + "// ", subsequent_indent=indent + "// ", break_on_hyphens=False)


def in_full(path):
    found = entities(path)
    lines, begin, all_of_them = [], f"ludo/{path.relative_to(HEADERS)}: ", [one for one in found if not seldom(one)]
    for one, next_one in zip(all_of_them, all_of_them[1:] + [None]):
        alone = not begin and not is_type(one.head) and (next_one is None or next_one.comment)
        beside = told(signature(one.head), sentence(one.comment))
        if alone and one.comment and beside.endswith(sentence(one.comment)):
            lines.append(beside)
            continue
        if one.comment or begin:
            lines += wrapped(begin + sentence(one.comment))
        begin = ""
        body_lines(one, lines)
    return lines + names_of([one for one in found if seldom(one)])


def in_names(path):
    found = names_of(entities(path))
    return [f"// ludo/{path.relative_to(HEADERS)}"] + found if found else []


def needs(path):
    """What a game, or the rules of one, must have, in the words of the compiler."""
    return re.findall(r'static_assert\((?:[^"()]|\([^"()]*\))*,\s*"(.*?)"\);', path.read_text(encoding="utf-8"), re.S)


def turns(folder):
    """What turns can be taken, and what their rules must say: the comments of the contract, part by part."""
    lines = []
    for path in sorted((HEADERS / "turns" / folder).glob("*.hpp")):
        for one in entities(path):
            named = re.search(rf"struct {folder}\b(?!<)", one.head)
            if named:
                lines += wrapped(one.comment) + [signature(one.head)]
    contract = HEADERS / "turns" / folder / "contract.hpp"
    for words in needs(contract) if contract.exists() else []:
        lines += wrapped(re.sub(r"^(?:rules of \w+ need|a match (?:needs|has)) ", "", words), "    ")
    if contract.exists() and not needs(contract):
        for one in entities(contract):
            lines += wrapped(one.comment, "    ") if "`" in one.comment else []
    return lines


def games():
    lines = []
    for path in sorted((HEADERS / "games").rglob("*.hpp")):
        text = path.read_text(encoding="utf-8")
        names = re.findall(r'string_view name = "(\w+)"', text)
        options = re.findall(r'\boption(?: \w+)?\{\s*"(\w+)"', text)
        if names or options:
            told_names = "games " + ", ".join(names) if len(names) > 1 else f"game {names[0]}" if names else ""
            told_options = "options " + ", ".join(options) if options else ""
            lines.append(f"ludo/{path.relative_to(HEADERS)}: " + "; ".join(filter(None, [told_names, told_options])))
    return lines


def section(title, intro, lines, code=True):
    return [f"## {title}", "", intro, ""] + (["```cpp"] + lines + ["```"] if code else lines) + [""]


def folder_lines(folder):
    lines, inside = [], []
    for path in sorted((HEADERS / folder).rglob("*.hpp")):
        name = str(path.relative_to(HEADERS))[:-4]
        if name in INSIDE or name.startswith(("io/json/components/", "io/json/core/")):
            inside += in_names(path)
        elif found := in_full(path):
            lines += found + [""]
    return lines[:-1] + ([""] + wrapped("What programs seldom need, by name:") + inside if inside else [])


def names_in_folder(folder):
    return [line for path in sorted((HEADERS / folder).rglob("*.hpp")) for line in in_names(path)]


def page():
    out = """# The library on a page

What the headers in `include/ludo` offer, a line each: names, signatures (without `constexpr` and the like) and the first sentence
of what their comments promise. Everything is in `namespace ludo`, the suite in `ludo::testing`, the games of XXL in `ludo::xxl`. A
header of a folder's name includes the whole folder (`ludo/core.hpp`); `ludo/ludo.hpp` includes all but JSON and `ludo/std.hpp`. Of what
programs seldom need there are only the names: classes with their members, then the others. `LUDO_EXPECTS` is the one macro that a
program may define itself (`ludo/core/expects.hpp`).

This page is made from the headers by `python3 cmake/synopsis.py .`; a test tells when it is not current.
""".splitlines() + [""]
    intro = "What games are made of: seats, luck, rules, options, actions and sets of them; and the concept `game`."
    out += section("core", intro, folder_lines("core"))
    out += section("What a game needs", "`static_assert(ludo::is_game<mine>);` asks for these, one by one, in these words.", ["- " + each for each in needs(HEADERS / "core/is_game.hpp")], False)
    out += section("components", "What lies on the table: cards, grids, hands, heaps.", folder_lines("components"))
    out += section("packs", "Packs of cards that many games are played with.", folder_lines("packs"))
    courses = sorted(each.name for each in (HEADERS / "turns").iterdir() if each.is_dir())
    courses = [line for each in courses for line in turns(each) + [""]][:-1]
    out += section("turns", "Rules that several games share, and what a game's own rules must say to use them; then all names.", courses + [""] + names_in_folder("turns"))
    out += section("games", "All of them are in `ludo::all_games` (`ludo/games.hpp`); then all names.", games() + [""] + names_in_folder("games"))
    out += section("play", "A table, what a seat sees of it, and records.", folder_lines("play"))
    out += section("search", "For programs that play.", folder_lines("search"))
    out += section("io", "Texts of games for people and files. `ludo/io/json.hpp` needs nlohmann/json.", folder_lines("io"))
    out += section("std", "What the standard library asks of values. `ludo/ludo.hpp` does not include it.", in_full(HEADERS / "std.hpp"))
    out += section("testing", "Whether a game keeps what every game promises.", folder_lines("testing"))
    return "\n".join(out).rstrip() + "\n"


def without_version(scope):
    return re.sub(r"::(inline )?v\d+_\d+", "", scope)


def module():
    """A module that exports all names at namespace scope; members and operators come with the types."""
    names = {}
    for path in sorted(HEADERS.rglob("*.hpp")):
        if path.relative_to(HEADERS).parts[:2] not in (("io", "json"), ("io", "json.hpp"), ("testing", "json_extras.hpp"), ("std.hpp",)):
            for one in entities(path):
                names.setdefault(without_version(one.scope), set()).update(name for name in names_in(one.head) if not name.startswith(("operator", "requires")))
            for scope, inside in re.findall(r"^namespace ([\w: ]+) \{\n(.*?)^\}", path.read_text(encoding="utf-8"), re.S | re.M):
                brought = re.findall(r"^using (?:\w+::)+(\w+);", inside, re.M)
                names.setdefault(without_version(scope), set()).update(brought)
    out = ["// import ludo; in place of #include <ludo/ludo.hpp>. Made from the headers by `python3 cmake/synopsis.py .`: change those.",
           "module;", "#include <ludo/ludo.hpp>", "export module ludo;"]  # fmt: skip
    for scope in sorted(names):
        out += ["", f"export namespace {scope} {{"] + [f"using {scope}::{name};" for name in sorted(names[scope])] + [f"}} // namespace {scope}"]
    return "\n".join(out) + "\n"


MADE = {PAGE: page, ROOT / "cmake" / "ludo.cppm": module}
if "--check" in sys.argv:
    for path, text in MADE.items():
        if path.read_text(encoding="utf-8") != text():
            sys.exit(f"{path.relative_to(ROOT)} is not current: run python3 cmake/synopsis.py .")
else:
    for path, text in MADE.items():
        path.write_text(text(), encoding="utf-8")
