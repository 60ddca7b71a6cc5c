"""Sudoku as people and programs copy it.

one line   16, 36, 81 or 256 signs, in quotes, in a table or alone, in an address at least 81; with
           `+` before added numbers (Susser, HoDoKu), and anything afterwards
rows       one a line: signs, or words with bars, commas or spaces between; several digits in a cell
           of 9 x 9 are its candidates. Frames, comments (# and ;), [Puzzle] and headings are
           skipped (.sdk, .ss, forums, Markdown)
list       a Python or JSON list: rows of numbers, or one row of 81
named      r1c3=3, one for each given
blank      . 0 _ * ? - or nothing where bars or columns show the position; x if no other sign is
           used for blanks. Of 16 x 16 without a 16, but with another sign for blanks, 0 is 16
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ..model.bilingual import Text, plain
from ._format import Format, Held, Opened, unsaid, wrong
from ._square import RULES, SUDOKU, Square, held_square, opened_square, refuse

TITLE = Text("a Sudoku as text", "文字の数独")

LONGEST = 6000
"""The most characters of one puzzle: 16 x 16 in a frame, or with candidates."""

LONGEST_SAID = 100
"""The most characters shown of the words around a puzzle."""

SIZES = {16: 4, 36: 6, 81: 9, 256: 16}
BLANKS = frozenset(".0_*?-xX□⬜▢○") | {""}
CROSSES = frozenset("xX")
LETTERS = "123456789ABCDEFG"
SIGNS = str.maketrans("・･•·、\u3000", "...., ")
WORDS = r"\b(?:None|null|nil)\b"
"""Signs and words for blanks, and signs of Japanese, in place of plain ones."""
QUOTE = r"(?m)^[ \t]*>[> ]*"
"""The start of a line that a message quotes."""

FRAME = r"[\s.':*+|=\-\u2500-\u257f]*(--|==|:-|-:|\+\s*\+|─|═|\* ?\*)[\s.':*+|=\-\u2500-\u257f]*"
PZPR = r"https?://\S+/p(?:\.html)?\?"
"""The start of a pzpr address, whose digits are not the cells of a Sudoku."""
COMMENT = (
    r"\s*([#%`]|;(?![\s0-9.;]*$)|//|\[[A-Za-z]+\]|(?=.*[A-WYZa-wyz])[A-Za-z]{4,}[\w ,:()]*$|"
    "</?[a-zA-Z?])"
)
SENTENCE = r".*(?![A-GXa-gx])[^\W\d_]"
"""A line with a letter that is no number."""


class CellWord(NamedTuple):
    """The word of a cell, and whether it was added to the givens."""

    word: str
    added: bool = False


def grid_in(text: str) -> list[CellWord] | None:
    """Return the entries of the only grid in a text, row by row; None if there is none."""
    if len(text) > LONGEST:
        return None
    text = _plainly(text)
    return _named(text) or _list(text) or _rows(text) or _one_line(text)


def _plainly(text: str) -> str:
    """Return a text with plain signs, without the signs of a message that is quoted."""
    return re.sub(WORDS, "0", re.sub(QUOTE, "", plain(text).translate(SIGNS)))


def _named(text: str) -> list[CellWord] | None:
    """Return the cells of 9 x 9 given by row and column."""
    cell = r"[rR]([1-9])[cC]([1-9])\s*[=:]\s*([1-9])"
    found = re.findall(cell, text)
    if len(found) < 2 or re.sub(cell, "", text).strip(" \t\r\n,;.") != "":
        return None
    at = {(int(r), int(c)): value for r, c, value in found}
    return [CellWord(at.get((r, c), ".")) for r in range(1, 10) for c in range(1, 10)]


def _list(text: str) -> list[CellWord] | None:
    """Return the entries of a list of lists, or of a flat list that is not a side of clues."""
    return _within(text, "[", "]") or _within(text, "{", "}")


def _within(text: str, opening: str, closing: str) -> list[CellWord] | None:
    """Return the entries of a list in such brackets."""
    start, end = text.find(opening), text.rfind(closing)
    inner = text[start : end + 1] if 0 <= start < end else ""
    word = r"-?[0-9]{1,2}|_|\"[^\"\n]{0,16}\"|'[^'\n]{0,16}'"
    if not inner or re.sub(r"[\[\](){},;\s]", "", re.sub(word, "", inner)):
        return None
    words = [each.strip("\"' ") for each in re.findall(word, inner)]
    nested = any(inner.count(bracket) > 1 for bracket in "[({")
    if len(words) in (4, 6, 9, 16) and all(len(each) == len(words) for each in words):
        words = [sign for row in words for sign in row]
        nested = True
    if len(words) not in SIZES or (len(words) < 81 and not nested):
        return None
    return [CellWord("." if each == "-1" else each) for each in words]


def _one_line(text: str) -> list[CellWord] | None:
    """Return the entries of the only line with a whole grid."""
    found = None
    for line in text.splitlines():
        if re.match(r"\s*[#;%]", line):
            continue
        if re.search(PZPR, line):
            continue
        signs = filter(None, map(_signs, re.split(r"[\s,;:|\"'=&?#/<>()]+", line)))
        here = next((each for each in signs if len(each) >= 81 or "://" not in line), None)
        if here and found:
            return None
        found = found or here
    return found


def _signs(token: str) -> list[CellWord] | None:
    """Return the entries of a word with one sign a cell."""
    token = token.strip("\u200b")
    if not re.fullmatch(r"(\+?[0-9A-Ga-gxX._*-])+", token):
        return None
    count = len(token) - token.count("+")
    if count not in SIZES or (count < 81 and not re.fullmatch("[0-6._*+-]+", token)):
        return None
    if count < 256 and re.search("[A-Ga-g]", token):
        return None
    return [CellWord(m[2], bool(m[1])) for m in re.finditer(r"(\+?)(.)", token)]


def _rows(text: str) -> list[CellWord] | None:
    """Return the entries of a grid with a line for each row."""
    lines = [line.rstrip(" \r") for line in text.splitlines()]
    lines = [line for line in lines if _is_filled(line) and not re.fullmatch(FRAME, line)]
    rows = [line for line in lines if not (re.match(COMMENT, line) or re.match(SENTENCE, line))]
    size = len(rows)
    if size not in SIZES.values():
        size, rows = len(rows) - 1, rows[1:]  # a head, as of a table
        if size not in SIZES.values():
            return None
    found = [_row(row, size) for row in rows]
    wide = max(map(len, rows))
    if any(row is None for row in found):
        found = [_spaced(row.ljust(wide), size) for row in rows]
    entries: list[CellWord] = []
    for row in found:
        if row is None:
            return None
        entries += row
    return entries


def _is_filled(line: str) -> bool:
    """Return whether a line has any sign, or is an empty row of a spreadsheet."""
    return bool(line.strip()) or line.count("\t") + 1 in SIZES.values()


def _sentences(text: str) -> str:
    """Return the sentences around the rows of a grid; nothing for any other layout."""
    if _named(text) or _list(text) or not _rows(text):
        return ""
    lines = [line.strip() for line in text.splitlines() if not re.match(COMMENT, line)]
    return " ".join(line for line in lines if re.match(SENTENCE, line))


def _row(line: str, size: int) -> list[CellWord] | None:
    """Return the entries of a row."""
    tabs = line.split("\t")
    line = line.strip()
    barred = line.strip("|").split("|") if line.count("|") >= size - 1 else []
    for cells in (tabs, barred, line.split(","), line.split(";")):
        if len(cells) == size:
            return [CellWord(cell.strip(" \"'")) for cell in cells]
    words = re.findall(r"[^\s|,;:!\u2500-\u257f]+", line)
    if len(words) == size:
        return [*map(CellWord, words)]
    signs = "".join(words)
    if signs.startswith("*") and signs.endswith("*") and len(signs) == size + 2:
        signs = signs[1:-1]
    return [*map(CellWord, signs)] if len(signs) == size else None


def _spaced(line: str, size: int) -> list[CellWord] | None:
    """Return the entries of a row with spaces for blanks and bars between boxes."""
    groups = [group for group in re.split(r"[|\u2502\u2503\u2551]", line) if group]
    joined = "".join(groups)
    across = {4: 2, 6: 3, 9: 3, 16: 4}[size]
    if len(groups) < 2 or size % across:
        return [CellWord(sign.strip()) for sign in joined] if len(joined) == size else None
    step = {across: (0, 1), 2 * across + 1: (1, 2), 2 * across: (0, 2)}.get(len(groups[0]))
    if step is None or len(groups) != size // across:
        return None
    return [
        CellWord(sign.strip()) for group in groups for sign in group[step[0] :: step[1]][:across]
    ]


def recognises(text: str) -> bool:
    """Return whether a text is a grid with valid numbers."""
    found = grid_in(text)
    if found is None:
        return False
    words = [entry.word for entry in found]
    good = sum(1 for word in words if word in BLANKS or _value(word, SIZES[len(words)]))
    noted = sum(1 for word in words if re.fullmatch("[1-9]{2,9}", word))
    return good + noted >= len(words) - 2 and any(word not in BLANKS for word in words)


def _value(word: str, size: int) -> int | None:
    """Return the value of a word; None for a blank."""
    if re.fullmatch("[0-9]{1,2}", word):
        return int(word) if 1 <= int(word) <= size else None
    place = LETTERS.find(word.upper()) + 1 if len(word) == 1 else 0
    return place if 1 <= place <= size else None


def read(text: str) -> Opened:
    """Return the puzzle. Raises BadInput for a word that is not a number."""
    entries = grid_in(text) or []
    size = SIZES.get(len(entries), 9)
    givens: dict[int, int] = {}
    own: dict[int, int] = {}
    marks: dict[int, tuple[int, ...]] = {}
    dotted = any(word in BLANKS - CROSSES for word, _ in entries)
    blanks = BLANKS - CROSSES if dotted else BLANKS  # a cross among dots is a slip
    words = [word for word, _ in entries]
    zero = _zero(words)
    for cell, (word, added) in enumerate(entries):
        value = zero if word == "0" else _value(word, size)
        if word in blanks and not value:
            continue
        if value:
            (own if added else givens)[cell] = value
        elif size <= 9 and re.fullmatch(f"[1-{size}]{{2,9}}", word):
            marks[cell] = tuple(sorted({*map(int, word)}))
        else:
            r, c = divmod(cell, size)
            raise wrong(
                f"{word[:12]!r} in r{r + 1}c{c + 1} is no number from 1 to {size}.",
                f"r{r + 1}c{c + 1} の {word[:12]!r} は 1〜{size} の数ではありません。",
            )
    return opened_square(Square(size, givens, own, marks, left_out=tuple(_left(text, words))))


def _zero(words: list[str]) -> int | None:
    """Return the value of the sign 0: 16 where the signs are 0 to F; None for a blank."""
    signs = {word.upper() for word in words}
    is_number = len(words) == 256 and "0" in signs and not signs & {"G", "16"}
    return 16 if is_number and signs & (BLANKS - {"0"}) else None


def _left(text: str, words: list[str]) -> Iterator[Text]:
    """Yield remarks on sentences, on a 0 that is 16, and on the unread parts of a Susser or HoDoKu
    line."""
    if _zero(words):
        yield Text("the sign 0, which is 16 here", "記号 0（ここでは 16 と書きます）")
    if said := _sentences(_plainly(text)):
        told = said if len(said) <= LONGEST_SAID else said[:LONGEST_SAID] + "…"
        yield Text(f"the words around it: “{told}”", f"まわりの文：「{told}」")
    if re.search(r"[.0-9+]{81,}:[0-9]{3}( [0-9]{3})*:?", text):
        yield Text("candidates that were crossed out", "消された候補")


def write(held: Held) -> str:
    """Return the grid in one line. Raises BadInput for further rules."""
    square = held_square(held)
    refuse(Text("a line of digits", "数字の並び"), square, *(name for name, _ in RULES))
    if not square.givens:
        raise unsaid(TITLE, Text("an empty grid", "空の盤"))
    cells = range(square.size**2)
    return "".join(LETTERS[square.givens[c] - 1] if c in square.givens else "." for c in cells)


FORMAT = Format(
    "digits",
    TITLE,
    "1...5..8....7.6...6.3.....2..9.....4.....1...7..2...9...2...9......5.8..8..4...1.",
    recognises,
    read,
    (SUDOKU,),
    write,
    certain=False,
    place=80,
)
