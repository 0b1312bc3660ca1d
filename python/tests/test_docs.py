"""What docs/python.md and docs/learning.md show works, and gives what they say: `expression  # = value`."""

import re
from pathlib import Path

import pytest

docs = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["python.md", "learning.md"])
def test_the_page_is_true(name: str) -> None:
    page = docs / name
    code = "\n".join(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
    checked = re.sub(r"^(\S.*?) +# = (.*)$", r"same((\1), \2)", code, flags=re.MULTILINE)
    said: list[object] = []

    def same(found: object, expected: object) -> None:
        assert found == expected, f"found {found!r}, expected {expected!r}"
        said.append(found)

    exec(compile(checked, str(page), "exec"), {"same": same})
    assert len(said) == code.count("# = ") >= 10
