"""Names of earlier versions. Each warns with DeprecationWarning, and will be removed in version 0.10."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from operator import attrgetter
from typing import Any

from sounder import _engine
from sounder._env import env
from sounder._games import Content, Game, Option


def warn(old: str, new: str) -> None:
    """Warns the caller of the function that calls this."""
    warnings.warn(f"{old} is deprecated, expected {new}", DeprecationWarning, stacklevel=3)


def property_alias(owner: str, old: str, new: str, read: Callable[[Any], Any]) -> property:
    def get(self: Any) -> Any:
        warn(f"{owner}.{old}", new)
        return read(self)

    return property(get, doc=f"Deprecated: `{new}`.")


def method_alias(owner: str, old: str, new: str, call: Callable[..., Any]) -> Callable[..., Any]:
    def method(self: Any, *arguments: Any, **named: Any) -> Any:
        warn(f"{owner}.{old}()", new)
        return call(self, *arguments, **named)

    method.__name__, method.__doc__ = old, f"Deprecated: `{new}`."
    return method


def add_renamed(owner: type, *, attributes: Mapping[str, str], methods: Mapping[str, str]) -> None:
    """Adds old names of attributes and methods that only have another name now."""
    for old, new in attributes.items():
        setattr(owner, old, property_alias(owner.__name__, old, new, attrgetter(new)))
    for old, new in methods.items():
        setattr(owner, old, method_alias(owner.__name__, old, f"{new}()", getattr(owner, new)))


def name_of(player: int) -> str | None:
    """The name of a player in records, as earlier versions gave it."""
    return None if player < 0 else f"p{player + 1}"


def names_of(players: list[int]) -> list[str]:
    return [f"p{player + 1}" for player in players]


def course(game: str, **choices: Any) -> _engine.Env:
    """Deprecated: `sounder.env`."""
    warn("sounder.course()", "sounder.env()")
    return env(game, **choices)


def add_env() -> None:
    add_renamed(
        _engine.Env,
        attributes={
            "seats": "num_players",
            "actions": "num_actions",
            "observed": "observation_size",
            "most_chances": "max_chance_outcomes",
            "asked": "current_player",
            "all_asked": "current_players",
            "over": "is_over",
            "chance_is_next": "is_chance",
        },
        methods={
            "observed_names": "observation_names",
            "ask": "set_current_player",
            "act": "step",
            "legal": "legal_actions",
            "mask": "action_mask",
            "look": "observe_into",
            "observe": "observation",
            "rewards": "returns",
            "chances": "chance_outcomes",
            "weights": "chance_weights",
            "draw": "apply_chance",
            "copy": "clone",
        },
    )


def add_match() -> None:
    """Earlier versions named players "p1" here, and chance None."""
    add_renamed(
        _engine.Match,
        attributes={"seats": "num_players", "over": "is_over"},
        methods={"moves_of": "legal_moves", "copy": "clone"},
    )
    _add_properties(
        _engine.Match,
        {
            "asked": ("current_player", lambda self: name_of(self.current_player)),
            "all_asked": ("current_players", lambda self: names_of(self.current_players)),
            "moves": ("legal_moves()", lambda self: self.legal_moves()),
            "chances": ("chance_outcomes()", lambda self: self.chance_outcomes()),
            "steps": ("history", lambda self: [(name_of(player), text) for player, text in self.history]),
        },
    )
    add_renamed(_engine.Move, attributes={"ids": "actions"}, methods={"say": "describe"})
    _add_properties(
        _engine.Move,
        {
            "says": ("describe()", lambda self: self.describe()),
            "seat": ("player", lambda self: name_of(self.player)),
        },
    )


def _add_properties(owner: type, aliases: Mapping[str, tuple[str, Callable[[Any], Any]]]) -> None:
    for old, (new, read) in aliases.items():
        setattr(owner, old, property_alias(owner.__name__, old, new, read))


def add_games() -> None:
    add_renamed(Option, attributes={"usual": "default"}, methods={})
    add_renamed(Content, attributes={"usual": "default"}, methods={})
    add_renamed(Game, attributes={"longest": "max_moves"}, methods={})


add_env()
add_match()
add_games()
