"""Checks that the drawing of a puzzle shows its placement or movement."""

from __future__ import annotations

from typing import Any

from ..model.bilingual import BadInput, Named, Text
from ..model.drawing import Drawing
from ..model.fitting import misfit
from ..model.movement import Movement
from ..model.placement import Placement


def check_drawn(made: Placement | Movement[Any], drawing: Drawing) -> None:
    """Raise BadInput for a drawing that does not show exactly the cells of a placement, or the
    spots of a movement."""
    wrong = (
        misfit(made, drawing)
        if isinstance(made, Placement)
        else _other_cells("spots", made.spots, [spot.cell for spot in drawing.spots])
    )
    if wrong:
        raise BadInput(Named("drawing"), wrong)


def check_rows(made: Placement | Movement[Any], drawing: Drawing) -> None:
    """Raise BadInput if the rows of text do not show each cell of a placement once."""
    if not isinstance(made, Placement):
        return
    cells = [cell for row in drawing.rows for cell in row]
    wrong = _other_cells("rows", made.size, cells)
    if wrong:
        raise BadInput(Named("drawing"), wrong)


def _other_cells(name: str, size: int, cells: list[int]) -> Text | None:
    """Return the fault of `cells` if they are not the numbers from 0 to `size` - 1."""
    if sorted(cells) == list(range(size)):
        return None
    return Text(
        f"its {name} must show the cells 0 to {size - 1}, each once and no other.",
        f"の {name} は、マス 0〜{size - 1} を 1 度ずつ、それだけを示してください。",
    )
