#!/usr/bin/env python3
"""Local links and pictures of all pages (*.md) lead somewhere: links_check.py ROOT
The file or folder exists and is one that git keeps, and a page has the heading that a link names. The walks of docs/architecture.md
name functions of files: the files exist and contain the names.
"""

import pathlib
import re
import subprocess
import sys

LINK = re.compile(r"!?\[[^\]]*\]\(([^()\s]+(?:\([^()]*\))?[^()\s]*)\)")
HEADING = re.compile(r"^#{1,6}[ \t]+(.*?)[ \t]*$", re.M)
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.S | re.M)
STEP = re.compile(r"^\d+\. `([^`:]+): ([^`]+)`", re.M)


def anchor(heading):
    """The name that GitHub gives a heading."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def anchors(page):
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.S | re.M)
    return {anchor(heading) for heading in HEADING.findall(text)}


def kept_files(root):
    """All files that git has or would add, and their folders."""
    listed = subprocess.run(
        ["git", "-C", root, "ls-files", "-co", "--exclude-standard", "-z"], capture_output=True, check=True
    ).stdout
    files = {root / name for name in listed.decode().split("\0") if name}
    return {path for path in files if path.exists()} | {folder for path in files for folder in path.parents}


def wrong_links(page, root, kept):
    for target in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, heading = target.partition("#")
        path = (page.parent / name).resolve() if name else page
        if path not in kept or root not in [path, *path.parents]:
            yield f"{target} does not exist"
        elif heading and path.suffix == ".md" and heading not in anchors(path):
            yield f"{target}: no heading has that name"


def wrong_steps(page, root):
    for name, function in STEP.findall(page.read_text(encoding="utf-8")):
        path = root / name
        if not path.is_file():
            yield f"{name} does not exist"
        elif not re.search(rf"\b{re.escape(function.split('::')[-1])}\b", path.read_text(encoding="utf-8")):
            yield f"{name} has no {function}"


def main(root):
    kept = kept_files(root)
    pages = sorted(path for path in kept if path.suffix == ".md")
    wrong = [f"{page.relative_to(root)}: {fault}" for page in pages for fault in wrong_links(page, root, kept)]
    wrong += [f"docs/architecture.md: {fault}" for fault in wrong_steps(root / "docs" / "architecture.md", root)]
    for each in wrong:
        print(f"not ok {each}")
    print(f"{len(pages)} pages, {len(wrong)} failed")
    return 1 if wrong or not pages else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]).resolve()))
