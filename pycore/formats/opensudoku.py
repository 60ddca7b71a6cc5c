"""OpenSudoku: the `data` of a game in XML, 81 digits, 0 for a blank. A file of many games has one
in each line, and is read line by line."""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ._format import Format, Held, Opened
from ._square import SUDOKU, nine_by_nine, opened_square, written_nine

TITLE = Text("an OpenSudoku file", "OpenSudoku のファイル")
LONGEST = 5000
DATA = re.compile(r"""<game\b[^<>]*\bdata\s*=\s*["']([0-9]{81})["']""")


def recognises(text: str) -> bool:
    """Return whether a text has the head of such files, and one game."""
    return len(text) <= LONGEST and "<opensudoku" in text and len(DATA.findall(text)) == 1


def read(text: str) -> Opened:
    """Return the puzzle."""
    return opened_square(nine_by_nine(DATA.findall(text)[0]))


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
