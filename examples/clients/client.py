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
referee = subprocess.Popen(sys.argv[1], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
luck = random.Random(SEED)


def ask(do, **more):
    """One request, one answer."""
    print(json.dumps({"do": do, **more}), file=referee.stdin, flush=True)
    answer = json.loads(referee.stdout.readline())
    if not answer["ok"]:
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
