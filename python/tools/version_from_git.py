"""The version of the wheel: the number of CMakeLists.txt, and the commit as git describes it."""

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def python_version(number: str, described: str, commits: str) -> str:
    """The version in the form of PEP 440.

    At the tag of this number (`v0.9.0`) it is 0.9.0, five commits later 0.9.0.post5+gabc1234. Without that tag it is a version before 0.9.0
    that counts all commits: 0.9.0.dev812+gabc1234. Uncommitted changes add "dirty".
    """
    dirty = ["dirty"] if described.endswith("-dirty") else []
    described = described.removesuffix("-dirty")
    since = re.fullmatch(r"(?:v?(?P<tag>\d+(?:\.\d+)*)-(?P<after>\d+)-)?(?P<commit>g?[0-9a-f]+)", described)
    if described.removeprefix("v") == number:
        step, commit = "", []
    elif since:
        step = f".post{since['after']}" if since["tag"] == number else f".dev{commits}"
        commit = ["g" + since["commit"].removeprefix("g")]
    else:  # at the tag of another number
        step, commit = f".dev{commits}", []
    local = ".".join([*commit, *dirty])
    return number + step + (f"+{local}" if local else "")


def number_of(cmake: str) -> str:
    """The version number in the text of CMakeLists.txt."""
    found = re.search(r"^project\(sounder VERSION (\d+\.\d+\.\d+)", cmake, re.MULTILINE)
    if not found:
        raise RuntimeError("CMakeLists.txt has no version, expected project(sounder VERSION 1.2.3 ...)")
    return found.group(1)


def git(*words: str) -> str:
    return subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=True).stdout.strip()


def dynamic_metadata(settings: Mapping[str, Any], project: Mapping[str, Any]) -> dict[str, Any]:
    """Called by scikit-build-core."""
    if settings:
        raise RuntimeError(f"found settings {settings}, expected none")
    number = number_of((ROOT / "CMakeLists.txt").read_text(encoding="utf-8"))
    try:
        described = git("describe", "--tags", "--match", "v[0-9]*", "--always", "--dirty")
        return {"version": python_version(number, described, git("rev-list", "--count", "HEAD"))}
    except (OSError, subprocess.CalledProcessError):
        return {"version": f"{number}+unknown"}  # built outside git
