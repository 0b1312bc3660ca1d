"""The solver of Bite the Pumpkin: proves which side wins a position."""

from dataclasses import dataclass

from sounder import _engine
from sounder._engine import Match, SounderError
from sounder._games import shortened

most_nodes = 2**63 - 1


@dataclass(frozen=True)
class Proof:
    winner: str | None
    """"herd", "farmer", or None if nothing was proved."""
    positions: int
    """Number of positions searched."""
    line: tuple[str, ...]
    """A winning line, with likely answers."""


def solve(match: Match, *, nodes: int | None = None, seconds: float | None = None) -> Proof:
    """Proves who wins a match of Bite the Pumpkin for two from where it stands.

    Gives up after `seconds` (default 60; no limit with `nodes`) or after `nodes` positions (default: no limit). With `nodes` alone the
    answer is the same on every machine.
    """
    if not isinstance(match, Match):
        raise SounderError(f"match is {shortened(match)}, expected a Match")
    if nodes is not None and (not isinstance(nodes, int) or not 1 <= nodes <= most_nodes):
        raise SounderError(f"nodes is {shortened(nodes)}, expected a whole number from 1 to 2**63 - 1")
    if seconds is not None and (not isinstance(seconds, int | float) or not 0 < seconds <= 1_000_000):
        raise SounderError(f"seconds is {shortened(seconds)}, expected a number up to 1000000")
    limit = seconds if seconds is not None else 60.0 if nodes is None else 1_000_000.0
    winner, positions, line = _engine.solve(match, nodes or most_nodes, limit)
    return Proof(None if winner == "unknown" else winner, positions, tuple(line))
