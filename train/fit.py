"""Fits a net to lessons, and says how well it judges matches that it has not seen."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch.nn import functional

from judge_net import JudgeNet
from lessons import Lessons, Loader, spread

BATCH = 4096


@dataclass
class Fit:
    net: JudgeNet
    loss: float  # of matches that were held back
    error: float  # what was promised beside what came, mean over tenths of the promises weighted by how many there are
    text: str


def logits(net: JudgeNet, batch, seats: int) -> torch.Tensor:
    return net(batch.inputs, batch.begins, batch.amounts).reshape(-1, seats)


def calibration(promised: np.ndarray, came: np.ndarray) -> float:
    tenths = np.minimum(9, (promised * 10).astype(int))
    total = 0.0
    for tenth in range(10):
        here = tenths == tenth
        if here.any():
            total += here.mean() * abs(promised[here].mean() - came[here].mean())
    return float(total)


@torch.no_grad()
def judge(net: JudgeNet, loader: Loader, seats: int) -> tuple[float, np.ndarray, np.ndarray]:
    net.eval()
    losses, promised, came = [], [], []
    for batch in loader.in_order(4 * BATCH):
        chances = functional.log_softmax(logits(net, batch, seats), 1)
        losses.append(-(batch.shares * chances).sum(1))
        promised.append(chances.exp())
        came.append(batch.shares)
    join = lambda parts: torch.cat(parts).cpu().numpy()  # noqa: E731
    return float(join(losses).mean()), join(promised), join(came)


def fit(lessons: Lessons, inputs: int, first: int, epochs: int, seed: int, device: str, views: torch.Tensor | None = None, weight_decay: float = 1e-5, rate: float = 2e-3) -> Fit:
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    seats = lessons.shares.shape[1]
    outputs = seats // lessons.rows if lessons.rows > 1 else seats
    held_back = lessons.match % 10 == 9
    training = Loader(lessons, np.flatnonzero(~held_back), device, views)
    testing = Loader(lessons, np.flatnonzero(held_back), device, views)
    net = JudgeNet(inputs, first, outputs, spread(lessons, inputs)).to(device)
    steps = epochs * (len(training.which) // BATCH + 1)
    adam = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=weight_decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(adam, max_lr=rate, total_steps=steps, pct_start=0.1)
    began = time.time()
    for epoch in range(epochs):
        net.train()
        total = 0.0
        for batch in training.batches(BATCH, rng):
            loss = functional.cross_entropy(logits(net, batch, seats), batch.shares)
            adam.zero_grad()
            loss.backward()
            adam.step()
            schedule.step()
            net.keep_in_range()
            total += float(loss.detach()) * len(batch.shares)
        if sys.stderr.isatty() or epoch % 5 == 4 or epoch + 1 == epochs:
            loss, promised, came = judge(net, testing, seats)
            print(f"  epoch {epoch + 1} of {epochs}: {total / len(training.which):.4f} learnt, {loss:.4f} held back, {time.time() - began:.0f} s", file=sys.stderr, flush=True)
    loss, promised, came = judge(net, testing, seats)
    error = calibration(promised.ravel(), came.ravel())
    even = -np.log(1 / seats)
    text = f"{lessons.positions} positions of {len(np.unique(lessons.match))} matches; held back: loss {loss:.4f} (even {even:.4f}), error {100 * error:.2f} points"
    return Fit(net, loss, error, text)
