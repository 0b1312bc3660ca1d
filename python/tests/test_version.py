"""The version: the number of CMakeLists.txt with the commit of git, in the form of PEP 440."""

import importlib.metadata
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
        ("v0.9.0", "0.9.0"),
        ("0.9.0-dirty", "0.9.0+dirty"),
        ("v0.9.0-5-gabc1234", "0.9.0.post5+gabc1234"),
        ("v0.9.0-5-gabc1234-dirty", "0.9.0.post5+gabc1234.dirty"),
        ("v0.8.1", "0.9.0.dev812"),
        ("v0.8.1-5-gabc1234", "0.9.0.dev812+gabc1234"),
        ("abc1234", "0.9.0.dev812+gabc1234"),
        ("abc1234-dirty", "0.9.0.dev812+gabc1234.dirty"),
        ("1234567", "0.9.0.dev812+g1234567"),
    ],
)
def test_versions_are_pythons(described: str, version: str) -> None:
    assert tool().python_version("0.9.0", described, "812") == version


def test_the_number_is_that_of_cmake() -> None:
    version = tool()
    number = version.number_of((version.ROOT / "CMakeLists.txt").read_text(encoding="utf-8"))
    assert re.fullmatch(r"\d+\.\d+\.\d+", number) and sounder.__version__.startswith(number)
    with pytest.raises(RuntimeError, match="expected project"):
        version.number_of("project(sounder LANGUAGES CXX)")


def test_package_and_engine_are_of_the_same_commit() -> None:
    assert re.fullmatch(r"\d+(\.\d+)*(\.dev\d+|\.post\d+)?(\+[a-z0-9.]+)?", sounder.__version__)
    if commit := re.search(r"\+g([0-9a-f]{7})", sounder.__version__):
        assert commit.group(1) in sounder._engine.version


def test_the_distribution_is_sounder_games() -> None:
    assert importlib.metadata.version("sounder-games") == sounder.__version__
