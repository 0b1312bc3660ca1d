"""What a seat may not know can't be found out through the package."""

import random

import pytest
from play import secret_choice, tables

import sounder


def test_a_secret_choice_is_in_no_others_view_or_story() -> None:
    match = secret_choice(1)
    shown = {seat: (match.view(seat), match.show(seat), match.legal_moves(seat).texts) for seat in ("p2", "p3")}
    seen, stories, own = [], [], []
    for move in match.legal_moves("p1"):
        chosen = match.clone()
        chosen.play("p1", move)
        assert chosen.current_players == [1, 2]
        for seat in ("p2", "p3"):
            assert chosen.legal_moves(seat).texts == shown[seat][2]
        seen.append(
            [chosen.view(seat) for seat in (None, "p2", "p3")] + [chosen.show(seat) for seat in (None, "p2", "p3")]
        )
        stories.append([chosen.story(seat)[-1] for seat in (None, "p2", "p3")])
        own.append(chosen.story("p1")[-1])
    assert all(one == seen[0] for one in seen)
    assert all(one == stories[0] for one in stories)
    assert len(set(own)) == len(own) > 1  # p1 knows what it has chosen


def test_imagined_matches_have_what_the_seat_knows_and_no_more() -> None:
    match = secret_choice(2)
    match.play("p1", match.legal_moves("p1")[0])
    imagined = [match.imagine("p2", seed) for seed in range(30)]
    assert all(
        one.view("p2") == match.view("p2") and one.current_player == 1 and one.imagined_for == 1 for one in imagined
    )
    assert len({one.state for one in imagined}) > 1  # p1's choice is guessed
    assert match.imagine("p2", 3).state == imagined[3].state


def draws(match: sounder.Match) -> list[str]:
    while not match.is_over and len(match) < 60:
        match.play(match.current_player, match.legal_moves()[0])
    return [text for player, text in match.history if player < 0]


def test_imagined_matches_do_not_know_the_dice() -> None:
    """Not even when they are given the match's own seed, before anything was drawn."""
    same = []
    for seed in range(10):
        match = sounder.match("happy-pigs", seed=seed, first_seat="p1")
        world = match.imagine("p1", seed)
        assert len(match) == 0
        same.append(draws(match) == draws(world))
    assert not any(same)


@pytest.mark.parametrize("game,seats", tables)
def test_imagined_matches_can_be_played_to_the_end(game: str, seats: int) -> None:
    match = sounder.match(game, seats=seats, seed=1)
    one = match.imagine(match.current_players[0], 5)
    rng = random.Random(1)
    while not one.is_over:
        one.play(one.current_player, rng.choice(one.legal_moves()))
    assert one.result is not None
    one.undo()
    with pytest.raises(sounder.SounderError, match="imagined"):
        one.record()


def test_what_is_imagined_does_not_depend_on_what_others_have_chosen() -> None:
    match = secret_choice(3)
    worlds = []
    for move in match.legal_moves("p1"):
        chosen = match.clone()
        chosen.play("p1", move)
        worlds.append([chosen.imagine("p2", seed).state for seed in range(20)])
    assert all(one == worlds[0] for one in worlds)


def test_a_python_bot_is_given_imagined_matches_of_its_seat() -> None:
    given: list[sounder.Match] = []

    def watch(turn: sounder.Match) -> sounder.Move:
        given.append(turn.clone())
        return turn.legal_moves()[0]

    sounder.ladder("happy-pigs", ["random", watch], seats=3, matches=3, seed=3)
    assert {turn.current_player for turn in given} == {0, 1, 2}
    for turn in given:
        assert turn.imagined_for == turn.current_player and turn.history == []
        with pytest.raises(sounder.SounderError, match="imagined"):
            turn.record()
    assert len({turn.seed for turn in given}) == len(given)
