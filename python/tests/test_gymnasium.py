"""One seat against bots."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from play import tables

import sounder
import sounder.gymnasium


@pytest.mark.parametrize(("game", "seats"), tables)
def test_gymnasiums_own_check(game: str, seats: int) -> None:
    check_env(sounder.gymnasium.env(game, seats=seats, against="random"), skip_render_check=True)


@pytest.mark.parametrize("game", sounder.games())
@pytest.mark.parametrize("seat", [0, "p2"])
def test_a_match_to_its_end_against_bots(game: str, seat: int | str) -> None:
    env = sounder.gymnasium.env(game, seat=seat, against="novice")
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=7)
    ended, reward = False, 0.0
    while not ended:
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        _, reward, ended, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    assert -1 <= reward <= 1 and not env.action_masks().any()
    with pytest.raises(sounder.SounderError, match="the match is over"):
        env.step(0)


def test_the_same_seed_gives_the_same_match() -> None:
    def sums_of_a_match() -> list[float]:
        env = sounder.gymnasium.env("happy-pigs", seats=3, against=["greedy", "random"])
        rng = np.random.default_rng(1)
        seen, info = env.reset(seed=3)
        sums, ended = [float(seen.sum())], False
        while not ended:
            seen, _, ended, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
            sums.append(float(seen.sum()))
        return sums

    assert sums_of_a_match() == sums_of_a_match()


def test_what_is_not_legal() -> None:
    for illegal in ("lose", "replace", "refuse"):
        env = sounder.gymnasium.env("three-little-pigs", illegal=illegal)
        _, info = env.reset(seed=1)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if illegal == "refuse":
            with pytest.raises(sounder.SounderError, match="is not legal"):
                env.step(wrong)
        else:
            _, reward, ended, _, _ = env.step(wrong)
            assert (ended and reward == -1) == (illegal == "lose")
            if ended:
                with pytest.raises(sounder.SounderError, match="the match is over"):
                    env.step(wrong)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seat": "p3"}, "seat is 'p3', expected 0 to 1"),
        ({"seat": 2}, "seat is 2, expected 0 to 1"),
        ({"seat": True}, "seat is True, expected 0 to 1"),
        ({"against": "nobody"}, "unknown bot"),
        ({"against": ["random", "random"]}, "2 bots, expected one for each of the other 1 players"),
        ({"illegal": "cheat"}, 'expected "refuse"'),
        ({"render_mode": "human"}, "render_mode"),
    ],
)
def test_wrong_wishes_are_refused(given: dict[str, object], words: str) -> None:
    with pytest.raises(sounder.SounderError, match=words):
        sounder.gymnasium.env("three-little-pigs", **given)  # type: ignore[arg-type]
