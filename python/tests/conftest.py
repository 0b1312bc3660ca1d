import os
import signal

import pytest

# Whoever starts tests in the background may have them ignore Ctrl-C, which some of them are about.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def program() -> str:
    """The program that the package is held against."""
    found = os.environ.get("SOUNDER_BINARY")
    if not found:
        pytest.skip("SOUNDER_BINARY names no program")
    return found
