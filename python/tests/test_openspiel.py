"""OpenSpiel's own tests and its search on our games."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import mcts  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402
from play import tables  # noqa: E402

import sounder  # noqa: E402
import sounder.openspiel as adapter  # noqa: E402


@pytest.mark.parametrize(("game", "seats"), tables)
def test_random_simulations(game: str, seats: int) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(adapter.name_of(game), {"seats": seats}), num_sims=1, serialize=True, verbose=False
    )


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_simulations_at_once(seats: int) -> None:
    game = pyspiel.load_game(adapter.name_of("happy-pigs", at_once=True), {"seats": seats})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", sounder.games())
def test_its_search_plays_against_its_random_bot(game: str) -> None:
    """Few simulations for a few moves: this is about the way through a match, not about strength."""
    spiel = pyspiel.load_game(adapter.name_of(game))
    rng = np.random.RandomState(3)
    state = spiel.new_initial_state()
    searcher = mcts.MCTSBot(spiel, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    bots = [searcher, uniform_random.UniformRandomBot(1, rng)]
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
            continue
        moves += 1
        who = state.current_player()
        action = bots[who].step(state) if moves <= 6 else int(rng.choice(state.legal_actions()))
        assert action in state.legal_actions()
        state.apply_action(action)
    assert abs(sum(state.returns())) < 1e-6


def random_states(spiel: Any, seed: int) -> Iterator[Any]:
    """The states of a random match in which seats are asked."""
    rng = random.Random(seed)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))


def half_made(state: Any) -> Iterator[Any]:
    """States after an action that makes no whole move yet."""
    for action in state.legal_actions():
        after = state.child(action)
        if after.engine_env.hash == state.engine_env.hash:
            yield after


@pytest.mark.parametrize(("game", "seats"), tables)
def test_strings_tell_moves_that_are_half_made_apart(game: str, seats: int) -> None:
    spiel = pyspiel.load_game(adapter.name_of(game), {"seats": seats})
    choices: dict[tuple[int, str], list[int]] = {}
    has_long_moves = spiel.start.longest_path > 1
    met = 0
    for state in itertools.chain.from_iterable(random_states(spiel, seed) for seed in range(100)):
        player = state.current_player()
        alike = [state, *half_made(state)] if has_long_moves else [state]
        met += len(alike) - 1
        assert len({str(one) for one in alike}) == len({one.observation_string(player) for one in alike}) == len(alike)
        for one in alike:
            legal = one.legal_actions()
            assert choices.setdefault((player, one.observation_string(player)), legal) == legal
            for other in range(seats):  # nobody else sees it
                assert other == player or one.observation_string(other) == state.observation_string(other)
        if len(choices) > 1000 and (met > 30 or not has_long_moves):
            break
    assert len(choices) > 1000 and (met > 0) == has_long_moves


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_strings_tell_secret_choices_apart_to_who_may_know_them(seats: int, seed: int) -> None:
    spiel = pyspiel.load_game("sounder_happy_pigs", {"seats": seats})
    met = 0
    for state in random_states(spiel, seed):
        if len(state.engine_env.current_players) < 2:
            continue
        met += 1
        player = state.current_player()
        after = [state.child(action) for action in state.legal_actions()]
        assert len({str(one) for one in [state, *after]}) == len(after) + 1
        assert len({one.observation_string(player) for one in after}) == len(after)
        for other in set(range(seats)) - {player}:
            assert len({one.observation_string(other) for one in after}) == 1
            assert len({tuple(one.observation_tensor(other)) for one in after}) == 1
    assert met > 0


def test_chance_is_as_likely_as_the_dice_are() -> None:
    state = pyspiel.load_game("sounder_three_little_pigs").new_initial_state()
    while not state.is_chance_node() or len(state.chance_outcomes()) < 100:
        action = state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
        state.apply_action(action)
    assert abs(sum(chance for _, chance in state.chance_outcomes()) - 1) < 1e-9


def test_parameters_reach_the_rules() -> None:
    game = pyspiel.load_game("sounder_wild_pigs(seats=3,boss=race)")
    assert game.num_players() == 3
    with pytest.raises(Exception, match="boss"):
        pyspiel.load_game("sounder_wild_pigs(boss=nonsense)")
