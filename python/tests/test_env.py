"""One match as an environment."""

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
    """`move.actions` played one after the other in an environment lead where `match.play` leads."""
    match = sounder.match(game, seats=seats, chance="ask")
    env = sounder.env(game, seats=seats, chance="ask")
    rng = random.Random(4)
    for _ in range(300):
        if match.is_over:
            break
        if match.is_chance:
            outcome = rng.randrange(len(match.chance_outcomes()))
            match.play(-1, match.chance_outcomes()[outcome][0])
            env.apply_chance(outcome)
        else:
            move = rng.choice(match.legal_moves())
            before = env.hash
            for action in move.actions:
                if env.hash == before and env.is_legal(action):  # forced actions are not asked for
                    env.step(action)
            match.play(match.current_player, move)
        assert env.hash == int(match.hash, 16)
        assert env.is_over == match.is_over


def test_a_copy_goes_its_own_way() -> None:
    env = sounder.env("wild-pigs", chance="ask")
    while env.is_chance:
        env.apply_chance(0)
    for other in (env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.hash == env.hash and np.array_equal(other.action_mask(), env.action_mask())
        before = env.hash
        while other.hash == before:
            other.step(other.legal_actions()[0])
        assert env.hash == before


def test_a_move_that_is_half_chosen_can_be_pickled() -> None:
    rng = random.Random(2)
    half_chosen = 0
    for _ in range(200):
        env = sounder.env("bite-the-pumpkin", chance="ask")
        while not env.is_over:
            before = env.hash
            env.step(rng.choice(env.legal_actions()))
            if env.hash == before:
                half_chosen += 1
                again = pickle.loads(pickle.dumps(env))
                assert again.legal_actions() == env.legal_actions() and np.array_equal(
                    again.observation(0), env.observation(0)
                )
    assert half_chosen > 0


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        (lambda env: env.step(-1), "action -1 is not legal for p1"),
        (lambda env: env.step(10**6), "action 1000000 is not legal"),
        (lambda env: env.observation(7), r"seat is 7, expected 0 to 1 \(\"p1\" to \"p2\"\), or -1 or None"),
        (lambda env: env.set_current_player(1), "p2 is not to move"),
        (lambda env: env.apply_chance(0), "outcome 0 of chance, expected one below 0"),
        (lambda env: env.scores(), "expected a match that is over"),
        (lambda env: env.seat_bot(0, "nobody"), "unknown bot"),
        (lambda env: env.observe_into(0, bytearray(3), bytearray(3)), "expected an array of"),
        (lambda env: env.observe_into(0, b"no", 5), "expected an array of"),
        (
            lambda env: env.observe_into(0, np.empty(env.observation_size, np.uint16), bytearray(env.num_actions)),
            "numbers, int16",
        ),
        (
            lambda env: env.observe_into(0, np.empty(env.observation_size * 2, np.int8), bytearray(env.num_actions)),
            "numbers, int16",
        ),
        (lambda env: env.check(500), "action 500 .* is not legal"),
        (lambda env: pickle.dumps(env), "can't be pickled"),
    ],
)
def test_what_can_not_be_is_refused(wish: object, words: str) -> None:
    env = sounder.env("bite-the-pumpkin", seed=1)
    before = env.hash
    with pytest.raises(sounder.SounderError, match=words):
        wish(env)  # type: ignore[operator]
    assert env.hash == before


def test_a_pickle_that_was_changed_is_refused() -> None:
    env = sounder.env("three-little-pigs", chance="ask")
    kept: list[Any] = list(env.__getstate__())
    for place, other in ((0, "another version"), (1, 7), (6, bytes(len(kept[6]))), (7, 9)):
        changed = [*kept[:place], other, *kept[place + 1 :]]
        with pytest.raises(sounder.SounderError, match="expected"):
            sounder.Env.__new__(sounder.Env).__setstate__(tuple(changed))


def test_while_bots_think_nobody_else_asks_anything_of_the_match() -> None:
    """Two threads of Python at one match: one of them is refused, and nothing breaks."""
    env = sounder.env("three-little-pigs", seed=1)
    env.seat_bot(1, "greedy")
    done, refused = threading.Event(), []

    def reset_all_the_time() -> None:
        while not done.is_set():
            try:
                env.reset(3)
            except sounder.SounderError as error:
                refused.append(str(error))

    other = threading.Thread(target=reset_all_the_time)
    other.start()
    for _ in range(3000):
        try:
            legal = env.legal_actions()
            if legal:
                env.step(legal[0])
        except sounder.SounderError as error:
            refused.append(str(error))
    done.set()
    other.join()
    assert all(
        "one call at a time" in words or "is not legal" in words or "no player is to act" in words for words in refused
    )


def test_what_is_secret_is_in_no_observation() -> None:
    """Two matches that differ only in what p1 has chosen in secret look alike to the others."""
    envs = [sounder.env("happy-pigs", seats=3, seed=3) for _ in range(2)]
    rng = random.Random(1)
    while len(envs[0].current_players) < 3:
        action = rng.choice(envs[0].legal_actions())
        for env in envs:
            env.step(action)
    for env, action in zip(envs, envs[0].legal_actions()[:2], strict=True):
        env.step(action)
    assert envs[0].hash != envs[1].hash
    for seat in (1, 2, -1):
        assert np.array_equal(envs[0].observation(seat), envs[1].observation(seat))
    assert not np.array_equal(envs[0].observation(0), envs[1].observation(0))
