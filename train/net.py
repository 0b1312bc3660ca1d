"""The network of src/bots/net.h for PyTorch, and its file."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

# As in src/bots/net.h.
BLOCK = 32
SECOND = 16
ONE = 1024
ONE_OF_FIRST = ONE << 4
LARGEST = 32767
# Weights of inputs whose amounts are small are rounded to 1/256: nobody can tell, and the file takes two thirds as much when compressed.
COARSE = 64
SMALL_AMOUNTS = 4


class ValueNet(nn.Module):
    """Sparse facts, a layer of `first` neurons, one of sixteen, the answers. Neurons answer between 0 and 1."""

    def __init__(self, inputs: int, first: int, outputs: int, spread: torch.Tensor) -> None:
        """`spread` says how much each input varies: an input that counts money needs smaller weights than one that is 0 or 1."""
        super().__init__()
        if first % BLOCK:
            raise ValueError(f"the first layer has {first} neurons, expected a multiple of {BLOCK}")
        self.first = nn.EmbeddingBag(inputs, first, mode="sum", include_last_offset=True)
        self.first_bias = nn.Parameter(torch.full((first,), 0.1))
        self.second = nn.Linear(first, SECOND)
        self.out = nn.Linear(SECOND, outputs)
        self.register_buffer("scale", 1.0 / spread)
        nn.init.normal_(self.first.weight, std=0.15)
        nn.init.normal_(self.second.weight, std=0.3)
        nn.init.normal_(self.out.weight, std=0.3)
        nn.init.constant_(self.second.bias, 0.2)
        nn.init.zeros_(self.out.bias)

    def forward(self, inputs: torch.Tensor, begins: torch.Tensor, amounts: torch.Tensor) -> torch.Tensor:
        sums = self.first(inputs, begins, per_sample_weights=amounts * self.scale[inputs])
        between = torch.clamp(sums + self.first_bias, 0, 1)
        between = torch.clamp(self.second(between), 0, 1)
        return self.out(between)

    @torch.no_grad()
    def keep_in_range(self) -> None:
        """Weights that fit into the file's numbers."""
        most = 0.997 * LARGEST / ONE_OF_FIRST / self.scale[:, None]
        self.first.weight.clamp_(min=-most, max=most)
        for layer in (self.second, self.out):
            layer.weight.clamp_(-8, 8)

    @torch.no_grad()
    def numbers(self) -> np.ndarray:
        """All of it as whole numbers of 16 bits, in the order of src/bots/net.cpp."""

        def whole(values: torch.Tensor, one: int) -> np.ndarray:
            return np.rint(values.detach().cpu().double().numpy() * one)

        def biases(values: torch.Tensor, one: int) -> np.ndarray:
            return whole(values, one).astype("<i4").view("<i2")

        def weights(values: torch.Tensor, one: int, coarse: np.ndarray | int = 1) -> np.ndarray:
            numbers = np.rint(whole(values, one) / coarse) * coarse
            if np.abs(numbers).max() > LARGEST:
                raise ValueError("a weight does not fit into 16 bits")
            return numbers.astype("<i2").ravel()

        coarse = np.where(self.scale.cpu().numpy() >= 1 / SMALL_AMOUNTS, COARSE, 1)[:, None]
        return np.concatenate(
            [
                biases(self.first_bias, ONE_OF_FIRST),
                biases(self.second.bias, ONE * ONE),
                biases(self.out.bias, ONE * ONE),
                weights(self.first.weight * self.scale[:, None], ONE_OF_FIRST, coarse),
                weights(self.second.weight.T, ONE),
                weights(self.out.weight, ONE),
            ]
        )


@dataclass(frozen=True)
class Part:
    """A net of a file: its form, what its head says of how it was made, its numbers."""

    form: str
    made: str
    line: str
    numbers: bytes

    @staticmethod
    def of(form: str, made: str, net: ValueNet) -> Part:
        inputs, first = net.first.weight.shape
        line = f"net {inputs} {first} {SECOND} {net.out.out_features} {form}"
        return Part(form, made, line, net.numbers().astype("<i2").tobytes())


def write_nets(path: Path, game: str, parts: list[Part]) -> None:
    """The file that src/bots/nets.cpp reads: lines of text that say what it is and where it comes from, then the numbers."""
    lines = ["sounder nets 1", f"game {game}"]
    lines += [f"made {part.form}: {part.made}" for part in parts]
    lines += [part.line for part in parts] + ["numbers"]
    path.write_bytes(("\n".join(lines) + "\n").encode() + b"".join(part.numbers for part in parts))


def read_nets(path: Path) -> list[Part]:
    """What `write_nets` wrote. In older files one line says for all nets how they were made."""
    head, mark, rest = path.read_bytes().partition(b"\nnumbers\n")
    if not mark:
        raise ValueError(f"{path} has no line \"numbers\"")
    lines = head.decode().split("\n")
    said = [line[5:] for line in lines if line.startswith("made ")]
    of_all = "".join(f"; {text}" for text in said if text.startswith("by "))
    made = dict(text.split(": ", 1) for text in said if ": " in text and not text.startswith("by "))
    parts = []
    for line in lines:
        if not line.startswith("net "):
            continue
        inputs, first, second, outputs, form = line[4:].split(" ", 4)
        size = 2 * numbers_of(int(inputs), int(first), int(second), int(outputs))
        parts.append(Part(form, made.get(form, "") + of_all, line, rest[:size]))
        rest = rest[size:]
    return parts


def numbers_of(inputs: int, first: int, second: int, outputs: int) -> int:
    """As `Net::numbers`; biases take two each."""
    return 2 * (first + second + outputs) + inputs * first + first * second + second * outputs
