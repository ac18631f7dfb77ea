#!/usr/bin/env python3
"""Plays whole games as one seat, knows nothing but what the referee answers to that seat, and shows what it is told.

    python3 client.py REFEREE GAME...      (the path of the program, and names of games)
"""
import json
import random
import subprocess
import sys

NAMES = ["Ada", "Blaise", "Chloé", "Denis", "Emmy", "Fermat"]
ME, SEED = 1, 42
if len(sys.argv) < 3:
    sys.exit("python3 client.py REFEREE GAME...   such as: python3 client.py build/tests/examples/referee calcory")
try:
    referee = subprocess.Popen([sys.argv[1]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
except OSError as wrong:
    sys.exit(f"client.py: cannot start the referee: {wrong}")
luck = random.Random(SEED)


def ask(do, **more):
    """One request, one answer."""
    try:
        referee.stdin.raw.write(json.dumps({"do": do, **more}).encode() + b"\n")
        answer = json.loads(referee.stdout.readline())
        good = answer["ok"]
    except (OSError, ValueError, KeyError, TypeError):
        sys.exit(f"client.py: {sys.argv[1]} does not answer as the referee does")
    if not good:
        sys.exit(f"{do}: {answer}")
    return answer


def move(seat, seen):
    """Any seat plays like this: it sees what it may do, and does it."""
    ask("play", seat=seat, action=luck.choice(seen["actions"]), table="here")


for game in sys.argv[2:]:
    ask("new", game=game, seed=str(SEED), table="here")  # the host deals
    seen = ask("see", seat=ME, table="here")
    view = seen["view"]
    print(f"---- {game}")
    while not seen["over"]:
        turn = seen["turn"]
        move(turn, seen if turn == ME else ask("see", seat=turn, table="here"))  # the others play here, too
        seen = ask("see", seat=ME, names=NAMES, table="here")
        for each in seen["told"]:
            print("; ".join(each["en"]))
            view.update(each["telling"]["now"])  # what a client knows follows from what it is told
            for name in each["telling"]["gone"]:
                del view[name]
        if view != seen["view"]:
            sys.exit("what was told is not all")
    print("places:", ", ".join(f"{name} {place}" for name, place in zip(NAMES, seen["places"])))
