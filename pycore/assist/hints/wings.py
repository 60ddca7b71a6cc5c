"""Wings: X-wing, XY-wing and XYZ-wing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from ...model.bilingual import Text
from ...model.reason import Premises
from .position import Position
from .step import Step, listed, look_at
from .words import excluded


def x_wing(position: Position) -> Step | None:
    """Find a value with two places in each of two units, which lie in two other units: it is in
    those places there."""
    for number, value in enumerate(position.values):
        pairs = {unit: position.places(unit, number) for unit in position.full}
        bases = [unit for unit, places in pairs.items() if len(places) == 2]
        for one, two in combinations(bases, 2):
            corners = (*pairs[one], *pairs[two])
            if set(position.units[one]) & set(position.units[two]):
                continue
            for first, second in _covers(position, corners):
                cells = {*position.places(first, number), *position.places(second, number)}
                gone = sorted(cells - set(corners))
                if gone:
                    return _step(position, value, (one, two), (first, second), corners, gone)
    return None


def _covers(position: Position, corners: tuple[int, ...]) -> Iterator[tuple[int, int]]:
    """Return the pairs of units that contain four corners, one corner of each base in either of
    them."""
    left, right, *others = corners
    for near, far in (others, others[::-1]):
        seconds = _common(position, right, far)
        for first in _common(position, left, near):
            yield from ((first, second) for second in seconds - {first})


def _common(position: Position, one: int, other: int) -> set[int]:
    return set(position.units_with[one]) & set(position.units_with[other])


def _step(
    position: Position,
    value: int,
    bases: tuple[int, int],
    covers: tuple[int, int],
    corners: tuple[int, ...],
    gone: list[int],
) -> Step:
    one, two = (position.unit_names[unit] for unit in bases)
    first, second = (position.unit_names[unit] for unit in covers)
    at = position.cell_names(gone)
    return Step(
        "x-wing",
        Text("X-wing", "X ウィング"),
        Text(f"Look at {one.en} and {two.en}.", f"{one.ja}と{two.ja}に注目してください。"),
        Text(
            f"In each of them {value} has two places only, one in {first.en} and one in "
            f"{second.en}: so these have their {value} in two of the four places.",
            f"どちらでも {value} が入るのは 2 マスだけで、"
            f"{first.ja}と{second.ja}に 1 つずつあります。"
            f"{first.ja}と{second.ja}の {value} は、この 4 マスのうちの 2 つに入ります。",
        ),
        Text(
            f"So {value} is excluded from the other cells of {first.en} and {second.en}: {at.en}.",
            f"したがって{first.ja}と{second.ja}のほかのマスに {value} は入りません：{at.ja}。",
        ),
        corners,
        removes=tuple((cell, value) for cell in gone),
        look=tuple(cell for unit in bases for cell in position.units[unit]),
        premises=position.premises(
            [
                (cell, position.number_of[value])
                for unit in bases
                for cell in position.units[unit]
                if cell not in corners
            ],
            [*bases, *covers],
        ),
    )


def xy_wing(position: Position) -> Step | None:
    """Find a cell of x and y that sees a cell of x and z and one of y and z: a cell that sees both
    is not z."""
    paired = [cell for cell, mask in enumerate(position.marks) if mask.bit_count() == 2]
    for pivot in paired:
        mask = position.marks[pivot]
        wings = [
            cell
            for cell in paired
            if cell in position.peers[pivot] and (position.marks[cell] & mask).bit_count() == 1
        ]
        for one, other in combinations(wings, 2):
            last = position.marks[one] & position.marks[other] & ~mask
            if not last or position.marks[one] & mask == position.marks[other] & mask:
                continue
            value = position.values_of(last)[0]
            both = position.peers[one] & position.peers[other]
            gone = sorted(cell for cell in both if position.marks[cell] & last)
            if gone:
                at, seen = position.cell_names(gone), position.cell_name(pivot)
                two, ends = listed(position.values_of(mask)), position.cell_names([one, other])
                return Step(
                    "xy-wing",
                    Text("XY-wing", "XY ウィング"),
                    look_at(seen),
                    Text(
                        f"It is one of {two.en}; either way, one of these two is {value}: "
                        f"{ends.en}.",
                        f"ここは {two.ja} のどちらかで、どちらであっても{ends.ja}の一方が "
                        f"{value} になります。",
                    ),
                    Text(
                        f"So no cell that both of them see is {value}: {at.en}.",
                        f"したがって、その 2 マスの両方と同じ行・列・ブロックなどにあるマスに"
                        f" {value} は入りません：{at.ja}。",
                    ),
                    (pivot, one, other),
                    removes=tuple((cell, value) for cell in gone),
                    look=(pivot,),
                    premises=_premises(position, pivot, (one, other), gone),
                )
    return None


def _premises(
    position: Position, pivot: int, ends: tuple[int, int], gone: Sequence[int]
) -> Premises:
    """What an XY-wing rests on: that three cells have no other values, and that they see each
    other."""
    pairs = [(end, cell) for end in ends for cell in (pivot, *gone)]
    absent = _absent(position, (pivot, *ends))
    return position.premises(absent, [min(_common(position, *pair)) for pair in pairs])


def _absent(position: Position, cells: Sequence[int]) -> list[tuple[int, int]]:
    """Return the marks that are not in these cells."""
    return [
        (cell, number)
        for cell in cells
        for number in range(len(position.values))
        if not position.marks[cell] >> number & 1
    ]


def xyz_wing(position: Position) -> Step | None:
    """Find a cell of x, y and z that sees one of x and z, and one of y and z: one of the three is
    z, so a cell that sees all of them is not."""
    for pivot, mask in enumerate(position.marks):
        if mask.bit_count() != 3:
            continue
        wings = [
            cell
            for cell in sorted(position.peers[pivot])
            if position.marks[cell].bit_count() == 2 and not position.marks[cell] & ~mask
        ]
        for one, other in combinations(wings, 2):
            last = position.marks[one] & position.marks[other]
            if last.bit_count() != 1:
                continue
            all_see = position.peers[pivot] & position.peers[one] & position.peers[other]
            gone = sorted(cell for cell in all_see if position.marks[cell] & last)
            if gone:
                value, cells = position.values_of(last)[0], (pivot, one, other)
                seen, ends = position.cell_name(pivot), position.cell_names([one, other])
                three, removes = listed(position.values_of(mask)), [(cell, value) for cell in gone]
                return Step(
                    "xyz-wing",
                    Text("XYZ-wing", "XYZ ウィング"),
                    look_at(seen),
                    Text(
                        f"It is one of {three.en}; if it is not {value}, one of these two is: "
                        f"{ends.en}.",
                        f"ここは {three.ja} のどれかです。{value} でなければ、{ends.ja}の一方が "
                        f"{value} になります。",
                    ),
                    excluded(position, removes),
                    cells,
                    removes=tuple(removes),
                    look=(pivot,),
                    premises=position.premises(
                        _absent(position, cells),
                        [
                            *(min(_common(position, pivot, end)) for end in (one, other)),
                            *(min(_common(position, end, cell)) for end in cells for cell in gone),
                        ],
                    ),
                )
    return None
