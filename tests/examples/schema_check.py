#!/usr/bin/env python3
"""Checks what the referee answers against the JSON Schemas that it describes each game with, with PyPI's jsonschema.

    schema_check.py REFEREE      (the path of the program)

Options, states, views and tellings of positions of all games must satisfy them; and what has something wrong in it must not.
"""
import copy
import json
import random
import subprocess
import sys

import jsonschema

luck = random.Random(7)
referee = subprocess.Popen(sys.argv[1], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
faults = 0


def ask(do, **more):
    print(json.dumps({"do": do, **more}), file=referee.stdin, flush=True)
    answer = json.loads(referee.stdout.readline())
    if not answer["ok"]:
        sys.exit(f"{do} {more}: {answer}")
    return answer


def expect(right, what):
    global faults
    if not right:
        faults += 1
        print("not so:", what)


def spoilt(value):
    """Things that are all wrong: a member too few, one too many, a number or null in place of an object."""
    for name in value:
        less = copy.deepcopy(value)
        del less[name]
        yield f"without {name}", less
    yield "with a stranger", {**value, "stranger": 1}
    yield "a number", 7
    yield "null", None


class Checked:
    def __init__(self, game, what, schema):
        jsonschema.Draft202012Validator.check_schema(schema)
        self.name, self.schema = f"{what} of {game}", jsonschema.Draft202012Validator(schema)
        self.good = self.refused = 0

    def accepts(self, value):
        error = jsonschema.exceptions.best_match(self.schema.iter_errors(value))
        expect(error is None, f"{self.name}: {error and (error.message[:300], list(error.absolute_path))}")
        self.good += 1

    def refuses(self, what, value):
        expect(not self.schema.is_valid(value), f"{self.name} {what} is refused")
        self.refused += 1


def required_members(schema, value):
    """What may not be missing, says the schema itself: options have defaults, and some members are there only at times."""
    return {name: value[name] for name in value if name in schema.get("required", [])}


for known in ask("games")["games"]:
    game = known["game"]
    described = ask("describe", game=game)
    options, state, view, told = (Checked(game, what, described["schemas"][what]) for what in ("options", "state", "view", "told"))
    options.accepts({})
    options.refuses("with a stranger", {"stranger": 1})
    options.refuses("for 99 players", {"players": 99})
    for players in range(known["players"]["least"], known["players"]["most"] + 1):
        now = ask("new", game=game, seed=str(players), options={"players": players})
        for number in range(150):
            if number % 10 == 0 or now["over"]:
                state.accepts(ask("state")["state"])
                options.accepts(ask("state")["state"]["options"])
            if now["over"]:
                break
            now = ask("play", action=luck.choice(now["actions"]))
            if number % 10 == 0:
                for seat in [luck.randrange(players), "spectator"]:
                    seen = ask("see", seat=seat)
                    view.accepts(seen["view"])
                    view.accepts(seen["in_sight"])
                    for each in seen["told"]:
                        told.accepts(each["telling"])
                        telling = each["telling"]
    whole, seen = ask("state")["state"], ask("see", seat=0)
    for checked, value in ((state, whole), (view, seen["view"]), (told, telling)):
        for what, wrong in spoilt(required_members(described["schemas"][checked.name.split()[0]], value)):
            checked.refuses(what, wrong)
    state.refuses("of a viewer", seen["view"])
    print(f"{game}: " + ", ".join(f"{each.good} {each.name.split()[0]}, {each.refused} refused" for each in (options, state, view, told)))

referee.stdin.close()
expect(referee.wait() == 0, "the referee ends well")
print("What the referee answers is what it describes." if faults == 0 else f"{faults} faults")
sys.exit(faults > 0)
