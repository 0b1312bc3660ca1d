"""Sounder: four board games for those who study games. `sounder.match` begins a match; docs/python.md has the rest."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sounder import lab
from sounder._engine import Advice, Bot, Considered, Course, Hint, Match, Move, Moves, Result, SounderError
from sounder._games import Content, Game, Option, game, games, languages
from sounder._ladder import Ladder, Measured, PythonBot, Rung, ladder
from sounder._learn import batch, course
from sounder._match import bot, load, match, verify
from sounder._show import Picture, show
from sounder._solve import Proof, solve
from sounder._version import __version__

if TYPE_CHECKING:
    from sounder import gymnasium as gymnasium
    from sounder import openspiel as openspiel
    from sounder import pettingzoo as pettingzoo
    from sounder.batches import Batch as Batch

__all__ = [
    "Advice",
    "Bot",
    "Considered",
    "Content",
    "Course",
    "Game",
    "Hint",
    "Ladder",
    "Match",
    "Measured",
    "Move",
    "Moves",
    "Option",
    "Picture",
    "Proof",
    "PythonBot",
    "Result",
    "Rung",
    "SounderError",
    "__version__",
    "batch",
    "bot",
    "course",
    "game",
    "games",
    "lab",
    "ladder",
    "languages",
    "load",
    "match",
    "show",
    "solve",
    "verify",
]


_WHEN_USED = {"Batch": "batches", "gymnasium": "gymnasium", "openspiel": "openspiel", "pettingzoo": "pettingzoo"}


def __getattr__(name: str) -> Any:
    """Adapters are loaded when they are used: what they need may not be installed, and `hasattr` says whether it is."""
    if name not in _WHEN_USED:
        raise AttributeError(f"module 'sounder' has no attribute {name!r}")
    try:
        module = import_module(f"sounder.{_WHEN_USED[name]}")
    except ImportError as error:
        raise AttributeError(f"sounder.{name} can't be loaded: {error}") from error
    return module.Batch if name == "Batch" else module
