"""What is not installed is missed where it is used, and nowhere else."""

import importlib.metadata
import subprocess
import sys
from pathlib import Path

import pytest

adapters = ["gymnasium", "openspiel", "pettingzoo", "Batch"]


def run(script: str, folder: Path) -> str:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=folder).stdout


def test_all_of_the_package_loads_no_adapter(tmp_path: Path) -> None:
    script = "import sys\nfrom sounder import *\nprint(sorted({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)))"
    assert run(script, tmp_path) == "[]\n"


@pytest.mark.parametrize("name", adapters)
def test_an_adapter_that_can_not_be_loaded(name: str, tmp_path: Path) -> None:
    script = f"""
import sys
sys.modules.update(dict.fromkeys(["numpy", "gymnasium", "pettingzoo", "pyspiel"]))  # as if they were not installed
import sounder
print(hasattr(sounder, "{name}"))
try: sounder.{name}
except AttributeError as error: print(error)
try: from sounder import {name}
except ImportError as error: print("ImportError")
"""
    there, why, kind = run(script, tmp_path).splitlines()
    assert there == "False" and f"sounder.{name} can't be loaded: " in why and kind == "ImportError"


@pytest.mark.parametrize("name", adapters)
def test_adapters_are_loaded_when_they_are_used(name: str, tmp_path: Path) -> None:
    assert run(f"import sounder\nprint(hasattr(sounder, '{name}'))", tmp_path) == "True\n"


def test_every_adapter_has_an_extra() -> None:
    extras = importlib.metadata.metadata("sounder-games").get_all("Provides-Extra") or []
    assert {"gymnasium", "openspiel", "pettingzoo", "learning"} <= set(extras)
