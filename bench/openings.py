#!/usr/bin/env python3
"""Openings of bots that play themselves: how many different ones each level has, and the most frequent.

    bench/openings.py GAME [--levels casual,strong] [--matches 40] [--seed 1] [--program build/dev/sounder]

Bite the Pumpkin (two seats): the cells of the five pigs, and of the first five pumpkins. Happy Pigs: what a farmer buys
before the year begins, in any order. Match k has the seed `--seed` + k, so the same command prints the same lines.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import tempfile


def of_pumpkin(moves):
    """The cells of each side, in the order of placing."""
    for seat, verb in (("herd", "pig "), ("farmer", "plant ")):
        yield seat, " ".join([move.removeprefix(verb) for move in moves if move.startswith(verb)][:5])


def of_farms(moves):
    """Seats shop one after the other; each buys five things or says `done`."""
    bought = []
    shopped = 0
    for move in moves:
        if move.startswith("buy "):
            bought.append(move.removeprefix("buy "))
        if move == "done" or len(bought) == 5:
            yield "farmer", " + ".join(f"{n} {good}" for good, n in sorted(collections.Counter(bought).items()))
            bought = []
            shopped += 1
        if shopped == 2:
            return


games = {"bite-the-pumpkin": of_pumpkin, "happy-pigs": of_farms}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games)
    parser.add_argument("--levels", default="novice,casual,strong,master")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default="build/dev/sounder")
    given = parser.parse_args()
    for level in given.levels.split(","):
        openings = collections.defaultdict(collections.Counter)
        for seed in range(given.seed, given.seed + given.matches):
            with tempfile.TemporaryDirectory() as folder:
                record = pathlib.Path(folder, "match.json")
                command = [given.program, "play", given.game, "--seats", f"bot:{level},bot:{level}", "--seed", str(seed)]
                subprocess.run([*command, "--record", record], check=True, stdout=subprocess.DEVNULL)
                for seat, opening in games[given.game](json.loads(record.read_text())["moves"]):
                    openings[seat][opening] += 1
        for seat, counted in openings.items():
            times = sum(counted.values())
            often = ", ".join(f"{opening} ({n})" for opening, n in counted.most_common(3))
            first = collections.Counter()
            for opening, n in counted.items():
                first[opening.split()[0]] += n
            print(f"{level:7} {seat:7} {len(counted)} openings in {times}; most frequent {often}")
            if given.game == "bite-the-pumpkin":
                print(f"{'':15} {len(first)} first cells; most frequent {first.most_common(1)[0]}")


if __name__ == "__main__":
    main()
