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
    """Options of which some are not the defaults, as far as they go together."""
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
    while not match.is_over:
        seat = rng.choice(match.current_players)
        match.play(seat, rng.choice(match.legal_moves(seat)))
    return match


def secret_choice(seed: int) -> sounder.Match:
    """Happy Pigs where all three players choose in secret."""
    match = sounder.match("happy-pigs", seats=3, seed=seed)
    rng = random.Random(seed)
    while match.current_players != [0, 1, 2] or len(match) < 20:
        match.play(match.current_player, rng.choice(match.legal_moves()))
    return match


def secret_choice_env(seed: int) -> sounder.Env:
    """The same as an environment."""
    env = sounder.env("happy-pigs", seats=3, seed=seed)
    rng = random.Random(seed)
    while env.current_players != [0, 1, 2]:
        env.step(rng.choice(env.legal_actions()))
    return env


def replayed(match: sounder.Match) -> Iterator[sounder.Match]:
    """The match at every position, with chance asked."""
    options = match.options | match.content
    again = sounder.match(match.game, seats=match.num_players, chance="ask", **options)  # type: ignore[arg-type]
    yield again
    for seat, text in match.history:
        again.play(seat, text)
        yield again
