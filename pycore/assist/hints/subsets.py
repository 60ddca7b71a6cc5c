"""Pairs, triples and quads: equally many cells and values that belong together, seen from the cells
or from the values.

naked   k empty cells of a unit hold only k values, which are removed from the unit's other cells
hidden  k values of a unit have only k places, from which all other marks are removed
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from ...model.bilingual import Text
from ...model.masks import bits
from .position import Position
from .step import Step, listed, look_at
from .words import excluded

WORDS = {
    2: Text("pair", "ペア"),
    3: Text("triple", "トリプル"),
    4: Text("quad", "クワッド"),
}
ALLIED = {2: "二国同盟", 3: "三国同盟", 4: "四国同盟"}
"""Japanese names of the sizes."""


class SubsetKind(NamedTuple):
    """The name of a subset; its reason, from the name of its unit, the number of its cells, its
    values and the names of its cells; and the absent marks, by unit, cells and mask of values."""

    name: str
    title: Text
    reason: Callable[[Text, int, Text, Text], Text]
    absent: Callable[[Position, int, Sequence[int], int], Iterator[tuple[int, int]]]


def _elsewhere(
    position: Position, unit: int, cells: Sequence[int], mask: int
) -> Iterator[tuple[int, int]]:
    """The values in the other cells of the unit."""
    others = [cell for cell in position.units[unit] if cell not in cells]
    return ((cell, number) for number in bits(mask) for cell in others)


def _other_values(
    position: Position, unit: int, cells: Sequence[int], mask: int
) -> Iterator[tuple[int, int]]:
    """Other values in the cells."""
    others = [number for number in range(len(position.values)) if not mask >> number & 1]
    return ((cell, number) for cell in cells for number in others)


NAKED = SubsetKind(
    "naked",
    Text("Naked", "ネイキッド"),
    lambda unit, count, values, cells: Text(
        f"In {unit.en}, {count} cells can hold only {values.en}: {cells.en}. "
        "These values are used up there.",
        f"{unit.ja}の {count} マス（{cells.ja}）には {values.ja} しか入りません。"
        "この数はそこで使い切られます。",
    ),
    _other_values,
)
HIDDEN = SubsetKind(
    "hidden",
    Text("Hidden", "隠れ"),
    lambda unit, count, values, cells: Text(
        f"In {unit.en} the values {values.en} have only {count} places: {cells.en}. "
        "No other value can go there.",
        f"{unit.ja}で {values.ja} が入るのは {count} マス（{cells.ja}）だけなので、"
        "そこにほかの数は入りません。",
    ),
    _elsewhere,
)


def naked(count: int) -> Callable[[Position], Step | None]:
    """Return the technique for naked pairs (2), triples (3) or quads (4)."""

    def find(position: Position) -> Step | None:
        for unit in range(len(position.units)):
            empty = position.empty(unit)
            few = [cell for cell in empty if 2 <= position.marks[cell].bit_count() <= count]
            for cells in combinations(few, count):
                mask = 0
                for cell in cells:
                    mask |= position.marks[cell]
                if mask.bit_count() == count:
                    removes = _marks(position, [cell for cell in empty if cell not in cells], mask)
                    if removes:
                        return _step(position, NAKED, unit, cells, mask, removes)
        return None

    return find


def hidden(count: int) -> Callable[[Position], Step | None]:
    """Return the technique for hidden pairs (2), triples (3) or quads (4)."""

    def find(position: Position) -> Step | None:
        for unit in position.full:
            places = {number: position.places(unit, number) for number in position.wanting(unit)}
            few = [number for number, cells in places.items() if 2 <= len(cells) <= count]
            for numbers in combinations(few, count):
                cells = sorted({cell for number in numbers for cell in places[number]})
                if len(cells) == count:
                    mask = sum(1 << number for number in numbers)
                    removes = _marks(position, cells, ~mask)
                    if removes:
                        return _step(position, HIDDEN, unit, cells, mask, removes)
        return None

    return find


def _marks(position: Position, cells: list[int], mask: int) -> tuple[tuple[int, int], ...]:
    """Return the marks in the cells of the mask."""
    return tuple(
        (cell, value) for cell in cells for value in position.values_of(position.marks[cell] & mask)
    )


def _step(
    position: Position,
    kind: SubsetKind,
    unit: int,
    cells: Sequence[int],
    mask: int,
    removes: tuple[tuple[int, int], ...],
) -> Step:
    name, values = position.unit_names[unit], listed(position.values_of(mask))
    word, at = WORDS[len(cells)], position.cell_names(cells)
    return Step(
        f"{kind.name}-{word.en}",
        Text(
            f"{kind.title.en} {word.en}",
            f"{kind.title.ja}{word.ja}（{'隠れ' * (kind is HIDDEN)}{ALLIED[len(cells)]}）",
        ),
        look_at(name),
        kind.reason(name, len(cells), values, at),
        excluded(position, removes),
        tuple(cells),
        removes=removes,
        look=position.units[unit],
        premises=position.premises(kind.absent(position, unit, cells, mask), [unit]),
    )
