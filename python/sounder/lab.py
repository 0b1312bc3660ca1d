"""The lab: experiments of many matches on all cores, and their statistics."""

from __future__ import annotations

import csv
import json
import shutil
import tempfile
import tomllib
import weakref
from collections.abc import Mapping
from functools import cached_property
from os import PathLike, fspath
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsIndex

from sounder import _engine
from sounder._engine import SounderError
from sounder._games import shortened, text_of_file
from sounder._ladder import Progress, PythonBot, add_own, checked_progress, thread_count
from sounder._match import checked_seed
from sounder._tables import Table
from sounder._toml import toml_of

if TYPE_CHECKING:
    from distributed import Client

__all__ = ["Run", "Table", "load", "run"]

Experiment = str | PathLike[str] | Mapping[str, Any]
"""An experiment file (docs/lab.md), or the same as a dict. `bots` of a dict may be callables (`sounder.PythonBot`)."""


class Run:
    """A run and its folder: report.html, summary.csv, results.jsonl, run.json."""

    def __init__(self, folder: Path, written: tuple[bool, str, str], kept: object = None) -> None:
        self.folder = folder
        self.complete, self.text, self._numbers = written
        self._kept = kept  # a temporary folder, deleted with this object

    def __repr__(self) -> str:
        return f"<Run in {self.folder}{'' if self.complete else ', not complete'}>"

    def __str__(self) -> str:
        return self.text

    @cached_property
    def summary(self) -> dict[str, Any]:
        """All results, as in the report."""
        numbers: dict[str, Any] = json.loads(self._numbers)
        return numbers

    @cached_property
    def seats(self) -> Table:
        """summary.csv: one row per seat (p1, p2, ...), with intervals."""
        with open(self.folder / "summary.csv", encoding="utf-8", newline="") as file:
            rows = [{name: number_or_text(text) for name, text in row.items()} for row in csv.DictReader(file)]
        return Table.of_rows(rows)

    @cached_property
    def matches(self) -> Table:
        """results.jsonl: one row per match."""
        with open(self.folder / "results.jsonl", encoding="utf-8") as file:
            return Table.of_rows([json.loads(line) for line in file])

    @property
    def report(self) -> Path:
        """The report with figures, one HTML file."""
        return self.folder / "report.html"


class TemporaryFolder:
    """A folder that is deleted with this object. tempfile.TemporaryDirectory would warn that nobody closed it."""

    def __init__(self) -> None:
        self.path = Path(tempfile.mkdtemp(prefix="sounder-"))
        weakref.finalize(self, shutil.rmtree, self.path, ignore_errors=True)


def number_or_text(text: str) -> int | float | str | None:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text or None


def run(
    experiment: Experiment,
    *,
    out: str | PathLike[str] | None = None,
    matches: int | None = None,
    seed: SupportsIndex | None = None,
    threads: int | None = None,
    until: str | None = None,
    resume: bool = False,
    progress: Progress | None = None,
    client: Client | None = None,
    shards: int | None = None,
) -> Run:
    """Plays an experiment and measures it, as `sounder lab run` does: the same folder, byte for byte.

    `matches` and `seed` override the experiment. Without `out` the folder is deleted with the `Run`. `until` stops when enough is known
    ("win-rate of p1 within 2 %"). Ctrl-C keeps the finished matches in `out`; `resume` continues from them. With a Dask `client` the run
    is spread over its workers in `shards` parts (default: four per worker) and merged.
    """
    checked_progress(progress)
    table, where = read(experiment)
    if matches is not None:
        table["matches"] = matches
    if seed is not None:
        table["seed"] = checked_seed(seed)
    own = python_bots(table)
    kept = None
    if out is None:
        if resume:
            raise SounderError("out is missing, expected a folder beside resume")
        kept = TemporaryFolder()
        out = kept.path / "run"
    if client is not None:
        from sounder._cluster import run as spread

        if own or until or resume:
            raise SounderError(
                "client: can't be used with Python bots, until or resume, expected bots of the engine and all matches"
            )
        return Run(Path(out), spread(client, table, where, fspath(out), shards, threads, progress), kept)
    if shards is not None:
        raise SounderError(f"shards is {shortened(shards)}, expected it beside client")
    count = thread_count(threads, bool(own))
    written = _engine.run_lab(toml_of(table), where, fspath(out), resume, count, 0, 1, until or "", own, progress)
    return Run(Path(out), written, kept)


def load(folder: str | PathLike[str]) -> Run:
    """A run that was kept in a folder."""
    return Run(Path(folder), _engine.load_run(fspath(folder)))


def read(experiment: object) -> tuple[dict[str, Any], str]:
    """The experiment as a table, and its name in messages; content files are beside it."""
    if isinstance(experiment, Mapping):
        return dict(experiment), "experiment"
    if not isinstance(experiment, str | PathLike):
        raise SounderError(f"experiment is {shortened(experiment)}, expected a dict or the name of a TOML file")
    text, where = text_of_file(experiment)
    try:
        return tomllib.loads(text), where
    except tomllib.TOMLDecodeError as error:
        raise SounderError(f"{where}: {error}, expected TOML") from None


def python_bots(table: dict[str, Any]) -> list[tuple[str, PythonBot]]:
    """Replaces callables in an experiment's `bots` by names. Returns them by name."""
    own: dict[str, PythonBot] = {}

    def name(bot: object) -> object:
        if isinstance(bot, str) or not (callable(bot) or isinstance(bot, tuple)):
            return bot
        return add_own(own, bot)

    def with_names(place: Mapping[str, Any]) -> dict[str, Any]:
        if "bots" not in place:
            return dict(place)
        bots = place["bots"]
        return {**place, "bots": [name(bot) for bot in bots] if isinstance(bots, list) else name(bots)}

    table.update(with_names(table))
    if isinstance(table.get("variant"), list):
        table["variant"] = [with_names(one) if isinstance(one, Mapping) else one for one in table["variant"]]
    return list(own.items())
