"""The version of the package, and of the engine as `sounder --version` prints it."""

from importlib.metadata import PackageNotFoundError, version

from sounder._engine import version as engine_version

try:
    __version__ = version("sounder-games")
except PackageNotFoundError:  # imported from a build folder
    __version__ = engine_version
