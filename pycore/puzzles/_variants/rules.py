"""The rules behind further rules of a Sudoku, and the names of their lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from ...model.bilingual import Text, many
from ...model.cell_names import Lines, RowAndColumn
from ...model.rules import Cells, Rule
from .._square_grids import boxes, rows_and_columns
from .clue import Clue, bad, sign_of
from .kind import Asked, Grid
from .kinds import KINDS
from .notation import PICTURE, Variants


def check(variants: Variants, size: int, *, is_finished: bool = True) -> None:
    """Raise BadInput if a grid of that size cannot have these cells, boxes or clues; boxes that are
    unfinished may be of any size."""
    for clue in variants.clues:
        _check_clue(clue, size)
    count = Counter(variants.picture)
    if variants.picture and len(variants.picture) != size * size:
        raise bad(
            f"the picture after {PICTURE} has {many(len(variants.picture), 'cell')}; "
            f"{size * size} are needed.",
            f"{PICTURE} の図は {len(variants.picture)} マスです。{size * size} マス必要です。",
        )
    for letter, cells in count.items() if is_finished else ():
        if cells != size:
            raise bad(
                f"box {letter} has {many(cells, 'cell')}; each needs {size}.",
                f"ブロック {letter} は {cells} マスです。どれも {size} マスにしてください。",
            )


def _check_clue(clue: Clue, size: int) -> None:
    """Raise BadInput if a grid of that size has no room for a clue."""
    kind, name = KINDS[clue.name], clue.name
    limit = size - 1 if kind.form == "corner" else size
    for place in (*clue.cells, *clue.others):
        if max(place) >= limit:
            raise bad(
                f"{sign_of(place)} after {name} is outside; rows and columns go to {limit}.",
                f"{name} の {sign_of(place)} は盤の外です。行も列も {limit} までです。",
            )
    if size > kind.largest:
        raise bad(
            f"{name} is for grids up to {kind.largest} × {kind.largest}.",
            f"{name} は {kind.largest} × {kind.largest} までの盤に使えます。",
        )
    if name in ("cage", "region", "renban") and len(clue.cells) > size:
        raise bad(
            f"{name} has {len(clue.cells)} cells, and there are {size} different numbers.",
            f"{name} は {len(clue.cells)} マスですが、異なる数は {size} 個しかありません。",
        )
    if name in ("white", "black", "quad"):
        for number in clue.numbers:
            if not 0 < number <= size:
                raise bad(
                    f"{number} after {name} is no number of this grid; they go from 1 to {size}.",
                    f"{name} の {number} はこの盤にありません。1〜{size} の数を書いてください。",
                )
    if kind.form == "side" and not _is_side(clue.cells, size):
        raise bad(
            f"{name} needs a whole row or column, as r1c1-r1c{size}.",
            f"{name} には r1c1-r1c{size} のように行か列の全部を書いてください。",
        )
    if kind.form == "ray" and not _is_ray(clue.cells, size):
        raise bad(
            f"{name} needs a whole diagonal, from edge to edge, as r1c3-r3c1.",
            f"{name} には r1c3-r3c1 のように端から端までの斜めの線を書いてください。",
        )
    if clue.name == "clone" and clue.others and len(clue.cells) != len(clue.others):
        raise bad(
            f"{name} needs as many cells on both sides of =; here they are {len(clue.cells)} and "
            f"{len(clue.others)}.",
            f"{name} の = の両側のマスの数が違います（{len(clue.cells)} と {len(clue.others)}）。",
        )
    if clue.name == "pill" and clue.others and clue.others[0] not in clue.cells:
        raise bad(
            f"the arrow after {name} begins in one of the cells before =.",
            f"{name} の矢印は = の前のマスから始めてください。",
        )


def _is_side(way: tuple[RowAndColumn, ...], size: int) -> bool:
    return len(way) == size and (
        {r for r, _ in way} == {way[0][0]} or {c for _, c in way} == {way[0][1]}
    )


def _is_ray(way: tuple[RowAndColumn, ...], size: int) -> bool:
    """Return whether a way is a diagonal from edge to edge; a corner counts."""
    steps = {(s - r, d - c) for (r, c), (s, d) in pairwise(way)}
    if not steps:
        return {*way[0]} <= {0, size - 1}
    ((down, right), *others) = steps
    if others or 0 in (down, right):
        return False
    ends = (way[0][0] - down, way[0][1] - right), (way[-1][0] + down, way[-1][1] + right)
    return all(min(end) < 0 or max(end) >= size for end in ends)


def boxes_of(variants: Variants, size: int) -> dict[Cells, Text]:
    """Return the boxes with their names, the usual ones without a picture."""
    if not variants.picture:
        return boxes(size)
    return {
        tuple(cell for cell, each in enumerate(variants.picture) if each == letter): Text(
            f"box {letter}", f"ブロック {letter}"
        )
        for letter in dict.fromkeys(variants.picture)
    }


def further_rules(variants: Variants, size: int) -> tuple[Rule, ...]:
    """Return the rules besides rows, columns, boxes and diagonals."""
    return tuple(dict.fromkeys(rule for rule, _ in _asked(variants, size)))


def names_of(variants: Variants, size: int) -> Lines:
    """Return the names of the lines in the further rules, by their cells; shared lines have none,
    and rows and columns keep theirs."""
    names: dict[frozenset[int], tuple[Cells, set[Text]]] = {}
    for _, named in _asked(variants, size):
        for cells, name in named.items():
            names.setdefault(frozenset(cells), (cells, set()))[1].add(name)
    own = set(map(frozenset, rows_and_columns(size)))
    return {
        cells: next(iter(several))
        for line, (cells, several) in names.items()
        if len(several) == 1 and line not in own
    }


def in_words(variants: Variants, size: int) -> Text:
    """Return the further rules in words, a paragraph each, preceded by a newline."""
    named = {*variants.whole, *(clue.name for clue in variants.clues)}
    half = str((size + 1) // 2)
    about = [kind.about for name, kind in KINDS.items() if name in named]
    return Text(
        "".join(f"\n{words.en.replace('{half}', half)}" for words in about),
        "".join(f"\n{words.ja.replace('{half}', half)}" for words in about),
    )


def _asked(variants: Variants, size: int) -> Iterator[Asked]:
    """Yield the further rules, with the names of their lines."""
    box = {cell: at for at, cells in enumerate(boxes_of(variants, size)) for cell in cells}
    grid = Grid(size, tuple(box[cell] for cell in range(size * size)), variants.clues)
    clues = (*(Clue(name, ()) for name in variants.whole), *variants.clues)
    for name, kind in KINDS.items():
        for clue in clues:
            if clue.name == name:
                yield from kind.rules(clue, grid)
