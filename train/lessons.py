"""Positions that `sounder lessons` wrote, in batches for PyTorch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch


@dataclass
class Lessons:
    """A row is a list of inputs and amounts; a position has one row, or one a seat."""

    begins: np.ndarray
    input: np.ndarray
    amount: np.ndarray
    shares: np.ndarray
    match: np.ndarray
    proven: np.ndarray

    @property
    def positions(self) -> int:
        return len(self.match)

    @property
    def rows(self) -> int:
        """Of a position."""
        return (len(self.begins) - 1) // self.positions


def read(folders: list[Path]) -> Lessons:
    """All of them as one. Matches of different folders are different matches."""
    parts = [{name: np.load(folder / f"{name}.npy") for name in ("begins", "input", "amount", "shares", "match", "proven")} for folder in folders]
    begins, matches = [np.zeros(1, np.int64)], []
    end, number = 0, 0
    for part in parts:
        begins.append(part["begins"][1:] + end)
        end += part["begins"][-1]
        matches.append(part["match"].astype(np.int64) + number)
        number = int(matches[-1].max(initial=number)) + 1
    join = lambda name: np.concatenate([part[name] for part in parts])  # noqa: E731
    return Lessons(np.concatenate(begins), join("input"), join("amount"), join("shares"), np.concatenate(matches), join("proven"))


def spread(lessons: Lessons, inputs: int) -> torch.Tensor:
    """How large an input's amounts are where it has any: the root of their mean square, and at least 1."""
    squares = np.bincount(lessons.input, weights=lessons.amount.astype(np.float64) ** 2, minlength=inputs)
    counts = np.bincount(lessons.input, minlength=inputs)
    return torch.tensor(np.maximum(1.0, np.sqrt(squares / np.maximum(1, counts))), dtype=torch.float32)


@dataclass
class Batch:
    inputs: torch.Tensor
    begins: torch.Tensor
    amounts: torch.Tensor
    shares: torch.Tensor


class Loader:
    """Batches of chosen positions in an order by chance, on a device. `views` are permutations of the inputs that change nothing but how
    the board is looked at: one of them, by chance, for each batch."""

    def __init__(self, lessons: Lessons, which: np.ndarray, device: str, views: torch.Tensor | None = None) -> None:
        self.which = which
        self.rows = lessons.rows
        self.views = views
        self.device = device
        self.begins = torch.from_numpy(lessons.begins).to(device)
        self.input = torch.from_numpy(lessons.input.astype(np.int32)).to(device)
        self.amount = torch.from_numpy(lessons.amount.astype(np.float32)).to(device)
        self.shares = torch.from_numpy(lessons.shares).to(device)

    def batch(self, positions: np.ndarray, view: int = 0) -> Batch:
        chosen = torch.from_numpy(positions).to(self.device)
        rows = (chosen[:, None] * self.rows + torch.arange(self.rows, device=self.device)).reshape(-1)
        first = self.begins[rows]
        sizes = self.begins[rows + 1] - first
        begins = torch.cat([torch.zeros(1, dtype=torch.int64, device=self.device), sizes.cumsum(0)])
        places = torch.arange(int(begins[-1]), device=self.device) + torch.repeat_interleave(first - begins[:-1], sizes)
        inputs = self.input[places].long()
        if self.views is not None:
            inputs = self.views[view][inputs]
        return Batch(inputs, begins, self.amount[places], self.shares[chosen])

    def batches(self, size: int, rng: np.random.Generator) -> Iterator[Batch]:
        order = rng.permutation(self.which)
        for first in range(0, len(order), size):
            view = int(rng.integers(len(self.views))) if self.views is not None else 0
            yield self.batch(order[first : first + size], view)

    def in_order(self, size: int) -> Iterator[Batch]:
        for first in range(0, len(self.which), size):
            yield self.batch(self.which[first : first + size])
