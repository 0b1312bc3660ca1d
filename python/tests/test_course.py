"""One match in numbers."""

import copy
import pickle
import random
import threading
from typing import Any

import numpy as np
import pytest
from play import tables

import sounder


@pytest.mark.parametrize(("game", "seats"), tables)
def test_actions_of_moves_make_these_moves(game: str, seats: int) -> None:
    """`move.ids` played one after the other in a course lead where `match.play` leads."""
    match = sounder.match(game, seats=seats, chance="ask")
    course = sounder.course(game, seats=seats, chance="ask")
    rng = random.Random(4)
    for _ in range(300):
        if match.over:
            break
        if match.asked is None:
            outcome = rng.randrange(len(match.chances))
            match.play(None, match.chances[outcome][0])
            course.draw(outcome)
        else:
            move = rng.choice(match.moves)
            before = course.hash
            for action in move.ids:
                if course.hash == before and course.is_legal(action):  # what is forced is not asked
                    course.act(action)
            match.play(match.asked, move)
        assert course.hash == int(match.hash, 16)
        assert course.over == match.over


def test_a_copy_goes_its_own_way() -> None:
    course = sounder.course("wild-pigs", chance="ask")
    while course.chance_is_next:
        course.draw(0)
    for other in (course.copy(), copy.deepcopy(course), pickle.loads(pickle.dumps(course))):
        assert other.hash == course.hash and np.array_equal(other.mask(), course.mask())
        before = course.hash
        while other.hash == before:
            other.act(other.legal()[0])
        assert course.hash == before


def test_a_move_that_is_half_chosen_can_be_pickled() -> None:
    rng = random.Random(2)
    half_chosen = 0
    for _ in range(200):
        course = sounder.course("bite-the-pumpkin", chance="ask")
        while not course.over:
            before = course.hash
            course.act(rng.choice(course.legal()))
            if course.hash == before:
                half_chosen += 1
                again = pickle.loads(pickle.dumps(course))
                assert again.legal() == course.legal() and np.array_equal(again.observe(0), course.observe(0))
    assert half_chosen > 0


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (lambda course: course.act(-1), "action -1 is not legal for p1"),
        (lambda course: course.act(10**6), "action 1000000 is not legal"),
        (lambda course: course.observe(7), "seat 7, expected 0 to 1, or -1"),
        (lambda course: course.ask(1), "p2 is not asked"),
        (lambda course: course.draw(0), "outcome 0 of chance, expected one below 0"),
        (lambda course: course.scores(), "expected a match that is over"),
        (lambda course: course.seat_bot(0, "nobody"), "unknown bot"),
        (lambda course: course.look(0, bytearray(3), bytearray(3)), "expected an array of"),
        (lambda course: course.look(0, b"no", 5), "expected an array of"),
        (
            lambda course: course.look(0, np.empty(course.observed, np.uint16), bytearray(course.actions)),
            "numbers, int16",
        ),
        (
            lambda course: course.look(0, np.empty(course.observed * 2, np.int8), bytearray(course.actions)),
            "numbers, int16",
        ),
        (lambda course: course.check(500), "action 500 .* is not legal"),
        (lambda course: pickle.dumps(course), "can't be pickled"),
    ],
)
def test_what_can_not_be_is_refused(wish: object, words: str) -> None:
    course = sounder.course("bite-the-pumpkin", seed=1)
    before = course.hash
    with pytest.raises(sounder.SounderError, match=words):
        wish(course)  # type: ignore[operator]
    assert course.hash == before


def test_a_pickle_that_was_changed_is_refused() -> None:
    course = sounder.course("three-little-pigs", chance="ask")
    kept: list[Any] = list(course.__getstate__())
    for place, other in ((0, "another version"), (1, 7), (6, bytes(len(kept[6]))), (7, 9)):
        changed = [*kept[:place], other, *kept[place + 1 :]]
        with pytest.raises(sounder.SounderError, match="expected"):
            sounder.Course.__new__(sounder.Course).__setstate__(tuple(changed))


def test_while_bots_think_nobody_else_asks_anything_of_the_match() -> None:
    """Two threads of Python at one match: one of them is refused, and nothing breaks."""
    course = sounder.course("three-little-pigs", seed=1)
    course.seat_bot(1, "greedy")
    done, refused = threading.Event(), []

    def reset_all_the_time() -> None:
        while not done.is_set():
            try:
                course.reset(3)
            except sounder.SounderError as error:
                refused.append(str(error))

    other = threading.Thread(target=reset_all_the_time)
    other.start()
    for _ in range(3000):
        try:
            legal = course.legal()
            if legal:
                course.act(legal[0])
        except sounder.SounderError as error:
            refused.append(str(error))
    done.set()
    other.join()
    assert all(
        "one call at a time" in words or "is not legal" in words or "nobody is asked" in words for words in refused
    )


def test_what_is_secret_is_in_no_observation() -> None:
    """Two matches that differ only in what p1 has chosen in secret look alike to the others."""
    courses = [sounder.course("happy-pigs", seats=3, seed=3) for _ in range(2)]
    rng = random.Random(1)
    while len(courses[0].all_asked) < 3:
        action = rng.choice(courses[0].legal())
        for course in courses:
            course.act(action)
    for course, action in zip(courses, courses[0].legal()[:2], strict=True):
        course.act(action)
    assert courses[0].hash != courses[1].hash
    for seat in (1, 2, -1):
        assert np.array_equal(courses[0].observe(seat), courses[1].observe(seat))
    assert not np.array_equal(courses[0].observe(0), courses[1].observe(0))
