"""Why local search swaps two values, or leaves a cell alone: how the errors change, in numbers,
derived from the board at a moment."""

from __future__ import annotations

from collections.abc import Sequence

from ...model.bilingual import Text, joined
from ...model.cell_names import Names
from ...model.placement import Placement
from ...model.reason import Reason
from ..reasons import Follows, Moment, NoReason, Why, standing
from .full_boards import groups_of, partners
from .violations import Violations

MOST_NAMED = 3
"""The most constraints that a reason names."""


class Swap:
    """The swap that gives a cell a value, at a moment: its two cells (one if the value was in no
    cell), and the errors before and after it, in total and for each constraint."""

    def __init__(self, placement: Placement, moment: Moment, cell: int, number: int) -> None:
        """Derive it. Raises NoReason if the board is not full, or if the swap changes nothing."""
        fixed = standing(placement, moment)
        if len(fixed) < placement.size or cell not in fixed or number >= len(placement.values):
            raise NoReason
        values, value = [fixed[each] for each in range(placement.size)], placement.values[number]
        if cell in placement.givens or values[cell] == value:
            raise NoReason
        preserved = groups_of(placement)
        holding = [each for each in partners(placement, preserved, cell) if values[each] == value]
        seat = holding[0] if holding else placement.size
        board = Violations(placement, [*values, value], preserved)
        self.cells = (cell, *holding)
        self.constraints = board.constraints
        self.error, self.errors = board.error, board.errors()
        board.swap(cell, seat, board.gain(cell, seat))
        self.error_after, self.errors_after = board.error, board.errors()

    def changes(self, names: Names) -> Text:
        """Return the errors that change, the largest changes first: "row 2: 3 to 0"."""
        changed = [
            (cells, before, after)
            for cells, before, after in zip(
                self.constraints, self.errors, self.errors_after, strict=True
            )
            if before != after
        ]
        changed.sort(key=lambda change: -abs(change[1] - change[2]))
        said = [_change(names, *change) for change in changed[:MOST_NAMED]]
        more = len(changed) - len(said)
        en = [each.en for each in said] + ([f"and {more} more"] if more else [])
        ja = [each.ja for each in said] + ([f"ほか {more} か所"] if more else [])
        return Text(", ".join(en), "、".join(ja))


def _change(names: Names, cells: Sequence[int], before: int, after: int) -> Text:
    name = names.line(cells) or names.listed(cells)
    return Text(f"{name.en} from {before:,} to {after:,}", f"{name.ja}は {before:,} → {after:,}")


def why_swapped(placement: Placement) -> Follows:
    """Return the reasons of SWAPPED: how the errors change."""

    def follows(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        swap = Swap(placement, moment, cell, value)
        before, after = swap.error, swap.error_after
        if before == after:
            head = Text(f"The error stays at {before:,}", f"条件の破れは {before:,} のままです")
        else:
            verb = Text("falls", "減ります") if after < before else Text("grows", "増えます")
            head = Text(
                f"The error {verb.en} from {before:,} to {after:,}",
                f"条件の破れが {before:,} から {after:,} に{verb.ja}",
            )
        changes = swap.changes(names)
        if not changes.en:
            return Reason(Text(f"{head.en}.", f"{head.ja}。"), swap.cells)
        return Reason(Text(f"{head.en}: {changes.en}.", f"{head.ja}（{changes.ja}）。"), swap.cells)

    return follows


def why_rested(placement: Placement) -> Why:
    """Return the reasons of RESTED: what the cell's best swap would do."""

    def why(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        swap = Swap(placement, moment, cell, value)
        name = names.cell(cell)
        before, after = swap.error, swap.error_after
        return Reason(
            Text(
                f"No swap of {name.en} lowers the error of {before:,}; the best one would leave "
                f"{after:,}.",
                joined(
                    name.ja,
                    f"をどう入れ替えても条件の破れは {before:,} より減りません"
                    f"（いちばんよくて {after:,}）。",
                ),
            ),
            swap.cells,
        )

    return why
