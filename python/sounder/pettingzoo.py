"""The four games as PettingZoo environments.

Agents are called as PettingZoo has it: `player_0` is the seat p1. `env` asks seats one at a time (AEC), in every game. `parallel_env` asks
all seats at once; who is not asked has one action, to wait.
"""

from __future__ import annotations

import functools
from typing import Any

import gymnasium.spaces as spaces
import numpy as np
import numpy.typing as npt
import pettingzoo

from sounder import _engine
from sounder._numbers import Illegal, checked_illegal, checked_render_mode, course_of, lost_by, seed_of

Observation = dict[str, npt.NDArray[Any]]


def env(
    game: str, *, seats: int | None = None, render_mode: str | None = None, content: Any = None, **options: Any
) -> AECEnv:
    """A match in which seats are asked one at a time. An observation is {"observation": numbers, "action_mask": mask}."""
    return AECEnv(game, seats, render_mode, content, options)


def parallel_env(
    game: str,
    *,
    seats: int | None = None,
    max_cycles: int | None = None,
    illegal: Illegal = "refuse",
    render_mode: str | None = None,
    content: Any = None,
    **options: Any,
) -> ParallelEnv:
    """A match in which all seats act at once; who is not asked waits (the last action).

    `illegal` says what an action that is not legal does: "refuse" raises, "lose" ends the match, "replace" plays a legal one instead.
    """
    return ParallelEnv(game, seats, max_cycles, checked_illegal(illegal), render_mode, content, options)


class _Seats:
    """What both kinds have: the match, its seats as agents, and their spaces."""

    def __init__(
        self, game: str, seats: int | None, render_mode: str | None, content: Any, options: dict[str, Any], waits: int
    ) -> None:
        self.course = course_of(game, seats, None, content, options)
        self.metadata = {
            "render_modes": ["ansi"],
            "is_parallelizable": waits > 0,
            "name": f"sounder_{game.replace('-', '_')}_v0",
        }
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.course.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.course.actions + waits
        limits = np.iinfo(np.int16)
        seen = {
            agent: spaces.Box(limits.min, limits.max, (self.course.observed,), np.int16)
            for agent in self.possible_agents
        }
        masks = {agent: spaces.Box(0, 1, (actions,), np.int8) for agent in self.possible_agents}
        self._observed = {
            agent: spaces.Dict({"observation": seen[agent], "action_mask": masks[agent]})
            for agent in self.possible_agents
        }
        self._acts = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._closed = False

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._acts[agent]

    def action_names(self) -> list[str]:
        """What the actions mean."""
        return self.course.action_names()

    def observed_names(self) -> list[str]:
        """What the numbers of an observation mean."""
        return self.course.observed_names()

    def render(self) -> str | None:
        return self.course.show() if self.render_mode else None

    def close(self) -> None:
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise _engine.SounderError("the environment is closed, expected one that is open")


class AECEnv(_Seats, pettingzoo.AECEnv[str, Observation, int]):
    def __init__(
        self, game: str, seats: int | None, render_mode: str | None, content: Any, options: dict[str, Any]
    ) -> None:
        super().__init__(game, seats, render_mode, content, options, waits=0)
        self._numbers, self._actions = self.course.observed, self.course.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._check_open()
        self.course.reset(seed_of(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.course.asked]

    def observe(self, agent: str) -> Observation:
        observation, mask = np.empty(self._numbers, np.int16), np.empty(self._actions, np.int8)
        self.course.look(self._seat_of[agent], observation, mask)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self._closed or self.terminations[agent]:
            self._check_open()
            self._was_dead_step(action)
            return
        course = self.course
        course.act(action)  # type: ignore[arg-type]
        seat = course.asked
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        else:
            self._end()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.course.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


class ParallelEnv(_Seats, pettingzoo.ParallelEnv[str, Observation, int]):
    def __init__(
        self,
        game: str,
        seats: int | None,
        max_cycles: int | None,
        illegal: Illegal,
        render_mode: str | None,
        content: Any,
        options: dict[str, Any],
    ) -> None:
        super().__init__(game, seats, render_mode, content, options, waits=1)
        self.wait = self.course.actions
        self._max_cycles, self._illegal, self._cycles = max_cycles, illegal, 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._check_open()
        self.course.reset(seed_of(seed))
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._all_observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self._check_open()
        if not self.agents:
            raise _engine.SounderError("the match is over, expected reset() before another step")
        lost = self._act(actions)
        self._cycles += 1
        over = self.course.over or lost is not None
        late = not over and self._max_cycles is not None and self._cycles >= self._max_cycles
        agents, rewards = self.agents, lost or self.course.rewards()
        nothing: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        answer = (
            self._all_observe(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            nothing,
        )
        if over or late:
            self.agents = []
        return answer

    def _act(self, actions: dict[str, int]) -> list[float] | None:
        """What the seats that are asked do: all of it, or nothing where one is refused. The rewards, if one of them loses by it."""
        course, chosen = self.course, {}
        for seat in course.all_asked:
            self._ask(seat)
            action = int(actions[self.possible_agents[seat]])
            if not course.is_legal(action) and self._illegal == "lose":
                return lost_by(seat, course.seats)
            if not course.is_legal(action) and self._illegal == "replace":
                legal = course.legal()
                action = legal[action % len(legal)]
            course.check(action)
            chosen[seat] = action
        for seat, action in chosen.items():
            self._ask(seat)
            course.act(action)
        return None

    def _ask(self, seat: int) -> None:
        """Asks this seat, which goes on with its move if it was asked already."""
        if seat != self.course.asked:
            self.course.ask(seat)

    def _all_observe(self) -> dict[str, Observation]:
        course, asked = self.course, set(self.course.all_asked)
        seen: dict[str, Observation] = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in asked:
                self._ask(seat)
                mask[: self.wait] = course.mask()
            else:
                mask[self.wait] = 1
            seen[agent] = {"observation": course.observe(seat), "action_mask": mask}
        return seen


class Variant:
    """A game with its options, as modules of PettingZoo's are: `env()` and `parallel_env()`."""

    def __init__(self, game: str, **choices: Any) -> None:
        self.env = functools.partial(env, game, **choices)
        self.parallel_env = functools.partial(parallel_env, game, **choices)
