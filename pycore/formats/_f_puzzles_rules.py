"""Reading the rules of f-puzzles boards: the known ones, the ones that only draw, and the names of
others.

Keys with defaults or exceptions that are not on the board (whispers differ by half the size, dots
exempt neighbours from negative rules) mean what they mean in D. Clamage's SudokuSolver.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from ..model.bilingual import Text
from ..model.cell_names import RowAndColumn
from ..puzzles._variants.clue import Clue, Way
from ..puzzles._variants.notation import CLUED, WHOLE
from ._f_puzzles_keys import DIRECTIONS, DOTS, FORMERLY, GRID, LINES, NEGATIVE, SHADED, SIGNS
from ._format import unknown_rule, wrong
from ._square import Square

Data = Mapping[str, Any]

MOST = 400
"""The most rules of a kind, and the most cells of a rule."""

LEAST = {"between": 3, "zipper": 3}
"""Lines that mean nothing with fewer cells."""
SAID_ELSEWHERE = {
    *("size", "grid", "title", "author", "ruleset", "solution", "successMessage", "metadata"),
    *("disabledlogic", "truecandidatesoptions", "highlightConflicts"),
    *("diagonal+", "diagonal-", "negative", "arrow", "killercage", "extraregion", "clone", "xv"),
    *("quadruple", "sandwichsum", "littlekillersum"),
    *GRID,
    *LINES,
    *DOTS,
    *SHADED,
}
"""The keys read here or in the grid, and keys that do not affect the solutions."""

COLOURS, FOG = Text("colours of cells", "マスの色"), Text("fog over the board", "盤を隠す霧")
DRAWN = {
    "line": Text("lines that are only drawn", "描いてあるだけの線"),
    "text": Text("words beside the board", "盤に書かれた文字"),
    "circle": Text("circles that are only drawn", "描いてあるだけの丸"),
    "rectangle": Text("rectangles that are only drawn", "描いてあるだけの四角"),
    "cage": Text("cages that are only drawn", "描いてあるだけの枠"),
    **dict.fromkeys(("fogofwar", "foglight", "triggereffect"), FOG),
    **dict.fromkeys(("c", "highlight"), COLOURS),
    "cornerPencilMarks": Text("notes in the corners of cells", "マスの隅のメモ"),
}
"""Keys of a board or of its cells."""

UNKNOWN = {
    "lockout": Text("lockout lines", "ロックアウトの線"),
}
"""The names of rules that cannot be expressed here."""


def rules_in(board: Data, square: Square, left_out: tuple[Text, ...]) -> Square:
    """Return the grid with its further rules. Raises BadInput for one that cannot be expressed."""
    size = square.size
    plus, minus = bool(board.get("diagonal+")), bool(board.get("diagonal-"))
    clues = [
        *_lines(board, size),
        *_dots(board, size),
        *_areas(board, size),
        *_outside(board, size),
    ]
    if plus != minus:  # one diagonal alone is a region
        way = tuple((k, size - 1 - k if plus else k) for k in range(size))
        clues.append(Clue("region", way))
    whole = {name for key, name in GRID.items() if board.get(key)} | {*_negative(board)}
    cages = []
    for each in _entries(board, "killercage"):
        if cells := tuple(size * r + c for r, c in _places(each.get("cells"), size)):
            cages.append((cells, _number(each.get("value"))))
    return replace(
        square,
        diagonals=plus and minus,
        whole=tuple(name for name in WHOLE if name in whole),
        clues=tuple(sorted(dict.fromkeys(clues), key=lambda clue: CLUED.index(clue.name))),
        cages=tuple(cages),
        left_out=left_out,
    )


def _negative(board: Data) -> Iterator[str]:
    """Yield the rules that all dots or signs are given. Raises BadInput for other rules."""
    found = board.get("negative") or []
    for key in found if isinstance(found, list) else [found]:
        if key not in NEGATIVE:
            named = str(key)[:24]
            raise unknown_rule(Text(f"all {named} are given", f"{named} はすべて表示"))
        yield NEGATIVE[key]


def _lines(board: Data, size: int) -> Iterator[Clue]:
    """Yield the lines, and the arrows starting with their circles. Raises BadInput for whispers
    with an unusual difference."""
    for key, name in LINES.items():
        for each in _entries(board, key):
            usual = (size + 1) // 2
            if name == "whispers" and _number(each.get("value")) not in (None, usual):
                raise unknown_rule(
                    Text(f"whispers lines other than {usual}", f"差 {usual} 以外のウィスパーの線")
                )
            for way in _ways(each, size):
                if len(way) >= LEAST.get(name, 2):
                    yield Clue(name, way)
    for each in _entries(board, "arrow"):
        circle = _places(each.get("cells"), size)
        for way in _ways(each, size) if circle else ():
            start = way if way[0] in circle else (_nearest(circle, way[0]), *way)
            if len(circle) == 1:
                yield Clue("arrow", start)
            elif len(start) > 1:
                yield Clue("pill", circle, (), start)


def _nearest(circle: Way, place: RowAndColumn) -> RowAndColumn:
    return min(circle, key=lambda at: abs(at[0] - place[0]) + abs(at[1] - place[1]))


def _dots(board: Data, size: int) -> Iterator[Clue]:
    """Yield dots, signs and quadruples, and cells with a sign."""
    for key, (name, usual) in DOTS.items():
        for each in _entries(board, key):
            number = _number(each.get("value"))
            shown = () if number is None or number == usual else (number,)
            yield Clue(name, _pair(each, key, size), shown)
    for each in _entries(board, "xv"):
        sign = each.get("value") or ""
        if not isinstance(sign, str) or sign.upper() not in ("", *SIGNS):
            raise _unread("xv")
        if sign:
            yield Clue(SIGNS[sign.upper()], _pair(each, "xv", size))
    for each in _entries(board, "quadruple"):
        around, values = sorted(_places(each.get("cells"), size)), each.get("values") or []
        if not isinstance(values, list) or len(values) > 4 or not around:
            raise _unread("quadruple")
        (r, c), numbers = around[0], tuple(_number(value) or 0 for value in values)
        if around != [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]:
            raise _unread("quadruple")
        if numbers:
            yield Clue("quad", ((r, c),), numbers)
    for key, name in SHADED.items():
        for each in _entries(board, key):
            yield Clue(name, (_place(each.get("cell"), size),))
    yield from _shaded_formerly(board)


def _shaded_formerly(board: Data) -> Iterator[Clue]:
    """Yield the cells whose sign is in the grid itself, as in boards of the first year."""
    for r, row in enumerate(board["grid"]):
        for c, cell in enumerate(row):
            for key in FORMERLY if isinstance(cell, dict) else ():
                if sign := cell.get(key):
                    if str(sign).lower() not in SHADED:
                        raise _unread(key)
                    yield Clue(SHADED[str(sign).lower()], ((r, c),))


def _pair(entry: Data, key: str, size: int) -> Way:
    pair = tuple(sorted(_places(entry.get("cells"), size)))
    if len(pair) != 2:
        raise _unread(key)
    return pair


def _areas(board: Data, size: int) -> Iterator[Clue]:
    """Yield extra regions, and clones."""
    for each in _entries(board, "extraregion"):
        if len(cells := _places(each.get("cells"), size)) > 1:
            yield Clue("region", cells)
    for each in _entries(board, "clone"):
        cells, others = (_places(each.get(key), size) for key in ("cells", "cloneCells"))
        if len(cells) != len(others):
            raise _unread("clone")
        pairs = [(one, other) for one, other in zip(cells, others, strict=True) if one != other]
        if pairs:
            yield Clue(
                "clone", tuple(one for one, _ in pairs), (), tuple(other for _, other in pairs)
            )


def _outside(board: Data, size: int) -> Iterator[Clue]:
    """Yield the sums outside the grid."""
    for each in _entries(board, "sandwichsum"):
        (r, c), total = _outer(each, "sandwichsum", size), _number(each.get("value"))
        if (0 <= r < size) == (0 <= c < size):
            raise _unread("sandwichsum")
        if total is not None:
            side = range(size)
            yield Clue(
                "sandwich",
                tuple((r, k) for k in side) if 0 <= r < size else tuple((k, c) for k in side),
                (total,),
            )
    for each in _entries(board, "littlekillersum"):
        (r, c), total = _outer(each, "littlekillersum", size), _number(each.get("value"))
        down, right = DIRECTIONS.get(str(each.get("direction")), (0, 0))
        ray = [(r + k * down, c + k * right) for k in range(size + 1)]
        way = tuple(place for place in ray if all(0 <= side < size for side in place))
        if not (down and way):
            raise _unread("littlekillersum")
        if total:
            yield Clue("little", way, (total,))


def _outer(entry: Data, key: str, size: int) -> RowAndColumn:
    """Read a place on the board or just outside. Raises BadInput for any other."""
    match = re.fullmatch(CELL, str(entry.get("cell"))[:9])
    place = (int(match[1]) - 1, int(match[2]) - 1) if match else (size + 1, size + 1)
    if max(place) > size:
        raise _unread(key)
    return place


CELL = "R([0-9]{1,2})C([0-9]{1,2})"


def _entries(board: Data, key: str) -> Iterator[Data]:
    """Yield the rules of a kind. Raises BadInput for an invalid entry."""
    found = board.get(key) or []
    if not isinstance(found, list) or len(found) > MOST:
        raise _unread(key)
    for each in found:
        if not isinstance(each, dict):
            raise _unread(key)
        yield each


def _unread(key: str) -> Exception:
    return wrong(f"its {key!r} cannot be read.", f"「{key}」を読み取れません。")


def _places(cells: object, size: int) -> Way:
    if not isinstance(cells, list) or len(cells) > MOST:
        raise wrong("a rule without cells.", "マスのないルールがあります。")
    return tuple(_place(cell, size) for cell in cells)


def _place(cell: object, size: int) -> RowAndColumn:
    """Read row and column of a cell, from 0. Raises BadInput for one outside."""
    match = re.fullmatch(CELL, cell) if isinstance(cell, str) else None
    place = (int(match[1]) - 1, int(match[2]) - 1) if match else (-1, -1)
    if not all(0 <= side < size for side in place):
        name = repr(str(cell)[:12])
        raise wrong(f"there is no cell {name}.", f"マス {name} はありません。")
    return place


def _ways(entry: Data, size: int) -> Iterator[Way]:
    lines = entry.get("lines") or []
    if not isinstance(lines, list) or len(lines) > MOST:
        raise _unread("lines")
    for line in lines:
        way = _places(line, size)
        if len(way) > 1:
            yield way


def _number(value: object) -> int | None:
    """Read a number, None for none. Raises BadInput for anything else."""
    if value in (None, ""):
        return None
    match = re.fullmatch("[0-9]{1,3}", str(value))
    if match is None:
        raise wrong(
            f"{str(value)[:12]!r} is no number of a rule.",
            f"{str(value)[:12]!r} はルールの数として読めません。",
        )
    return int(match[0])
