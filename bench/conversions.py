#!/usr/bin/env python3
"""Conversions of bots in Wild Pigs Will Attack! that serve nothing: the turn ends after them without another deed.

    bench/conversions.py [--levels casual,strong] [--matches 20] [--seed 1] [--program build/dev/sounder]

Each level plays itself with two seats. Match k has the seed `--seed` + k, so the same command prints the same lines.
"""

import argparse
import json
import pathlib
import subprocess
import tempfile


def mover(program, record, at):
    """The seat that decides after this many moves; none if chance does."""
    command = [program, "show", str(record), "--at", str(at), "--json"]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout).get("seats")


def idle_in(program, record):
    """How many conversions serve nothing, and how many there are."""
    moves = json.loads(record.read_text())["moves"]
    idle = every = 0
    for at, move in enumerate(moves):
        if not move.startswith("convert"):
            continue
        every += 1
        then = at + 1
        while then < len(moves) and moves[then].startswith("convert"):
            then += 1
        over = then == len(moves) or moves[then] == "end"
        idle += over or mover(program, record, then) != mover(program, record, at)
    return idle, every


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", default="novice,casual,strong,master")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default="build/dev/sounder")
    given = parser.parse_args()
    for level in given.levels.split(","):
        idle = every = 0
        for seed in range(given.seed, given.seed + given.matches):
            with tempfile.TemporaryDirectory() as folder:
                record = pathlib.Path(folder, "match.json")
                command = [given.program, "play", "wild-pigs", "--seats", f"bot:{level},bot:{level}"]
                command += ["--seed", str(seed), "--record", str(record)]
                subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
                counts = idle_in(given.program, record)
            idle += counts[0]
            every += counts[1]
        print(f"{level:7} {idle} of {every} conversions serve nothing, in {given.matches} matches")


if __name__ == "__main__":
    main()
