"""Fits a net to samples, and reports its error on matches that were kept for evaluation."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch.nn import functional

from net import ValueNet
from samples import Batch, Samples, Loader, held_back, mixed, spread

BATCH = 4096
RATE = 2e-3


@dataclass
class Fit:
    net: ValueNet
    text: str


def chances(net: ValueNet, batch: Batch) -> torch.Tensor:
    """Logarithms of the expected share of each seat."""
    merits = net(batch.inputs, batch.begins, batch.amounts).reshape(batch.shares.shape)
    return functional.log_softmax(merits, 1)


def calibration(promised: np.ndarray, came: np.ndarray) -> float:
    """Calibration error: predicted shares against actual ones, over tenths of the predictions, weighted by their number."""
    tenths = np.minimum(9, (promised * 10).astype(int))
    total = 0.0
    for tenth in range(10):
        here = tenths == tenth
        if here.any():
            total += here.mean() * abs(promised[here].mean() - came[here].mean())
    return float(total)


@torch.no_grad()
def evaluate(net: ValueNet, loaders: list[Loader]) -> tuple[float, float]:
    """On the evaluation matches: the loss, and the calibration error."""
    net.eval()
    losses, promised, came = [], [], []
    for loader in loaders:
        for batch in held_back(loader, 4 * BATCH):
            expected = chances(net, batch)
            losses.append(-(batch.shares * expected).sum(1))
            promised.append(expected.exp().ravel())
            came.append(batch.shares.ravel())
    join = lambda parts: torch.cat(parts).cpu().numpy()  # noqa: E731
    return float(join(losses).mean()), calibration(join(promised), join(came))


def fit(all_samples: list[Samples], width: int, epochs: int, seed: int, device: str, decay: float, start: ValueNet | None = None) -> Fit:
    """From the beginning, or on from `start` with smaller steps."""
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    loaders = [Loader(samples, device) for samples in all_samples]
    first = all_samples[0]
    outputs = 1 if first.rows > 1 else first.seats
    net = start or ValueNet(first.inputs, width, outputs, spread(all_samples)).to(device)
    rate = RATE if start is None else RATE / 4
    steps = epochs * sum(len(loader.learnt_from) // BATCH + 1 for loader in loaders)
    adam = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(adam, max_lr=rate, total_steps=steps, pct_start=0.1)
    began = time.time()
    for epoch in range(epochs):
        net.train()
        total = torch.zeros((), device=device)
        for batch in mixed(loaders, BATCH, rng):
            loss = -(batch.shares * chances(net, batch)).sum(1).mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
            schedule.step()
            net.keep_in_range()
            total += loss.detach() * len(batch.shares)
        if sys.stderr.isatty() or epoch + 1 == epochs:
            learnt = float(total) / sum(len(loader.learnt_from) for loader in loaders)
            print(f"  epoch {epoch + 1} of {epochs}: loss {learnt:.4f}, held back {evaluate(net, loaders)[0]:.4f}", end="", file=sys.stderr)
            print(f", {time.time() - began:.0f} s", file=sys.stderr, flush=True)
    loss, error = evaluate(net, loaders)
    positions = sum(samples.positions for samples in all_samples)
    matches = sum(len(np.unique(samples.match)) for samples in all_samples)
    return Fit(net, f"{positions} positions of {matches} matches; held back: loss {loss:.4f}, error {100 * error:.2f} points")
