import os

import pytest


@pytest.fixture
def program() -> str:
    """The program that the package is held against."""
    found = os.environ.get("SOUNDER_BINARY")
    if not found:
        pytest.skip("SOUNDER_BINARY names no program")
    return found
