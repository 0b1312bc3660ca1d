#!/usr/bin/env python3
"""Every message that a messages.h declares is listed in a vocabulary there, so that the build holds the catalogues against it, and is made
somewhere else: a sentence that nobody can say need not be translated. messages_check.py ROOT
"""
import pathlib
import re
import sys

declared_pattern = re.compile(r"inline constexpr auto (\w+)\s*=\s*say\(")
listed_pattern = re.compile(r"all_of\(([^;]*)\);")


def without_comments(text):
    return re.sub(r"//[^\n]*", "", text)


def troubles(root):
    """What is wrong, and how many messages were looked at."""
    wrong, looked = [], 0
    sources = {path: without_comments(path.read_text(encoding="utf-8")) for path in sorted((root / "src").rglob("*")) if path.suffix in (".h", ".cpp")}
    for path, text in sources.items():
        if path.name != "messages.h":
            continue
        # A game's messages are made in its own folder, of rules or of bots; what belongs to no game anywhere.
        game = path.parent.name if len(path.relative_to(root / "src").parts) > 2 else None
        others = [other for file, other in sources.items() if file != path and (game is None or game in file.parts)]
        listed = set(re.findall(r"\w+", " ".join(listed_pattern.findall(text))))
        for name in declared_pattern.findall(text):
            looked += 1
            where = f"{path.relative_to(root).as_posix()}: {name}"
            if name not in listed:
                wrong.append(f"{where} is in no vocabulary")
            if not any(re.search(rf"::{name}\b", other) for other in others):
                wrong.append(f"{where} is a message nobody makes")
    return wrong, looked


def main(root):
    wrong, looked = troubles(root.resolve())
    for each in wrong:
        print("not ok", each)
    print(f"{looked - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong or looked < 200 else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
