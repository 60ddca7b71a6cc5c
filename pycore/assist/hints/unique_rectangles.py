"""Unique rectangles (rectangles.py), by their roofs and extras: the roofs' marks other than a and
b.

type 1  one roof: it is neither a nor b
type 2  the extras are one value, which is in one of two roofs side by side (type 5: other roofs)
type 3  two roofs in a unit: one of them has an extra, and with other cells of the unit they are a
        naked subset
type 4  two roofs in a unit where a has no other place: one of them is a, so neither is b
type 6  two opposite roofs, and a has no other place in two parallel units: then neither is a
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from itertools import combinations, permutations
from operator import or_

from ...model.bilingual import Text, number
from .position import Position
from .rectangles import (
    Finding,
    Masks,
    Rectangle,
    bound,
    elsewhere,
    line_of,
    rectangle_step,
    rectangles,
)
from .step import Step, either, listed

MOST_BESIDE = 3
"""The most further cells of a naked subset in type 3."""


def unique_rectangle(position: Position) -> Step | None:
    """Find a unique rectangle, in a puzzle that has one solution."""
    for of in rectangles(position):
        for kind, find in TYPES:
            found = find(position, of)
            step = found and rectangle_step(position, of, found, "unique-rectangle", _title(kind))
            if step:
                return step
    return None


def _one_roof(position: Position, of: Rectangle) -> Finding | None:
    if len(of.roofs) > 1:
        return None
    at = position.cell_name(of.roofs[0])
    why = Text(f"This can only be {at.en}", f"それは{at.ja}しかありません")
    return Finding([(of.roofs[0], of.pair)], why, _floor(of))


def _one_extra(position: Position, of: Rectangle, beside: bool = True) -> Finding | None:
    extra = _extras(position, of)
    if len(of.roofs) == 1 or extra & extra - 1 or _side_by_side(position, of) != beside:
        return None
    seen = set.intersection(*(position.peers[roof] for roof in of.roofs))
    gone = [(cell, extra) for cell in sorted(seen) if position.marks[cell] & extra]
    if not gone:
        return None
    value, at = position.values_of(extra)[0], position.cell_names(of.roofs)
    why = Text(
        f"One of these is therefore {number(value)}: {at.en}",
        f"だから{at.ja}のどれかは {number(value)} です",
    )
    held = [*_floor(of), *((roof, of.pair | extra) for roof in of.roofs)]
    units = [position.common(roof, cell)[0] for roof in of.roofs for cell, _ in gone]
    return Finding(gone, why, held, units=units)


def _subset(position: Position, of: Rectangle) -> Finding | None:
    if len(of.roofs) != 2:
        return None
    extras, marks = _extras(position, of), position.marks
    for unit in position.common(*of.roofs):
        empty = [cell for cell in position.empty(unit) if cell not in of.roofs]
        others = [cell for cell in empty if cell not in of.corners]
        for count in range(1, MOST_BESIDE + 1):
            for cells in combinations(others, count):
                mask = reduce(or_, (marks[cell] for cell in cells), extras)
                if mask.bit_count() == count + 1:
                    rest = [cell for cell in empty if cell not in cells]
                    gone = [(cell, mask) for cell in rest if marks[cell] & mask]
                    if gone:
                        return _naked(position, of, unit, cells, mask, gone)
    return None


def _naked(
    position: Position, of: Rectangle, unit: int, cells: Sequence[int], mask: int, gone: Masks
) -> Finding:
    extras, name = _extras(position, of), position.unit_names[unit]
    roof, at = position.cell_names(of.roofs), position.cell_names(cells)
    few, values = position.values_of(extras), listed(position.values_of(mask))
    why = Text(
        f"One of these is therefore {either(few).en}: {roof.en}. In {name.en}, it and {at.en} can "
        f"hold only {values.en}, which are used up there",
        f"だから{roof.ja}のどちらかは {listed(few).ja} のどれかです。{name.ja}では、そのマスと"
        f"{at.ja}で {values.ja} が使い切られます",
    )
    held = [*_floor(of), *((c, of.pair | extras) for c in of.roofs), *((c, mask) for c in cells)]
    return Finding(gone, why, held, units=[unit], beside=cells)


def _confined(position: Position, of: Rectangle) -> Finding | None:
    if len(of.roofs) != 2:
        return None
    one, two = of.roofs
    for here, other in permutations(of.values):
        unit = line_of(position, (one, two), here)
        if unit is not None:
            name, at = position.unit_names[unit], position.cell_names(of.roofs)
            a, b = (number(position.values[each]) for each in (here, other))
            why = Text(
                f"In {name.en}, one of these is {a}, which has no other place: {at.en}. So the "
                f"other one is not {b}",
                f"{name.ja}で {a} が入るのは{at.ja}だけなので、一方は {a} です。"
                f"だからもう一方は {b} ではありません",
            )
            rest = elsewhere(position, unit, of.roofs, here)
            gone = [(roof, 1 << other) for roof in of.roofs]
            return Finding(gone, why, _floor(of), rest, [unit])
    return None


def _across(position: Position, of: Rectangle) -> Finding | None:
    if len(of.roofs) != 2 or position.common(*of.roofs):
        return None
    one, two, three, four = of.corners
    for sides in (((one, two), (three, four)), ((two, three), (four, one))):
        for here, units, rest in bound(position, sides, of.values):
            first, second = (position.unit_names[unit] for unit in units)
            a, at = number(position.values[here]), position.cell_names(of.roofs)
            why = Text(
                f"In {first.en} and {second.en}, {a} has no other places than these four: if "
                f"one of {at.en} were {a}, the other one would be {a} too",
                f"{first.ja}と{second.ja}で {a} が入るのはこの 4 マスの中だけで、{at.ja}の一方"
                f"が {a} なら他方も {a} になってしまいます",
            )
            gone = [(roof, 1 << here) for roof in of.roofs]
            return Finding(gone, why, _floor(of), rest, units)
    return None


def _floor(of: Rectangle) -> Masks:
    return [(corner, of.pair) for corner in of.corners if corner not in of.roofs]


def _extras(position: Position, of: Rectangle) -> int:
    return reduce(or_, (position.marks[roof] for roof in of.roofs)) & ~of.pair


def _side_by_side(position: Position, of: Rectangle) -> bool:
    return len(of.roofs) == 2 and bool(position.common(*of.roofs))


def _title(kind: int) -> Text:
    return Text(f"Unique rectangle (type {kind})", f"ユニークレクタングル（タイプ {kind}）")


def _one_extra_elsewhere(position: Position, of: Rectangle) -> Finding | None:
    return _one_extra(position, of, beside=False)


TYPES: Sequence[tuple[int, Callable[[Position, Rectangle], Finding | None]]] = (
    (1, _one_roof),
    (2, _one_extra),
    (3, _subset),
    (4, _confined),
    (5, _one_extra_elsewhere),
    (6, _across),
)
