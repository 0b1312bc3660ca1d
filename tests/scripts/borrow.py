#!/usr/bin/env python3
"""borrow.py ROOT PRESET COPY COMPILER...: a compiler launcher for a copy of this tree, COPY, that compiles only what differs.

What ROOT/build/PRESET has compiled with the same command, from files that are the same in both trees, is taken from there; anything
else goes to the compiler. So a test that changes a copy is quick without a compiler cache, too.
"""
import json
import os
import shlex
import shutil
import subprocess
import sys
from filecmp import cmp


def command_in(folder, output):
    """How the folder's build makes this object, from the compiler's name on; nothing where it does not."""
    with open(os.path.join(folder, "compile_commands.json"), encoding="utf-8") as file:
        for entry in json.load(file):
            words = shlex.split(entry["command"])
            if "-o" in words and words[words.index("-o") + 1] == output:
                return words
    return []


def without_lists(command):
    """The command without what only asks for the list of files read: compile_commands.json leaves that out."""
    start = command.index("-MD")
    return command[:start] + command[command.index("-MF") + 2 :]


def files_behind(folder, output):
    """All that the object was made of, as absolute paths; nothing where that is not known or no longer true."""
    told = subprocess.run(["ninja", "-C", folder, "-t", "deps", output], capture_output=True, text=True, check=False).stdout
    lines = told.splitlines()
    if not lines or "VALID" not in lines[0]:
        return []
    return [os.path.normpath(os.path.join(folder, line.strip())) for line in lines[1:] if line.strip()]


def borrowed(root, folder, copy, command):
    """Whether the object could be taken; then the list of its files is written, too, as ninja wants it."""
    output = command[command.index("-o") + 1]
    there = os.path.join(folder, output)
    if not os.path.exists(there):
        return False
    theirs = [word.replace(root, copy) for word in command_in(folder, output)]
    here = os.getcwd()
    theirs = [word.replace(copy + folder[len(root) :], here) for word in theirs]
    if command[0] not in theirs or theirs[theirs.index(command[0]) :] != without_lists(command):
        return False
    files = files_behind(folder, output)
    mapped = [file.replace(folder, here) if file.startswith(folder) else file.replace(root, copy) for file in files]
    if not files or not all(ours == file or (os.path.exists(ours) and cmp(file, ours, shallow=False)) for file, ours in zip(files, mapped)):
        return False
    shutil.copyfile(there, output)
    with open(command[command.index("-MF") + 1], "w", encoding="utf-8") as list_of_files:
        list_of_files.write(f"{output}: " + " \\\n  ".join(mapped) + "\n")
    return True


def main():
    root, preset, copy, *command = sys.argv[1:]
    compiles = all(word in command for word in ("-o", "-c", "-MD", "-MF"))
    if compiles and borrowed(root, os.path.join(root, "build", preset), copy, command):
        return
    print("compiled:", command[-1].replace(copy + os.sep, ""), file=sys.stderr)
    if shutil.which("ccache"):
        os.environ.update(CCACHE_BASEDIR=copy, CCACHE_NOHASHDIR="true")
        command.insert(0, "ccache")
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
