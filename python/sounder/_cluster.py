"""A run of the lab on a Dask cluster: workers play shards, and their files are merged here. Only whole numbers are added up, so the result
is byte for byte that of one machine, however the shards were distributed and however often a worker was lost."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sounder import _engine
from sounder._engine import SounderError
from sounder._games import shortened, text_of_file
from sounder._ladder import Progress
from sounder._toml import toml_of

if TYPE_CHECKING:
    from distributed import Client

shards_a_worker = 4  # so that no worker idles long at the end
Files = dict[str, bytes]


def run(
    client: Client,
    table: dict[str, Any],
    where: str,
    out: str,
    shards: int | None,
    threads: int | None,
    progress: Progress | None,
) -> tuple[bool, str, str]:
    from distributed import Client, as_completed

    if not isinstance(client, Client):
        raise SounderError(f"client is {shortened(client)}, expected a distributed.Client")
    if shards is None:
        shards = shards_a_worker * max(1, len(client.scheduler_info(n_workers=-1)["workers"]))
    if not isinstance(shards, int) or isinstance(shards, bool) or not 1 <= shards <= 100_000:
        raise SounderError(f"shards is {shortened(shards)}, expected a whole number from 1 to 100000")
    toml, content = packed(table, where)
    with tempfile.TemporaryDirectory(prefix="sounder-") as temporary:
        folders = [str(Path(temporary) / str(shard)) for shard in range(shards)]
        words = {"toml": toml, "content": content, "name": Path(where).name, "shards": shards, "threads": threads or 1}
        futures = client.map(play_shard, range(shards), version=_engine.version, **words, pure=False)
        try:
            for number, (_, (shard, files)) in enumerate(as_completed(futures, with_results=True)):
                write(Path(folders[shard]), files)
                if progress:
                    progress(number + 1, shards)
        finally:
            client.cancel(futures)
        return _engine.merge_runs(folders, out)


def play_shard(
    shard: int, *, version: str, toml: str, content: Files, name: str, shards: int, threads: int
) -> tuple[int, Files]:
    """On a worker: plays one shard and returns the files of its folder."""
    if version != _engine.version:
        raise SounderError(f"this worker has sounder {_engine.version}, expected {version}, the version of the client")
    with tempfile.TemporaryDirectory(prefix="sounder-") as temporary:
        write(Path(temporary), content)
        out = Path(temporary) / "out"
        _engine.run_lab(toml, str(Path(temporary) / name), str(out), False, threads, shard, shards, "", [], None)
        return shard, {file: (out / file).read_bytes() for file in ("run.json", "results.jsonl")}


def packed(table: dict[str, Any], where: str) -> tuple[str, Files]:
    """The experiment with its content files under new names: a worker has no other files of the client."""
    files: Files = {}

    def taken_along(place: Mapping[str, Any]) -> dict[str, Any]:
        if "content" not in place:
            return dict(place)
        names = place["content"] if isinstance(place["content"], list) else [place["content"]]
        own = []
        for name in names:
            own.append(f"content-{len(files)}.json")
            files[own[-1]] = text_of_file(Path(where).parent / str(name))[0].encode()
        return {**place, "content": own}

    whole = taken_along(table)
    if isinstance(whole.get("variant"), list):
        whole["variant"] = [taken_along(one) if isinstance(one, Mapping) else one for one in whole["variant"]]
    return toml_of(whole), files


def write(folder: Path, files: Files) -> None:
    folder.mkdir(exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
