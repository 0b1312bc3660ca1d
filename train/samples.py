"""Positions that `sounder samples` wrote, in batches for PyTorch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

HELD_BACK = 10  # one match in this many is kept for evaluation


@dataclass
class Samples:
    """A row is a list of inputs and amounts; a position has one row, or one a seat."""

    seats: int
    rows: int  # of a position
    inputs: int  # that there can be
    begins: np.ndarray
    input: np.ndarray
    amount: np.ndarray
    shares: np.ndarray
    match: np.ndarray

    @property
    def positions(self) -> int:
        return len(self.match)


def read(folder: Path) -> Samples:
    seats, rows, inputs = (int(number) for number in np.load(folder / "shape.npy"))
    arrays = (np.load(folder / f"{name}.npy") for name in ("begins", "input", "amount", "shares", "match"))
    return Samples(seats, rows, inputs, *arrays)


def spread(all_samples: list[Samples]) -> torch.Tensor:
    """How large an input's amounts are where it has any: the root of their mean square, and at least 1."""
    inputs = all_samples[0].inputs
    squares, counts = np.zeros(inputs), np.zeros(inputs)
    for samples in all_samples:
        squares += np.bincount(samples.input, weights=samples.amount.astype(np.float64) ** 2, minlength=inputs)
        counts += np.bincount(samples.input, minlength=inputs)
    return torch.tensor(np.maximum(1.0, np.sqrt(squares / np.maximum(1, counts))), dtype=torch.float32)


@dataclass
class Batch:
    inputs: torch.Tensor
    begins: torch.Tensor
    amounts: torch.Tensor
    shares: torch.Tensor


class Loader:
    """Batches of positions on a device."""

    def __init__(self, samples: Samples, device: str) -> None:
        held_back = samples.match % HELD_BACK == HELD_BACK - 1
        self.learnt_from = np.flatnonzero(~held_back)
        self.held_back = np.flatnonzero(held_back)
        self.rows = samples.rows
        self.device = device
        self.begins = torch.from_numpy(samples.begins).to(device)
        self.input = torch.from_numpy(samples.input.astype(np.int32)).to(device)
        self.amount = torch.from_numpy(samples.amount.astype(np.float32)).to(device)
        self.shares = torch.from_numpy(samples.shares).to(device)

    def batch(self, positions: np.ndarray) -> Batch:
        chosen = torch.from_numpy(positions).to(self.device)
        rows = (chosen[:, None] * self.rows + torch.arange(self.rows, device=self.device)).reshape(-1)
        first = self.begins[rows]
        sizes = self.begins[rows + 1] - first
        begins = torch.cat([torch.zeros(1, dtype=torch.int64, device=self.device), sizes.cumsum(0)])
        places = torch.arange(int(begins[-1]), device=self.device) + torch.repeat_interleave(first - begins[:-1], sizes)
        return Batch(self.input[places].long(), begins, self.amount[places], self.shares[chosen])


def mixed(loaders: list[Loader], size: int, rng: np.random.Generator) -> Iterator[Batch]:
    """All training positions, shuffled. A batch has positions of one loader only."""
    parts = []
    for loader in loaders:
        order = rng.permutation(loader.learnt_from)
        parts += [(loader, order[first : first + size]) for first in range(0, len(order), size)]
    for index in rng.permutation(len(parts)):
        loader, positions = parts[index]
        yield loader.batch(positions)


def held_back(loader: Loader, size: int) -> Iterator[Batch]:
    for first in range(0, len(loader.held_back), size):
        yield loader.batch(loader.held_back[first : first + size])
