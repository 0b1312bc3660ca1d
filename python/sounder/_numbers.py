"""What the adapters share: a match in numbers, spaces, seeds and what becomes of an action that is not legal."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from sounder import _engine
from sounder._games import choice_of
from sounder._match import checked_seed

Illegal = Literal["refuse", "lose", "replace"]
ILLEGAL: tuple[Illegal, ...] = ("refuse", "lose", "replace")


def course_of(
    game: str, seats: int | None, seed: int | None, content: Any, options: dict[str, Any], *, ask_chance: bool = False
) -> _engine.Course:
    return _engine.Course(choice_of(game, seats, content, options), seed_of(seed), ask_chance)


def seed_of(seed: int | None) -> int:
    """The seed that was asked for, or a new one."""
    return secrets.randbits(63) if seed is None else checked_seed(seed)


def checked_illegal(illegal: str) -> Illegal:
    for known in ILLEGAL:
        if illegal == known:
            return known
    raise _engine.SounderError(f'illegal="{illegal}", expected "refuse", "lose" or "replace"')


def checked_render_mode(render_mode: str | None) -> str | None:
    if render_mode not in (None, "ansi"):
        raise _engine.SounderError(f'render_mode="{render_mode}", expected "ansi" or None')
    return render_mode


def lost_by(seat: int, seats: int) -> list[float]:
    """Rewards of a match that ends because this seat did what is not legal."""
    return [-1.0 if other == seat else 1.0 / (seats - 1) for other in range(seats)]
