import copy
import json
import pickle
import random
import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from play import random_match, replayed, secret_choice, secret_choice_env, tables

import sounder


@pytest.mark.parametrize("game,seats", tables)
def test_a_match_of_every_game_and_number_of_seats_ends(game: str, seats: int) -> None:
    for seed in range(3):
        match = random_match(game, seats, seed)
        result = match.result
        assert result is not None
        assert match.turn == "over"
        assert result.winners and set(result.winners) <= set(range(seats))
        assert len(result.scores) == len(result.ranks) == match.num_players == seats
        assert {player for player, rank in enumerate(result.ranks) if rank == 1} >= set(result.winners)
        assert abs(sum(match.returns())) < 1e-6 and match.returns()[result.winners[0]] == max(match.returns())
        assert (
            match.current_player == -1
            and match.current_players == []
            and match.is_over
            and len(match.legal_moves()) == 0
        )
        assert len(match) <= sounder.game(game).max_moves


@pytest.mark.parametrize("game,seats", tables)
def test_the_same_seed_gives_the_same_match(game: str, seats: int) -> None:
    first, second, other = (random_match(game, seats, seed) for seed in (5, 5, 6))
    assert first.history == second.history and first.state == second.state and first.hash == second.hash
    assert first.history != other.history


@pytest.mark.parametrize("game,seats", tables)
def test_records_go_forth_and_back(game: str, seats: int, tmp_path: Path) -> None:
    match = random_match(game, seats, 11)
    again = sounder.load(match.record())
    assert again.history == match.history and again.state == match.state and again.record() == match.record()
    assert "legal" in sounder.verify(match)
    (tmp_path / "match.json").write_text(match.record())
    assert sounder.load(tmp_path / "match.json").hash == match.hash
    assert sounder.load(str(tmp_path / "match.json")).hash == match.hash


def test_a_match_that_was_read_goes_on_with_its_dice() -> None:
    whole = random_match("wild-pigs", 3, 4)
    half = sounder.load(whole.at(len(whole) // 2).record())
    rest = whole.history[len(half) :]
    for seat, text in rest:
        if seat >= 0:
            half.play(seat, text)
    assert half.state == whole.state


@pytest.mark.parametrize("game,seats", tables)
def test_a_copy_is_a_match_of_its_own(game: str, seats: int) -> None:
    match = sounder.match(game, seats=seats, seed=1)
    copies = [match.clone(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    before = match.state
    match.play(match.current_player, match.legal_moves()[0])
    for one in copies:
        assert one.state == before
        one.play(one.current_player, one.legal_moves()[0])
        assert one.state == match.state


@pytest.mark.parametrize("game,seats", tables)
def test_what_was_taken_back_comes_again(game: str, seats: int) -> None:
    match = random_match(game, seats, 3)
    end, steps = match.state, match.history
    back = 0
    while len(match) > len(steps) // 2:
        match.undo()
        back += 1
    assert match.current_player >= 0
    for seat, text in steps[len(match) :]:
        if seat >= 0:
            match.play(seat, text)
    assert match.state == end and match.history == steps and back > 1


def test_nothing_to_take_back() -> None:
    match = sounder.match("wild-pigs", seed=1)
    with pytest.raises(sounder.SounderError, match="no decision"):
        match.undo()


@pytest.mark.parametrize("game,seats", tables)
def test_chance_can_be_asked(game: str, seats: int) -> None:
    rng = random.Random(2)
    match = sounder.match(game, seats=seats, chance="ask")
    asked = 0
    while not match.is_over:
        if match.turn == "chance":
            outcomes = match.chance_outcomes()
            assert match.is_chance and match.current_player == -1 and len(match.legal_moves()) == 0
            assert all(weight > 0 and outcome.player == -1 for outcome, weight in outcomes)
            match.play(
                match.current_player, rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
            )
            asked += 1
        else:
            assert match.chance_outcomes() == []
            match.play(match.current_player, rng.choice(match.legal_moves()))
    assert asked > 0 or game == "bite-the-pumpkin"
    assert match.seed is None


def test_a_seat_is_a_number_or_the_name_of_records() -> None:
    """Players are numbers from 0 wherever the package gives them; as an argument "p1" and 0 are the same."""
    match, env = secret_choice(1), secret_choice_env(1)
    assert match.current_players == env.current_players == [0, 1, 2] and match.seat_names == ["p1", "p2", "p3"]
    for player, name in enumerate(match.seat_names):
        seats: list[int | str] = [player, name, np.int8(player)]  # type: ignore[list-item]
        for seat in seats:
            assert match.legal_moves(seat).texts == match.legal_moves(player).texts
            assert match.view(seat) == match.view(name) and match.imagine(seat).imagined_for == player
            env.set_current_player(seat)
            assert env.current_player == player and np.array_equal(env.observation(seat), env.observation(player))
    for nobody in (-1, None):
        assert match.view(nobody) == match.view() and env.view(nobody) == env.view()
    assert match.view(0) != match.view()
    match.play(0, match.legal_moves(0)[0])
    assert match.history[-1][0] == 0
    for bad in (3, -2, "p4", "0", ""):
        for ask in (match.legal_moves, match.imagine, match.view, env.observation, env.set_current_player):
            with pytest.raises(sounder.SounderError, match=r'expected 0 to 2 \("p1" to "p3"\)'):
                ask(bad)


def test_moves_have_texts_and_sentences() -> None:
    match = sounder.match("happy-pigs", seats=3, seed=1, first_seat="p1")
    moves = match.legal_moves()
    assert len(moves) == len(moves.texts) == len(list(moves)) >= 2
    assert [str(move) for move in moves] == moves.texts
    assert moves[0].describe() and moves[0].describe() != moves[0].describe("fr") and moves[0].player == 0
    assert moves[-1] == moves[len(moves) - 1] != moves[0]
    assert moves[:2] == [moves[0], moves[1]]
    assert len({moves[0], moves[0], moves[1]}) == 2
    assert match.prompt == match.prompt_of("p1") and match.prompt_of("p1", "it") != match.prompt


def test_a_move_can_be_played_wherever_it_is_legal() -> None:
    match = sounder.match("bite-the-pumpkin", seed=1)
    first, second = match.legal_moves()[0], match.legal_moves()[-1]
    match.play("p1", first)
    match.play("p2", match.legal_moves()[0])
    match.play("p1", second)  # listed when the match began
    match.play("p2", match.legal_moves()[0])
    with pytest.raises(sounder.SounderError, match="another position"):
        match.play("p1", first)
    foreign = next(
        one for one in (sounder.match("wild-pigs", seed=seed) for seed in range(20)) if one.current_player == 0
    )
    with pytest.raises(sounder.SounderError, match="another position"):
        match.play("p1", foreign.legal_moves()[0])


def test_a_draw_can_be_looked_at_before_it_is_made() -> None:
    whole = sounder.match("three-little-pigs", seed=3)
    before = whole.at(0)
    assert before.turn == "chance" and len(before.chance_outcomes()) > 1
    with pytest.raises(sounder.SounderError, match="chance is next"):
        before.play("p1", "anything")
    before.draw()
    assert before.state == whole.state
    with pytest.raises(sounder.SounderError):
        before.draw()


@pytest.mark.parametrize("game,seats", tables)
def test_boards_prompts_and_stories_can_be_shown(game: str, seats: int) -> None:
    match = random_match(game, seats, 8).at(9)
    for seat in [None, *match.seat_names]:
        picture = sounder.show(match, seat)
        assert str(picture) == repr(picture) == match.show(seat) and len(str(picture)) > 40
        drawing = ElementTree.fromstring(picture._repr_svg_())
        words = "".join(part.text or "" for part in drawing if part.tag.endswith("text"))
        plain = re.sub("\x1b.*?m", "", match.show(seat, coloured=True))
        assert words.split() and "".join(words.split()) == "".join(plain.split())
        assert isinstance(match.view(seat), dict)
        assert len(match.story(seat)) == 9 and all(match.story(seat))
    assert match.story(None, "it") != match.story()


def test_options_and_content_of_ones_own(tmp_path: Path) -> None:
    assert sounder.match("wild-pigs", boss="race", deck_factor=3).options["boss"] == "race"
    assert sounder.match("wild-pigs", deck_factor=3).options["deck_factor"] == "3"
    assert sounder.match("bite-the-pumpkin", layout="orchard").content == {"layout": "orchard"}
    path = Path(__file__).parents[2] / "content/bite-the-pumpkin/meadow.json"
    document = json.loads(path.read_text()) | {"name": "mine"}
    for own in (document, json.dumps(document), [document]):
        match = sounder.match("bite-the-pumpkin", content=own)
        assert match.content == {"layout": "mine"}
        assert sounder.load(match.record()).state == match.state
    (tmp_path / "mine.json").write_text(json.dumps(document))
    assert sounder.match("bite-the-pumpkin", content=tmp_path / "mine.json").content == {"layout": "mine"}


def test_replaying_meets_every_position() -> None:
    match = random_match("three-little-pigs", 3, 2)
    ends = [again.hash for again in replayed(match)]
    assert len(ends) == len(match) + 1 and ends[-1] == match.hash
    assert [match.at(count).hash for count in range(0, len(ends), 7)] == ends[::7]


def test_facts() -> None:
    assert sounder.languages()[0] == "en"
    for id in sounder.games():
        game = sounder.game(id)
        assert game.id == id and game.title and game.about and game.levels and set(game.levels) < set(game.bots)
        assert all(option.default in option.values for option in game.options)
        assert all(kind.default in kind.names for kind in game.content)
    assert sounder.game("happy-pigs", language="it").about != sounder.game("happy-pigs").about


def test_drawings_have_the_colours_of_the_terminal() -> None:
    match = sounder.match("bite-the-pumpkin", seed=1)
    match.play("p1", "pig d5")
    drawing = sounder.show(match)._repr_svg_()
    assert "\x1b" not in drawing and "\x1b[" in match.show(coloured=True) and "\x1b" not in match.show()
    assert len(set(re.findall('fill="(#[0-9a-f]{6})"', drawing))) > 3
