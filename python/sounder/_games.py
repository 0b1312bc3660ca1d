"""The games, and the choices for a match of one."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike, fspath
from typing import Any

from sounder import _engine
from sounder._engine import GameChoice, SounderError

OptionValue = str | int | bool
"""A value of an option: a name, a number or a switch."""

ContentValue = str | PathLike[str] | Mapping[str, Any]
"""Your own content: a path, JSON text, or the document itself."""


@dataclass(frozen=True)
class Option:
    """An option of a game. Its id is a keyword of `sounder.match`."""

    id: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class Content:
    """A kind of content (a layout, a deck) with the names of the built-in ones. Its kind is a keyword of `sounder.match`."""

    kind: str
    names: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class Game:
    """Facts of a game."""

    id: str
    title: str
    designer: str
    about: str
    min_seats: int
    max_seats: int
    max_moves: int
    """Upper limit of the moves of a match, chance moves included."""
    options: tuple[Option, ...]
    content: tuple[Content, ...]
    levels: tuple[str, ...]
    """Bots from weak to strong."""
    bots: tuple[str, ...]
    """All bots: the levels, then the baselines."""


def games() -> list[str]:
    """The ids of all games."""
    return _engine.games()


def languages() -> list[str]:
    """The languages of moves, prompts and stories."""
    return _engine.languages()


def game(id: str, *, language: str = "en") -> Game:
    """Facts, options, content and bots of a game."""
    facts = _engine.game_facts(id, language)
    options = tuple(Option(one["id"], tuple(one["values"]), one["default"]) for one in facts.pop("options"))
    content = tuple(Content(one["kind"], tuple(one["names"]), one["default"]) for one in facts.pop("content"))
    levels, bots = tuple(facts.pop("levels")), tuple(facts.pop("bots"))
    return Game(**facts, options=options, content=content, levels=levels, bots=bots)


def choice_of(
    game: str,
    seats: int | None,
    content: ContentValue | Sequence[ContentValue] | None,
    options: Mapping[str, OptionValue],
) -> GameChoice:
    """The choices as the engine takes them."""
    if not isinstance(game, str):
        raise SounderError(f"game is {shortened(game)}, expected one of {', '.join(games())}")
    if seats is not None and (isinstance(seats, bool) or not isinstance(seats, int) or not 1 <= seats <= 6):
        facts = _engine.game_facts(game, "en")
        raise SounderError(
            f"seats is {shortened(seats)}, expected a number from {facts['min_seats']} to {facts['max_seats']}"
        )
    chosen = [(name, option_text(name, value)) for name, value in options.items()]
    return GameChoice(game, seats or 0, chosen, documents(content))


def option_text(name: str, value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, str | int):
        return str(value)
    raise SounderError(f"option {name} is {shortened(value)}, expected a name, a whole number or a switch")


def documents(content: object) -> list[tuple[str, str]]:
    """The texts of the caller's own content, each with its name in messages."""
    if content is None:
        return []
    if isinstance(content, str | PathLike | Mapping):
        content = [content]
    if not isinstance(content, Sequence):
        raise SounderError(
            f"content is {shortened(content)}, expected a path, JSON text, a document, or a list of these"
        )
    return [document(one) for one in content]


def document(content: object) -> tuple[str, str]:
    if isinstance(content, Mapping):
        return json.dumps(content), "content"
    if isinstance(content, str) and content.lstrip().startswith("{"):
        return content, "content"
    if isinstance(content, str | PathLike):
        return text_of_file(content)
    raise SounderError(f"content is {shortened(content)}, expected a path, JSON text or a document")


def text_of_file(path: str | PathLike[str]) -> tuple[str, str]:
    """The text of a file with its name."""
    name = fspath(path)
    try:
        with open(path, encoding="utf-8") as file:
            return file.read(), name
    except (OSError, ValueError) as error:
        raise SounderError(f"{shortened(name)} cannot be read ({error}), expected a file or JSON text") from None


def shortened(value: object) -> str:
    """A value in a message: one line of at most 80 characters."""
    text = repr(value).replace("\n", " ")
    return text if len(text) <= 80 else text[:77] + "..."
