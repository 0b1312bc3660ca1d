"""The package and the program say the same of the same positions."""

import json
import os
import random
import subprocess
from typing import Any

import pytest
from play import all_tables, random_match, replayed, tables, unusual_options

import sounder

count = int(os.environ.get("SOUNDER_MATCHES", "50"))


def shown(program: str, record: str, *words: str) -> list[dict[str, Any]]:
    answer = subprocess.run([program, "show", "-", *words], input=record, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in answer.stdout.splitlines()]


def position(match: sounder.Match, of: int) -> dict[str, Any]:
    """A position as `sounder show --json` has it."""
    asked = [match.seat_names[player] for player in match.current_players]
    moves: object = (
        []
        if not asked
        else match.legal_moves().texts
        if len(asked) == 1
        else {seat: match.legal_moves(seat).texts for seat in asked}
    )
    result = match.result
    return {
        "game": match.game,
        "at": len(match),
        "of": of,
        "turn": match.turn,
        "seats": asked,
        "moves": moves,
        "chances": [{"move": move.text, "weight": weight} for move, weight in match.chance_outcomes()],
        "view": match.view(),
        "hash": match.hash,
        "result": result
        and {
            "winners": [match.seat_names[player] for player in result.winners],
            "scores": result.scores,
            "ranks": result.ranks,
        },
    }


def one_after_the_other(line: dict[str, Any], match: sounder.Match) -> dict[str, Any]:
    """Players who act together (HP-19) act one after the other in the package: only the first is asked."""
    asked = [match.seat_names[player] for player in match.current_players]
    if len(asked) != 1 or len(line["seats"]) < 2:
        return line
    assert json.loads(match.record())["options"]["together"] and asked[0] in line["seats"]
    return {**line, "seats": asked, "moves": line["moves"][asked[0]]}


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=[pytest.mark.full] if number >= 8 else []) for number in range(count)]
)
def test_every_position_is_the_programs(program: str, number: int) -> None:
    game, seats = all_tables[number % len(all_tables)]
    try:
        match = random_match(game, seats, number, **unusual_options(game, random.Random(number)))
    except sounder.SounderError:  # options that don't go together
        match = random_match(game, seats, number)
    lines = shown(program, match.record(), "--all")
    assert len(lines) == len(match) + 1
    for line, again in zip(lines, replayed(match), strict=True):
        assert position(again, len(match)) == one_after_the_other(line, again)


@pytest.mark.parametrize("game,seats", tables)
def test_every_seat_sees_what_it_sees_in_the_program(program: str, game: str, seats: int) -> None:
    match = random_match(game, seats, 77)
    for seat in match.seat_names:
        for line, again in zip(shown(program, match.record(), "--all", "--seat", seat), replayed(match), strict=True):
            assert again.view(seat) == line["view"]


def test_hints_are_the_programs(program: str) -> None:
    match = random_match("three-little-pigs", 2, 5).at(40)
    while match.is_chance or match.is_over:
        match = match.at(len(match) - 1)
    words = ["hint", "-", "--level", "casual", "--seed", "4", "--json"]
    answer = json.loads(
        subprocess.run([program, *words], input=match.record(), capture_output=True, text=True, check=True).stdout
    )
    hint = match.hint(level="casual", seed=4)
    assert [one.move.text for one in hint.best] == [one["move"]["text"] for one in answer["best"]]
    assert [one.visits for one in hint.best] == [one.get("visits", 0) for one in answer["best"]]
    assert hint.simulations == answer["simulations"]


def test_ladders_are_the_programs(program: str) -> None:
    words = [
        program,
        "ladder",
        "three-little-pigs",
        "--bots",
        "random,greedy",
        "--matches",
        "40",
        "--seed",
        "3",
        "--threads",
        "1",
    ]
    printed = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    rung = sounder.ladder("three-little-pigs", ["random", "greedy"], matches=40, seed=3).rungs[0]
    assert f"greedy against random, {rung.matches} matches" in printed
    assert f"{100 * rung.wins.value:5.1f} % ({100 * rung.wins.low:.1f}-{100 * rung.wins.high:.1f})" in printed


def test_the_program_reads_our_records(program: str) -> None:
    match = random_match("happy-pigs", 4, 1)
    answer = subprocess.run(
        [program, "verify", "-"], input=match.record(), capture_output=True, text=True, check=True
    ).stdout
    assert answer.strip().endswith(sounder.verify(match))
