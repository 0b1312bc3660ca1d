"""One seat of a match against bots, as a Gymnasium environment."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from sounder import _engine
from sounder._numbers import Illegal, checked_illegal, checked_render_mode, course_of

Observation = npt.NDArray[np.int16]


def env(
    game: str,
    *,
    seats: int | None = None,
    seat: str = "p1",
    against: str | Sequence[str] = "casual",
    illegal: Illegal = "lose",
    render_mode: str | None = None,
    content: Any = None,
    **options: Any,
) -> OneSeat:
    """One seat against bots: `against` is a level for all other seats, or a list with one for each of them.

    An observation is the numbers that the seat may know; `env.action_masks()` and `info["action_mask"]` say what is legal. `illegal` says
    what an action that is not legal does: "lose" ends the match, "replace" plays a legal one instead, "refuse" raises.
    """
    return OneSeat(game, seats, seat, against, checked_illegal(illegal), render_mode, content, options)


class OneSeat(gymnasium.Env[Observation, np.int64]):
    def __init__(
        self,
        game: str,
        seats: int | None,
        seat: str,
        against: str | Sequence[str],
        illegal: Illegal,
        render_mode: str | None,
        content: Any,
        options: dict[str, Any],
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.course = course_of(game, seats, 0, content, options)
        names = [f"p{number + 1}" for number in range(self.course.seats)]
        if seat not in names:
            raise _engine.SounderError(f'seat="{seat}", expected one of {", ".join(names)}')
        self.seat, self.render_mode, self._illegal = names.index(seat), checked_render_mode(render_mode), illegal
        self._lost = False  # by an action that was not legal
        others = [number for number in range(self.course.seats) if number != self.seat]
        bots = [against] * len(others) if isinstance(against, str) else list(against)
        if len(bots) != len(others):
            raise _engine.SounderError(f"{len(bots)} bots, expected one for each of the other {len(others)} seats")
        for number, bot in zip(others, bots, strict=True):
            self.course.seat_bot(number, bot)
        limits = np.iinfo(np.int16)
        self.observation_space = gymnasium.spaces.Box(limits.min, limits.max, (self.course.observed,), np.int16)
        self.action_space = gymnasium.spaces.Discrete(self.course.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._lost = False
        self.course.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        while self.course.over:  # bots may end a match before this seat is asked
            self.course.reset(int(self.np_random.integers(2**63)))
        return self.course.observe(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._lost:
            raise _engine.SounderError("the match is over, expected reset() before another step")
        chosen = operator.index(action)
        if not self.course.is_legal(chosen) and not self.course.over:
            if self._illegal == "lose":
                self._lost = True
                return self.course.observe(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
            if self._illegal == "replace":
                legal = self.course.legal()
                chosen = legal[chosen % len(legal)]
        self.course.act(chosen)
        return self.course.observe(self.seat), self.course.rewards()[self.seat], self.course.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now; the name is the one that sb3-contrib looks for."""
        return self.course.mask().view(np.bool_)

    def render(self) -> str | None:
        return self.course.show() if self.render_mode else None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.course.mask()}
