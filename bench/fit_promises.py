#!/usr/bin/env python3
"""Fits a calibration table to the promises of a ladder.

    ./sounder ladder GAME --calibration --bots LEVEL --matches N --seed S --promises FILE
    bench/fit_promises.py FILE [--turns 0-3] [--points 9]

Prints points (found, came) in thousandths: the share that the search finds, and what came of it, never falling
(isotonic regression by pooling adjacent violators), each the mean of equally many promises of the turns that are
asked for. The first and the last point are 0 and 1000. Fit on one seed, measure on another.
"""

import argparse
import csv
import sys


def isotonic(pairs):
    """Pools neighbours until the means do not fall: [(mean found, mean came, count)]."""
    pools = []
    for found, came in sorted(pairs):
        pools.append([found, came, 1])
        while len(pools) > 1 and pools[-2][1] / pools[-2][2] >= pools[-1][1] / pools[-1][2]:
            last = pools.pop()
            pools[-1] = [a + b for a, b in zip(pools[-1], last)]
    return [(found / count, came / count, count) for found, came, count in pools]


def points_of(pairs, wanted):
    """Means of `wanted` groups of equally many promises, smoothed by the isotonic fit."""
    steps = [came for _, came, count in isotonic(pairs) for _ in range(count)]
    founds = [found for found, _ in sorted(pairs)]
    size = len(founds) / wanted
    cuts = [round(i * size) for i in range(wanted + 1)]
    groups = [(sum(founds[a:b]) / (b - a), sum(steps[a:b]) / (b - a)) for a, b in zip(cuts, cuts[1:]) if b > a]
    return [(0, 0)] + [(round(1000 * found), round(1000 * came)) for found, came in groups] + [(1000, 1000)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--turns", default="0-1000000", help="from and to, 0 is the first")
    parser.add_argument("--points", type=int, default=9)
    arguments = parser.parse_args()
    first, last = (int(part) for part in arguments.turns.split("-"))
    with open(arguments.file, newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if first <= int(row["turn"]) <= last]
    if len(rows) < arguments.points:
        sys.exit(f"{arguments.file}: found {len(rows)} promises of turns {arguments.turns}, expected {arguments.points}")
    pairs = [(float(row["found"]), float(row["came"])) for row in rows]
    print(f"{len(pairs)} promises")
    print(", ".join(f"{{{found}, {came}}}" for found, came in points_of(pairs, arguments.points)))


if __name__ == "__main__":
    main()
