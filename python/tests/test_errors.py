"""Whatever is asked, the answer is an answer or an exception that says what was expected: never a crash."""

import math
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from play import tables

import sounder


@pytest.mark.parametrize(
    "words,expected",
    [
        (("chess", {}), 'unknown game "chess", expected bite-the-pumpkin'),
        ((None, {}), "expected one of bite-the-pumpkin"),
        (("wild-pigs", {"seats": 9}), "seats is 9, expected a number from 2 to 5"),
        (("bite-the-pumpkin", {"seats": 0}), "seats is 0, expected a number from 2 to 3"),
        (("wild-pigs", {"seats": 1}), "seats, expected 2 to 5"),
        (("wild-pigs", {"seats": "2"}), "expected a number from 2 to 5"),
        (("chess", {"seats": 9}), 'unknown game "chess"'),
        (("wild-pigs", {"seats": True}), "expected a number"),
        (("wild-pigs", {"boss": "none"}), 'option boss is "none", expected tribute, race or gift'),
        (("wild-pigs", {"boss": None}), "option boss is None"),
        (("wild-pigs", {"colour": "red"}), 'unknown option "colour", expected boss'),
        (("wild-pigs", {"deck_factor": 99}), "expected 2"),
        (("bite-the-pumpkin", {"layout": "moon"}), "moon"),
        (("wild-pigs", {"seed": -1}), "expected a whole number from 0"),
        (("wild-pigs", {"seed": 2**64}), "expected a whole number from 0"),
        (("wild-pigs", {"seed": 1.5}), "expected a whole number from 0"),
        (("wild-pigs", {"seed": True}), "expected a whole number from 0"),
        (("wild-pigs", {"seed": np.float64(1)}), "expected a whole number from 0"),
        (("wild-pigs", {"seed": np.arange(2)}), "expected a whole number from 0"),
        (("wild-pigs", {"chance": "yes"}), 'expected "draw" or "ask"'),
        (("wild-pigs", {"chance": "ask", "seed": 1}), "expected none"),
        (("wild-pigs", {"content": "/no/such/file"}), "cannot be read"),
        (("wild-pigs", {"content": "{"}), "content"),
        (("wild-pigs", {"content": {"game": "wild-pigs"}}), 'the field "kind" is missing'),
        (("wild-pigs", {"content": 3}), "expected a path"),
        (("wild-pigs", {"content": [3]}), "expected a path"),
    ],
)
def test_matches_that_can_not_be(words: tuple[str, dict[str, object]], expected: str) -> None:
    with pytest.raises(sounder.SounderError) as error:
        sounder.match(words[0], **words[1])  # type: ignore[arg-type]
    assert expected in str(error.value) and "\n" not in str(error.value)


def test_seeds_may_be_numpys() -> None:
    match = sounder.match("wild-pigs", seed=np.uint64(2**64 - 1))
    assert match.record() == sounder.match("wild-pigs", seed=2**64 - 1).record()
    run = sounder.lab.run({"game": "happy-pigs", "bots": "random"}, matches=2, seed=np.int32(3))
    assert str(run) == str(sounder.lab.run({"game": "happy-pigs", "bots": "random"}, matches=2, seed=3))


def test_illegal_moves_are_refused_in_words() -> None:
    match = sounder.match("bite-the-pumpkin", seed=1)
    state = match.state
    wrong: list[tuple[int | str | None, str, str]] = [
        ("p1", "pig z9", "pig"),
        ("p1", "", "pig"),
        ("p2", "pig d5", "p2 is not to decide, expected p1"),
        ("p3", "pig d5", 'expected 0 to 1 ("p1" to "p2")'),
        ("x" * 1000, "pig d5", 'expected 0 to 1 ("p1" to "p2")'),
        (2, "pig d5", "seat is 2, expected 0 to 1"),
        (-2, "pig d5", "seat is -2, expected 0 to 1"),
        (-1, "pig d5", "expected p1 in place of chance"),
        (None, "pig d5", "expected p1 in place of chance"),
        ("p1", "a" * 100_000, "pig"),
        ("p1", "\0\x1b[2J", "pig"),
    ]
    for seat, move, expected in wrong:
        with pytest.raises(sounder.SounderError) as error:
            match.play(seat, move)
        assert expected in str(error.value) and "\n" not in str(error.value) and len(str(error.value)) < 600
    assert match.state == state


def test_a_finished_match_refuses_moves() -> None:
    match = sounder.match("three-little-pigs", seed=1)
    last = match.legal_moves()[0]
    while not match.is_over:
        last = match.legal_moves()[0]
        match.play(match.current_player, last)
    seats: tuple[int | str | None, ...] = ("p1", 1, -1, None)
    for seat in seats:
        with pytest.raises(sounder.SounderError, match="over"):
            match.play(seat, last)
        with pytest.raises(sounder.SounderError, match="over"):
            match.play(seat, "anything")
    with pytest.raises(IndexError):
        match.legal_moves()[0]


no_records = [
    "",
    "{",
    "{}",
    "[]",
    "null",
    '{"format": 2}',
    '{"format": 99, "game": "wild-pigs"}',
    "/no/such/file",
    "\0",
]


@pytest.mark.parametrize("text", no_records)
def test_records_that_are_none(text: str) -> None:
    for read in (sounder.load, sounder.verify):
        with pytest.raises(sounder.SounderError):
            read(text)


def test_a_record_with_other_dice_is_no_record() -> None:
    match = sounder.match("three-little-pigs", seed=1)
    with pytest.raises(sounder.SounderError, match="the dice gave"):
        sounder.verify(match.record().replace('"seed":1', '"seed":2').replace('"seed": 1', '"seed": 2'))


calls = int(os.environ.get("SOUNDER_CALLS", "400"))
odd: list[object] = [
    None, True, False, 0, -1, 1, 7, 2**63, 2**64, 2**200, -(2**63), 0.0, -1.5, math.nan, math.inf, "", "p1", "p2", "p9", "en", "xx",
    "random", "strong", "wild-pigs", "{", "{}", "\0", "\ud800", "x" * 10_000,
    b"", b"p1", [], [None], ["p1"], {}, {"a": 1}, (), object(), int, len,
    lambda *_: None, lambda *_: 1 / 0, slice(None), range(3),
]  # fmt: skip


def callables(match: sounder.Match) -> list[object]:
    bot = sounder.bot(match, "greedy")
    found: list[object] = [
        sounder.match, sounder.load, sounder.verify, sounder.show, sounder.solve, sounder.game, sounder.bot, sounder.ladder,
        sounder.lab.run, sounder.lab.load, sounder._engine.GameChoice, sounder._engine.new_match,
        sounder._engine.run_lab, sounder._engine.load_run,
        sounder._engine.merge_runs, sounder._engine.play_ladder, sounder._engine.parse_record, bot.advice, bot.hint,
    ]  # fmt: skip
    moves = match.legal_moves()
    for thing in (match, moves, *moves[:1]):
        names = [
            name
            for name in dir(thing)
            if not name.startswith("__") or name in ("__getitem__", "__eq__", "__deepcopy__")
            if not (getattr(type(thing), name).__doc__ or "").startswith("Deprecated")
        ]
        found += [getattr(thing, name) for name in names if callable(getattr(thing, name))]
    return found


@pytest.mark.parametrize("game,seats", tables)
def test_wrong_arguments_are_exceptions(game: str, seats: int) -> None:
    rng = random.Random(f"{game} {seats}")
    match = sounder.match(game, seats=seats, seed=1)
    keywords = [
        "seats",
        "seed",
        "content",
        "level",
        "seat",
        "simulations",
        "threads",
        "top",
        "language",
        "width",
        "out",
        "matches",
        "bots",
    ]
    tried = 0
    for _ in range(calls):
        call = rng.choice(callables(match))
        words = rng.choices([*odd, match, match.legal_moves(), *match.legal_moves()[:1]], k=rng.randrange(4))
        named = {rng.choice(keywords): rng.choice(odd) for _ in range(rng.randrange(3))}
        if call is sounder.ladder:  # what is right about it must not take long
            named = {"matches": 1, "bots": ["random", "random"]} | named
        if call is sounder.solve:
            named["nodes"] = 1
        if "simulations" in named:
            named["simulations"] = rng.choice([-1, 0.5, 3, None, "many", 2**64])
        try:
            call(*words, **named)  # type: ignore[operator]
        except (
            sounder.SounderError,
            TypeError,
            IndexError,
            ZeroDivisionError,
            UnicodeEncodeError,
            KeyError,
            RuntimeError,
        ) as error:
            assert str(error)
        tried += 1
        if match.is_over or rng.random() < 0.05:
            match = sounder.match(game, seats=seats, seed=tried)
        elif match.turn == "chance":
            match.draw()
    assert tried == calls


@pytest.mark.parametrize(
    "call",
    [
        lambda: sounder._engine.merge_runs([], "x"),
        lambda: sounder._engine.run_lab('game = "happy-pigs"', "x", "x", False, 1, 0, 0, "", [], None),
        lambda: sounder._engine.run_lab('game = "happy-pigs"', "x", "x", False, 1, 2, 2, "", [], None),
        lambda: sounder._engine.run_lab('game = "happy-pigs"', "x", "x", False, 0, 0, 1, "", [], None),
        lambda: sounder._engine.solve(sounder.match("bite-the-pumpkin"), 1, math.nan),
    ],
)
def test_what_is_behind_the_package_refuses_too(call: Callable[[], object]) -> None:
    with pytest.raises(sounder.SounderError, match="expected"):
        call()


def test_nothing_is_leaked(tmp_path: Path) -> None:
    """nanobind counts what is left when Python ends, and says so."""
    script = """
import sounder
for game in sounder.games():
    match = sounder.match(game, seed=1)
    while not match.is_over:
        match.play(match.current_player, match.legal_moves()[0])
    sounder.load(match.record()).clone().imagine("p1")
    str(sounder.show(match)), match.view(), match.story()
    def bad(turn): raise KeyError(turn)
    try: sounder.ladder(game, ["random", bad], matches=3)
    except KeyError: pass
"""
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert answer.stderr == "" and answer.stdout == ""
