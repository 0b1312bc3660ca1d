"""Environments for learning agents: one match, or thousands at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sounder._adapters import env_of
from sounder._engine import Env, SounderError
from sounder._games import ContentValue, OptionValue, shortened

if TYPE_CHECKING:
    from sounder.batches import Batch


def env(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    chance: str = "draw",
    content: ContentValue | Sequence[ContentValue] | None = None,
    **options: OptionValue,
) -> Env:
    """One match as an environment: `current_player`, `observation(player)`, `legal_actions()`, `step(action)`, `returns()`.

    Players count from 0. `seats` is the number of players (default: the fewest the game allows); other keywords are options and names of
    built-in content. Without `seed` a seed is drawn. With chance="ask" the caller plays chance moves: `chance_outcomes()` lists the
    outcomes, `apply_chance(i)` plays one.
    """
    if chance not in ("draw", "ask"):
        raise SounderError(f'chance is {shortened(chance)}, expected "draw" or "ask"')
    return env_of(game, seats, seed, content, options, ask_chance=chance == "ask")


def batch(
    game: str,
    *,
    seats: int | None = None,
    size: int = 1024,
    threads: int = 1,
    seed: int | None = None,
    content: ContentValue | Sequence[ContentValue] | None = None,
    **options: OptionValue,
) -> Batch:
    """`size` matches at a time (default 1024) on `threads` threads (default 1); see `sounder.Batch`. Needs NumPy."""
    from sounder.batches import Batch

    return Batch(game, seats, size, threads, seed, content, options)
