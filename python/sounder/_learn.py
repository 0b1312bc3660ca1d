"""Matches in numbers, for those who learn: one, or thousands at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sounder._engine import Course, SounderError
from sounder._games import ContentValue, OptionValue, shortened
from sounder._numbers import course_of

if TYPE_CHECKING:
    from sounder.batches import Batch


def course(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    chance: str = "draw",
    content: ContentValue | Sequence[ContentValue] | None = None,
    **options: OptionValue,
) -> Course:
    """One match in numbers: who is `asked`, `observe(seat)`, `mask()`, `act(action)`, `rewards()`. Seats count from 0.

    With chance="ask" nothing is drawn: `chances()` has the outcomes with their weights, `draw(i)` says which one came.
    """
    if chance not in ("draw", "ask"):
        raise SounderError(f'chance is {shortened(chance)}, expected "draw" or "ask"')
    return course_of(game, seats, seed, content, options, ask_chance=chance == "ask")


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
    """Many matches at a time, each at the question of one seat; see `sounder.Batch`. Needs NumPy."""
    from sounder.batches import Batch

    return Batch(game, seats, size, threads, seed, content, options)
