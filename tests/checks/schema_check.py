#!/usr/bin/env python3
"""Checks content against its schemas: schema_check.py ROOT

Every content/<game>/*.json must fit content/schema/<game>.<kind>.schema.json, every content/tunable/*.json tunable.schema.json. The examples in tests/content/examples/<game>.<kind>/
show that the schemas say what the loader says (tests/match/content_examples.cpp): good-*.json fit, bad-*.json do not.
"""
import json
import pathlib
import sys

import jsonschema


def refuse_twins(pairs):
    keys = [key for key, _ in pairs]
    if len(set(keys)) < len(keys):
        raise ValueError("a key comes twice")
    return dict(pairs)


def first_error(validator, path):
    """What is wrong with the file, or None."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=refuse_twins)
    except ValueError as error:
        return f"not JSON: {error}"
    error = jsonschema.exceptions.best_match(validator.iter_errors(document))
    return error and f"{error.json_path}: {error.message}"


def main(root):
    schemas = {}
    for path in sorted((root / "content" / "schema").glob("*.schema.json")):
        schema = json.loads(path.read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        schemas[path.name.removesuffix(".schema.json")] = jsonschema.Draft202012Validator(schema)

    checked, wrong = 0, []
    for path in sorted((root / "content").glob("*/*.json")):
        if path.parent.name == "schema":
            continue
        checked += 1
        kind = json.loads(path.read_text(encoding="utf-8")).get("kind")
        schema = "tunable" if path.parent.name == "tunable" else f"{path.parent.name}.{kind}"
        validator = schemas.get(schema)
        error = first_error(validator, path) if validator else f"no schema {schema}.schema.json"
        if error:
            wrong.append(f"{path.relative_to(root)}: {error}")

    for folder in sorted((root / "tests" / "content" / "examples").iterdir()):
        for path in sorted(folder.iterdir()):
            checked += 1
            error = first_error(schemas[folder.name], path)
            if path.name.startswith("good-") and error:
                wrong.append(f"{path.relative_to(root)}: refused, though it is good: {error}")
            if path.name.startswith("bad-") and not error:
                wrong.append(f"{path.relative_to(root)}: taken, though it is bad")

    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{checked - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong or checked == 0 else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
