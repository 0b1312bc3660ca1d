import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from play import random_match, tables

import sounder


@pytest.mark.parametrize("game,seats", tables)
def test_every_level_gives_advice(game: str, seats: int) -> None:
    match = sounder.match(game, seats=seats, seed=1)
    for level in sounder.game(game).bots:
        advice = match.advice(level=level, simulations=20)
        assert advice.move in match.legal_moves()
        assert all(one.move in match.legal_moves() and 0 <= one.share <= 1 for one in advice.considered)


def test_the_same_seed_gives_the_same_advice() -> None:
    match = random_match("wild-pigs", 3, 1).at(60)
    while match.is_chance or match.is_over:
        match = match.at(len(match) - 1)
    first, second = (match.advice(level="strong", simulations=200, seed=3) for _ in range(2))
    weighed = [[(one.move, one.share, one.visits) for one in advice.considered] for advice in (first, second)]
    assert weighed[0] == weighed[1]
    assert first.simulations > 0


def test_a_bot_goes_on_from_move_to_move() -> None:
    match = sounder.match("three-little-pigs", seed=2)
    bot = sounder.bot(match, "casual")
    assert bot.level == "casual"
    while not match.is_over and len(match) < 60:
        match.play(match.current_player, bot.advice(match).move)
    with pytest.raises(sounder.SounderError, match="another game"):
        bot.advice(sounder.match("happy-pigs", seed=1))
    with pytest.raises(sounder.SounderError, match="another game"):
        bot.advice(sounder.match("three-little-pigs", seats=3, seed=1))


def test_hints_say_why() -> None:
    hint = sounder.match("bite-the-pumpkin", seed=1).hint(level="casual", top=2)
    assert len(hint.best) == 2 and hint.why
    assert hint.why != sounder.match("bite-the-pumpkin", seed=1).hint(level="casual", top=2, language="fr").why


def test_nobody_to_advise() -> None:
    match = random_match("happy-pigs", 2, 1)
    with pytest.raises(sounder.SounderError, match="over"):
        match.advice()
    with pytest.raises(sounder.SounderError, match="chance"):
        sounder.match("three-little-pigs", chance="ask").hint()
    with pytest.raises(sounder.SounderError, match="p2 is not to decide, expected p1"):
        sounder.match("bite-the-pumpkin").advice("p2")


def test_proofs() -> None:
    match = random_match("bite-the-pumpkin", 2, 3)
    winner = match.result.winners[0] if match.result else -1
    match.undo()
    proof = sounder.solve(match, nodes=100_000)
    assert proof.winner in ("herd", "farmer") and proof.positions > 0
    if proof.line:
        for text in proof.line:
            match.play(match.current_player, text)
        if match.is_over:
            assert match.result and match.result.winners == [0 if proof.winner == "herd" else 1]
    assert winner in (0, 1)
    assert sounder.solve(sounder.match("bite-the-pumpkin"), nodes=10).winner is None
    with pytest.raises(sounder.SounderError, match="expected bite-the-pumpkin"):
        sounder.solve(sounder.match("happy-pigs"))
    with pytest.raises(sounder.SounderError, match="3 seats"):
        sounder.solve(sounder.match("bite-the-pumpkin", seats=3))


# ---- Ladders ----


def first_move(turn: sounder.Match) -> sounder.Move:
    return turn.legal_moves()[0]


def last_move(turn: sounder.Match) -> sounder.Move:
    return turn.legal_moves()[-1]


def greedy_text(turn: sounder.Match) -> str:
    return turn.advice(level="greedy", seed=turn.seed or 0).move.text


def test_a_ladder_with_bots_of_ones_own() -> None:
    calls: list[tuple[int, int]] = []
    ladder = sounder.ladder(
        "three-little-pigs",
        [first_move, "random", ("best", greedy_text)],
        matches=10,
        seed=2,
        progress=lambda *done: calls.append(done),
    )
    assert [(rung.lower, rung.upper, rung.matches) for rung in ladder.rungs] == [
        ("python:first_move", "random", 10),
        ("random", "python:best", 10),
    ]
    assert list(ladder.ratings) == ["python:first_move", "random", "python:best"]
    assert ladder.rungs[1].wins.low < ladder.rungs[1].wins.value and ladder.rungs[1].wins.value > 0.5
    assert calls[-1] == (20, 20)


def test_a_ladder_is_the_same_on_any_number_of_threads() -> None:
    bots: list[str | sounder.PythonBot] = ["random", first_move, "greedy"]
    one, many = (sounder.ladder("happy-pigs", bots, seats=3, matches=12, seed=5, threads=threads) for threads in (1, 3))
    assert one == many
    assert one != sounder.ladder("happy-pigs", bots, seats=3, matches=12, seed=6)


class Failing:
    """Plays for a while and then does something wrong."""

    def __init__(self, answers: object, after: int = 5) -> None:
        self.answers, self.left = answers, after

    def __call__(self, turn: sounder.Match) -> sounder.Move:
        self.left -= 1
        if self.left > 0:
            return turn.legal_moves()[0]
        if isinstance(self.answers, BaseException):
            raise self.answers
        return self.answers  # type: ignore[return-value]


@pytest.mark.parametrize("threads", [1, 3])
def test_what_a_bot_throws_ends_the_ladder(threads: int) -> None:
    with pytest.raises(ZeroDivisionError, match="of my own"):
        sounder.ladder("wild-pigs", ["random", Failing(ZeroDivisionError("of my own"))], matches=1000, threads=threads)


@pytest.mark.parametrize(
    "answer", [None, 7, "no such move", b"x", [], sounder.match("wild-pigs", seed=3).legal_moves()[0]]
)
def test_a_wrong_answer_of_a_bot_ends_the_ladder(answer: object) -> None:
    with pytest.raises(sounder.SounderError):
        sounder.ladder("bite-the-pumpkin", ["random", Failing(answer)], matches=1000)


def test_a_bot_may_play_on_in_thought() -> None:
    def thinks(turn: sounder.Match) -> sounder.Move:
        moves = turn.legal_moves()
        while not turn.is_over:
            turn.play(turn.current_player, turn.legal_moves()[0])
        return moves[0]

    plain = sounder.ladder("three-little-pigs", ["random", ("one", first_move)], matches=6)
    assert sounder.ladder("three-little-pigs", ["random", ("one", thinks)], matches=6) == plain


def test_a_bot_of_ones_own_plays_against_itself() -> None:
    ladder = sounder.ladder("three-little-pigs", [first_move, first_move], matches=10)
    assert [(rung.lower, rung.upper, rung.matches) for rung in ladder.rungs] == [
        ("python:first_move", "python:first_move", 10)
    ]


def test_two_ladders_at_once_have_bots_of_the_same_name() -> None:
    """One is played within the other's bot: both are registered at the same time."""
    within: list[sounder.Ladder] = []

    def ladder(bot: sounder.PythonBot) -> sounder.Ladder:
        return sounder.ladder("three-little-pigs", ["random", ("mine", bot)], matches=6)

    def asks(turn: sounder.Match) -> sounder.Move:
        if not within:
            within.append(ladder(last_move))
        return turn.legal_moves()[0]

    outer = ladder(asks)
    assert outer == ladder(first_move) and within == [ladder(last_move)] and within != [outer]


def test_ladders_that_can_not_be() -> None:
    for bots, expected in [
        (["random"], "at least two"),
        (["random", "nobody"], "unknown bot"),
        (["random", "greedy", "random"], "twice"),
        (["random", 5], "a callable"),
        ("random", "a list"),
        ([first_move, ("first_move", greedy_text)], 'two bots are called "first_move", expected names of their own'),
        ([lambda turn: turn.legal_moves()[0], lambda turn: turn.legal_moves()[-1]], 'two bots are called "<lambda>"'),
        ([first_move, "random", first_move], '"python:first_move" is named twice'),
    ]:
        with pytest.raises(sounder.SounderError, match=expected):
            sounder.ladder("happy-pigs", bots)  # type: ignore[arg-type]


# ---- Ctrl-C ----


def interrupt(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGINT)


def test_ctrl_c_ends_a_ladder() -> None:
    with pytest.raises(KeyboardInterrupt):
        sounder.ladder("three-little-pigs", ["random", "greedy"], matches=200_000, progress=interrupt)


def test_ctrl_c_ends_thinking_and_proving() -> None:
    match = sounder.match("bite-the-pumpkin", seed=1)
    for ask in (lambda: match.advice(seconds=3600), lambda: sounder.solve(match, seconds=3600)):
        with pytest.raises(KeyboardInterrupt):
            threading.Thread(target=interrupt).start()
            ask()


looping = """
import os, signal, sounder
signal.signal(signal.SIGINT, signal.default_int_handler)  # our parent may ignore it
def loops(*_):
    os.write(1, b"looping\\n")  # in one piece, whatever other threads write
    while True: pass
def stubborn(turn):
    try: loops()
    except KeyboardInterrupt: loops()
def plays(turn): return turn.legal_moves()[0]
try: sounder.ladder("three-little-pigs", ["random", {bot}], matches=20, threads={threads}, progress={progress})
except KeyboardInterrupt: print("ended")
"""


@pytest.mark.parametrize(
    "bot,progress,threads,signals",
    [("loops", None, 1, 1), ("loops", None, 3, 1), ("plays", "loops", 1, 1), ("stubborn", None, 1, 2)],
)
def test_ctrl_c_ends_a_function_that_loops(
    bot: str, progress: str | None, threads: int, signals: int, tmp_path: Path
) -> None:
    script = looping.format(bot=bot, progress=progress, threads=threads)
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, cwd=tmp_path) as child:
        try:
            for _ in range(signals):
                assert child.stdout and child.stdout.readline() == "looping\n"
                child.send_signal(signal.SIGINT)
            rest, _ = child.communicate(timeout=60)
        finally:
            child.kill()
    assert rest.endswith("ended\n") and child.returncode == 0


def test_other_threads_run_while_a_bot_thinks() -> None:
    match = sounder.match("bite-the-pumpkin", seed=1)
    done = threading.Event()

    def think() -> None:
        match.advice(simulations=20_000)
        done.set()

    thinking = threading.Thread(target=think)
    thinking.start()
    counted = 0
    while not done.is_set():
        counted += 1
    thinking.join()
    assert counted > 1000
