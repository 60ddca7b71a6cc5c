"""Wings: XY-wing and XYZ-wing. (An X-wing is a fish.)"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ...model.bilingual import Text
from ...model.reason import Premises
from .position import Position
from .step import MarkLink, Step, listed, look_at
from .words import excluded


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
                    links=_drawn(position, pivot, (one, other), last),
                    premises=_premises(position, pivot, (one, other), gone),
                )
    return None


def _premises(
    position: Position, pivot: int, ends: tuple[int, int], gone: Sequence[int]
) -> Premises:
    """Return the premises of an XY-wing: three cells have no other values, and they see each
    other."""
    pairs = [(end, cell) for end in ends for cell in (pivot, *gone)]
    absent = _absent(position, (pivot, *ends))
    return position.premises(absent, [position.common(*pair)[0] for pair in pairs])


def _drawn(
    position: Position, pivot: int, ends: tuple[int, int], last: int
) -> tuple[MarkLink, ...]:
    """Return the links of a pivot with its wings, by the values that it shares with each besides
    the excluded one."""
    marks = position.marks
    values = [position.values_of(marks[pivot] & marks[end] & ~last)[0] for end in ends]
    return tuple(
        MarkLink((pivot, value), (end, value), is_strong=False)
        for value, end in zip(values, ends, strict=True)
    )


def _absent(position: Position, cells: Sequence[int]) -> list[tuple[int, int]]:
    """Return the marks absent from these cells."""
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
                    links=_drawn(position, pivot, (one, other), last),
                    premises=position.premises(
                        _absent(position, cells),
                        [
                            *(position.common(pivot, end)[0] for end in (one, other)),
                            *(position.common(end, cell)[0] for end in cells for cell in gone),
                        ],
                    ),
                )
    return None
