#!/usr/bin/env python3
"""Turns a terminal's screen, as `tmux capture-pane -e -p` prints it, into an SVG picture.

    scripts/terminal_picture.py < screen.txt > docs/pictures/play.svg

Knows what our terminal uses: bold, faint, inverse, the 16 colours and the 256 colours, in front and behind.
"""
import html
import re
import sys

CELL_WIDTH, LINE_HEIGHT, MARGIN, FONT_SIZE = 8.43, 18, 14, 14
PAPER, INK = "#1d1f27", "#e6e1d6"
BASIC = ["#3b3f4a", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d8d3c7",
         "#6b7080", "#ff8a93", "#b5e08c", "#ffd88a", "#85c6ff", "#e29bf5", "#7bd7e3", "#ffffff"]


def colour(number):
    if number < 16:
        return BASIC[number]
    if number >= 232:
        level = 8 + 10 * (number - 232)
        return f"#{level:02x}{level:02x}{level:02x}"
    number -= 16
    levels = [0, 95, 135, 175, 215, 255]
    return "#" + "".join(f"{levels[part]:02x}" for part in (number // 36, number // 6 % 6, number % 6))


class Pen:
    def __init__(self):
        self.reset()

    def reset(self):
        self.front = self.back = None
        self.bold = self.faint = self.inverse = False

    def obey(self, codes):
        codes = [int(code or 0) for code in codes]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.reset()
            elif code == 1:
                self.bold = True
            elif code == 2:
                self.faint = True
            elif code == 7:
                self.inverse = True
            elif code in (22, 27):
                self.bold = self.faint = self.inverse = False
            elif code in (39, 49):
                setattr(self, "front" if code == 39 else "back", None)
            elif code in (38, 48) and codes[:1] == [5]:
                setattr(self, "front" if code == 38 else "back", colour(codes[1]))
                codes = codes[2:]
            elif code in (38, 48) and codes[:1] == [2]:
                setattr(self, "front" if code == 38 else "back", "#%02x%02x%02x" % tuple(codes[1:4]))
                codes = codes[4:]
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.front = BASIC[code - 30 if code < 90 else code - 82]
            elif 40 <= code <= 47 or 100 <= code <= 107:
                self.back = BASIC[code - 40 if code < 100 else code - 92]

    def look(self):
        front, back = self.front or INK, self.back
        if self.inverse:
            front, back = back or PAPER, front
        return front, back, self.bold, self.faint


def runs(line, pen):
    """(column, text, look) for every stretch of one look."""
    column = 0
    for part in re.split(r"(\x1b\[[0-9;]*m)", line):
        if part.startswith("\x1b["):
            pen.obey(part[2:-1].split(";"))
        elif part:
            yield column, part, pen.look()
            column += len(part)


def main():
    lines = sys.stdin.read().rstrip("\n").split("\n")
    pen = Pen()
    backs, texts, widest = [], [], 0
    for row, line in enumerate(lines):
        y = MARGIN + row * LINE_HEIGHT
        for column, text, (front, back, bold, faint) in runs(line, pen):
            x = MARGIN + column * CELL_WIDTH
            widest = max(widest, column + len(text.rstrip() or (text if back else "")))
            if back:
                backs.append(f'<rect x="{x:.1f}" y="{y}" width="{len(text) * CELL_WIDTH + 0.4:.1f}" height="{LINE_HEIGHT}" fill="{back}"/>')
            if text.strip():
                weight = ' font-weight="bold"' if bold else ""
                opacity = ' opacity="0.6"' if faint else ""
                texts.append(f'<text x="{x:.1f}" y="{y + 13}" textLength="{len(text) * CELL_WIDTH:.1f}" lengthAdjust="spacing" '
                             f'fill="{front}"{weight}{opacity} xml:space="preserve">{html.escape(text)}</text>')
    width, height = int(widest * CELL_WIDTH + 2 * MARGIN), len(lines) * LINE_HEIGHT + 2 * MARGIN
    print(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
          f'font-family="ui-monospace, Menlo, Consolas, \'DejaVu Sans Mono\', monospace" font-size="{FONT_SIZE}">')
    print(f'<rect width="{width}" height="{height}" rx="8" fill="{PAPER}"/>')
    print("\n".join(backs + texts))
    print("</svg>")


main()
