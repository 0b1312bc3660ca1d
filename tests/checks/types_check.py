#!/usr/bin/env python3
"""No two types of src/ share a name, outside unnamed namespaces, so that a search for a type finds one: types_check.py ROOT
A type within a type is named with its owner. Exceptions are listed below with a reason.
"""

import collections
import pathlib
import re
import sys

TOKEN = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'|^[ \t]*#(?:\\\n|[^\n])*|[A-Za-z_]\w*|::|[{}();<>=,:]',
    re.S | re.M,
)


def types_of(text):
    """The names of the types that a file defines outside unnamed namespaces and functions, each with its line."""
    tokens = []
    for match in TOKEN.finditer(text):
        word = match.group()
        if word[0] in '"\'R/#' and not word.isidentifier():
            continue
        tokens.append((word, match.start()))
    scopes = []  # one of "open" (a namespace or type) and "shut" (an unnamed namespace, a function, an enum) per brace
    owners = []  # the type that a brace belongs to, or None
    k = 0
    statement = 0  # where the current statement began
    while k < len(tokens):
        word, place = tokens[k]
        if word == "{":
            head = [t for t, _ in tokens[statement:k]]
            scope, name, at = scope_of(head, tokens, statement)
            if name and "shut" not in scopes:
                yield "::".join([*filter(None, owners), name]), text.count("\n", 0, at) + 1
            scopes.append(scope)
            owners.append(name)
            statement = k + 1
        elif word == "}":
            if scopes:
                scopes.pop()
                owners.pop()
            statement = k + 1
        elif word == ";":
            statement = k + 1
        elif word == ":" and k > statement and tokens[k - 1][0] in ("public", "private", "protected"):
            statement = k + 1
        k += 1


def scope_of(head, tokens, start):
    """What a brace opens, from the words before it: (scope, the name of a type or None, where the name stands)."""
    k = 0
    if head[:1] == ["template"]:
        depth = 0
        for k, word in enumerate(head[1:], 1):
            depth += (word == "<") - (word == ">")
            if depth == 0:
                break
        k += 1
        if head[k : k + 1] == ["requires"]:
            while k < len(head) and head[k] not in ("struct", "class", "union", "enum"):
                k += 1
    if head[k : k + 1] == ["inline"]:
        k += 1
    if head[k : k + 1] == ["namespace"]:
        return ("open" if len(head) > k + 1 else "shut"), None, 0
    if head[k : k + 1] in (["struct"], ["class"], ["union"], ["enum"]):
        enum = head[k] == "enum"
        k += 1
        while k < len(head) and head[k] in ("class", "struct", "alignas", "(", ")"):
            k += 1
        if k < len(head) and head[k].isidentifier() and head[k] != "final":
            if head[k + 1 : k + 2] == ["::"]:  # defined outside its owner, which declares it
                return "shut", None, 0
            name = head[k]
            if head[k + 1 : k + 2] == ["<"]:  # a specialisation
                name = "".join(head[k:]).partition(":")[0]
            return ("shut" if enum else "open"), name, tokens[start + k][1]
        return "shut" if enum else "open", None, 0
    return "shut", None, 0


# Name, and the reason why several types may have it. Types within them are excepted, too.
EXCEPTIONS = {
    "Move": "the concept of a game (src/rules/game.h) asks each game for one, in the namespace of the game",
    "Options": "as Move",
    "State": "as Move",
    "Phase": "each game's own phases, a member of its State",
    "TurnFlow": "each game's own flow of a turn, used only within its folder",
}


def main(root):
    found = collections.defaultdict(list)
    for path in sorted((root / "src").rglob("*")):
        if path.suffix in (".h", ".cpp"):
            for name, line in types_of(path.read_text(encoding="utf-8")):
                found[name].append(f"{path.relative_to(root).as_posix()}:{line}")
    wrong = [f"{name}: {', '.join(places)}" for name, places in sorted(found.items()) if len(places) > 1 and name.partition("::")[0] not in EXCEPTIONS]
    wrong += [f"{name} is listed as an exception, but has one type at most" for name in EXCEPTIONS if len(found[name]) < 2]
    for each in wrong:
        print(f"not ok {each}")
    print(f"{len(found) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong or not found else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
