"""Star Battle on puzz.link: the number of stars, a slash, and the edges of the regions: a bit for
each pair of neighbours, five to a digit in base 32, first pairs in rows, then pairs in columns, row
by row."""

from __future__ import annotations

import re

from ..model.bilingual import Text
from ..puzzles._star_regions import SIGNS, Regions
from ._codes import regions as joined_cells
from ._format import Format, Held, Opened, unsaid, wrong, wrong_at
from ._puzz_link import LinkBody, genre, square_only

TITLE = Text("Star Battle", "スターバトル")
DIGITS = "0123456789abcdefghijklmnopqrstuv"
BITS = 5


def read(body: LinkBody) -> Opened:
    """Return the puzzle. Raises BadInput."""
    size = square_only(body)
    stars, _, code = body.code.partition("/")
    if not re.fullmatch("[0-9]{1,2}", stars):
        raise wrong("the number of stars is missing.", "星の数がありません。")
    beside, above = _pairs(size)
    lines = _read_bits(code, len(beside), len(above))
    free = [pair for pair, line in zip((*beside, *above), lines, strict=True) if not line]
    roots = joined_cells(size * size, free)
    order = {root: at for at, root in enumerate(dict.fromkeys(roots))}
    if len(order) > len(SIGNS):
        raise wrong(f"there are {len(order)} regions.", f"領域が {len(order)} 個あります。")
    signs = "".join(SIGNS[order[root]] for root in roots)
    rows = " ".join(signs[at : at + size] for at in range(0, len(signs), size))
    return Opened("star-battle", {"regions": rows, "stars": stars})


def _pairs(size: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Return the neighbours in rows, and in columns."""
    cells = range(size * size)
    beside = [(cell, cell + 1) for cell in cells if (cell + 1) % size]
    return beside, [(cell, cell + size) for cell in cells if cell + size < size * size]


def _read_bits(code: str, *counts: int) -> list[bool]:
    """Return groups of these numbers of bits, each of whole digits. Raises BadInput."""
    needed = [-(-count // BITS) for count in counts]
    for at, digit in enumerate(code):
        if digit not in DIGITS or at >= sum(needed):
            raise wrong_at(code, at)
    if len(code) < sum(needed):
        raise wrong_at(code, len(code))
    found: list[bool] = []
    at = 0
    for count, digits in zip(counts, needed, strict=True):
        bits = "".join(f"{DIGITS.index(digit):05b}" for digit in code[at : at + digits])
        found += [bit == "1" for bit in bits[:count]]
        at += digits
    return found


def write(held: Held) -> LinkBody:
    """Return the body. Raises BadInput for given stars."""
    if held.givens:
        raise unsaid(Text("puzz.link", "puzz.link"), Text("stars in cells", "初めからある星"))
    regions: Regions = held.settings["regions"]
    if not regions.cells:
        raise unsaid(Text("puzz.link", "puzz.link"), Text("a grid without regions", "領域のない盤"))
    size, letters = regions.size, regions.letters
    code = ""
    for pairs in _pairs(size):
        bits = "".join(str(int(letters[one] != letters[other])) for one, other in pairs)
        bits += "0" * (-len(bits) % BITS)
        code += "".join(DIGITS[int(bits[at : at + 5], 2)] for at in range(0, len(bits), BITS))
    return LinkBody(size, size, f"{held.settings['stars']}/{code}")


FORMAT: Format = genre(
    "starbattle",
    TITLE,
    "star-battle",
    read,
    write,
    "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou",
)
