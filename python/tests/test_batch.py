"""Thousands of matches at a time."""

import multiprocessing
import subprocess
import sys
import threading
from multiprocessing.connection import Connection

import numpy as np
import pytest
from play import tables

import sounder


@pytest.mark.parametrize(("game", "seats"), tables)
def test_arrays_have_the_shapes_that_are_said(game: str, seats: int) -> None:
    batch = sounder.batch(game, seats=seats, size=16, seed=1)
    assert batch.observations.shape == (16, batch.observation_size) and batch.observations.dtype == np.int16
    assert batch.action_masks.shape == (16, batch.num_actions) and batch.action_masks.dtype == np.bool_
    assert batch.rewards.shape == batch.scores.shape == (16, seats)
    assert batch.current_player.shape == batch.terminated.shape == (16,)
    assert len(batch.action_names()) == batch.num_actions and len(batch.observation_names()) == batch.observation_size


@pytest.mark.parametrize(("game", "seats"), tables)
def test_steps_play_single_matches(game: str, seats: int) -> None:
    batch = sounder.batch(game, seats=seats, size=8, seed=3)
    ended = 0
    for _ in range(600):
        assert batch.action_masks.sum(axis=1).min() >= 2
        actions = batch.sample_actions()
        assert batch.action_masks[np.arange(8), actions].all()
        batch.step(actions)
        ended += int(batch.terminated.sum())
        np.testing.assert_allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert not batch.rewards[~batch.terminated].any()
    assert batch.matches == ended > 0


def test_arrays_are_the_engines_memory() -> None:
    batch = sounder.batch("three-little-pigs", size=4, seed=1)
    seen, before = batch.observations, batch.observations.copy()
    batch.step(batch.sample_actions())
    assert seen is batch.observations and not np.array_equal(seen, before)
    exported = np.from_dlpack(batch.observations)
    assert exported.ctypes.data == seen.ctypes.data


def test_arrays_outlive_the_batch() -> None:
    observations = sounder.batch("happy-pigs", size=64, seed=1).observations
    assert observations.sum() != 0


def test_threads_and_seeds() -> None:
    def played(threads: int, seed: int) -> np.ndarray:
        batch = sounder.batch("wild-pigs", seats=3, size=9, threads=threads, seed=seed)
        for _ in range(200):
            batch.step(batch.sample_actions())
        return batch.observations.copy()

    assert np.array_equal(played(1, 5), played(2, 5))
    assert not np.array_equal(played(1, 5), played(1, 6))


@pytest.mark.parametrize(
    ("actions", "words"),
    [
        ([0] * 3, r"shape \(3,\), expected \(4,\)"),
        ([[0, 0], [0, 0]], r"shape \(2, 2\)"),
        ([0.0] * 4, "dtype float64, expected whole numbers"),
        (["a"] * 4, "expected whole numbers"),
        ([-1] * 4, "match 0: action -1 is not legal"),
        ([10**6] * 4, "match 0: action 1000000 is not legal"),
        (None, "expected whole numbers"),
    ],
)
def test_wrong_actions_are_refused_and_nothing_is_played(actions: object, words: str) -> None:
    batch = sounder.batch("three-little-pigs", size=4, seed=1)
    before = batch.observations.copy()
    with pytest.raises(sounder.SounderError, match=words):
        batch.step(actions)  # type: ignore[arg-type]
    assert np.array_equal(before, batch.observations) and batch.moves == 0


@pytest.mark.parametrize(
    "given", [{"size": 0}, {"threads": 0}, {"seats": 9}, {"seed": -1}, {"veteran": "maybe"}, {"nonsense": 1}]
)
def test_wrong_wishes_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(sounder.SounderError, match=r"expected|unknown"):
        sounder.batch("three-little-pigs", **given)  # type: ignore[arg-type]


def test_two_threads_of_python_do_not_break_a_batch() -> None:
    batch = sounder.batch("three-little-pigs", size=256, threads=2, seed=1)
    refused = []

    def play() -> None:
        for _ in range(300):
            try:
                batch.step(batch.sample_actions())
            except sounder.SounderError as error:
                refused.append(str(error))

    others = [threading.Thread(target=play) for _ in range(3)]
    for other in others:
        other.start()
    for other in others:
        other.join()
    assert all("one call at a time" in words or "is not legal" in words for words in refused)
    batch.step(batch.sample_actions())


def test_rewards_are_forgotten_whatever_one_writes_into_the_arrays() -> None:
    batch = sounder.batch("bite-the-pumpkin", size=8, seed=1)
    while not batch.terminated.any():
        batch.step(batch.sample_actions())
    batch.terminated[:] = False
    batch.step(batch.sample_actions())
    assert not batch.rewards[~batch.terminated].any()


def test_threads_that_can_not_be_had_are_refused() -> None:
    """In a process of its own that may not have much memory."""
    program = """
import resource, sounder
resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
try:
    sounder.batch("three-little-pigs", size=2000, threads=1024)
except sounder.SounderError as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd="/").stdout
    assert "expected fewer" in said


def played_on(batch: sounder.Batch) -> bytes:
    for _ in range(20):
        batch.step(batch.sample_actions())
    return batch.observations.tobytes()


def new_batch() -> sounder.Batch:
    return sounder.batch("three-little-pigs", size=8, threads=2, seed=4)


def answer(to: Connection, batch: sounder.Batch | None) -> None:
    to.send_bytes(played_on(batch or new_batch()))


@pytest.mark.parametrize(
    ("method", "inherits"), [("fork", True), ("fork", False), ("forkserver", False), ("spawn", False)]
)
def test_another_process_plays_the_same(method: str, inherits: bool) -> None:
    batch = new_batch()
    context = multiprocessing.get_context(method)
    here, there = context.Pipe(duplex=False)
    child = context.Process(target=answer, args=(there, batch if inherits else None), daemon=True)  # type: ignore[attr-defined]
    child.start()
    there.close()
    try:
        assert here.poll(120), "the other process hangs"
        assert here.recv_bytes() == played_on(batch)
        child.join()
        assert child.exitcode == 0
    finally:
        child.kill()


@pytest.mark.parametrize(
    "does",
    [
        "pass",
        "del batch",
        "batch = new()",
        "batch.reset(4); batch.step(batch.sample_actions())",
        "batch.step(batch.sample_actions()); in_child('batch.step(batch.sample_actions())'); batch.step(batch.sample_actions())",
    ],
)
def test_a_forked_process_ends_as_it_should(does: str) -> None:
    """Whatever it does with the batch that it inherits, whose threads it does not have; its own child, too."""
    program = f"""
import os, sys, signal, sounder
def new(): return sounder.batch("three-little-pigs", size=8, threads=3, seed=4)
batch = new()
def in_child(does):
    child = os.fork()
    if child == 0:
        signal.alarm(120)  # one that hangs is ended
        exec(does, globals())
        sys.exit()
    assert os.waitpid(child, 0)[1] == 0, does
in_child({does!r})
batch.step(batch.sample_actions())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, cwd="/")
    assert (done.returncode, done.stderr) == (0, "")
