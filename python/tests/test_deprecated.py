"""Names of earlier versions: each gives what its new name gives, and warns once."""

import subprocess
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from play import secret_choice, secret_choice_env

import sounder
import sounder.pettingzoo


def warned_once(use: Callable[[], Any]) -> Any:
    """The value, after exactly one warning that points here."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        value = use()
    assert [(one.category, one.filename) for one in caught] == [(DeprecationWarning, __file__)]
    assert " is deprecated, expected " in str(caught[0].message)
    return value


def same(one: object, other: object) -> bool:
    if isinstance(one, np.ndarray):
        return np.array_equal(one, other)  # type: ignore[arg-type]
    if isinstance(one, sounder.Moves) and isinstance(other, sounder.Moves):
        return list(one) == list(other)
    if isinstance(one, sounder.Env | sounder.Match):
        return type(one) is type(other) and one.hash == other.hash
    return one == other


def new_env() -> Any:
    return secret_choice_env(1)


def chance_env() -> Any:
    env = sounder.env("three-little-pigs", chance="ask")
    assert env.is_chance
    return env


def new_match() -> Any:
    return secret_choice(1)


def chance_match() -> Any:
    return sounder.match("three-little-pigs", chance="ask")


def new_batch() -> Any:
    return sounder.batch("three-little-pigs", size=4, seed=1)


def looked_at(env: Any, name: str) -> list[bytes]:
    seen, mask = np.empty(env.observation_size, np.int16), np.empty(env.num_actions, np.int8)
    getattr(env, name)(0, seen, mask)
    return [seen.tobytes(), mask.tobytes()]


Use = Callable[[Any], Any]


def read(make: Callable[[], Any], old: str, new: str) -> Any:
    """An attribute that has another name."""
    return pytest.param(make, lambda thing: getattr(thing, old), lambda thing: getattr(thing, new), id=f"{old}-{new}")


def called(make: Callable[[], Any], old: str, new: str, *arguments: Any) -> Any:
    """A method that has another name."""
    return pytest.param(
        make,
        lambda thing: getattr(thing, old)(*arguments),
        lambda thing: getattr(thing, new)(*arguments),
        id=f"{old}()-{new}()",
    )


def done(make: Callable[[], Any], old: str, new: str, *arguments: Any) -> Any:
    """A method that changes its object."""

    def hash_after(name: str) -> Use:
        def call(thing: Any) -> Any:
            getattr(thing, name)(*arguments)
            return thing.hash

        return call

    return pytest.param(make, hash_after(old), hash_after(new), id=f"{old}()-{new}()")


aliases = [
    *(read(new_env, *names) for names in [("seats", "num_players"), ("actions", "num_actions")]),
    *(read(new_env, *names) for names in [("observed", "observation_size"), ("most_chances", "max_chance_outcomes")]),
    *(read(new_env, *names) for names in [("asked", "current_player"), ("all_asked", "current_players")]),
    *(read(new_env, *names) for names in [("over", "is_over"), ("chance_is_next", "is_chance")]),
    called(new_env, "observed_names", "observation_names"),
    called(new_env, "legal", "legal_actions"),
    called(new_env, "mask", "action_mask"),
    called(new_env, "observe", "observation", 1),
    called(new_env, "rewards", "returns"),
    called(new_env, "copy", "clone"),
    called(chance_env, "chances", "chance_outcomes"),
    called(chance_env, "weights", "chance_weights"),
    done(chance_env, "draw", "apply_chance", 0),
    done(new_env, "ask", "set_current_player", 1),
    done(new_env, "act", "step", new_env().legal_actions()[0]),
    pytest.param(new_env, lambda env: looked_at(env, "look"), lambda env: looked_at(env, "observe_into"), id="look"),
    *(read(new_match, *names) for names in [("seats", "num_players"), ("over", "is_over")]),
    called(new_match, "moves_of", "legal_moves", "p2"),
    called(new_match, "copy", "clone"),
    pytest.param(new_match, lambda match: match.asked, lambda match: "p1", id="asked of a match"),
    pytest.param(chance_match, lambda match: match.asked, lambda match: None, id="asked where chance is next"),
    pytest.param(new_match, lambda match: match.all_asked, lambda match: ["p1", "p2", "p3"], id="all_asked of a match"),
    pytest.param(new_match, lambda match: match.moves, lambda match: match.legal_moves(), id="moves"),
    pytest.param(chance_match, lambda match: match.chances, lambda match: match.chance_outcomes(), id="chances"),
    pytest.param(
        new_match,
        lambda match: match.steps,
        lambda match: [(None if player < 0 else f"p{player + 1}", text) for player, text in match.history],
        id="steps",
    ),
    read(lambda: new_match().legal_moves()[0], "ids", "actions"),
    called(lambda: new_match().legal_moves()[0], "say", "describe", "it"),
    pytest.param(lambda: new_match().legal_moves()[0], lambda move: move.says, lambda move: move.describe(), id="says"),
    pytest.param(lambda: new_match().legal_moves(1)[0], lambda move: move.seat, lambda move: "p2", id="seat"),
    *(read(new_batch, *names) for names in [("seats", "num_players"), ("actions", "num_actions")]),
    *(read(new_batch, *names) for names in [("observed", "observation_size"), ("masks", "action_masks")]),
    *(read(new_batch, *names) for names in [("asked", "current_player"), ("finished", "terminated")]),
    called(new_batch, "observed_names", "observation_names"),
    called(new_batch, "choose", "sample_actions"),
    called(new_batch, "play", "step", new_batch().sample_actions()),
    read(lambda: sounder.game("wild-pigs"), "longest", "max_moves"),
    read(lambda: sounder.game("wild-pigs").options[0], "usual", "default"),
    read(lambda: sounder.game("bite-the-pumpkin").content[0], "usual", "default"),
    called(lambda: sounder.pettingzoo.env("happy-pigs"), "observed_names", "observation_names"),
]


@pytest.mark.parametrize(("make", "old", "new"), aliases)
def test_an_old_name_warns_once_and_gives_the_same(make: Callable[[], Any], old: Use, new: Use) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        found, expected = old(make()), new(make())
    # Garbage of other tests may be collected here and warn, too.
    told = [one for one in caught if one.category is DeprecationWarning]
    assert [one.filename for one in told] == [__file__]
    assert " is deprecated, expected " in str(told[0].message)
    assert same(found, expected)


def test_course_makes_an_env() -> None:
    old: Any = sounder
    env = warned_once(lambda: old.course("happy-pigs", seats=3, seed=5))
    assert isinstance(env, sounder.Env) and env.hash == sounder.env("happy-pigs", seats=3, seed=5).hash


@pytest.mark.parametrize("use", ["from sounder import Course", "import sounder; Course = sounder.Course"])
def test_the_old_class_is_the_new_one(use: str, tmp_path: Path) -> None:
    """In a process of its own: the second use of the name does not warn."""
    script = f"""
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    {use}
import sounder
print(len(caught), caught[0].category.__name__, Course is sounder.Env)
"""
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert said.stdout == "1 DeprecationWarning True\n"


def test_old_names_are_not_offered() -> None:
    assert "course" not in sounder.__all__ and "Course" not in sounder.__all__
