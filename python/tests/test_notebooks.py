"""The notebooks in examples/ run from their first cell to their last."""

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

EXAMPLES = Path(__file__).parents[2] / "examples"
NOTEBOOKS = ["first-match", "is-my-variant-fair", "train-an-agent"]


def test_all_are_known() -> None:
    assert sorted(path.stem for path in EXAMPLES.glob("*.ipynb")) == NOTEBOOKS


@pytest.mark.parametrize(
    "name", [NOTEBOOKS[0], *(pytest.param(name, marks=pytest.mark.full) for name in NOTEBOOKS[1:])]
)
def test_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    notebook = nbformat.read(EXAMPLES / f"{name}.ipynb", as_version=4)  # type: ignore[no-untyped-call]
    nbformat.validate(notebook)
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in notebook.cells), (
        "committed with outputs"
    )
    NotebookClient(
        notebook, timeout=900, kernel_name="python3", resources={"metadata": {"path": str(tmp_path)}}
    ).execute()
