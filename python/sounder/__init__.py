"""Sounder: four board games for those who study games. `sounder.match` begins a match, `sounder.env` an environment; see docs/python.md."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from sounder import lab
from sounder._deprecated import course as course
from sounder._deprecated import warn as _warn
from sounder._engine import Advice, Bot, Considered, Env, Hint, Match, Move, Moves, Result, SounderError
from sounder._env import batch, env
from sounder._games import Content, Game, Option, game, games, languages
from sounder._ladder import Ladder, Measured, PythonBot, Rung, ladder
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
    "Env",
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
    "env",
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


_ON_FIRST_USE = {"Batch": "batches", "gymnasium": "gymnasium", "openspiel": "openspiel", "pettingzoo": "pettingzoo"}


def __getattr__(name: str) -> Any:
    """Loads adapters on first use: the libraries they need may be missing, and `hasattr` says whether they are installed."""
    if name == "Course":
        _warn("sounder.Course", "sounder.Env")
        globals()["Course"] = Env  # once: `from sounder import Course` asks twice
        return Env
    if name not in _ON_FIRST_USE:
        raise AttributeError(f"module 'sounder' has no attribute {name!r}")
    try:
        module = import_module(f"sounder.{_ON_FIRST_USE[name]}")
    except ImportError as error:
        raise AttributeError(f"sounder.{name} can't be loaded: {error}") from error
    return module.Batch if name == "Batch" else module
