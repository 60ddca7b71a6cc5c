"""Writing the further rules of a Sudoku in f-puzzles boards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from ..model.cell_names import RowAndColumn
from ..puzzles._variants.areas import before
from ..puzzles._variants.clue import Clue
from ._f_puzzles_keys import DIRECTIONS, GRID, KEYS, NEGATIVE
from ._square import Square


def written_rules(square: Square) -> dict[str, Any]:
    """Return the further rules of a square for a board."""
    board: dict[str, Any] = {key: True for key, name in GRID.items() if name in square.whole}
    if negative := [key for key, name in NEGATIVE.items() if name in square.whole]:
        board["negative"] = negative
    if square.diagonals:
        board.update({"diagonal+": True, "diagonal-": True})
    for clue in square.clues:
        for key, entry in _written(clue, square.size):
            board.setdefault(key, []).append(entry)
    if square.cages:
        board["killercage"] = [
            {
                "cells": [_called(divmod(cell, square.size)) for cell in cells],
                **({} if total is None else {"value": str(total)}),
            }
            for cells, total in square.cages
        ]
    return board


def _written(clue: Clue, size: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the entries of a clue, each with its key."""
    cells, key = [*map(_called, clue.cells)], KEYS[clue.name]
    values = [str(number) for number in clue.numbers]
    value = {"value": values[0]} if values else {}
    match clue.name:
        case "arrow":
            yield key, {"lines": [cells], "cells": cells[:1]}
        case "pill":
            yield key, {"lines": [[*map(_called, clue.others)]], "cells": cells}
        case "white" | "black":
            for pair in pairwise(cells):
                yield key, {"cells": [*pair], **value}
        case "x" | "v":
            for pair in pairwise(cells):
                yield key, {"cells": [*pair], "value": clue.name.upper()}
        case "even" | "odd" | "min" | "max":
            for cell in cells:
                yield key, {"cell": cell}
        case "quad":
            ((r, c),) = clue.cells
            around = [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]
            yield key, {"cells": [*map(_called, around)], "values": [*clue.numbers]}
        case "region":
            yield key, {"cells": cells}
        case "clone":
            yield key, {"cells": cells, "cloneCells": [*map(_called, clue.others)]}
        case "sandwich":
            (r, c), (s, _) = clue.cells[:2]
            yield key, {"cell": _called((r, -1) if r == s else (-1, c)), **value}
        case "little":
            (r, c), (s, d) = clue.cells[0], before(clue.cells)
            way = next(name for name, step in DIRECTIONS.items() if step == (r - s, c - d))
            yield key, {"cell": _called((s, d)), "direction": way, **value}
        case _:
            yield key, {"lines": [cells]}


def _called(place: RowAndColumn) -> str:
    return f"R{place[0] + 1}C{place[1] + 1}"
