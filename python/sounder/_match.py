"""Matches: begin one, load one, verify one."""

import operator
import secrets
from collections.abc import Sequence
from os import PathLike
from typing import SupportsIndex

from sounder import _engine
from sounder._engine import Bot, Match, SounderError
from sounder._games import ContentValue, OptionValue, choice_of, shortened, text_of_file

largest_seed = 2**64 - 1


def match(
    game: str,
    *,
    seats: int | None = None,
    seed: SupportsIndex | None = None,
    chance: str = "draw",
    content: ContentValue | Sequence[ContentValue] | None = None,
    **options: OptionValue,
) -> Match:
    """Begins a match.

    `seats` is the number of players (default: the fewest the game allows). Other keywords are options and names of built-in content
    (`sounder.game(id)` lists them); `content` is your own content. The same seed gives the same chance moves; without one a seed is drawn
    (`match.seed`). With chance="ask" the caller plays them: `match.chance_outcomes()` lists the outcomes, `match.play(-1, outcome)`
    plays one.
    """
    if chance not in ("draw", "ask"):
        raise SounderError(f'chance is {shortened(chance)}, expected "draw" or "ask"')
    if chance == "ask":
        if seed is not None:
            raise SounderError(f'seed is {shortened(seed)}, expected none beside chance="ask"')
        return _engine.new_match(choice_of(game, seats, content, options), None)
    drawn = secrets.randbits(63) if seed is None else checked_seed(seed)
    return _engine.new_match(choice_of(game, seats, content, options), drawn)


def checked_seed(seed: SupportsIndex) -> int:
    """A seed as an int; NumPy integers are accepted."""
    try:
        number = -1 if isinstance(seed, bool) else operator.index(seed)
    except TypeError:
        number = -1
    if not 0 <= number <= largest_seed:
        raise SounderError(f"seed is {shortened(seed)}, expected a whole number from 0 to 2**64 - 1")
    return number


def load(record: str | PathLike[str]) -> Match:
    """The match of a record: JSON text or a file's name. It continues with the record's dice."""
    return _engine.parse_record(*text_of_record(record))


def verify(record: str | PathLike[str] | Match) -> str:
    """Checks moves, result and dice of a record. Returns a sentence about the checks; raises SounderError if one fails."""
    if isinstance(record, Match):
        record = record.record()
    return _engine.verify_record(*text_of_record(record))


def text_of_record(record: object) -> tuple[str, str]:
    if isinstance(record, str) and record.lstrip().startswith("{"):
        return record, "the record"
    if isinstance(record, str | PathLike):
        return text_of_file(record)
    raise SounderError(f"record is {shortened(record)}, expected JSON text or a file's name")


def bot(match: Match, level: str) -> Bot:
    """A bot of the engine for matches like this one: `bot.advice(match)`, `bot.hint(match)`."""
    if not isinstance(match, Match):
        raise SounderError(f"match is {shortened(match)}, expected a Match")
    if not isinstance(level, str):
        raise SounderError(f"level is {shortened(level)}, expected the name of a bot")
    return Bot(match, level)
