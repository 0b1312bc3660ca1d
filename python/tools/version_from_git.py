"""The version of the wheel, from git as the program's: what `git describe` says in the form that Python asks for."""

import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def python_version(described: str, commits: str) -> str:
    """`v1.2-5-gabc1234-dirty` is 1.2.post5+gabc1234.dirty; without a tag the commits are counted: 0.0.dev812+gabc1234."""
    dirty = ".dirty" if described.endswith("-dirty") else ""
    described = described.removesuffix("-dirty")
    if tagged := re.fullmatch(r"v?(\d+(?:\.\d+)*)(?:-(\d+)-(g[0-9a-f]+))?", described):
        number, after, commit = tagged.groups()
        local = f"+{commit}{dirty}" if commit else dirty.replace(".", "+", 1)
        return number + (f".post{after}" if after else "") + local
    return f"0.0.dev{commits}+g{described}{dirty}"


def git(*words: str) -> str:
    return subprocess.run(
        ["git", "-C", str(Path(__file__).parent), *words], capture_output=True, text=True, check=True
    ).stdout.strip()


def dynamic_metadata(settings: Mapping[str, Any], project: Mapping[str, Any]) -> dict[str, Any]:
    """Asked by scikit-build-core."""
    if settings:
        raise RuntimeError(f"found settings {settings}, expected none")
    try:
        return {
            "version": python_version(
                git("describe", "--tags", "--always", "--dirty"), git("rev-list", "--count", "HEAD")
            )
        }
    except (OSError, subprocess.CalledProcessError):
        return {"version": "0.0.dev0+unknown"}  # built outside git
