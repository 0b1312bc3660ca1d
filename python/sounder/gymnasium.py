"""One player of a match against bots, as a Gymnasium environment."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from sounder import _engine
from sounder._adapters import Illegal, checked_illegal, checked_render_mode, env_of, player_of
from sounder._deprecated import add_renamed

Observation = npt.NDArray[np.int16]


def env(
    game: str,
    *,
    seats: int | None = None,
    seat: int | str = 0,
    against: str | Sequence[str] = "casual",
    illegal: Illegal = "lose",
    render_mode: str | None = None,
    content: Any = None,
    **options: Any,
) -> OneSeat:
    """One player learns (`seat`, default 0), bots play the others: `against` is a level for all of them (default "casual") or a list.

    An observation is what the player may know; `env.action_masks()` and `info["action_mask"]` say what is legal. `illegal` says what an
    illegal action does: "lose" (default) ends the match, "replace" plays a legal one instead, "refuse" raises.
    """
    return OneSeat(game, seats, seat, against, checked_illegal(illegal), render_mode, content, options)


class OneSeat(gymnasium.Env[Observation, np.int64]):
    def __init__(
        self,
        game: str,
        seats: int | None,
        seat: int | str,
        against: str | Sequence[str],
        illegal: Illegal,
        render_mode: str | None,
        content: Any,
        options: dict[str, Any],
    ) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.engine_env = env_of(game, seats, 0, content, options)
        self.seat = player_of(seat, self.engine_env.num_players)
        self.render_mode, self._illegal = checked_render_mode(render_mode), illegal
        self._lost = False  # by an action that was not legal
        others = [player for player in range(self.engine_env.num_players) if player != self.seat]
        bots = [against] * len(others) if isinstance(against, str) else list(against)
        if len(bots) != len(others):
            raise _engine.SounderError(f"{len(bots)} bots, expected one for each of the other {len(others)} players")
        for player, bot in zip(others, bots, strict=True):
            self.engine_env.seat_bot(player, bot)
        limits = np.iinfo(np.int16)
        self.observation_space = gymnasium.spaces.Box(
            limits.min, limits.max, (self.engine_env.observation_size,), np.int16
        )
        self.action_space = gymnasium.spaces.Discrete(self.engine_env.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._lost = False
        self.engine_env.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        while self.engine_env.is_over:  # bots may end a match before this player decides
            self.engine_env.reset(int(self.np_random.integers(2**63)))
        return self.engine_env.observation(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._lost:
            raise _engine.SounderError("the match is over, expected reset() before another step")
        chosen = operator.index(action)
        if not self.engine_env.is_legal(chosen) and not self.engine_env.is_over:
            if self._illegal == "lose":
                self._lost = True
                return self.engine_env.observation(self.seat), -1.0, True, False, {**self._info(), "illegal": True}
            if self._illegal == "replace":
                legal = self.engine_env.legal_actions()
                chosen = legal[chosen % len(legal)]
        self.engine_env.step(chosen)
        return (
            self.engine_env.observation(self.seat),
            self.engine_env.returns()[self.seat],
            self.engine_env.is_over,
            False,
            self._info(),
        )

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions; sb3-contrib looks for this name."""
        return self.engine_env.action_mask().view(np.bool_)

    def render(self) -> str | None:
        return self.engine_env.show() if self.render_mode else None

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.engine_env.action_mask()}


add_renamed(OneSeat, attributes={"course": "engine_env"}, methods={})
