import json
import os
import signal
import subprocess
import warnings
from pathlib import Path

import pytest

import sounder

small = {"game": "three-little-pigs", "matches": 40, "bots": "greedy", "luck_matches": 4, "course_matches": 10}


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_run_comes_back_as_tables(tmp_path: Path) -> None:
    calls: list[tuple[int, int]] = []
    run = sounder.lab.run(small, out=tmp_path / "run", matches=64, seed=5, progress=lambda *done: calls.append(done))
    assert run.complete and run.folder == tmp_path / "run" and run.report.exists()
    assert calls and all(done <= all for done, all in calls)
    assert len(run.matches) == 64 and len(run.seats) == 2
    assert {"seat", "bot"} <= set(run.seats.columns)
    assert run.summary["cases"][0]["matches"] == 64
    assert "greedy" in str(run)
    again = sounder.lab.load(tmp_path / "run")
    assert again.summary == run.summary and list(again.seats) == list(run.seats)


def test_the_same_bytes_on_any_number_of_threads(tmp_path: Path) -> None:
    one = sounder.lab.run(small, out=tmp_path / "one", threads=1)
    many = sounder.lab.run(small, out=tmp_path / "many", threads=3)
    assert files(one.folder) == files(many.folder)


def test_a_folder_that_nobody_named_goes_with_the_run() -> None:
    run = sounder.lab.run(small)
    folder = run.folder
    assert (folder / "results.jsonl").exists() and len(run.matches) == 40
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        del run
    assert not folder.exists() and not caught


def test_the_same_bytes_as_the_program(program: str, tmp_path: Path) -> None:
    study = tmp_path / "study.toml"
    study.write_text(
        'title = "Two \\"layouts\\""\ngame = "bite-the-pumpkin"\nmatches = 20\nseed = 7\nbots = "greedy"\nluck_matches = 2\n'
        '[[variant]]\nname = "classic"\n[[variant]]\nname = "orchard"\noptions = {layout = "orchard"}\n'
    )
    subprocess.run(
        [program, "lab", "run", str(study), "--out", str(tmp_path / "theirs")], check=True, capture_output=True
    )
    ours = sounder.lab.run(study, out=tmp_path / "ours")
    assert files(ours.folder) == files(tmp_path / "theirs")
    assert len(ours.seats) == 4


def test_a_bot_of_ones_own_sits_in_a_run() -> None:
    def first(turn: sounder.Match) -> sounder.Move:
        return turn.legal_moves()[0]

    run = sounder.lab.run({**small, "bots": [first, "random"], "matches": 20})
    assert run.seats["bot"] == ["python:first", "random"]

    def bad(turn: sounder.Match) -> sounder.Move:
        raise LookupError("of my own")

    with pytest.raises(LookupError, match="of my own"):
        sounder.lab.run({**small, "bots": ["random", bad]})


def test_two_runs_at_once_have_bots_of_the_same_name(tmp_path: Path) -> None:
    """One is played within the other's bot: both are registered at the same time."""

    def run(bot: sounder.PythonBot, name: str) -> sounder.lab.Run:
        return sounder.lab.run({**small, "bots": [("mine", bot), "random"], "matches": 20}, out=tmp_path / name)

    def first(turn: sounder.Match) -> sounder.Move:
        return turn.legal_moves()[0]

    def last(turn: sounder.Match) -> sounder.Move:
        return turn.legal_moves()[-1]

    def asks(turn: sounder.Match) -> sounder.Move:
        if not (tmp_path / "inner").exists():
            run(last, "inner")
        return turn.legal_moves()[0]

    assert files(run(asks, "outer").folder) == files(run(first, "first").folder)
    assert files(tmp_path / "inner") == files(run(last, "last").folder) != files(tmp_path / "outer")


def test_ctrl_c_keeps_what_is_finished_and_resume_goes_on(tmp_path: Path) -> None:
    whole = sounder.lab.run(small, out=tmp_path / "whole", matches=1000)

    def interrupt(done: int, _: int) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(KeyboardInterrupt):
        sounder.lab.run(small, out=tmp_path / "part", matches=1000, progress=interrupt)
    with pytest.raises(sounder.SounderError):
        sounder.lab.run(small, out=tmp_path / "part", matches=1000)
    rest = sounder.lab.run(small, out=tmp_path / "part", matches=1000, resume=True)
    assert files(rest.folder) == files(whole.folder)


def test_ctrl_c_in_a_run_with_a_bot_of_ones_own_keeps_no_half_match(tmp_path: Path) -> None:
    calls = 0

    def first(turn: sounder.Match) -> sounder.Move:
        nonlocal calls
        calls += 1
        if calls == 5000:  # in the middle of a match
            os.kill(os.getpid(), signal.SIGINT)
        while calls == 5000:
            pass
        return turn.legal_moves()[0]

    mine = {**small, "bots": [first, "random"], "matches": 1000}
    with pytest.raises(KeyboardInterrupt):
        sounder.lab.run(mine, out=tmp_path / "part")
    rest = sounder.lab.run(mine, out=tmp_path / "part", resume=True)
    assert files(rest.folder) == files(sounder.lab.run(mine, out=tmp_path / "whole").folder)


def test_tables_become_what_one_works_with() -> None:
    run = sounder.lab.run(small)
    for library, convert in (("pandas", "to_pandas"), ("polars", "to_polars"), ("pyarrow", "to_arrow")):
        pytest.importorskip(library)
        for table in (run.seats, run.matches):
            assert len(getattr(table, convert)()) == len(table)


def test_stopping_when_enough_is_known() -> None:
    run = sounder.lab.run(small, matches=100_000, until="win-rate of p1 within 9 %")
    assert run.complete and 100 <= len(run.matches) < 5000


@pytest.mark.parametrize(
    "experiment,words,expected",
    [
        ({}, {}, "game"),
        ({"game": "chess"}, {}, "unknown game"),
        ({"game": "happy-pigs", "colour": 1}, {}, "unknown key"),
        ({"game": "happy-pigs", "bots": "nobody"}, {}, "unknown bot"),
        ({"game": "happy-pigs", "bots": [object()]}, {}, "expected"),
        ({"game": "happy-pigs", "matches": 0}, {}, "matches"),
        ({"game": "happy-pigs"}, {"seed": -1}, "seed"),
        ({"game": "happy-pigs"}, {"threads": 0}, "threads"),
        ({"game": "happy-pigs"}, {"until": "soon"}, "expected"),
        ({"game": "happy-pigs"}, {"resume": True}, "out"),
        ({"game": "happy-pigs"}, {"out": "/proc/none/here"}, "/proc/none"),
        ({"game": "happy-pigs"}, {"progress": 3}, "progress"),
        ({1: 2}, {}, "key"),
        (7, {}, "expected a dict"),
        ("/no/such.toml", {}, "cannot be read"),
    ],
)
def test_experiments_that_can_not_be(experiment: object, words: dict[str, object], expected: str) -> None:
    with pytest.raises(sounder.SounderError, match=expected):
        sounder.lab.run(experiment, **words)  # type: ignore[arg-type]


def test_results_are_json_lines(tmp_path: Path) -> None:
    run = sounder.lab.run(small, out=tmp_path / "run")
    lines = [json.loads(line) for line in (tmp_path / "run/results.jsonl").read_text().splitlines()]
    assert list(run.matches) == [{name: line.get(name) for name in run.matches.columns} for line in lines]
