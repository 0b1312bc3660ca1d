#!/usr/bin/env python3
"""Holds the rulebooks, the rulings and the project in step: rulings_check.py ROOT

docs/rules/*.md has every ruling with an id of its own (`- **WP-14** ...`). Every id cited in code, tests, content,
web app or docs must be there, so must every page of rulings that is named, and every id there must be cited by the
code of a test, in its name (`WP14_...`) or beside it (`WP-14`).

docs/rules/sources.md has a line for every item of the rulebooks. A heading `## Happy Pigs: 76 items` says how many,
and the lines below it are numbered so. Each line names a ruling and tests that are in tests/, or says *physical*, or
says *facts* and names the file that has the fact. Every ruling is named by a line or in a row marked *ours*.
"""
import pathlib
import re
import sys

ruling = re.compile(r"^- \*\*([A-Z]{2}-\d+)\b", re.MULTILINE)
citation = re.compile(r"(?<![A-Za-z0-9])([A-Z]{2})-?(\d+)(?![0-9A-Za-z])")
page_named = re.compile(r"docs/rules/([a-z0-9-]+\.md)")
places = ["README.md", "bench", "content", "docs", "examples", "fuzz", "src", "tests"]
places += ["web/src", "web/tests", "web/tools"]
texts = {".cpp", ".css", ".h", ".json", ".md", ".mjs", ".py", ".sh", ".ts", ".tsx", ".txt"}
code = {".cpp", ".h", ".mjs", ".py", ".sh", ".ts", ".tsx"}
test_macro = re.compile(r"\b(?:TYPED_TEST|TEST)(?:_[FP])?\(\s*(\w+)\s*,\s*(\w+)\s*\)")
rulebook = re.compile(r"^## (.+): (\d+) items$")
columns = ["#", "place", "item", "ruling", "test", "ours"]


def files(root, place):
    path = root / place
    found = [path] if path.is_file() else sorted(path.rglob("*")) if path.is_dir() else []
    own = "rulings_check"  # the check and its test cite ids of a toy
    return [file for file in found if file.suffix in texts and file.is_file() and not file.name.startswith(own)]


def tests_of(root):
    """The names of all GoogleTest tests, with and without the name of their suite."""
    names = set()
    for file in sorted((root / "tests").rglob("*.cpp")):
        for suite, name in test_macro.findall(file.read_text(encoding="utf-8")):
            names |= {name, f"{suite}.{name}"}
    return names


def what_is_wrong_with(item, known, tests, root):
    """The faults of one line of sources.md, given by its columns."""
    wrong = [f"has no {column}" for column in ["place", "item"] if not item[column]]
    ids = citation.findall(item["ruling"])
    named = re.findall(r"`([^`]+)`", item["test"])
    facts, physical = "*facts*" in item["ruling"], "*physical*" in item["ruling"]
    if not ids and not facts and not physical:
        wrong.append("has no ruling")
    wrong += [f"names {game}-{number}, which is no ruling" for game, number in ids if f"{game}-{number}" not in known]
    if not named and not physical:
        wrong.append("names no file" if facts else "names no test")
    for name in named:
        if facts and not (root / name).is_file():
            wrong.append(f"names the file {name}, which is not there")
        if not facts and name not in tests:
            wrong.append(f"names the test {name}, which is not in tests/")
    if item["ours"] and not item["ours"].startswith("*ours*"):
        wrong.append("has a last column that does not begin with *ours*")
    return wrong


def what_is_wrong_with_sources(root, known):
    """How many items sources.md has, and a line for each of its faults."""
    page = root / "docs" / "rules" / "sources.md"
    if not page.is_file():
        return 0, ["docs/rules/sources.md is missing"]
    wrong, reached, counted, promised, book = [], set(), {}, {}, None
    tests = tests_of(root)
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if line.startswith("## "):
            heading = rulebook.match(line)
            book = heading[1] if heading else None
            if heading:
                promised[book], counted[book] = int(heading[2]), 0
        elif book is None and cells and "*ours*" in line:
            reached |= {f"{game}-{number}" for game, number in citation.findall(cells[0])}
        elif book and cells and cells != columns and set(line) != set("|-"):
            counted[book] += 1
            place = f"sources.md, {book}, line {counted[book]}"
            if len(cells) != len(columns) or cells[0] != str(counted[book]):
                wrong.append(f"{place}: found {line[:40]!r}, expected six columns with the number {counted[book]}")
                continue
            item = dict(zip(columns, cells))
            wrong += [f"{place} {fault}" for fault in what_is_wrong_with(item, known, tests, root)]
            reached |= {f"{game}-{number}" for game, number in citation.findall(item["ruling"])}
    for book, count in promised.items():
        if counted[book] != count:
            wrong.append(f"sources.md, {book}: {counted[book]} items, expected {count}")
    for name in known:
        if name not in reached:
            wrong.append(f"{name} ({known[name]}) is named by no line of sources.md and by no row marked *ours*")
    return sum(counted.values()), wrong


def what_is_wrong(root):
    """How many rulings and items there are, and a line for everything out of step."""
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
            path = file.relative_to(root)
            wrong += [f"{path} names docs/rules/{name}, which is not there" for name in sorted(missing)]
            names = {f"{game}-{number}" for game, number in citation.findall(text.replace("_", " ")) if game in games}
            wrong += [f"{path} cites {name}, which is not in docs/rules" for name in sorted(names - known.keys())]
            if place == "tests" and file.suffix in code:
                tested |= names
    wrong += [f"{name} ({known[name]}) is cited by no test" for name in known if name not in tested]
    items, wrong_sources = what_is_wrong_with_sources(root, known)
    return len(known), items, wrong + wrong_sources


def main(root):
    rulings, items, wrong = what_is_wrong(root)
    for line in wrong:
        print(line, file=sys.stderr)
    print(f"{rulings} rulings, {items} items of the rulebooks, {len(wrong)} things wrong")
    return 1 if wrong or rulings == 0 or items == 0 else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
