#!/usr/bin/env python3
"""MaskablePPO of sb3-contrib learns The Three Little Pigs against `random`, through sounder.gymnasium. `./test --learning` runs it.

    bench/learning.py [--steps 819200] [--against random] [--out build/learning]

The win rate is measured before, while and after it learns, on seeds of its own, with 95 % intervals. Exit status 0: it has learnt to win
clearly more than half of the matches, and more than before. The curve is written as CSV and as a table for docs/learning.md.
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.vec_env import DummyVecEnv

import sounder
import sounder.gymnasium

GAME = "three-little-pigs"
ENVS = 16
POINTS = 10  # of the curve, after the first


@dataclass
class Point:
    """A point of the curve: how often it won after so many steps."""

    steps: int
    seconds: float
    wins: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.wins:.1f} % ({100 * self.low:.1f}-{100 * self.high:.1f})"


def seat_against(bot: str) -> Callable[[], gymnasium.Env]:
    def make() -> gymnasium.Env:
        env = sounder.gymnasium.env(GAME, against=bot)
        return ActionMasker(env, lambda masked: masked.unwrapped.action_masks())  # type: ignore[attr-defined]

    return make


def win_rate(model: MaskablePPO, against: str, matches: int, seed: int) -> tuple[float, float, float]:
    """The part of the matches that it wins, and where the true one lies 95 times in 100. A shared victory is half a one."""
    envs = DummyVecEnv([seat_against(against)] * ENVS)
    envs.seed(seed)
    each = matches // ENVS  # of every environment alike: those that are finished first are the short ones
    done, won = np.zeros(ENVS, int), 0.0
    seen = envs.reset()
    while done.min() < each:
        masks = np.stack(envs.env_method("action_masks"))
        actions, _ = model.predict(seen, action_masks=masks)  # type: ignore[arg-type]
        seen, rewards, ended, _ = envs.step(actions)
        counts = ended & (done < each)
        won += float((rewards[counts] + 1).sum()) / 2
        done += ended
    return wilson(won, each * ENVS)


def wilson(won: float, matches: int) -> tuple[float, float, float]:
    z, share = 1.96, won / matches
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z / (1 + z * z / matches) * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return share, middle - half, middle + half


def learn(against: str, steps: int, matches: int, seed: int, tell: Callable[[Point], None]) -> list[Point]:
    envs = DummyVecEnv([seat_against(against)] * ENVS)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        learning_rate=5e-4,
        ent_coef=0.005,
        seed=seed,
        device="cpu",
    )
    curve: list[Point] = []
    spent = 0.0
    for number in range(POINTS + 1):
        if number > 0:
            began = time.process_time()
            model.learn(steps // POINTS, reset_num_timesteps=False)
            spent += time.process_time() - began
        curve.append(Point(model.num_timesteps, spent, *win_rate(model, against, matches, seed + 1000 + number)))
        tell(curve[-1])
    return curve


def write(curve: list[Point], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "curve.csv", "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["steps", "seconds", "wins", "low", "high"])
        for point in curve:
            rows.writerow([point.steps, f"{point.seconds:.1f}", f"{point.wins:.4f}", f"{point.low:.4f}", f"{point.high:.4f}"])
    lines = ["| steps | processor seconds | wins | |", "|---|---|---|---|"]
    for point in curve:
        lines.append(f"| {point.steps:,} | {point.seconds:.0f} | {point} | `{'#' * round(40 * point.wins)}` |")
    (folder / "curve.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="MaskablePPO learns The Three Little Pigs.")
    parser.add_argument("--steps", type=int, default=819_200)
    parser.add_argument("--matches", type=int, default=800, help="for each point of the curve")
    parser.add_argument("--against", default="random", help="a bot of the engine's")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learning"))
    said = parser.parse_args()
    torch.set_num_threads(1)

    def tell(point: Point) -> None:
        print(f"{point.steps:8} steps, {point.seconds:5.0f} s: wins {point} against {said.against}", flush=True)

    print(f"sounder {sounder.__version__}, torch {torch.__version__}, one thread")
    curve = learn(said.against, said.steps, said.matches, said.seed, tell)
    write(curve, said.out)
    learnt = curve[-1].low > max(0.5, curve[0].high)
    print(f"{'ok' if learnt else 'not ok'}: from {curve[0]} to {curve[-1]}")
    print("1 passed, 0 failed" if learnt else "0 passed, 1 failed")
    return 0 if learnt else 1


if __name__ == "__main__":
    sys.exit(main())
