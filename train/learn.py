"""Makes the nets of a game: has the engine play matches, fits a net to each form, and writes content/nets/GAME.net.

    python3 train/learn.py happy-pigs --sounder build/release/sounder
    python3 train/learn.py wild-pigs --form rulebook --sounder build/release/sounder     the other nets of the file stay
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path

import torch

import fit
import samples
from net import Part, ValueNet, read_nets, write_nets
from plans import PLANS, Form, Matches

ROOT = Path(__file__).resolve().parent.parent
SEED = 2026


class Learner:
    def __init__(self, game: str, sounder: Path, work: Path, scale: float, threads: int | None, device: str, only: list[str]) -> None:
        self.game = game
        self.sounder = sounder
        self.work = work
        self.scale = scale
        self.threads = threads
        self.device = device
        self.only = only
        self.began = time.time()

    def say(self, text: str) -> None:
        print(f"{time.time() - self.began:5.0f} s  {text}", file=sys.stderr, flush=True)

    def play(self, matches: Matches, net: Path | None, seed: int, folder: Path) -> None:
        count = max(10, int(matches.matches * self.scale))
        command = [str(self.sounder), "samples", self.game, "--seats", str(matches.seats), "--bots", matches.bots]
        command += ["--matches", str(count), "--seed", str(seed), "--share", str(matches.share), "--random-move-rate", str(matches.wild)]
        command += ["--opening-moves", str(matches.opening), "--opening-random-rate", str(matches.wild_opening)]
        command += ["--net", str(net) if net else "none", "--out", str(folder)]
        for option in matches.options:
            command += ["--option", option]
        if self.threads:
            command += ["--threads", str(self.threads)]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
        if done.returncode != 0:
            sys.exit(f"learn: {' '.join(command)} ended with status {done.returncode}")
        self.say(f"{matches.bots}, {matches.seats} seats {' '.join(matches.options)}: {done.stdout.strip()}")

    def positions(self, name: str, plan: list[Matches], net: Path | None, seed: int) -> list[Path]:
        folders = []
        for number, matches in enumerate(plan):
            folder = self.work / f"{name}-{number}".replace(" ", "-")
            self.play(matches, net, seed + number, folder)
            folders.append(folder)
        return folders

    def fitted(self, form: Form, folders: list[Path], polish: list[Path]) -> fit.Fit:
        width = form.width
        result = fit.fit([samples.read(folder) for folder in folders], width, form.epochs, SEED, self.device, form.decay)
        if polish and form.polish:
            result = fit.fit([samples.read(folder) for folder in polish], width, form.polish, SEED, self.device, form.decay, start=result.net)
        self.say(f"{form.name}: {result.text}")
        return result

    def learn(self, out: Path) -> None:
        forms = PLANS[self.game]()
        unknown = set(self.only) - {form.name for form in forms}
        if unknown:
            sys.exit(f"learn: no form {sorted(unknown)[0]!r}, expected one of {[form.name for form in forms]}")
        wanted = [form for form in forms if not self.only or form.name in self.only]
        kept = {} if len(wanted) == len(forms) else {part.form: part for part in read_nets(self.shipped())}

        def write(path: Path, made: dict[str, Part]) -> None:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_nets(path, self.game, [made[form.name] if form.name in made else kept[form.name] for form in forms])

        version = subprocess.run([str(self.sounder), "--version"], stdout=subprocess.PIPE, text=True).stdout.strip()
        part = "" if self.scale == 1 else f" --scale {self.scale:g}"
        by = f"by train/learn.py {self.game}{part}, seed {SEED}, with {version}"
        first = {form.name: self.positions(f"first-{form.name}", form.first, None, SEED) for form in wanted}
        fits = {form.name: self.fitted(form, first[form.name], []) for form in wanted}
        made = {name: Part.of(name, f"{fitted.text}; {by}", fitted.net) for name, fitted in fits.items()}
        start = self.work / "first.net"
        write(start, made)
        for form in wanted:
            if not form.later:
                continue
            later = self.positions(f"later-{form.name}", form.later, start, SEED + 100)
            result = self.fitted(form, first[form.name] + later, later)
            made[form.name] = Part.of(form.name, f"{result.text}; {by}", result.net)
        write(out, made)
        self.say(f"wrote {out}")

    def shipped(self) -> Path:
        return ROOT / f"content/nets/{self.game}.net"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(PLANS))
    parser.add_argument("--sounder", type=Path, required=True, help="the program, built from this tree")
    parser.add_argument("--form", action="append", default=[], help="only this net of the file, may be repeated; the others stay as they are")
    parser.add_argument("--work", type=Path, default=ROOT / "build/train", help="where positions are kept, some gigabytes at most")
    parser.add_argument("--out", type=Path, help="else content/nets/GAME.net")
    parser.add_argument("--scale", type=float, default=1.0, help="part of the plan's matches, for a quick try")
    parser.add_argument("--threads", type=int, help="of the engine; else one a core")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    arguments = parser.parse_args()
    work = arguments.work / arguments.game
    work.mkdir(parents=True, exist_ok=True)
    learner = Learner(arguments.game, arguments.sounder, work, arguments.scale, arguments.threads, arguments.device, arguments.form)
    learner.learn(arguments.out or learner.shipped())


if __name__ == "__main__":
    main()
