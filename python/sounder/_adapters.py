"""Shared by the adapters: environments, seeds, render modes and illegal actions."""

from __future__ import annotations

import operator
import secrets
from typing import Any, Literal, SupportsIndex

from sounder import _engine
from sounder._games import choice_of, shortened
from sounder._match import checked_seed

Illegal = Literal["refuse", "lose", "replace"]
ILLEGAL: tuple[Illegal, ...] = ("refuse", "lose", "replace")


def env_of(
    game: str, seats: int | None, seed: int | None, content: Any, options: dict[str, Any], *, ask_chance: bool = False
) -> _engine.Env:
    return _engine.Env(choice_of(game, seats, content, options), seed_of(seed), ask_chance)


def seed_of(seed: int | None) -> int:
    """The given seed, or a new one."""
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


def player_of(seat: object, players: int) -> int:
    """The player that a seat's number or name ("p1") stands for."""
    names = [f"p{player + 1}" for player in range(players)]
    if seat in names:
        return names.index(str(seat))
    if isinstance(seat, SupportsIndex) and not isinstance(seat, bool) and 0 <= operator.index(seat) < players:
        return operator.index(seat)
    raise _engine.SounderError(f'seat is {shortened(seat)}, expected 0 to {players - 1} ("p1" to "p{players}")')


def lost_by(player: int, players: int) -> list[float]:
    """Rewards of a match that ends because this player took an illegal action."""
    return [-1.0 if other == player else 1.0 / (players - 1) for other in range(players)]
