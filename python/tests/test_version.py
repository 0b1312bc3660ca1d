"""The version comes from git, in the form that Python asks for."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

import sounder


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "version_from_git", Path(__file__).parents[1] / "tools/version_from_git.py"
    )
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "described,version",
    [
        ("v1.2", "1.2"),
        ("1.2.3-dirty", "1.2.3+dirty"),
        ("v1.2-5-gabc1234", "1.2.post5+gabc1234"),
        ("v1.2-5-gabc1234-dirty", "1.2.post5+gabc1234.dirty"),
        ("abc1234", "0.0.dev812+gabc1234"),
        ("abc1234-dirty", "0.0.dev812+gabc1234.dirty"),
    ],
)
def test_versions_are_pythons(described: str, version: str) -> None:
    assert tool().python_version(described, "812") == version


def test_package_and_engine_are_of_the_same_commit() -> None:
    assert re.fullmatch(r"\d+(\.\d+)*(\.dev\d+|\.post\d+)?(\+[a-z0-9.]+)?", sounder.__version__)
    if commit := re.search(r"\+g([0-9a-f]{7})", sounder.__version__):
        assert commit.group(1) in sounder._engine.version
