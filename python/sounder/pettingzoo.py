"""The four games as PettingZoo environments.

Agents are named as PettingZoo names them: `player_0` is player 0. `env` asks one player at a time (AEC), in every game. `parallel_env`
asks all players at once; a player with nothing to decide has one action, to wait.
"""

from __future__ import annotations

import functools
from typing import Any

import gymnasium.spaces as spaces
import numpy as np
import numpy.typing as npt
import pettingzoo

from sounder import _engine
from sounder._adapters import Illegal, checked_illegal, checked_render_mode, env_of, lost_by, seed_of
from sounder._deprecated import add_renamed

Observation = dict[str, npt.NDArray[Any]]


def env(
    game: str, *, seats: int | None = None, render_mode: str | None = None, content: Any = None, **options: Any
) -> AECEnv:
    """A match in which players act one at a time. An observation is {"observation": numbers, "action_mask": mask}."""
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
    """A match in which all players act at once; a player with nothing to decide waits (the last action).

    `illegal` says what an illegal action does: "refuse" (default) raises, "lose" ends the match, "replace" plays a legal one instead.
    `max_cycles` truncates a match after this many steps (default: never).
    """
    return ParallelEnv(game, seats, max_cycles, checked_illegal(illegal), render_mode, content, options)


class _Agents:
    """Shared by both kinds: the environment of the engine, players as agents, and their spaces."""

    def __init__(
        self, game: str, seats: int | None, render_mode: str | None, content: Any, options: dict[str, Any], waits: int
    ) -> None:
        self.engine_env = env_of(game, seats, None, content, options)
        self.metadata = {
            "render_modes": ["ansi"],
            "is_parallelizable": waits > 0,
            "name": f"sounder_{game.replace('-', '_')}_v0",
        }
        self.render_mode = checked_render_mode(render_mode)
        self.possible_agents = [f"player_{player}" for player in range(self.engine_env.num_players)]
        self.agents: list[str] = []
        self._player_of = {agent: player for player, agent in enumerate(self.possible_agents)}
        actions = self.engine_env.num_actions + waits
        limits = np.iinfo(np.int16)
        seen = {
            agent: spaces.Box(limits.min, limits.max, (self.engine_env.observation_size,), np.int16)
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
        """A name for each action."""
        return self.engine_env.action_names()

    def observation_names(self) -> list[str]:
        """A name for each number of an observation."""
        return self.engine_env.observation_names()

    def render(self) -> str | None:
        return self.engine_env.show() if self.render_mode else None

    def close(self) -> None:
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise _engine.SounderError("the environment is closed, expected one that is open")


class AECEnv(_Agents, pettingzoo.AECEnv[str, Observation, int]):
    def __init__(
        self, game: str, seats: int | None, render_mode: str | None, content: Any, options: dict[str, Any]
    ) -> None:
        super().__init__(game, seats, render_mode, content, options, waits=0)
        self._numbers, self._actions = self.engine_env.observation_size, self.engine_env.num_actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._check_open()
        self.engine_env.reset(seed_of(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.engine_env.current_player]

    def observe(self, agent: str) -> Observation:
        observation, mask = np.empty(self._numbers, np.int16), np.empty(self._actions, np.int8)
        self.engine_env.observe_into(self._player_of[agent], observation, mask)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self._closed or self.terminations[agent]:
            self._check_open()
            self._was_dead_step(action)
            return
        env = self.engine_env
        env.step(action)  # type: ignore[arg-type]
        player = env.current_player
        if player >= 0:
            self.agent_selection = self.possible_agents[player]
        else:
            self._end()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self.engine_env.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


class ParallelEnv(_Agents, pettingzoo.ParallelEnv[str, Observation, int]):
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
        self.wait = self.engine_env.num_actions
        self._max_cycles, self._illegal, self._cycles = max_cycles, illegal, 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._check_open()
        self.engine_env.reset(seed_of(seed))
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
        over = self.engine_env.is_over or lost is not None
        late = not over and self._max_cycles is not None and self._cycles >= self._max_cycles
        agents, rewards = self.agents, lost or self.engine_env.returns()
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
        """Takes the actions of the players to decide: all, or none where one is refused. The rewards, if one of them loses by it."""
        env, chosen = self.engine_env, {}
        for player in env.current_players:
            self._select(player)
            action = int(actions[self.possible_agents[player]])
            if not env.is_legal(action) and self._illegal == "lose":
                return lost_by(player, env.num_players)
            if not env.is_legal(action) and self._illegal == "replace":
                legal = env.legal_actions()
                action = legal[action % len(legal)]
            env.check(action)
            chosen[player] = action
        for player, action in chosen.items():
            self._select(player)
            env.step(action)
        return None

    def _select(self, player: int) -> None:
        """Makes this player the current one. An unfinished move continues if it was the current one already."""
        if player != self.engine_env.current_player:
            self.engine_env.set_current_player(player)

    def _all_observe(self) -> dict[str, Observation]:
        env, players = self.engine_env, set(self.engine_env.current_players)
        seen: dict[str, Observation] = {}
        for player, agent in enumerate(self.agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if player in players:
                self._select(player)
                mask[: self.wait] = env.action_mask()
            else:
                mask[self.wait] = 1
            seen[agent] = {"observation": env.observation(player), "action_mask": mask}
        return seen


class Variant:
    """A game with its options, shaped like a module of PettingZoo: `env()` and `parallel_env()`."""

    def __init__(self, game: str, **choices: Any) -> None:
        self.env = functools.partial(env, game, **choices)
        self.parallel_env = functools.partial(parallel_env, game, **choices)


add_renamed(_Agents, attributes={"course": "engine_env"}, methods={"observed_names": "observation_names"})
