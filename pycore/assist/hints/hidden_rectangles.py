"""Hidden rectangles (rectangles.py): a corner whose two neighbours are the only other places of a
in two units, opposite a corner that is a or b.

If the corner were b, the neighbours would be a and the opposite corner b: so it is not b.
"""

from __future__ import annotations

from ...model.bilingual import Text, number
from .position import Position
from .rectangles import Finding, Rectangle, bound, rectangle_step, rectangles
from .step import Step

TITLE = Text("Hidden rectangle", "隠れユニークレクタングル")


def hidden_rectangle(position: Position) -> Step | None:
    """Find a hidden rectangle, in a puzzle that has one solution."""
    for of in rectangles(position):
        found = _hidden(position, of)
        step = found and rectangle_step(position, of, found, "hidden-rectangle", TITLE)
        if step:
            return step
    return None


def _hidden(position: Position, of: Rectangle) -> Finding | None:
    for turn in range(4):
        corner, near, far, last = (of.corners[(turn + k) % 4] for k in range(4))
        if position.marks[far] != of.pair:
            continue
        sides = ((corner, near), (corner, last))
        for here, units, rest in bound(position, sides, of.values):
            other = next(each for each in of.values if each != here)
            if not position.marks[corner] >> other & 1:
                continue
            first, second = (position.unit_names[unit] for unit in units)
            a, b = (number(position.values[each]) for each in (here, other))
            at, across = position.cell_name(corner), position.cell_name(far)
            beside = position.cell_names((near, last))
            why = Text(
                f"If {at.en} were {b}, the {a} of {first.en} and that of {second.en} would be "
                f"in {beside.en}, and {across.en} would be {b}",
                f"もし{at.ja}が {b} なら、{first.ja}と{second.ja}の {a} は{beside.ja}に入り、"
                f"{across.ja}は {b} になってしまいます",
            )
            held = [(far, of.pair)]
            return Finding([(corner, 1 << other)], why, held, rest, units)
    return None
