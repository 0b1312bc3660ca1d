#!/usr/bin/env python3
"""Looks for layouts of six trees on which the herd of Bite the Pumpkin wins about half of the matches (BP-2):
six_trees.py FOLDER [SOUNDER]

Draws layouts with a fixed seed and keeps those whose herd is near one half with `casual`, then with `strong`, then
with `master`; prints what is left, best first, and writes each as a content file into FOLDER.
"""
import csv
import json
import pathlib
import random
import subprocess
import sys

cells = [f + r for r in "12345678" for f in "abcdefgh"]
# bot, matches of each layout, and how many layouts go on
rounds = [("strong", 40, 150), ("casual", 60, 60), ("strong", 200, 30), ("casual", 200, 12), ("master", 24, 6)]
drawn = 1200
seed = 30
together = 60  # layouts in one run


def shares(sounder, folder, layouts, bot, matches, round_number):
    """The herd's share of the victories on each layout, by name."""
    lines = [f'title = "Six trees"\ngame = "bite-the-pumpkin"\nmatches = {matches}\nseed = {seed + int(round_number[0])}']
    lines.append(f'course_matches = 0\nluck_matches = 0\nbots = "{bot}"')
    for name, trees in layouts.items():
        content = {"game": "bite-the-pumpkin", "kind": "layout", "name": name, "trees": trees}
        (folder / f"{name}.json").write_text(json.dumps(content))
        lines.append(f'\n[[variant]]\nname = "{name}"\ncontent = "{name}.json"')
    file = folder / f"round-{round_number}.toml"
    file.write_text("\n".join(lines) + "\n")
    out = folder / f"round-{round_number}"
    subprocess.run([sounder, "lab", "run", file, "--out", out], check=True, stdout=subprocess.DEVNULL)
    with open(out / "summary.csv", encoding="utf-8") as table:
        return {row["variant"]: float(row["wins"]) for row in csv.DictReader(table) if row["seat"] == "p1"}


def main(folder, sounder="./sounder"):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    dice = random.Random(seed)
    layouts = {f"six-{n}": sorted(dice.sample(cells, 6)) for n in range(1, drawn + 1)}
    worst = dict.fromkeys(layouts, 0.0)
    for number, (bot, matches, keep) in enumerate(rounds, 1):
        found = {}
        names = list(layouts)
        for part in range(0, len(names), together):
            some = {name: layouts[name] for name in names[part : part + together]}
            found |= shares(sounder, folder, some, bot, matches, f"{number}-{part // together + 1}")
        for name, share in found.items():
            worst[name] = max(worst[name], abs(share - 0.5))
        best = sorted(layouts, key=worst.get)[:keep]
        layouts = {name: layouts[name] for name in best}
        print(f"{bot}, {matches} matches a layout")
        for name in best:
            print(f"  {name}: {100 * found[name]:.1f} %  {' '.join(layouts[name])}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
