"""python3 synopsis_complete.py ROOT CLANG [FLAG...]: is every public name of the headers, as clang sees them, on examples/synopsis.md?
A member counts as listed if it is among the words of a class of that name."""

import collections
import re
import subprocess
import sys
from pathlib import Path

ROOT, COMPILER = Path(sys.argv[1]), sys.argv[2:]
HEADERS = ROOT / "include" / "ludo"
SCOPES = ("NamespaceDecl", "CXXRecordDecl", "ClassTemplateDecl", "ClassTemplatePartialSpecializationDecl", "ClassTemplateSpecializationDecl", "EnumDecl")
NAMED = SCOPES + ("FunctionTemplateDecl", "FunctionDecl", "CXXMethodDecl", "CXXConversionDecl", "VarDecl", "VarTemplateDecl", "FieldDecl",
                  "TypeAliasDecl", "TypeAliasTemplateDecl", "ConceptDecl", "EnumConstantDecl")  # fmt: skip
TEMPLATES = ("ClassTemplateDecl", "FunctionTemplateDecl", "VarTemplateDecl", "TypeAliasTemplateDecl", "ConceptDecl")


def name_in(kind, rest):
    """The name that a line of clang's tree declares: it comes after the places in the source, and words such as `referenced`."""
    rest = re.sub(r"^0x\w+ (?:parent 0x\w+ )?(?:prev 0x\w+ )?(?:<(?:[^<>]|<[^<>]*>)*> )?", "", rest)
    rest = re.sub(r"^(?:(?:line|col|/[^ ]*?|<[^ ]*>):[\d:]+ |<invalid sloc> )?(?:(?:referenced|used|implicit|constexpr|consteval|invalid) )*", "", rest)
    rest = re.sub(r"^(?:class|struct|union) ", "", rest) if kind in SCOPES else rest
    if match := re.match(r"operator(?:\(\)|\[\]|[^\w\s']+|\s\w+)?", rest):
        return match.group().split()[0] + " " if " " in match.group() else match.group() if match.group() != "operator" else ""
    match = re.match(r"(?:inline )?(~?\w+)", rest)
    return match.group(1) if match else ""


def names(tree):
    """Each public name with those of the classes that it is in."""
    path = []  # of (kind, name or None if nothing in it is public, is what follows public?)
    for line in tree:
        match = re.match(r"([| `-]*)(\w+) (0x.*)", line)
        if not match:
            continue
        depth, kind, rest = len(match.group(1)) // 2, match.group(2), match.group(3).rstrip()
        del path[depth:]
        while len(path) < depth:
            path.append(["", None, False])
        inside = path[-1] if path else ["", "", True]
        if kind == "AccessSpecDecl":
            inside[2] = rest.endswith("public")
        if kind == "FriendDecl":
            path.append([kind, inside[1], True])
            continue
        name = name_in(kind, rest) if kind in NAMED else ""
        elsewhere = re.match(r"0x\w+ parent ", rest) or " delete" in rest or name == "lacks_a_part"  # declared in its class; refused
        hidden = elsewhere or not inside[2] or inside[1] is None or not name or " implicit " in f" {rest} "
        of_template = inside[0] in TEMPLATES
        if hidden or name == "detail" or (of_template and kind == "ClassTemplateSpecializationDecl") or inside[0].startswith("Function"):
            path.append([kind, None, False])
            continue
        above = inside[1]
        own = above if kind == "NamespaceDecl" or of_template else f"{above}::{name}".lstrip(":")
        if kind != "NamespaceDecl" and not of_template and not (inside[0] == "FriendDecl" and not name.startswith("operator")):
            yield own
        public = kind != "CXXRecordDecl" and not kind.startswith("ClassTemplate") or re.search(r"\b(struct|union) ", rest) or kind == "ClassTemplateDecl"
        path.append([kind, own if kind in SCOPES or kind in TEMPLATES else None, bool(public)])


def words_of_page():
    """By class, the words that the page has for it; those outside of classes under an empty name."""
    words, within = collections.defaultdict(set), ""
    for line in (ROOT / "examples" / "synopsis.md").read_text(encoding="utf-8").splitlines():
        code = re.sub(r"(^|\s)//.*", "", line)
        found = set(re.findall(r"operator(?:\(\)|\[\]|[^\w\s(,;]+|\s\w+)|\w+", code))
        found |= {each.split()[0] + " " for each in found if " " in each}  # to which type: that has several names
        if not line.startswith(" "):
            match = re.match(r"(\w+)(?:::\w+)*: ", code) or re.search(r"\b(?:class|struct|union|enum(?: class)?) (\w+)", code)
            within = match.group(1) if match else ""
            words[""] |= found
        words["" if within == "others" else within] |= found
    return words


includes = "".join(f"#include <{each.relative_to(ROOT / 'include')}>\n" for each in sorted(HEADERS.rglob("*.hpp")))
command = COMPILER + ["-std=c++20", "-fsyntax-only", "-fno-color-diagnostics", "-Xclang", "-ast-dump", "-Xclang", "-ast-dump-filter=ludo",
                      f"-I{ROOT}/include", "-x", "c++", "-"]  # fmt: skip
with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as clang:
    clang.stdin.write(includes)
    clang.stdin.close()
    public = set(names(clang.stdout))
if clang.returncode != 0 or len(public) < 1000:
    sys.exit(f"{' '.join(command)} cannot say which names there are")

page = words_of_page()
missing = set()
for name in public:
    outermost, *inner = name.split("::")
    if inner and not outermost.startswith("operator"):
        listed = page.get(outermost, set())
        if not all(each in listed or each == outermost for each in inner):
            missing.add(name)
    elif name not in page[""]:
        missing.add(name)
for name in sorted(missing):
    print("is not on examples/synopsis.md:", name)
print(f"{len(public)} public names, {len(missing)} of them not on the page")
sys.exit(bool(missing))
