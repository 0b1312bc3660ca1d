"""PettingZoo's own tests, all games and seat counts; and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from play import tables

import sounder
import sounder.pettingzoo


@pytest.mark.parametrize(("game", "seats"), tables)
def test_api(game: str, seats: int) -> None:
    api_test(sounder.pettingzoo.env(game, seats=seats), num_cycles=300)


@pytest.mark.parametrize(("game", "seats"), tables)
def test_seeds(game: str, seats: int) -> None:
    seed_test(lambda: sounder.pettingzoo.env(game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), tables)
def test_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(sounder.pettingzoo.parallel_env(game, seats=seats), num_cycles=300)


class _AsModule:
    """As PettingZoo's modules are, where a cycle is one in which everybody acts or waits."""

    def __init__(self, game: str, seats: int) -> None:
        self.game, self.seats = game, seats

    def parallel_env(self, max_cycles: int) -> sounder.pettingzoo.ParallelEnv:
        return sounder.pettingzoo.parallel_env(self.game, seats=self.seats, max_cycles=max_cycles, illegal="replace")

    def env(self, max_cycles: int) -> object:
        return parallel_to_aec(self.parallel_env(max_cycles))


@pytest.mark.parametrize(("game", "seats"), tables)
def test_max_cycles(game: str, seats: int) -> None:
    max_cycles_test(_AsModule(game, seats))


@pytest.mark.parametrize(("game", "seats"), tables)
def test_a_parallel_match_comes_to_its_end(game: str, seats: int) -> None:
    """Moves that take several actions, too: a seat goes on with its move in the next cycle."""
    env = sounder.pettingzoo.parallel_env(game, seats=seats)
    seen, _ = env.reset(seed=3)
    rng = np.random.default_rng(1)
    rewards: dict[str, float] = {}
    for _ in range(sounder.game(game).max_moves * env.engine_env.longest_path):
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, rewards, *_ = env.step(actions)
        if not env.agents:
            break
    assert env.engine_env.is_over and max(rewards.values()) >= 0
    with pytest.raises(sounder.SounderError, match="the match is over"):
        env.step({})


def test_a_refused_step_plays_nothing() -> None:
    env = sounder.pettingzoo.parallel_env("happy-pigs", seats=3)
    seen, _ = env.reset(seed=2)
    rng = np.random.default_rng(1)
    while len(env.engine_env.current_players) < 3:
        seen, *_ = env.step(
            {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        )
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    before = env.engine_env.hash
    with pytest.raises(sounder.SounderError, match="is not legal for p3"):
        env.step({**actions, "player_2": 49})
    assert env.engine_env.hash == before


def test_a_match_of_random_agents_ends_with_rewards_that_add_up_to_nothing() -> None:
    env = sounder.pettingzoo.env("happy-pigs", seats=4)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    totals: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        totals[agent] = reward
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert (
        set(totals) == {f"player_{seat}" for seat in range(4)}
        and abs(sum(totals.values())) < 1e-6
        and max(totals.values()) > 0
    )


def test_secret_choices_are_made_at_once() -> None:
    env = sounder.pettingzoo.parallel_env("happy-pigs", seats=3)
    seen, _ = env.reset(seed=2)
    rng = np.random.default_rng(1)
    at_once = 0
    while env.agents:
        asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
        at_once = max(at_once, len(asked))
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, *_ = env.step(actions)
    assert at_once == 3


def test_what_is_not_legal() -> None:
    env = sounder.pettingzoo.env("three-little-pigs")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(sounder.SounderError, match=f"action {illegal} .* is not legal for p"):
        env.step(illegal)
    env.close()
    with pytest.raises(sounder.SounderError, match="closed"):
        env.step(0)
    losing = sounder.pettingzoo.parallel_env("three-little-pigs", illegal="lose")
    seen, _ = losing.reset(seed=1)
    asked = next(agent for agent in losing.agents if not seen[agent]["action_mask"][losing.wait])
    _, rewards, ended, _, _ = losing.step(dict.fromkeys(losing.agents, illegal))
    assert rewards[asked] == -1 and all(ended.values()) and not losing.agents
    with pytest.raises(sounder.SounderError, match='expected "refuse", "lose" or "replace"'):
        sounder.pettingzoo.parallel_env("three-little-pigs", illegal="cheat")  # type: ignore[arg-type]


def test_ansi() -> None:
    env = sounder.pettingzoo.env("bite-the-pumpkin", render_mode="ansi")
    env.reset(seed=1)
    assert "a" in (env.render() or "")
    with pytest.raises(sounder.SounderError, match="render_mode"):
        sounder.pettingzoo.env("bite-the-pumpkin", render_mode="human")


def test_players_who_act_together_act_one_after_the_other() -> None:
    """HP-21: the same actions lead to the same match as without the option, and nobody acts at once but in secret."""

    def scores(together: bool) -> list[int]:
        env = sounder.pettingzoo.parallel_env("happy-pigs", seats=4, together=together)
        seen, _ = env.reset(seed=3)
        rng, names = np.random.default_rng(1), env.engine_env.action_names()
        while env.agents:
            deciding = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
            chosen = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in deciding}
            waiting = dict.fromkeys(set(env.agents) - set(deciding), env.wait)
            assert len(deciding) == 1 or all("choose" in names[one] for one in chosen.values())
            seen, *_ = env.step(chosen | waiting)
        return env.engine_env.scores()

    assert scores(together=True) == scores(together=False)
