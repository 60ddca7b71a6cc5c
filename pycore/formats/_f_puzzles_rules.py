"""The rules of f-puzzles boards: those that are read and written, those that only draw, and the
names of others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any

from ..model.bilingual import Text
from ..puzzles._variants.notation import Place, Way
from ._format import unknown_rule, wrong
from ._square import Square

Data = Mapping[str, Any]

MOST = 400
"""The most rules of a kind, and the most cells of one."""

MOVES = {"antiknight": "knight", "antiking": "king"}
DOTS = {"difference": ("white", 1), "ratio": ("black", 2)}
SHADED = {"odd": "odd", "even": "even"}

SAID_ELSEWHERE = {
    *("size", "grid", "title", "author", "ruleset", "solution", "successMessage", "metadata"),
    *("disabledlogic", "truecandidatesoptions", "fogofwar", "foglight", "triggereffect"),
    *("diagonal+", "diagonal-", "thermometer", "arrow", "killercage"),
    *MOVES,
    *DOTS,
    *SHADED,
}
"""The keys that are read here or in the grid, and those that say nothing of the solutions."""

DRAWN = {
    "line": Text("lines that are only drawn", "描いてあるだけの線"),
    "text": Text("words beside the board", "盤に書かれた文字"),
    "circle": Text("circles that are only drawn", "描いてあるだけの丸"),
    "rectangle": Text("rectangles that are only drawn", "描いてあるだけの四角"),
    "cage": Text("cages that are only drawn", "描いてあるだけの枠"),
}

UNKNOWN = {
    "negative": Text("'all dots are given'", "「書かれていない点はない」"),
    "xv": Text("X-V", "XV"),
    "quadruple": Text("quadruples", "四隅の数（クアドラプル）"),
    "sandwichsum": Text("sandwich sums", "サンドイッチの和"),
    "littlekillersum": Text("little killer sums", "斜めの和（リトルキラー）"),
    "palindrome": Text("palindromes", "回文の線"),
    "renban": Text("renban lines", "連番の線"),
    "whispers": Text("whispers lines", "差 5 以上の線（ウィスパー）"),
    "betweenline": Text("between lines", "間の線"),
    "regionsumline": Text("region sum lines", "ブロック和の線"),
    "extraregion": Text("extra regions", "追加ブロック"),
    "clone": Text("clones", "クローン"),
    "disjointgroups": Text("disjoint groups", "ブロック内の同じ位置"),
    "nonconsecutive": Text("non-consecutive neighbours", "隣どうしが連続しない"),
    "minimum": Text("minimum cells", "極小のマス"),
    "maximum": Text("maximum cells", "極大のマス"),
    "lockout": Text("lockout lines", "ロックアウトの線"),
}
"""What rules are called that cannot be said here."""


def rules_in(board: Data, square: Square, left_out: tuple[Text, ...]) -> Square:
    """Return the grid with its further rules. Raises BadInput for one that cannot be said."""
    size = square.size
    plus, minus = bool(board.get("diagonal+")), bool(board.get("diagonal-"))
    if plus != minus:
        raise unknown_rule(Text("one diagonal alone", "片方だけの対角線"))
    lines = [
        *(("thermo", way) for way in _lines(board, "thermometer", size)),
        *(("arrow", way) for way in _arrows(board, size)),
        *_dots(board, size),
        *(
            (name, (_place(each.get("cell"), size),))
            for key, name in SHADED.items()
            for each in _entries(board, key)
        ),
    ]
    cages = []
    for each in _entries(board, "killercage"):
        cells = tuple(size * r + c for r, c in _places(each.get("cells"), size))
        cages.append((cells, _sum(each.get("value"))))
    return replace(
        square,
        diagonals=plus,
        moves=tuple(name for key, name in MOVES.items() if board.get(key)),
        lines=tuple(lines),
        cages=tuple(cages),
        left_out=left_out,
    )


def _entries(board: Data, key: str) -> Iterator[Data]:
    """Yield the rules of a kind. Raises BadInput for what is none."""
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


def _place(cell: object, size: int) -> Place:
    """Return row and column of a cell, from 0. Raises BadInput for one outside."""
    match = re.fullmatch("R([0-9]{1,2})C([0-9]{1,2})", cell) if isinstance(cell, str) else None
    place = (int(match[1]) - 1, int(match[2]) - 1) if match else (-1, -1)
    if not all(0 <= side < size for side in place):
        name = repr(str(cell)[:12])
        raise wrong(f"there is no cell {name}.", f"マス {name} はありません。")
    return place


def _lines(entry: Data, key: str, size: int) -> Iterator[Way]:
    """Yield the lines of all rules of a kind."""
    for each in _entries(entry, key):
        yield from _ways(each, size)


def _ways(entry: Data, size: int) -> Iterator[Way]:
    lines = entry.get("lines") or []
    if not isinstance(lines, list) or len(lines) > MOST:
        raise _unread("lines")
    for line in lines:
        way = _places(line, size)
        if len(way) > 1:
            yield way


def _arrows(board: Data, size: int) -> Iterator[Way]:
    """Yield the arrows, each from its circle on. Raises BadInput for a circle of several cells."""
    for each in _entries(board, "arrow"):
        circle = _places(each.get("cells"), size)
        ways = list(_ways(each, size))
        if len(circle) > 1 and ways:
            raise unknown_rule(Text("arrows with a pill of several cells", "複数マスの丸の矢印"))
        for way in ways:
            yield way if way[0] == circle[0] else (circle[0], *way)


def _dots(board: Data, size: int) -> Iterator[tuple[str, Way]]:
    """Yield the dots. Raises BadInput for another number than the usual one."""
    for key, (name, usual) in DOTS.items():
        for each in _entries(board, key):
            if str(each.get("value") or usual) != str(usual):
                what = "differences" if name == "white" else "ratios"
                ja = "差" if name == "white" else "比"
                raise unknown_rule(Text(f"{what} other than {usual}", f"{usual} 以外の{ja}"))
            yield name, _places(each.get("cells"), size)


def _sum(value: object) -> int | None:
    """Return the sum of a cage, None for none. Raises BadInput for anything else."""
    if value in (None, ""):
        return None
    match = re.fullmatch("[0-9]{1,3}", str(value))
    if match is None:
        raise wrong(
            f"{str(value)[:12]!r} is no sum of a cage.",
            f"{str(value)[:12]!r} は枠の和として読めません。",
        )
    return int(match[0])


def written_rules(square: Square) -> dict[str, Any]:
    """Return the further rules of a square as they stand in a board."""
    board: dict[str, Any] = {key: True for key, name in MOVES.items() if name in square.moves}
    if square.diagonals:
        board.update({"diagonal+": True, "diagonal-": True})
    ways: dict[str, list[list[str]]] = {}
    for name, way in square.lines:
        ways.setdefault(name, []).append([_called(place) for place in way])
    for name, lines in ways.items():
        if name == "thermo":
            board["thermometer"] = [{"lines": [line]} for line in lines]
        elif name == "arrow":
            board["arrow"] = [{"lines": [line], "cells": line[:1]} for line in lines]
        elif name in SHADED:
            board[name] = [{"cell": cell} for line in lines for cell in line]
        else:
            key = next(key for key, (dot, _) in DOTS.items() if dot == name)
            pairs = [pair for line in lines for pair in pairwise(line)]
            board[key] = [{"cells": list(pair)} for pair in pairs]
    if square.cages:
        named = [
            {"cells": [_called(divmod(cell, square.size)) for cell in cells], "value": str(total)}
            for cells, total in square.cages
        ]
        board["killercage"] = named
    return board


def _called(place: Place) -> str:
    return f"R{place[0] + 1}C{place[1] + 1}"
