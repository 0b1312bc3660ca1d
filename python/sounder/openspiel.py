"""The four games for OpenSpiel: `import sounder.openspiel`, then `pyspiel.load_game("sounder_happy_pigs(seats=3)")`.

In `sounder_<game>` seats that choose at once are asked one after another, without knowing what the others chose. A game in which seats do
choose at once also comes as `sounder_<game>_at_once`, whose nodes are simultaneous.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from sounder import _engine
from sounder._games import game as facts_of
from sounder._games import games
from sounder._numbers import course_of


def name_of(game: str, *, at_once: bool = False) -> str:
    """What OpenSpiel calls a game."""
    return f"sounder_{game.replace('-', '_')}" + ("_at_once" if at_once else "")


def _parameters(game: str) -> dict[str, Any]:
    facts = facts_of(game)
    return {"seats": facts.min_seats} | {
        option.id: int(option.usual) if option.usual.isdigit() else option.usual for option in facts.options
    }


class Game(pyspiel.Game):
    def __init__(self, game: str, at_once: bool, kind: pyspiel.GameType, params: dict[str, Any]) -> None:
        self.sounder_game, self.at_once = game, at_once
        self.choices = _parameters(game) | params
        options = {name: value for name, value in self.choices.items() if name != "seats"}
        self.start = course_of(game, self.choices["seats"], 0, None, options, ask_chance=True)
        self.names = self.start.action_names()
        self.shared = _Shared(self)
        facts = facts_of(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.actions,
            max_chance_outcomes=self.start.most_chances,
            num_players=self.start.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=facts.longest * self.start.longest_path,
        )
        super().__init__(kind, info, self.choices)

    def new_initial_state(self, text: str | None = None) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise _engine.SounderError("an observer with perfect recall, expected one of what a seat may know now")
        return Observer(self, params)


class _Shared:
    """What all states of a game share: a copy of a state has the same."""

    def __init__(self, game: Game) -> None:
        self.at_once, self.names = game.at_once, game.names

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self


class State(pyspiel.State):
    """OpenSpiel copies a state by copying its attributes."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.shared, self.course = game.shared, game.start.copy()

    def current_player(self) -> int:
        if self.course.over:
            return pyspiel.PlayerId.TERMINAL
        if self.course.chance_is_next:
            return pyspiel.PlayerId.CHANCE
        if self.shared.at_once and len(self.course.all_asked) > 1:
            return pyspiel.PlayerId.SIMULTANEOUS
        return self.course.asked

    def _legal_actions(self, player: int) -> list[int]:
        if player not in self.course.all_asked:
            return []
        if player != self.course.asked:
            self.course.ask(player)
        return self.course.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.course.weights()
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.course.chance_is_next:
            self.course.draw(action)
        else:
            self.course.act(action)

    def _apply_actions(self, actions: list[int]) -> None:
        asked = self.course.all_asked
        for seat in asked:  # all of it, or nothing where one is refused
            self.course.ask(seat)
            self.course.check(actions[seat])
        for seat in asked:
            self.course.ask(seat)
            self.course.act(actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.course.chances()[action][0]
        return self.shared.names[action]

    def is_terminal(self) -> bool:
        return self.course.over

    def returns(self) -> list[float]:
        return self.course.rewards()

    def seen_by(self, player: int) -> str:
        """What a seat may know, and what it has chosen of its move so far."""
        return "\n".join([self.course.view(player), *(self._chosen() if player == self.course.asked else [])])

    def _chosen(self) -> list[str]:
        names = [self.shared.names[action] for action in self.course.chosen]
        return [f"chosen of this move: {', '.join(names)}"] if names else []

    def __str__(self) -> str:
        """The whole state: what everybody may know, what each seat may know where there are secrets, and the hash of it all."""
        eyes = range(-1, self.course.seats if self.course.has_secrets else 0)
        return "\n".join([*map(self.course.view, eyes), *self._chosen(), f"state {self.course.hash:016x}"])


class Observer:
    """What a seat may know, as numbers and as text."""

    def __init__(self, game: Game, params: Any) -> None:
        if params:
            raise _engine.SounderError(f"observation parameters {params}, expected none")
        self.tensor = np.zeros(game.start.observed, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.course.observe(player)

    def string_from(self, state: State, player: int) -> str:
        return state.seen_by(player)


def _register(game: str, at_once: bool) -> None:
    facts, start = facts_of(game), course_of(game, None, 0, None, {}, ask_chance=True)
    dynamics = pyspiel.GameType.Dynamics
    kind = pyspiel.GameType(
        short_name=name_of(game, at_once=at_once),
        long_name=facts.title,
        dynamics=dynamics.SIMULTANEOUS if at_once else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        if start.most_chances > 1
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
    if course_of(_game, None, 0, None, {}).has_secrets:
        _register(_game, at_once=True)
