"""python3 cmake/figures.py [ROOT]: how long the headers are, and how much of each family and game is not its rules, beside what is wanted.
Ends with 1 if something is not as wanted."""

import statistics
import sys
from pathlib import Path

ROOT = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent)
LUDO = ROOT / "include" / "ludo"
MOST_LINES, MOST_MEDIAN, LONGEST, MOST_SHARE = 23_079, 60, 250, 45  # the lines are those of 0.3.0
BESIDE_RULES = {"what is known": ("knowledge", "memory", "past", "imagined", "shown", "dealt_and_gone"), "positions": ("positions",), "telling": ("telling",)}


def lines_of(path):
    return len(path.read_text(encoding="utf-8").splitlines())


def row(what, number, wanted="", right=True):
    print(f"{what:36} {number:>8}   {wanted}{'' if right else '   <- not yet'}")
    return right


lengths = {path: lines_of(path) for path in sorted(LUDO.rglob("*.hpp"))}
good = [row("headers", len(lengths))]
total, median = sum(lengths.values()), statistics.median(lengths.values())
good.append(row("lines", total, f"at most {MOST_LINES}", total <= MOST_LINES))
good.append(row("lines of the median header", f"{median:g}", f"at most {MOST_MEDIAN}", median <= MOST_MEDIAN))
longest = max(lengths, key=lengths.get)
good.append(row(f"lines of {longest.relative_to(LUDO)}", lengths[longest], f"the longest: at most {LONGEST}", lengths[longest] <= LONGEST))
for path, lines in lengths.items():
    if lines > LONGEST and path != longest:
        row(f"lines of {path.relative_to(LUDO)}", lines, f"at most {LONGEST}", False)

print(f"\n{'per cent of its lines that are':36} {'no rules':>8}   {'; '.join(BESIDE_RULES)}")
for above in (LUDO / "turns", LUDO / "games", LUDO / "games" / "xxl"):
    for folder in sorted(each for each in above.iterdir() if each.is_dir() and each.name != "xxl"):
        family = {path: lines for path, lines in lengths.items() if folder in path.parents or path == folder.with_suffix(".hpp")}
        parts = [sum(lines for path, lines in family.items() if {path.stem, path.parent.name} & set(names)) for names in BESIDE_RULES.values()]
        total = sum(family.values())
        shares = [100 * part / total for part in parts]
        told = "; ".join(f"{share:2.0f}" for share in shares) + f"; at most {MOST_SHARE}"
        good.append(row(f"{folder.relative_to(LUDO)} ({total} lines)", f"{sum(shares):.0f}", told, sum(shares) <= MOST_SHARE))
sys.exit(not all(good))
