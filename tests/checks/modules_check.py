#!/usr/bin/env python3
"""Holds includes and imports against the tables of docs/architecture.md, and libraries and packages against those of
docs/dependencies.md: modules_check.py ROOT
"""
import json
import os
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1]).resolve()
games = (root / "games.txt").read_text().split()
wrong = []
looked = 0


def rows(page, title):
    """The rows of the tables whose first column has this title."""
    found, inside = [], False
    for line in (root / "docs" / page).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")] if line.startswith("|") else []
        if not cells:
            inside = False
        elif cells[0] == title or cells[0].startswith(title + " "):
            inside = True
        elif inside and not line.startswith("|-"):
            found.append([cell.strip(" |") for cell in cells])
    return found


def quoted(cell):
    return re.findall(r"`([^`]+)`", cell)


# Libraries: the names of a row are what its includes begin with, and what its packages are called.
libraries = {}
for title in ("library", "package", "tool"):
    for row in rows("dependencies.md", title):
        for library in row[0].split(", "):
            libraries[library] = quoted(row[2]) if len(row) > 2 else []
known_names = {name for names in libraries.values() for name in names}


def library_of(name):
    """Which library an include or import is of. A name that ends in / is a folder of headers."""
    for library, names in libraries.items():
        for known in names:
            if name == known or name.startswith(known if known.endswith("/") else known + "/") or name.startswith(known + "."):
                return library
    return None


class Module:
    """A row of the table. `everything in ...` and `but no ...` are about folders; words without quotes are libraries."""

    def __init__(self, folder, may_use):
        self.folder = folder
        allowed, _, refused = may_use.partition(", but no ")
        refused, _, more = refused.partition(";")
        allowed += ", " + more
        self.refused = quoted(refused)
        self.under = quoted(" ".join(re.findall(r"everything in `[^`]+`", allowed)))
        self.anything = re.search(r"\beverything\b(?! in)", allowed) is not None
        self.folders = quoted(allowed)
        self.libraries = [word.strip() for word in allowed.split(",") if word.strip() and "`" not in word]
        names = "|".join(games + [game.replace("-", "_") for game in games])
        self.pattern = re.compile(re.escape(folder).replace("<game>", f"(?P<game>{names})"))


modules = [Module(quoted(row[0])[0], row[2] if len(row) > 2 else "") for row in rows("architecture.md", "folder")]
if len(modules) < 20:
    sys.exit("docs/architecture.md: there is no table of modules")
for module in modules:
    for library in module.libraries:
        if library not in libraries and library != "everything":
            wrong.append(f"docs/architecture.md: {module.folder} may use {library}, which docs/dependencies.md does not name")
    for folder in module.folders:
        if folder.endswith("/") and folder not in [other.folder for other in modules] + ["src/", "web/src/", "engines/"]:
            wrong.append(f"docs/architecture.md: {module.folder} may use {folder}, which is no row of the table")


def module_of(path):
    """The row with the longest folder that the path lies in, and which game's it is."""
    found = [(len(match.group()), module, match.groupdict().get("game")) for module in modules if (match := module.pattern.match(path))]
    if not found:
        return None, None
    _, module, game = max(found, key=lambda each: each[0])
    return module, game and game.replace("_", "-")


def may_use_file(user, game, target):
    module, other = module_of(target)
    if user.anything or target in user.folders or any(target.startswith(folder) for folder in user.folders if module is None):
        return True
    if module is None or module.folder in user.refused:
        return False
    same_game = "<game>" not in user.folder or other is None or other == game
    if module is user:
        return same_game
    return (module.folder in user.folders and same_game) or any(target.startswith(folder) for folder in user.under)


def check(path, line, target):
    global looked
    looked += 1
    user, game = module_of(path)
    if user is None:
        wrong.append(f"{path}: lies in no folder of docs/architecture.md's tables")
    elif not may_use_file(user, game, target):
        wrong.append(f"{path}:{line}: {user.folder} may not use {target}")


def check_library(path, line, name):
    global looked
    looked += 1
    user, _ = module_of(path)
    library = library_of(name)
    if library is None:
        wrong.append(f"{path}:{line}: docs/dependencies.md does not name {name}")
    elif user and not user.anything and library not in user.libraries:
        wrong.append(f"{path}:{line}: {user.folder} may not use {library} ({name})")


def lines_with(path, pattern):
    text = (root / path).read_text(encoding="utf-8")
    for match in re.finditer(pattern, text, re.MULTILINE):
        yield text.count("\n", 0, match.start()) + 1, match


def check_cpp(path):
    for line, match in lines_with(path, r'^\s*#\s*include\s+(?:<([^>]+)>|"([^"]+)")'):
        system, own = match.groups()
        if system:
            if "/" in system or "." in system:  # else the standard library's
                check_library(path, line, system)
        else:
            beside = os.path.join(os.path.dirname(path), own)
            # rules/all_games.h is made of all_games.h.in, protocol/messages.h of messages.json
            generated = any((root / "src" / source).exists() for source in (own + ".in", own.removesuffix(".h") + ".json"))
            places = [beside, "src/" + own, "tests/" + own]
            target = next((place for place in places if (root / place).exists()), "src/" + own if generated else None)
            if target is None:
                wrong.append(f'{path}:{line}: there is no "{own}"')
            else:
                check(path, line, target)


imports = r"""(?:^(?:import|export)\b[^;"'`]*\bfrom|^import|\bimport\s*\(|\bimport\.meta\.glob(?:<[^>]*>)?\s*\()\s*["']([^"'\n]+)["']"""


def check_web(path):
    for line, match in lines_with(path, imports):
        name = match.group(1).split("?")[0]
        if name.startswith("."):
            check(path, line, os.path.normpath(os.path.join(os.path.dirname(path), name)))
        elif name.startswith("engines/"):
            check(path, line, name)
        elif name.startswith("virtual:"):  # written by a tool of ours as the app is built
            check(path, line, "web/src/generated/" + name)
        elif name.startswith("node:"):
            if not (module_of(path)[0] or modules[0]).anything and path.count("/") > 1:
                wrong.append(f"{path}:{line}: {name} is not there in a browser")
        else:
            check_library(path, line, "/".join(name.split("/")[: 2 if name.startswith("@") else 1]))


def check_python(path):
    for line, match in lines_with(path, r"^\s*(?:from|import)\s+([\w.]+)"):
        name = match.group(1).split(".")[0]
        if name == "sounder":
            check(path, line, "python/sounder/__init__.py")
        elif name not in sys.stdlib_module_names and not (root / path).with_name(name + ".py").exists():
            check_library(path, line, name)


def files(folder, *endings):
    for path in sorted((root / folder).rglob("*")):
        if path.is_file() and path.name.endswith(endings) and "node_modules" not in path.parts:
            yield path.relative_to(root).as_posix()


for folder in ("src", "bench", "fuzz", "tests", "python/src"):
    for file in files(folder, ".cpp", ".h"):
        check_cpp(file)
for folder in ("web/src", "web/tools", "web/tests"):
    for file in files(folder, ".ts", ".tsx", ".mjs"):
        check_web(file)

for folder in ("python/sounder", "python/tests", "python/tools"):
    for file in files(folder, ".py"):
        check_python(file)

# Packages: Debian's, npm's and those that build the Python package.
for name in re.findall(r'"([\w-]+)==', (root / "python/pyproject.toml").read_text()):
    looked += 1
    if name not in known_names:
        wrong.append(f"python/pyproject.toml: docs/dependencies.md does not name {name}")
for line in (root / "scripts/packages.sh").read_text().splitlines():
    if match := re.match(r'packages_\w+="([^"]*)"', line):
        for wanted in match.group(1).split():
            looked += 1
            if not known_names.intersection(wanted.split("=")[-1].split("|")):
                wrong.append(f"scripts/packages.sh: docs/dependencies.md does not name {wanted}")
package = json.loads((root / "web/package.json").read_text())
for name in [*package.get("dependencies", {}), *package.get("devDependencies", {})]:
    looked += 1
    if name not in known_names:
        wrong.append(f"web/package.json: docs/dependencies.md does not name {name}")

for each in sorted(set(wrong)):
    print("not ok", each)
print(f"{looked - len(wrong)} passed, {len(wrong)} failed")
sys.exit(1 if wrong or looked < 1000 else 0)
