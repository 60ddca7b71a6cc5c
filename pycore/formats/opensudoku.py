"""OpenSudoku: games in XML, each with its cells in an attribute, `data` or (since version 4)
`cells_data`. A file of many games is read game by game.

plain     81 digits, 0 for a blank
exported  as the app itself writes games: `version: 3`, a line end, and for each cell its value, its
          notes and 0 for a given or 1, each followed by a bar. Version 4 adds notes of a second
          kind behind the first, version 5 a colour
notes     a number with a bit for each digit; in version 1 digits with commas, or a hyphen
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from ..model.bilingual import Text
from ._format import Format, Held, Opened, wrong
from ._square import SUDOKU, Square, nine_by_nine, opened_square, written_nine

TITLE = Text("an OpenSudoku file", "OpenSudoku のファイル")
LONGEST = 200_000
"""The most characters of one game: the app also exports all moves made so far."""

DATA = r"""<game\b[^<>]*\s(?:cells_)?data\s*=\s*["']([0-9]{81}|version:[^"'<>]*)["']"""
EXPORTED = r"version:\s*([1-9])(?:\s|&#10;|&#x[aA];)+([0-9,|-]+)\s*"

SECOND = Text("notes of the second kind", "2 種類目のメモ")
COLOURS = Text("colours of cells", "マスの色")


def recognises(text: str) -> bool:
    """Return whether a text has one such game."""
    return len(text) <= LONGEST and "<game" in text and len(re.findall(DATA, text)) == 1


def read(text: str) -> Opened:
    """Return the puzzle. Raises BadInput for a damaged game."""
    (data,) = re.findall(DATA, text)
    if not data.startswith("version"):
        return opened_square(nine_by_nine(data))
    exported = re.fullmatch(EXPORTED, data)
    words = [word for word in exported[2].split("|") if word] if exported else []
    each, rest = divmod(len(words), 81)
    if rest or not 3 <= each <= 5:
        raise wrong("the data of the game is damaged.", "ゲームのデータが壊れています。")
    cells = [words[at : at + each] for at in range(0, len(words), each)]
    return opened_square(_square(cells))


def _square(cells: list[list[str]]) -> Square:
    """Return the grid of exported cells: value, notes, perhaps further words, and 0 for a given."""
    values = {at: int(cell[0]) for at, cell in enumerate(cells) if re.fullmatch("[1-9]", cell[0])}
    own = {at: value for at, value in values.items() if cells[at][-1] != "0"}
    notes = {at: _notes(cell[1]) for at, cell in enumerate(cells) if at not in values}
    further = {2: SECOND, 3: COLOURS}
    return Square(
        9,
        {at: value for at, value in values.items() if at not in own},
        own,
        {at: noted for at, noted in notes.items() if noted},
        left_out=tuple(name for place, name in further.items() if _is_used(cells, place)),
    )


def _is_used(cells: Iterable[list[str]], place: int) -> bool:
    """Return whether a cell has anything at a place between its notes and its last word."""
    return any(cell[place] != "0" for cell in cells if place < len(cell) - 1)


def _notes(word: str) -> tuple[int, ...]:
    """Return the digits of a note."""
    if not re.fullmatch("[0-9]{1,3}", word):
        return tuple(sorted({*map(int, re.findall("[1-9]", word))}))
    return tuple(digit for digit in range(1, 10) if int(word) >> (digit - 1) & 1)


def write(held: Held) -> str:
    """Return a file with one game. Raises BadInput for other sizes and for further rules."""
    digits = written_nine(TITLE, held, blank="0")
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n<game data="{digits}"/>\n'
        "</opensudoku>\n"
    )


FORMAT = Format(
    "opensudoku",
    TITLE,
    '<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n<game data="100050080000070600060300000'
    '200900000400000100070020009000200090000005080080040001"/>\n</opensudoku>\n',
    recognises,
    read,
    (SUDOKU,),
    write,
)
