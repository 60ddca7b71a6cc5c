"""A second definition of the further rules of a Sudoku, on a whole grid by place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise, product

import pytest

from pycore.model.bilingual import BadInput, Named, Text
from pycore.model.cell_names import RowAndColumn
from pycore.puzzles._variants.clue import Clue
from pycore.puzzles._variants.notation import Variants
from pycore.puzzles.sudoku import PUZZLE


def refused(typed: str, **others: str) -> Text:
    """Why a puzzle is not made."""
    with pytest.raises(BadInput) as why:
        PUZZLE.build(PUZZLE.settings({"variants": typed, **others}))
    assert why.value.place == Named("variants")
    return why.value.words


Grid = Mapping[RowAndColumn, int]

MOVES = {"knight": (1, 2), "king": (1, 1)}


def is_between(row: Sequence[int], _: int) -> bool:
    low, high = sorted((row[0], row[-1]))
    return all(low < value < high for value in row[1:-1])


def is_folded(row: Sequence[int], _: int) -> bool:
    sums = {row[k] + row[-1 - k] for k in range(len(row) // 2)}
    return len(sums | ({row[len(row) // 2]} if len(row) % 2 else set())) == 1


LINES: dict[str, Callable[[Sequence[int], int], bool]] = {
    "thermo": lambda row, _: [*row] == sorted({*row}),
    "arrow": lambda row, _: 2 * row[0] == sum(row),
    "palindrome": lambda row, _: row == row[::-1],
    "renban": lambda row, _: max(row) - min(row) + 1 == len(row) == len({*row}),
    "whispers": lambda row, size: all(2 * abs(a - b) >= size for a, b in pairwise(row)),
    "between": is_between,
    "zipper": is_folded,
    "even": lambda row, _: all(value % 2 == 0 for value in row),
    "odd": lambda row, _: all(value % 2 for value in row),
}


def fits(grid: Grid, variants: Variants, usual: str) -> bool:
    """Whether a Latin square obeys its boxes and all further rules."""
    size = max(row for row, _ in grid) + 1
    picture = variants.picture or usual
    box = {place: picture[size * place[0] + place[1]] for place in grid}
    boxes = [[grid[place] for place in sorted(grid) if box[place] == each] for each in {*picture}]
    return (
        all(len({*each}) == size for each in boxes)
        and all(whole(name, grid, variants, boxes) for name in variants.whole)
        and all(are_extreme(name, grid, variants) for name in ("min", "max"))
        and all(holds(clue, grid, box, size) for clue in variants.clues)
    )


def are_extreme(name: str, grid: Grid, variants: Variants) -> bool:
    """Whether the cells with that clue are less, or more, than their neighbours without it."""
    marked = {place for clue in variants.clues if clue.name == name for place in clue.cells}
    return all(
        (grid[one] < grid[other]) == (name == "min")
        for one, other in product(marked, {*grid} - marked)
        if abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
    )


def whole(name: str, grid: Grid, variants: Variants, boxes: Sequence[Sequence[int]]) -> bool:
    """Whether a grid obeys a rule about all of it."""
    if name in MOVES:
        return all(
            grid[one] != grid[other]
            for one, other in product(grid, repeat=2)
            if tuple(sorted((abs(one[0] - other[0]), abs(one[1] - other[1])))) == MOVES[name]
        )
    if name == "disjoint":
        return all(len({*group}) == len(group) for group in zip(*boxes, strict=True))
    excused = ("x", "v") if name == "all-xv" else ("white", "black")
    marked = [
        {*pair} for clue in variants.clues if clue.name in excused for pair in pairwise(clue.cells)
    ]
    ratios = {(clue.numbers or (2,))[0] for clue in variants.clues if clue.name == "black"} or {2}
    for one, other in product(grid, repeat=2):
        if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1 or {one, other} in marked:
            continue
        a, b = grid[one], grid[other]
        if name == "all-xv" and a + b in (5, 10):
            return False
        if name == "nonconsecutive" and a == b + 1:
            return False
        if name == "all-black" and any(a == times * b for times in ratios):
            return False
    return True


def holds(clue: Clue, grid: Grid, box: Mapping[RowAndColumn, str], size: int) -> bool:
    """Whether a grid obeys a clue."""
    row = [grid[place] for place in clue.cells]
    match clue.name:
        case "white":
            by = (clue.numbers or (1,))[0]
            return all(abs(a - b) == by for a, b in pairwise(row))
        case "black":
            times = (clue.numbers or (2,))[0]
            return all(max(two) == times * min(two) for two in pairwise(row))
        case "x" | "v":
            return all(sum(two) == {"x": 10, "v": 5}[clue.name] for two in pairwise(row))
        case "quad":
            ((r, c),) = clue.cells
            around = [grid[r + down, c + right] for down in (0, 1) for right in (0, 1)]
            return all(around.count(value) >= clue.numbers.count(value) for value in clue.numbers)
        case "cage" | "region":
            return len({*row}) == len(row) and sum(row) == (clue.numbers or (sum(row),))[0]
        case "clone":
            return row == [grid[place] for place in clue.others]
        case "pill":
            rest = [grid[place] for place in clue.others if place not in clue.cells]
            return int("".join(map(str, row))) == sum(rest)
        case "sandwich":
            first, last = sorted((row.index(1), row.index(size)))
            return sum(row[first + 1 : last]) == clue.numbers[0]
        case "little":
            return sum(row) == clue.numbers[0]
        case "min" | "max":
            return True  # tested for all of them together (are_extreme)
        case "sums":
            return len({*map(sum, by_box(clue, grid, box))}) == 1
    return LINES[clue.name](row, size)


def by_box(clue: Clue, grid: Grid, box: Mapping[RowAndColumn, str]) -> list[list[int]]:
    """The values on a line, split where it enters another box."""
    parts: list[list[int]] = []
    last = ""
    for place in clue.cells:
        if box[place] != last:
            parts.append([])
        parts[-1].append(grid[place])
        last = box[place]
    return parts
