#!/usr/bin/env python3
"""What the Python package does in a second, beside what researchers know. One run, one machine, one table.

    bench/python.py [--seconds 1] [--only NAME ...] [--markdown] [--bench build/release/bench/sounder_bench]

Rates of one thread are per second of processor time, as those of `./sounder bench`: the median of three measurements. What needs a library
that is not installed says so: `pip install -r python/requirements/bench.txt`. docs/performance.md has figures.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import importlib.util
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import sounder

Clock = Callable[[], float]


@dataclass
class Row:
    """A line of the table. `good` says whether a bar of ours is met; None where there is none."""

    what: str
    figure: str
    bar: str = ""
    good: bool | None = None
    how: str = ""


@dataclass
class Wishes:
    seconds: float
    matches: int
    bench: Path


def rate(act: Callable[[], float], seconds: float, clock: Clock = time.process_time) -> float:
    """What `act` counts up, per second: the median of three measurements after a first one that warms up."""
    act()
    rates = []
    for _ in range(3):
        count, began = 0.0, clock()
        while (spent := clock() - began) < seconds / 3:
            count += act()
        rates.append(count / spent)
    return statistics.median(rates)


def in_words(number: float) -> str:
    """A rate as people read it."""
    return f"{number / 1e6:.2f} million/s" if number >= 1e6 else f"{number:,.0f}/s"


def has(library: str) -> bool:
    return importlib.util.find_spec(library) is not None


def missing(library: str) -> Row:
    return Row(library, "not installed")


# ---- Thousands of matches at a time ----

BATCH_BARS = {"bite-the-pumpkin": 3e6, "three-little-pigs": 6e6, "happy-pigs": 2e6, "wild-pigs": 1e6}
BATCH_SIZE = 1024


def random_steps(batch: sounder.Batch) -> Callable[[], float]:
    def act() -> float:
        for _ in range(8):
            batch.step(batch.sample_actions())
        return 8 * batch.size

    return act


def batches(wishes: Wishes) -> Iterator[Row]:
    """Random play, observations and masks written."""
    for game in sounder.games():
        batch = sounder.batch(game, seats=2, size=BATCH_SIZE, seed=1)
        found = rate(random_steps(batch), wishes.seconds)
        bar = BATCH_BARS[game]
        yield Row(
            f"batch, {game}",
            f"{in_words(found)} actions, {in_words(found * moves_an_action(batch))} moves",
            f"{bar / 1e6:.0f} million",
            found >= bar,
            f"{BATCH_SIZE} matches of two seats, {batch.observation_size} numbers and {batch.num_actions} actions each, one thread",
        )


def moves_an_action(batch: sounder.Batch) -> float:
    before, steps = batch.moves, 200
    for _ in range(steps):
        batch.step(batch.sample_actions())
    return (batch.moves - before) / (steps * batch.size)


def threads(wishes: Wishes) -> Iterator[Row]:
    """What a second thread is worth, by the clock on the wall."""
    for game in sounder.games():
        one, two = (
            rate(random_steps(sounder.batch(game, seats=2, size=8 * BATCH_SIZE, threads=count, seed=1)), wishes.seconds, time.perf_counter)
            for count in (1, 2)
        )
        yield Row(
            f"two threads, {game}",
            f"{in_words(two)} actions, {two / one:.2f} times one",
            "1.8 times",
            two >= 1.8 * one,
            f"{8 * BATCH_SIZE} matches, wall clock",
        )


# ---- OpenSpiel ----


def openspiel(wishes: Wishes) -> Iterator[Row]:
    """Its own loop in C++ (evaluate_bots with its random bots), and the same from Python."""
    if not has("pyspiel"):
        yield missing("OpenSpiel")
        return
    import pyspiel

    random.seed(1)
    for name in ("breakthrough", "yacht"):
        start = pyspiel.load_game(name).new_initial_state()
        bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
        share = decided_share(start)

        def act(start: Any = start, bots: Any = bots, share: float = share) -> float:
            state = start.clone()
            pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
            return share * float(state.move_number())

        found = rate(act, wishes.seconds)
        yield Row(f"OpenSpiel, {name}", f"{in_words(found)} decisions", how="whole matches in C++ by evaluate_bots, no observations")
        loop = rate(lambda start=start: spiel_match(start.clone()), wishes.seconds)  # type: ignore[misc]
        yield Row(f"OpenSpiel, {name}, from Python", f"{in_words(loop)} decisions", how="a Python loop of legal_actions and apply_action")


def decided_share(start: Any) -> float:
    """How many of the moves are decisions; the others are chance's."""
    decisions = moves = 0
    for _ in range(20):
        state = start.clone()
        decisions += spiel_match(state)
        moves += state.move_number()
    return decisions / moves


def spiel_match(state: Any) -> int:
    """Plays a random match. How many decisions it had."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


# ---- PettingZoo ----


def pettingzoo(wishes: Wishes) -> Iterator[Row]:
    """The same loop over its connect four and over all our games."""
    if not has("pettingzoo"):
        yield missing("PettingZoo")
        return
    theirs = None
    if has("pygame"):
        from pettingzoo.classic import connect_four_v3

        theirs = aec_rate(connect_four_v3.env(), wishes.seconds)
        yield Row("PettingZoo, its connect four", f"{in_words(theirs)} decisions", how="AEC loop with last() and step()")
        bare = aec_rate(connect_four_v3.raw_env(), wishes.seconds)
        yield Row("PettingZoo, its connect four, raw_env", f"{in_words(bare)} decisions", how="the same without the wrappers that check")
    else:
        yield Row("PettingZoo, its connect four", "pygame is not installed")
    for game in sounder.games():
        ours = aec_rate(sounder.pettingzoo.env(game, seats=2), wishes.seconds)
        times = f", {ours / theirs:.1f} times" if theirs else ""
        yield Row(
            f"PettingZoo, {game}",
            f"{in_words(ours)} decisions{times}",
            "10 times",
            ours >= 10 * theirs if theirs else None,
            "the same loop",
        )


def aec_rate(env: Any, seconds: float) -> float:
    seed = 0

    def act() -> float:
        nonlocal seed
        seed += 1
        return aec_match(env, seed)

    return rate(act, seconds)


def aec_match(env: Any, seed: int) -> int:
    """The decisions of a random match."""
    decisions = 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, ended, late, _ = env.last()
        if ended or late:
            env.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(random.random() * len(legal))]))
        decisions += 1
    return decisions


# ---- Pgx ----


def pgx(wishes: Wishes) -> Iterator[Row]:
    """Its games on one core: XLA sees one only."""
    if not has("pgx") or not has("jax"):
        yield missing("Pgx")
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        for name in ("connect_four", "backgammon"):
            yield pgx_row(name, wishes.seconds)
    finally:
        os.sched_setaffinity(0, cores)


def pgx_row(name: str, seconds: float, size: int = 1024, steps: int = 16) -> Row:
    import jax
    import jax.numpy as jnp
    import pgx as games
    from pgx.experimental import auto_reset

    env = games.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: Any, carried: tuple[Any, Any]) -> tuple[Any, Any]:
        state, key = carried
        key, ours, theirs = jax.random.split(key, 3)
        actions = jax.random.categorical(ours, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return step(state, actions, jax.random.split(theirs, size)), key

    many = jax.jit(lambda carried: jax.lax.fori_loop(0, steps, one, carried))
    carried = (jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), size)), jax.random.PRNGKey(2))

    def act() -> float:
        nonlocal carried
        carried = jax.block_until_ready(many(carried))
        return size * steps

    return Row(f"Pgx, {name}", f"{in_words(rate(act, seconds))} decisions", how=f"{size} matches, jit and vmap on one core")


# ---- One match from Python ----


def single(wishes: Wishes) -> Iterator[Row]:
    """A decision of one match from Python, and how much more it takes than the same in C++."""
    for game in sounder.games():
        batched = 1e6 / rate(random_steps(sounder.batch(game, seats=2, size=BATCH_SIZE, seed=1)), wishes.seconds)
        env = sounder.env(game, seats=2, seed=1)
        alone = 1e6 / rate(lambda env=env: env_match(env), wishes.seconds)  # type: ignore[misc]
        yield Row(
            f"one match, {game}, by actions",
            f"{alone:.2f} us a decision, {alone - batched:.2f} more than a batch",
            "2 us more",
            alone - batched <= 2,
            "observe_into, legal_actions, step: what a batch does in C++",
        )
        yield listed(game, wishes)


def env_match(env: sounder.Env) -> int:
    """Plays a random match action by action. Returns the number of actions."""
    actions = 0
    observation, mask = np.empty(env.observation_size, np.int16), np.empty(env.num_actions, np.int8)
    env.reset(random.getrandbits(60))
    while (player := env.current_player) >= 0:
        env.observe_into(player, observation, mask)
        legal = env.legal_actions()
        env.step(legal[int(random.random() * len(legal))])
        actions += 1
    return actions


def listed(game: str, wishes: Wishes) -> Row:
    """The loop that docs/python.md begins with, against the same in C++: all moves listed, one taken at random."""
    decisions, matches = 0, 0

    def act() -> float:
        nonlocal decisions, matches
        decisions += listed_match(game)
        matches += 1
        return 1

    python = 1 / rate(act, wishes.seconds)
    each = decisions / matches
    what = f"one match, {game}, by moves"
    native = seconds_a_match_in_cpp(game, wishes.bench)
    if native is None:
        return Row(what, f"{1e6 * python / each:.2f} us a decision", how="current_player, legal_moves, play; no C++ beside it: --bench names no program")
    more = 1e6 * (python - native) / each
    return Row(
        what,
        f"{1e6 * python / each:.2f} us a decision, {more:.2f} more than in C++",
        "2 us more",
        more <= 2,
        "current_player, legal_moves, play, beginning a match included; C++: match/any-game-listed",
    )


def listed_match(game: str) -> int:
    match = sounder.match(game, seats=2, seed=random.getrandbits(60))
    decisions = 0
    while not match.is_over:
        moves = match.legal_moves()
        match.play(match.current_player, moves[int(random.random() * len(moves))])
        decisions += 1
    return decisions


def seconds_a_match_in_cpp(game: str, program: Path) -> float | None:
    """What a random match takes there."""
    if not program.exists():
        return None
    words = [str(program), f"--benchmark_filter=match/any-game-listed/{game}/2$", "--benchmark_format=json", "--benchmark_min_time=0.3"]
    said = json.loads(subprocess.run(words, capture_output=True, text=True, check=True).stdout)
    return 1 / float(said["benchmarks"][0]["matches/s"])


# ---- Memory ----


def memory(wishes: Wishes) -> Iterator[Row]:
    """How much more memory there is after all matches than after a tenth of them."""
    each = wishes.matches // len(sounder.games())
    for game in sounder.games():
        batch = sounder.batch(game, seats=2, size=BATCH_SIZE, seed=1)
        yield grown(f"memory, {game}, batch", each, lambda batch=batch: batch_until_more(batch))  # type: ignore[misc]
    single_matches = max(10, each // 50)
    for game in sounder.games():
        yield grown(f"memory, {game}, one by one", single_matches, lambda game=game: 1 if listed_match(game) else 0)  # type: ignore[misc]


def batch_until_more(batch: sounder.Batch) -> int:
    before = batch.matches
    while batch.matches == before:
        batch.step(batch.sample_actions())
    return batch.matches - before


def grown(what: str, matches: int, act: Callable[[], int]) -> Row:
    done, early = 0, 0
    while done < matches:
        done += act()
        if not early and done >= matches // 10:
            early = resident()
    more = (resident() - early) / 1e6
    how = f"of {resident() / 1e6:.0f} MB; from a tenth of them to the end"
    return Row(what, f"{more:+.2f} MB over {done:,} matches", "1 MB", more <= 1, how)


def resident() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# ---- The table ----

PARTS: dict[str, Callable[[Wishes], Iterator[Row]]] = {
    "batch": batches,
    "threads": threads,
    "openspiel": openspiel,
    "pettingzoo": pettingzoo,
    "single": single,
    "memory": memory,
    "pgx": pgx,  # last: XLA's threads stay
}


def machine() -> str:
    """Where this was measured."""
    model = "unknown processor"
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        for line in file:
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    load = " ".join(f"{one:.2f}" for one in os.getloadavg())
    beside = [name for name in ("numpy", "open_spiel", "pettingzoo", "pgx", "jax") if installed(name)]
    libraries = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in beside)
    return (
        f"{len(os.sched_getaffinity(0))} cores, {model}, load {load}; Python {platform.python_version()}, "
        f"sounder {sounder.__version__}, {libraries}"
    )


def installed(distribution: str) -> bool:
    try:
        importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def cells(row: Row) -> tuple[str, str, str, str]:
    met = "" if row.good is None else " met" if row.good else " MISSED"
    return row.what, row.figure, row.bar + met, row.how


def main() -> int:
    parser = argparse.ArgumentParser(description="What the Python package does in a second, beside what researchers know.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--matches", type=int, default=1_000_000, help="to see whether memory grows")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), metavar="NAME", help=", ".join(PARTS))
    parser.add_argument("--markdown", action="store_true", help="a table for a page")
    root = Path(__file__).resolve().parent.parent
    parser.add_argument("--bench", type=Path, default=root / "build/release/bench/sounder_bench", help="the C++ benchmarks, for `single`")
    said = parser.parse_args()
    wishes = Wishes(said.seconds, said.matches, said.bench)
    print(machine() + "\n")
    if said.markdown:
        print("| what | figure | bar | how |\n|---|---|---|---|")
    missed = 0
    for name in said.only:
        for row in PARTS[name](wishes):
            missed += row.good is False
            what, figure, bar, how = cells(row)
            print(f"| {what} | {figure} | {bar} | {how} |" if said.markdown else f"{what:40} {figure:58} {bar:20} {how}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
