"""A board to look at: a drawing in a notebook, text elsewhere."""

import re
from html import escape

from sounder._engine import Match, SounderError
from sounder._games import shortened

column_width, line_height, margin = 8.4, 18, 8
paper, ink = "#fbf7ef", "#222222"
# The sixteen colours of a terminal, dark enough to be read on paper.
sixteen = (
    *("#222222", "#b3261e", "#2e7d32", "#8a6100", "#1a56b0", "#8e24aa", "#00707a", "#5f5f5f"),
    *("#5f5f5f", "#d32f2f", "#388e3c", "#a97400", "#1e6fd9", "#ab47bc", "#00838f", "#000000"),
)
terminal_code = re.compile("\x1b\\[([0-9;]*)m")


class Picture:
    """The result of `show`: a drawing in notebooks, text in `print` and prompts."""

    def __init__(self, text: str, coloured: str) -> None:
        self.text = text
        self._coloured = coloured  # the same with a terminal's codes

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    def _repr_svg_(self) -> str:
        lines = self._coloured.rstrip("\n").split("\n")
        width = column_width * max(columns(terminal_code.sub("", line)) for line in lines) + 2 * margin
        height = line_height * len(lines) + 2 * margin
        drawn = "".join(drawn_line(line, margin + line_height * number) for number, line in enumerate(lines))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" viewBox="0 0 {width:.0f} {height}" '
            f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" fill="{ink}">'
            f'<rect width="100%" height="100%" fill="{paper}"/>{drawn}</svg>'
        )


def show(match: Match, seat: int | str | None = None, *, language: str = "en", width: int = 80) -> Picture:
    """The board as a player may see it, or as everybody may (default). `width` is in columns (default 80)."""
    if not isinstance(match, Match):
        raise SounderError(f"match is {shortened(match)}, expected a Match")
    return Picture(match.show(seat, language, width), match.show(seat, language, width, True))


def columns(text: str) -> int:
    return sum(2 if ord(letter) >= 0x10000 else 1 for letter in text)


def drawn_line(line: str, top: float) -> str:
    """A line of text as SVG, each piece where the columns before it end."""
    drawn, x, codes = "", float(margin), ""
    for number, piece in enumerate(terminal_code.split(line)):
        if number % 2:
            codes = piece
        elif piece:
            drawn += drawn_piece(piece, codes, x, top)
            x += column_width * columns(piece)
    return drawn


def drawn_piece(text: str, codes: str, x: float, top: float) -> str:
    width = column_width * columns(text)
    front, ground, style = look_of(codes)
    drawn = (
        f'<rect x="{x:.1f}" y="{top}" width="{width:.1f}" height="{line_height}" fill="{ground}"/>' if ground else ""
    )
    if not text.strip():
        return drawn
    fill = f' fill="{front}"' if front else ""
    return drawn + (
        f'<text x="{x:.1f}" y="{top + 13}" textLength="{width:.1f}" lengthAdjust="spacingAndGlyphs" xml:space="preserve"{fill}{style}>'
        f"{escape(text)}</text>"
    )


def look_of(codes: str) -> tuple[str | None, str | None, str]:
    """The colours in front and behind, and weight, that a terminal's codes ask for."""
    front, ground, style = None, None, ""
    numbers = [int(code) for code in codes.split(";") if code]
    while numbers:
        code = numbers.pop(0)
        if code in (38, 48):  # 38;5;208: of the 256 colours
            colour = palette(numbers[1])
            numbers = numbers[2:]
            front, ground = (colour, ground) if code == 38 else (front, colour)
        elif code == 1:
            style += ' font-weight="bold"'
        elif code == 2:
            style += ' opacity="0.6"'
        elif code == 7:
            front, ground = paper, ink
        elif 30 <= code <= 37:
            front = sixteen[code - 30]
    return front, ground, style


def palette(number: int) -> str:
    """A colour of the terminal's 256."""
    if number < 16:
        return sixteen[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    steps = (0, 95, 135, 175, 215, 255)
    cube = number - 16
    return "#" + "".join(f"{steps[part]:02x}" for part in (cube // 36, cube // 6 % 6, cube % 6))
