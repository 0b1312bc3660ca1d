"""bench/python.py measures what it says: a line for every game and library. What the figures are is no test."""

import subprocess
import sys
from pathlib import Path

import pytest

import sounder

BENCH = Path(__file__).parents[2] / "bench/python.py"


def lines_of(part: str) -> list[list[str]]:
    words = [sys.executable, str(BENCH), "--only", part, "--seconds", "0.01", "--matches", "800", "--markdown"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1) and not done.stderr, done.stderr  # 1: a bar is missed
    rows = [line.strip("|").split("|") for line in done.stdout.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


@pytest.mark.parametrize("part", ["batch", "threads", "single", "memory", "pettingzoo", "openspiel", "pgx"])
def test_every_part_tells(part: str) -> None:
    lines = lines_of(part)
    assert lines and all(len(line) == 4 and line[0] and line[1] for line in lines)
    if part == "openspiel":
        assert {line[0] for line in lines} >= {"OpenSpiel, breakthrough", "OpenSpiel, yacht"}
    elif part != "pgx":
        assert all(any(game in line[0] for line in lines) for game in sounder.games())
