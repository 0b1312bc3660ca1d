import os
import signal

import pytest

# A shell may start background tests with Ctrl-C ignored, which some tests need.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def program() -> str:
    """The program that the package is compared with."""
    found = os.environ.get("SOUNDER_BINARY")
    if not found:
        pytest.skip("SOUNDER_BINARY names no program")
    return found
