"""A run over a cluster of Dask workers is byte for byte the run of one machine, even when a worker is killed in the middle of it."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sounder

distributed = pytest.importorskip("distributed")

content = Path(__file__).parents[2] / "content/bite-the-pumpkin/meadow.json"
study = f"""title = "Over a cluster"
game = "bite-the-pumpkin"
matches = 300
bots = "greedy"
luck_matches = 4

[[variant]]
name = "classic"

[[variant]]
name = "own"
content = "{content}"
"""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder = tmp_path_factory.mktemp("dask")
    with (
        distributed.LocalCluster(
            n_workers=3,
            threads_per_worker=1,
            processes=True,
            dashboard_address=None,
            local_directory=str(folder),
            silence_logs="CRITICAL",
        ) as cluster,
        distributed.Client(cluster) as one,
    ):
        yield one


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_the_same_bytes_though_a_worker_is_killed(client: Any, tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(study)
    alone = sounder.lab.run(tmp_path / "study.toml", out=tmp_path / "alone")
    killed: list[int] = []

    def kill_one(done: int, of: int) -> None:
        if not killed:
            assert done < of
            killed.append(next(iter(client.run(os.getpid).values())))
            os.kill(killed[0], signal.SIGKILL)

    spread = sounder.lab.run(
        tmp_path / "study.toml", out=tmp_path / "spread", client=client, shards=12, progress=kill_one
    )
    assert killed and spread.complete
    assert files(spread.folder) == files(alone.folder)


def test_more_shards_than_blocks(client: Any, tmp_path: Path) -> None:
    small = {"game": "three-little-pigs", "matches": 40, "bots": "random", "luck_matches": 0, "course_matches": 0}
    alone = sounder.lab.run(small, out=tmp_path / "alone")
    assert files(sounder.lab.run(small, out=tmp_path / "spread", client=client).folder) == files(alone.folder)


def test_runs_that_can_not_be_spread(client: Any, tmp_path: Path) -> None:
    for experiment, words, expected in [
        ({"game": "chess"}, {"client": client}, "unknown game"),
        ({"game": "happy-pigs"}, {"client": 3}, "expected a distributed.Client"),
        ({"game": "happy-pigs"}, {"client": client, "shards": 0}, "shards"),
        ({"game": "happy-pigs"}, {"client": client, "until": "win-rate of p1 within 2 %"}, "until"),
        ({"game": "happy-pigs", "bots": lambda turn: turn.legal_moves()[0]}, {"client": client}, "Python bots"),
        ({"game": "happy-pigs"}, {"shards": 3}, "beside client"),
    ]:
        with pytest.raises(sounder.SounderError, match=expected):
            sounder.lab.run(experiment, **words)  # type: ignore[arg-type]
