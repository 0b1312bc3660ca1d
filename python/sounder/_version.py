"""Which version this is: the package's, and the engine's as `sounder --version` says it."""

from importlib.metadata import PackageNotFoundError, version

from sounder._engine import version as engine_version

try:
    __version__ = version("sounder")
except PackageNotFoundError:  # used from a build folder
    __version__ = engine_version
