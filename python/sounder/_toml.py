"""Writes what `tomllib` reads: an experiment as text."""

import json
from collections.abc import Mapping, Sequence

from sounder._engine import SounderError


def toml_of(table: Mapping[str, object]) -> str:
    return "".join(f"{key_of(key)} = {value_of(value)}\n" for key, value in table.items())


def key_of(key: object) -> str:
    if not isinstance(key, str):
        raise SounderError(f"a key of the experiment is {key!r}, expected text")
    return json.dumps(key)


def value_of(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return json.dumps(value).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key_of(key)} = {value_of(one)}" for key, one in value.items()) + "}"
    if isinstance(value, Sequence):
        return "[" + ", ".join(value_of(one) for one in value) + "]"
    raise SounderError(f"the experiment has {value!r}, expected text, numbers, switches, lists and tables")
