"""Wipe-out: why a position is dead, for searches that fill the tightest cells first.

excluded  a value that cannot stand in an empty cell, because it stands in one of its lines
line      the cells of an all-different rule; a unit if it has as many cells as there are values
dead      an empty cell without a value, or a value without a place in a unit

What needs more than a look at one cell or one unit is explained by propagation
(propagation/why.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...model.bilingual import Text, in_a_row, joined, number
from ...model.cell_names import Names
from ...model.contradictions import contradictions
from ...model.only_all_different import only_all_different
from ...model.placement import Placement
from ...model.reason import Reason, fewest
from ...model.rules import AllDifferent
from ..reasons import Moment, NoReason, Why, standing

if TYPE_CHECKING:
    from ...propagation.why import Explainer

Line = tuple[int, ...]


def why_wipeout(placement: Placement) -> Why:
    """Return the reasons of a search that cuts when a cell, or a value in a unit, has nothing
    left."""
    explainer = cache(lambda: explainer_of(placement))  # only on demand

    def why(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        fixed = {**placement.givens, **standing(placement, moment)}
        for index, rule in enumerate(placement.rules):
            for clash in contradictions(rule, fixed, names):
                return clash.resting_on(fixed, [index])
        dead = ExcludedValues(placement, fixed).dead(names) or explainer().why_dead(fixed, names)
        if dead is None:
            raise NoReason
        return dead

    return why


def wipeout(placement: Placement, fixed: Mapping[int, int], names: Names) -> Reason | None:
    """Return what the placed values leave without a value or a place, for a placement of
    all-different rules; for others only what is obvious. None if nothing is found."""
    dead = ExcludedValues(placement, fixed).dead(names)
    if dead or not only_all_different(placement):
        return dead
    return explainer_of(placement).why_dead(fixed, names)


def explainer_of(placement: Placement) -> Explainer:
    """Return the reasons of propagation."""
    from ...propagation.propagators import Rules  # a first visit needs none
    from ...propagation.why import Explainer

    return Explainer(Rules(placement))


def no_number_left(
    placement: Placement, cell: int, fixed: Mapping[int, int], names: Names
) -> Reason | None:
    """Return the positions of all values that a cell cannot take; None if it can take a value."""
    position = ExcludedValues(placement, fixed)
    pairs = ((cell, value) for value in placement.values)
    return position.dead_cell(cell, names) if all(p in position.excluded for p in pairs) else None


class ExcludedValues:
    """The placed values, and the values that they exclude."""

    def __init__(self, placement: Placement, fixed: Mapping[int, int]) -> None:
        self.values, self.fixed = placement.values, fixed
        self.cells = range(placement.size)
        self.rule_of = {
            rule.cells: index
            for index, rule in enumerate(placement.rules)
            if isinstance(rule, AllDifferent) and not rule.offsets
        }
        self.lines = [*self.rule_of]
        self.units = [line for line in self.lines if len(line) == len(placement.values)]
        self.excluded = {(cell, value) for cell in fixed for value in self.values}
        for line in self.lines:
            there = self.standing(line)
            self.excluded |= {(cell, value) for cell in line for value in there}

    def places(self, line: Line, value: int) -> list[int]:
        """Return the cells of a line in which the value can stand."""
        return [cell for cell in line if (cell, value) not in self.excluded]

    def dead(self, names: Names) -> Reason | None:
        """Return the cell, or the value in a unit, that has nothing left; None if there is none."""
        for cell in self.cells:
            pairs = [(cell, value) for value in self.values]
            if cell not in self.fixed and all(pair in self.excluded for pair in pairs):
                return self.dead_cell(cell, names)
        for unit in self.units:
            for value in self.values:
                if value not in self.standing(unit) and not self.places(unit, value):
                    return self.barred(nowhere(value, unit, names), value, unit, unit, names)
        return None

    def barred(
        self, what: Text, value: int, unit: Line, others: Iterable[int], names: Names
    ) -> Reason:
        """Say what follows from a value's places: it is excluded from the empty cells among some
        cells of a unit, and the others are full."""
        empty = {cell for cell in others if cell not in self.fixed}
        full = [cell for cell in others if cell in self.fixed]
        left, crossing = set(empty), list[Line]()
        while left:
            there = [line for line in self.lines if value in self.standing(line)]
            line = max(there, key=lambda line: len(left & set(line)))
            left -= set(line)
            crossing.append(line)
        crossing = fewest(crossing, lambda some: empty <= {c for line in some for c in line})
        copies = [self.standing(line)[value] for line in crossing]
        lines = [names.line(line) or names.cell(self.standing(line)[value]) for line in crossing]
        words = Text(f"{what.en}.", f"{what.ja}。")
        if lines:
            *first, last = (line.en for line in lines)
            all_en = f"{', '.join(first)} and {last}" if first else last
            told = names.told(value)
            all_ja = joined("・".join(line.ja for line in lines), "に", told.ja)
            words = Text(f"{what.en}: {told.en} stands in {all_en}.", f"{what.ja}（{all_ja}）。")
        covered = {cell for line in crossing for cell in line}
        guilty = dict.fromkeys([*copies, *(cell for cell in full if cell not in covered)])
        rules = [self.rule_of[line] for line in (unit, *crossing)]
        return Reason(words, tuple(guilty)).resting_on(self.fixed, rules)

    def dead_cell(self, cell: int, names: Names) -> Reason:
        """Say that nothing is left for a cell from which everything is excluded."""
        return self.taken(names.can_hold_nothing(cell), cell, set(self.values), names)

    def taken(self, what: Text, cell: int, left: set[int], names: Names) -> Reason:
        """Say what follows from the values that a cell cannot have because they stand in its
        lines."""
        written, guilty, rules = list[Text](), [cell], list[int]()
        while left:
            lines = [(line, self.standing(line)) for line in self.lines if cell in line]
            line, there = max(lines, key=lambda pair: len(left & pair[1].keys()))
            seen = sorted(left & there.keys())
            guilty += [there[value] for value in seen]
            left -= set(seen)
            written.append(taken(seen, there, names.line(line), names))
            rules.append(self.rule_of[line])
        en, ja = in_a_row(written)
        words = Text(f"{what.en}: {en}.", f"{what.ja}（{ja}）。")
        if not written:
            words = Text(f"{what.en}.", f"{what.ja}。")
        return Reason(words, tuple(guilty)).resting_on(self.fixed, rules)

    def standing(self, line: Line) -> dict[int, int]:
        """Return the cells of a line by the value in them."""
        return {self.fixed[cell]: cell for cell in line if cell in self.fixed}


def nowhere(value: int, unit: Line, names: Names) -> Text:
    """Say that a value has no place in a unit."""
    told, line = names.told(value), names.line(unit)
    nothing = f"{names.room_for(value)}がありません"
    if line is None:
        return Text(f"No place is left for {told.en}", nothing)
    return Text(f"No place is left for {told.en} in {line.en}", joined(line.ja, "に", nothing))


def taken(values: Sequence[int], there: Mapping[int, int], line: Text | None, names: Names) -> Text:
    """Say where values stand: in a line, or each in its cell."""
    written = list(map(number, values))
    if names.seats:
        held = in_a_row((names.held(there[value], value) for value in values), ", ")
        return Text(f"there is {held.en}", joined(held.ja, "がある"))
    if line is None:
        cells = [names.cell(there[value]) for value in values]
        pairs = list(zip(written, cells, strict=True))
        return Text(
            ", ".join(f"{value} stands in {cell.en}" for value, cell in pairs),
            "、".join(joined(value, "は", cell.ja) for value, cell in pairs),
        )
    verb = "stand" if len(values) > 1 else "stands"
    return Text(
        f"{', '.join(written)} {verb} in {line.en}", joined(line.ja, f"に {'・'.join(written)}")
    )
