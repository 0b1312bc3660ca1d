"""Ladders: bots against bots, with ratings."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import SupportsIndex

from sounder import _engine
from sounder._engine import Match, Move, SounderError
from sounder._games import ContentValue, OptionValue, choice_of, shortened
from sounder._match import checked_seed

PythonBot = Callable[[Match], Move | str]
"""Your own bot: it gets a match imagined for its seat (`turn.current_player`), which has only what that player may know, and returns one
of `turn.legal_moves()` or its text. `turn.seed` is different for every decision, and the same when the ladder is played again."""

Progress = Callable[[int, int], object]
"""Called at most every 0.1 seconds with the number of finished matches and of all matches."""


@dataclass(frozen=True)
class Measured:
    """A number with its 95 % confidence interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Rung:
    """Two neighbours of a ladder: the upper bot takes each seat in turn, the lower one all others."""

    lower: str
    upper: str
    matches: int
    wins: Measured
    """Share of victories of the upper bot; a shared victory counts in part."""
    wins_by_seat: dict[int, Measured]
    rank: Measured
    score: Measured
    lower_score: Measured


@dataclass(frozen=True)
class Ladder:
    rungs: tuple[Rung, ...]
    ratings: dict[str, Measured]
    """Elo scale: 400 more means ten to one; the first bot has 0."""


def ladder(
    game: str,
    bots: Sequence[str | PythonBot | tuple[str, PythonBot]] | None = None,
    *,
    seats: int | None = None,
    matches: int = 400,
    seed: SupportsIndex = 1,
    threads: int | None = None,
    seconds: float = 0.0,
    progress: Progress | None = None,
    content: ContentValue | Sequence[ContentValue] | None = None,
    **options: OptionValue,
) -> Ladder:
    """Each bot plays the one before it in the list, from weak to strong: names of bots, and your own bots.

    `bots` defaults to `random` and all levels. Your own bot is a callable or a pair of a name and a callable (`PythonBot`); an exception
    in it ends the ladder. `seconds` is the time per move of the engine's bots; without it the same seed gives the same matches.
    `threads` defaults to one per core, or to 1 with Python bots. `matches` is the number of matches per pair (default 400).
    """
    if bots is None:
        bots = ["random", *_engine.game_facts(game, "en")["levels"]]
    names, own = seated(bots)
    if not isinstance(matches, int) or isinstance(matches, bool) or not 1 <= matches <= 10_000_000:
        raise SounderError(f"matches is {shortened(matches)}, expected a whole number from 1 to 10000000")
    if not isinstance(seconds, int | float) or not 0 <= seconds <= 86_400:
        raise SounderError(f"seconds is {shortened(seconds)}, expected a number from 0 to 86400")
    checked_progress(progress)
    choice = choice_of(game, seats, content, options)
    count = thread_count(threads, bool(own))
    found = _engine.play_ladder(choice, names, own, matches, checked_seed(seed), count, float(seconds), progress)
    ratings = {name: Measured(*one) for name, one in found["ratings"].items()}
    return Ladder(tuple(rung_of(**one) for one in found["rungs"]), ratings)


Triple = tuple[float, float, float]


def rung_of(
    *,
    lower: str,
    upper: str,
    matches: int,
    wins: Triple,
    wins_by_seat: dict[int, Triple],
    rank: Triple,
    score: Triple,
    lower_score: Triple,
) -> Rung:
    by_seat = {seat: Measured(*one) for seat, one in wins_by_seat.items()}
    return Rung(
        lower, upper, matches, Measured(*wins), by_seat, Measured(*rank), Measured(*score), Measured(*lower_score)
    )


def seated(bots: object) -> tuple[list[str], list[tuple[str, PythonBot]]]:
    """The names of all bots, and the Python bots."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise SounderError(f"bots is {shortened(bots)}, expected a list of names and callables")
    own: dict[str, PythonBot] = {}
    names = [bot if isinstance(bot, str) else add_own(own, bot) for bot in bots]
    for name in own:
        if len(names) > 2 and names.count(name) > 1:  # two are a bot against itself
            raise SounderError(f'"{name}" is named twice, expected every bot once')
    return names, list(own.items())


def add_own(own: dict[str, PythonBot], bot: object) -> str:
    """Adds a Python bot, unless it is there already. Returns its name."""
    name, player = named(bot)
    if own.setdefault(name, player) is not player:
        raise SounderError(
            f'two bots are called "{name.removeprefix("python:")}", expected names of their own: (name, bot)'
        )
    return name


def named(bot: object) -> tuple[str, PythonBot]:
    """A Python bot with its name, "python:mine"."""
    if isinstance(bot, tuple) and len(bot) == 2 and isinstance(bot[0], str) and callable(bot[1]):
        return "python:" + bot[0], bot[1]
    if callable(bot):
        return "python:" + getattr(bot, "__name__", type(bot).__name__), bot
    raise SounderError(f"a bot is {shortened(bot)}, expected a name, a callable or a pair of a name and a callable")


def thread_count(threads: int | None, with_python: bool) -> int:
    if threads is None:
        return 1 if with_python else os.cpu_count() or 1
    if not isinstance(threads, int) or isinstance(threads, bool) or not 1 <= threads <= 1024:
        raise SounderError(f"threads is {shortened(threads)}, expected a whole number from 1 to 1024")
    return threads


def checked_progress(progress: object) -> None:
    if progress is not None and not callable(progress):
        raise SounderError(f"progress is {shortened(progress)}, expected a callable")
