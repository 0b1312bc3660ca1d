#!/usr/bin/env python3
"""The table of levels of docs/bots.md: every step between two levels, in every game and at every number of seats.

    bench/levels.py [--game wild-pigs] [--seats 2] [--steps strong,master] [--matches 400] [--program build/dev/sounder]

Each step is one run of `sounder ladder`. Finished steps are kept in --keep, so the command goes on where it was
stopped; another build of the program starts from the first step. Steps up to `strong` have --matches; `master` has a quarter of them
with two seats, and a tenth at larger tables. Results depend on the seed only, not on the load or the threads.
The exit status is 1 if a finished step misses what docs/bots.md promises.
"""

import argparse
import hashlib
import json
import pathlib
import re
import subprocess
import sys

levels = ["random", "beginner", "novice", "casual", "strong", "master"]
games = {
    "bite-the-pumpkin": ("Bite the Pumpkin", range(2, 4)),
    "three-little-pigs": ("The Three Little Pigs", range(2, 6)),
    "happy-pigs": ("Happy Pigs", range(2, 7)),
    "wild-pigs": ("Wild Pigs", range(2, 6)),
}
roles = {2: ["herd", "farmer"], 3: ["herd", "pumpkins", "broccoli"]}  # of Bite the Pumpkin
number = r"(-?\d+\.\d+)"
interval = rf"{number} % \({number}-{number}\)"


def steps_of(game, seats):
    """Pairs of a lower and an upper bot. The same name twice is self-play."""
    steps = list(zip(levels, levels[1:]))
    if game == "bite-the-pumpkin":
        steps += [("classic", "casual")] if seats == 2 else [(level, level) for level in levels[1:4]]
    return steps


def matches_of(step, seats, most):
    return most if step[1] != "master" else most // (4 if seats == 2 else 10)


def measured(given, game, seats, step, matches):
    """A run of the ladder, as numbers."""
    command = [given.program, "ladder", game, "--seats", str(seats), "--bots", ",".join(step)]
    command += ["--matches", str(matches), "--seed", str(given.seed), "--threads", str(given.threads)]
    text = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    if "Interrupted" in text:
        raise KeyboardInterrupt
    numbers = lambda line: [float(n) for n in line]
    found = {
        "matches": int(re.search(r", (\d+) matches", text)[1]),
        "wins": numbers(re.search(rf"wins +{interval}", text).groups()),
        "by_seat": [numbers(one) for one in re.findall(interval, re.search(r"by seat .*", text)[0])],
        "ms": float(re.search(rf"processor +{number} ms", text)[1]),
    }
    if rank := re.search(rf"mean rank +{number} \({number} to {number}\)", text):
        found["rank"] = numbers(rank.groups())
    return found


def of_percent(share):
    return "{:.1f} % ({:.1f}-{:.1f})".format(*share)


def misses(game, seats, step, found):
    """What of a step is not as docs/bots.md promises; none if it is."""
    lower, upper = step
    wins = found["wins"][0]
    if lower == upper:
        herd = wins
        return f"the herd wins {herd:.1f} %, expected 15 or more" if upper != "casual" and herd < 15 else None
    if lower == "classic":
        worst = min(one[0] for one in found["by_seat"])
        return f"{worst:.1f} % in a role, expected 75 or more" if worst < 75 else None
    if seats > 2:
        chance = (seats + 1) / 2
        above = upper != "master" and found["rank"][2] >= chance
        return f"rank {found['rank'][0]:.2f}, to {found['rank'][2]:.2f}, by chance {chance}" if above else None
    least, most = (58, 85) if game == "three-little-pigs" else (65, 90)
    if upper == "beginner":
        least, most = 70, 100
    if upper == "novice":
        least = 75
    return None if least <= wins <= most else f"{wins:.1f} %, expected {least} to {most}"


def cell(seats, found):
    if not found:
        return ""
    if seats == 2:
        return of_percent(found["wins"])
    return "{:.2f} ({:.2f}-{:.2f}), {:.1f} %".format(*found["rank"], found["wins"][0])


def by_role(found, role):
    return "{:.1f} %".format(found["by_seat"][role][0]) if found else ""


def tables(results, wanted):
    """Markdown of all that is measured."""
    lines = ["| seats | " + " | ".join(f"`{upper}` over `{lower}`" for lower, upper in zip(levels, levels[1:])) + " |"]
    lines.append("|---" * len(levels) + "|")
    for game, seats in wanted:
        title = games[game][0]
        row = [results.get((game, seats, step)) for step in zip(levels, levels[1:])]
        chance = "" if seats == 2 else f" ({(seats + 1) / 2:.1f})"
        lines.append(f"| {title}, {seats}{chance} | " + " | ".join(cell(seats, found) for found in row) + " |")
        if game == "bite-the-pumpkin":
            for role, name in enumerate(roles[seats]):
                lines.append(f"| as {name} | " + " | ".join(by_role(found, role) for found in row) + " |")
    pumpkin = "bite-the-pumpkin"
    if guard := results.get((pumpkin, 2, ("classic", "casual"))):
        herd, farmer = (of_percent(one) for one in guard["by_seat"])
        lines += ["", f"`casual` over `classic`, {guard['matches']} matches: {herd} as herd, {farmer} as farmer."]
    alone = [(level, results.get((pumpkin, 3, (level, level)))) for level in levels]
    herds = [f"`{level}` {of_percent(found['wins'])}" for level, found in alone if found]
    if herds:
        lines += ["", "The herd of three seats against farmers of its own level wins " + ", ".join(herds) + "."]
    lines += ["", "| processor time per move, ms | " + " | ".join(levels[1:]) + " |", "|---" * len(levels) + "|"]
    for game, seats in wanted:
        row = [results.get((game, seats, step)) for step in zip(levels, levels[1:])]
        times = " | ".join(f"{found['ms']:.2f}" if found else "" for found in row)
        lines.append(f"| {games[game][0]}, {seats} | {times} |")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=games, action="append", help="this game only; may be repeated")
    parser.add_argument("--seats", type=int, help="this number of seats only")
    parser.add_argument("--steps", help="only the steps to these levels")
    parser.add_argument("--matches", type=int, default=400, help="matches of a step up to `strong` (400)")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--print", action="store_true", help="only the steps that are kept; no match is played")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--program", default="build/dev/sounder")
    parser.add_argument("--keep", type=pathlib.Path, default=pathlib.Path("build/levels.json"))
    given = parser.parse_args()
    build = hashlib.sha256(pathlib.Path(given.program).read_bytes()).hexdigest()[:16]
    kept = json.loads(given.keep.read_text()) if given.keep.exists() else {}
    wanted = [(game, seats) for game in given.game or games for seats in games[game][1]]
    wanted = [(game, seats) for game, seats in wanted if given.seats in (None, seats)]
    results = {}
    missed = []
    plan = [(game, seats, step) for game, seats in wanted for step in steps_of(game, seats)]
    plan.sort(key=lambda one: one[2][1] == "master")  # the slow ones last
    for at, (game, seats, step) in enumerate(plan):
        if given.steps and step[1] not in given.steps.split(","):
            continue
        matches = matches_of(step, seats, given.matches)
        key = f"{build} {game} {seats} {','.join(step)} {matches} {given.seed}"
        if key not in kept and given.print:
            continue
        if key not in kept:
            print(f"{at + 1}/{len(plan)} {game}, {seats} seats, {step[1]} over {step[0]}", file=sys.stderr, flush=True)
            kept[key] = measured(given, game, seats, step, matches)
            given.keep.write_text(json.dumps(kept, indent=1))
        results[game, seats, step] = kept[key]
        if miss := misses(game, seats, step, kept[key]):
            missed.append(f"missed: {game}, {seats} seats, {step[1]} over {step[0]}: {miss}")
    print(tables(results, wanted))
    print("\n".join(missed), file=sys.stderr)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
