"""What the tests share: every game with every number of seats, and random play."""

import random
from collections.abc import Iterator

import pytest

import sounder

all_tables = [
    (game, seats)
    for game in sounder.games()
    for seats in range(sounder.game(game).min_seats, sounder.game(game).max_seats + 1)
]
# Three seats of every game; with `-m ""` all numbers of seats.
tables = [
    pytest.param(game, seats, marks=[] if seats == 3 else [pytest.mark.full], id=f"{game}-{seats}")
    for game, seats in all_tables
]


def unusual_options(game: str, rng: random.Random) -> dict[str, str]:
    """Options of which some are not the usual ones, as far as they go together."""
    facts = sounder.game(game)
    chosen: dict[str, str] = {}
    for option in facts.options:
        if rng.random() < 0.3:
            chosen[option.id] = rng.choice(option.values)
    return chosen


def random_match(game: str, seats: int, seed: int, **options: str) -> sounder.Match:
    """A match played to its end at random: all seats that are asked have a turn, in any order."""
    rng = random.Random(seed)
    match = sounder.match(game, seats=seats, seed=seed, **options)
    while not match.over:
        seat = rng.choice(match.all_asked)
        match.play(seat, rng.choice(match.moves_of(seat)))
    return match


def replayed(match: sounder.Match) -> Iterator[sounder.Match]:
    """The match at every position, with chance asked."""
    options = match.options | match.content
    again = sounder.match(match.game, seats=match.seats, chance="ask", **options)  # type: ignore[arg-type]
    yield again
    for seat, text in match.steps:
        again.play(seat, text)
        yield again
