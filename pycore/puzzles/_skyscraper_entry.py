"""The clues of Skyscrapers entered round the square."""

from __future__ import annotations

from collections.abc import Mapping

from ..model.bilingual import Text
from ..model.clue_entry import Change, Clear, Entering, Resize, Sheet, Size, Slot, Write
from ..model.drawing import grid
from ._skyscraper_clues import LEAST, MOST, SIDES, read_clues, views


def sheet(typed: Mapping[str, str]) -> Sheet:
    """Return the square with a slot at each end of each row and column."""
    sides = read_clues(typed["clues"])
    order = len(sides[0])
    slots = (
        Slot(
            Text(
                f"From {SIDES[view.side].en}, number {view.place + 1}",
                f"{SIDES[view.side].ja}の {view.place + 1} 番目",
            ),
            sides[view.side][view.place].strip("."),
            view.x,
            view.y,
            "beside",
            view.cells,
            most=order,
        )
        for view in sorted(views(order))
    )
    size = Size(Text("Size", "大きさ"), tuple(range(LEAST, MOST + 1)), order)
    return Sheet(grid(order, order), tuple(slots), sizes=(size,), keys="0123456789"[: order + 1])


def changed(typed: Mapping[str, str], change: Change) -> str:
    """Return the text with another clue, or of another size without clues. Raises BadInput for a
    clue that cannot be seen."""
    sides = read_clues(typed["clues"])
    if isinstance(change, Resize):
        return str(change.sizes[0])
    if isinstance(change, Clear):
        return str(len(sides[0]))
    if isinstance(change, Write):
        side, place = divmod(change.slot, len(sides[0]))
        clue = change.clue.strip().lstrip("0") or "."
        signs = [*sides[side]]
        signs[place] = clue
        text = " ".join((*sides[:side], "".join(signs), *sides[side + 1 :]))
        read_clues(text)
        return text
    return typed["clues"]


ENTRY = Entering("clues", sheet, changed)
