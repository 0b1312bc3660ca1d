"""Thousands of matches at a time, in arrays that are never copied."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from sounder import _engine
from sounder._games import choice_of
from sounder._numbers import seed_of


class Batch:
    """Many matches of one game, each at the question of one seat.

    Row i of every array is match i. The arrays are views of the engine's own memory: they change with every call of `play`.
    """

    observations: npt.NDArray[np.int16]
    """What the seat that is asked may know: size x observed."""
    masks: npt.NDArray[np.bool_]
    """True where an action is legal: size x actions."""
    asked: npt.NDArray[np.int8]
    """The seat that is asked, from 0."""
    rewards: npt.NDArray[np.float32]
    """What came of the last action, for every seat: zeros but where a match has ended."""
    finished: npt.NDArray[np.bool_]
    """True where the last action ended the match. The row shows the next match already."""
    scores: npt.NDArray[np.int32]
    """The scores of the last match that was finished in this row."""

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
        for name in ("observations", "masks", "asked", "rewards", "finished", "scores"):
            setattr(self, name, getattr(self._engine, name))
        self.size, self.seats = self._engine.size, self._engine.seats
        self.actions, self.observed = self._engine.actions, self._engine.observed

    def play(self, actions: npt.ArrayLike) -> None:
        """One action in every match, all at once; a match that ends begins anew. Nothing is played if one of them is not legal."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise _engine.SounderError(f"actions of dtype {chosen.dtype}, expected whole numbers")
        if chosen.shape != (self.size,):
            raise _engine.SounderError(f"actions of shape {chosen.shape}, expected ({self.size},): one for each match")
        self._engine.play(np.ascontiguousarray(chosen, dtype=np.int64))

    def choose(self) -> npt.NDArray[np.int64]:
        """For every match one of its legal actions, each equally likely."""
        return self._engine.choose()

    def reset(self, seed: int) -> None:
        """Every match from its start. The same seed gives the same matches, on any number of threads."""
        self._engine.reset(seed_of(seed))

    @property
    def moves(self) -> int:
        """How many moves were made: a move with many forms takes several actions."""
        return self._engine.moves

    @property
    def matches(self) -> int:
        """How many matches have ended."""
        return self._engine.matches

    @property
    def threads(self) -> int:
        return self._engine.threads

    def action_names(self) -> list[str]:
        return _engine.Course(self._choice, 0).action_names()

    def observed_names(self) -> list[str]:
        return _engine.Course(self._choice, 0).observed_names()

    def __repr__(self) -> str:
        return f"<{self.size} matches, {self.observed} numbers, {self.actions} actions, {self.threads} threads>"
