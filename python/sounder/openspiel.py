"""The four games for OpenSpiel: `import sounder.openspiel`, then `pyspiel.load_game("sounder_happy_pigs(seats=3)")`.

In `sounder_<game>` players that choose at once are asked one after another, without knowing what the others chose. A game in which players
choose at once is also registered as `sounder_<game>_at_once`, with simultaneous nodes.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from sounder import _engine
from sounder._adapters import env_of
from sounder._games import game as facts_of
from sounder._games import games


def name_of(game: str, *, at_once: bool = False) -> str:
    """The name of a game in OpenSpiel."""
    return f"sounder_{game.replace('-', '_')}" + ("_at_once" if at_once else "")


def _parameters(game: str) -> dict[str, Any]:
    facts = facts_of(game)
    return {"seats": facts.min_seats} | {
        option.id: int(option.default) if option.default.isdigit() else option.default for option in facts.options
    }


class Game(pyspiel.Game):
    def __init__(self, game: str, at_once: bool, kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        self.sounder_game, self.at_once = game, at_once
        self.choices = _parameters(game) | params
        options = {name: value for name, value in self.choices.items() if name != "seats"}
        self.start = env_of(game, self.choices["seats"], 0, None, options, ask_chance=True)
        self.names = self.start.action_names()
        self.shared = _Shared(self)
        facts = facts_of(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.num_actions,
            max_chance_outcomes=self.start.max_chance_outcomes,
            num_players=self.start.num_players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=facts.max_moves * self.start.longest_path,
        )
        super().__init__(kind, info, self.choices)

    def new_initial_state(self, text: str | None = None) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise _engine.SounderError("an observer with perfect recall, expected one of the current observation")
        return Observer(self, params)


class _Shared:
    """Shared by all states of a game; not copied with a state."""

    def __init__(self, game: Game) -> None:
        self.at_once, self.names = game.at_once, game.names

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self


class State(pyspiel.State):
    """OpenSpiel copies a state by copying its attributes."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.shared, self.engine_env = game.shared, game.start.clone()

    def current_player(self) -> int:
        if self.engine_env.is_over:
            return pyspiel.PlayerId.TERMINAL
        if self.engine_env.is_chance:
            return pyspiel.PlayerId.CHANCE
        if self.shared.at_once and len(self.engine_env.current_players) > 1:
            return pyspiel.PlayerId.SIMULTANEOUS
        return self.engine_env.current_player

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self.engine_env.current_players:
            return []
        if player != self.engine_env.current_player:
            self.engine_env.set_current_player(player)
        return self.engine_env.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.engine_env.chance_weights()
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.engine_env.is_chance:
            self.engine_env.apply_chance(action)
        else:
            self.engine_env.step(action)

    def _apply_actions(self, actions: list[int]) -> None:
        players = self.engine_env.current_players
        for player in players:  # check all first: nothing is played where one is refused
            self.engine_env.set_current_player(player)
            self.engine_env.check(actions[player])
        for player in players:
            self.engine_env.set_current_player(player)
            self.engine_env.step(actions[player])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.engine_env.chance_outcomes()[action][0]
        return self.shared.names[action]

    def is_terminal(self) -> bool:
        return self.engine_env.is_over

    def returns(self) -> list[float]:
        return self.engine_env.returns()

    def known_to(self, player: int) -> str:
        """What a player may know, and the actions of its unfinished move."""
        return "\n".join(
            [self.engine_env.view(player), *(self._chosen() if player == self.engine_env.current_player else [])]
        )

    def _chosen(self) -> list[str]:
        names = [self.shared.names[action] for action in self.engine_env.chosen]
        return [f"chosen of this move: {', '.join(names)}"] if names else []

    def __str__(self) -> str:
        """The whole state: what everybody may know, what each player may know where there are secrets, and its hash."""
        viewers = range(-1, self.engine_env.num_players if self.engine_env.has_secrets else 0)
        return "\n".join([*map(self.engine_env.view, viewers), *self._chosen(), f"state {self.engine_env.hash:016x}"])


class Observer:
    """What a player may know, as numbers and as text."""

    def __init__(self, game: Game, params: Any) -> None:
        if params:
            raise _engine.SounderError(f"observation parameters {params}, expected none")
        self.tensor = np.zeros(game.start.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.engine_env.observation(player)

    def string_from(self, state: State, player: int) -> str:
        return state.known_to(player)


def _register(game: str, at_once: bool) -> None:
    facts, start = facts_of(game), env_of(game, None, 0, None, {}, ask_chance=True)
    dynamics = pyspiel.GameType.Dynamics
    kind = pyspiel.GameType(
        short_name=name_of(game, at_once=at_once),
        long_name=facts.title,
        dynamics=dynamics.SIMULTANEOUS if at_once else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        if start.max_chance_outcomes > 1
        else pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if start.has_secrets
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts.max_seats,
        min_num_players=facts.min_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )

    class Registered(Game):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, at_once, kind, params or {})

    pyspiel.register_game(kind, Registered)


for _game in games():
    _register(_game, at_once=False)
    if env_of(_game, None, 0, None, {}).has_secrets:
        _register(_game, at_once=True)
