"""Thousands of matches at a time, in arrays that are not copied."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from sounder import _engine
from sounder._adapters import seed_of
from sounder._deprecated import add_renamed
from sounder._games import choice_of


class Batch:
    """Many matches of one game, each waiting for an action of one player.

    Row i of every array is match i. The arrays are views of the engine's memory: every `step` changes them. Players count from 0.
    """

    observations: npt.NDArray[np.int16]
    """What the current player may know: size x observation_size."""
    action_masks: npt.NDArray[np.bool_]
    """True where an action is legal: size x num_actions."""
    current_player: npt.NDArray[np.int8]
    """The player to act."""
    rewards: npt.NDArray[np.float32]
    """The reward of the last action for each player: zeros except where a match ended."""
    terminated: npt.NDArray[np.bool_]
    """True where the last action ended the match. The row already shows the next match."""
    scores: npt.NDArray[np.int32]
    """Scores of the last match that ended in this row."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        size: int,
        threads: int,
        seed: int | None,
        content: Any,
        options: dict[str, Any],
    ) -> None:
        self._choice = choice_of(game, seats, content, options)
        self._engine = _engine.Batch(self._choice, size, threads, seed_of(seed))
        for name in ("observations", "action_masks", "current_player", "rewards", "terminated", "scores"):
            setattr(self, name, getattr(self._engine, name))
        self.size, self.num_players = self._engine.size, self._engine.num_players
        self.num_actions, self.observation_size = self._engine.num_actions, self._engine.observation_size

    def step(self, actions: npt.ArrayLike) -> None:
        """Takes one action in every match; a match that ends restarts. If one of the actions is illegal, nothing is played."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise _engine.SounderError(f"actions of dtype {chosen.dtype}, expected whole numbers")
        if chosen.shape != (self.size,):
            raise _engine.SounderError(f"actions of shape {chosen.shape}, expected ({self.size},): one for each match")
        self._engine.step(np.ascontiguousarray(chosen, dtype=np.int64))

    def sample_actions(self) -> npt.NDArray[np.int64]:
        """One legal action for each match, uniformly at random."""
        return self._engine.sample_actions()

    def reset(self, seed: int) -> None:
        """Restarts every match. The same seed gives the same matches, on any number of threads."""
        self._engine.reset(seed_of(seed))

    @property
    def moves(self) -> int:
        """Number of moves made. A move may take several actions."""
        return self._engine.moves

    @property
    def matches(self) -> int:
        """Number of matches that have ended."""
        return self._engine.matches

    @property
    def threads(self) -> int:
        return self._engine.threads

    def action_names(self) -> list[str]:
        """A name for each action."""
        return _engine.Env(self._choice, 0).action_names()

    def observation_names(self) -> list[str]:
        """A name for each number of an observation."""
        return _engine.Env(self._choice, 0).observation_names()

    def __repr__(self) -> str:
        return f"<{self.size} matches, {self.observation_size} numbers, {self.num_actions} actions, {self.threads} threads>"


add_renamed(
    Batch,
    attributes={
        "seats": "num_players",
        "actions": "num_actions",
        "observed": "observation_size",
        "masks": "action_masks",
        "asked": "current_player",
        "finished": "terminated",
    },
    methods={"play": "step", "choose": "sample_actions", "observed_names": "observation_names"},
)
