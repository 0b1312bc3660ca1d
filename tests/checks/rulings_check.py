#!/usr/bin/env python3
"""Holds the rulings and the project in step: rulings_check.py ROOT

docs/rules/*.md has every ruling with an id of its own (`- **WP-14** ...`). Every id cited in code, tests, content, web app or docs
must be there, so must every page of rulings that is named, and every id there must be cited by the code of a test, in its name
(`WP14_...`) or beside it (`WP-14`).
"""
import pathlib
import re
import sys

ruling = re.compile(r"^- \*\*([A-Z]{2}-\d+)\b", re.MULTILINE)
citation = re.compile(r"(?<![A-Za-z0-9])([A-Z]{2})-?(\d+)(?![0-9A-Za-z])")
page_named = re.compile(r"docs/rules/([a-z0-9-]+\.md)")
places = ["README.md", "bench", "content", "docs", "examples", "fuzz", "src", "tests", "web/src", "web/tests", "web/tools"]
texts = {".cpp", ".css", ".h", ".json", ".md", ".mjs", ".py", ".sh", ".ts", ".tsx", ".txt"}
code = {".cpp", ".h", ".mjs", ".py", ".sh", ".ts", ".tsx"}


def files(root, place):
    path = root / place
    found = [path] if path.is_file() else sorted(path.rglob("*")) if path.is_dir() else []
    return [file for file in found if file.suffix in texts and file.is_file() and file.name != "rulings_check.py"]


def what_is_wrong(root):
    """How many rulings there are, and a line for everything out of step."""
    wrong, known = [], {}
    pages = sorted((root / "docs" / "rules").glob("*.md"))
    for page in pages:
        for name in ruling.findall(page.read_text(encoding="utf-8")):
            if name in known:
                wrong.append(f"{name} is in {known[name]} and again in {page.name}")
            known[name] = page.name
    games = {name.split("-")[0] for name in known}
    tested = set()
    for place in places:
        for file in files(root, place):
            text = file.read_text(encoding="utf-8")
            missing = set(page_named.findall(text)) - {page.name for page in pages}
            wrong += [f"{file.relative_to(root)} names docs/rules/{name}, which is not there" for name in sorted(missing)]
            names = {f"{game}-{number}" for game, number in citation.findall(text.replace("_", " ")) if game in games}
            wrong += [f"{file.relative_to(root)} cites {name}, which is not in docs/rules" for name in sorted(names - known.keys())]
            if place == "tests" and file.suffix in code:
                tested |= names
    wrong += [f"{name} ({known[name]}) is cited by no test" for name in known if name not in tested]
    return len(known), wrong


def main(root):
    rulings, wrong = what_is_wrong(root)
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{rulings} rulings, {len(wrong)} things wrong")
    return 1 if wrong or rulings == 0 else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
