"""Wipe-out: why a position is dead, for searches that fill where the fewest candidates are left.

excluded  a value that cannot stand in an empty cell, with its cause
cause     the cells whose values exclude it, and the locks used
lock      all places of a value in a unit lie on another line: it is excluded from the rest of that
          line
dead      an empty cell without a value, or a value without a place in a unit
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ...model.bilingual import Text, in_a_row, joined, number
from ...model.cell_names import Names
from ...model.contradictions import contradictions
from ...model.placement import Placement
from ...model.reason import Reason
from ...model.rules import AllDifferent
from ..reasons import Moment, NoReason, Why, standing

Line = tuple[int, ...]


class Lock(NamedTuple):
    """A value of a unit can stand only in these places, all in the line."""

    unit: Line
    value: int
    line: Line
    places: Line


class Cause(NamedTuple):
    """Why a value is excluded: cells with values, and the locks (unit, value, line) used."""

    cells: tuple[int, ...]
    locks: tuple[Lock, ...] = ()


def together(causes: Iterable[Cause]) -> Cause:
    """Combine causes, each cell and each lock once."""
    cells: dict[int, None] = {}
    locks: dict[Lock, None] = {}
    for cause in causes:
        cells |= dict.fromkeys(cause.cells)
        locks |= dict.fromkeys(cause.locks)
    return Cause(tuple(cells), tuple(locks))


def why_wipeout(placement: Placement) -> Why:
    """Return the reasons of a search that cuts where a cell, or a value in a unit, has nothing
    left."""

    def why(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        fixed = {**placement.givens, **standing(placement, moment)}
        for rule in placement.rules:
            for clash in contradictions(rule, fixed, names):
                return clash
        dead = wipeout(placement, fixed, names)
        if dead is None:
            raise NoReason
        return dead

    return why


def wipeout(placement: Placement, fixed: Mapping[int, int], names: Names) -> Reason | None:
    """Return the cell, or the value in a unit, that has nothing left beside the values that stand;
    None if neither inspection nor locks show one."""
    position = Position(placement, fixed)
    while True:
        dead = position.dead(names)
        if dead or not position.use_locks():
            return dead


def no_number_left(
    placement: Placement, cell: int, fixed: Mapping[int, int], names: Names
) -> Reason | None:
    """Return where all the values stand that a cell cannot take; None if it can take one."""
    position = Position(placement, fixed)
    pairs = ((cell, value) for value in placement.values)
    return position.dead_cell(cell, names) if all(p in position.excluded for p in pairs) else None


class Position:
    """The values that stand, and the values that they exclude."""

    def __init__(self, placement: Placement, fixed: Mapping[int, int]) -> None:
        self.values, self.fixed = placement.values, fixed
        self.cells = range(placement.size)
        self.lines = [
            rule.cells
            for rule in placement.rules
            if isinstance(rule, AllDifferent) and not rule.offsets
        ]
        self.units = [line for line in self.lines if len(line) == len(placement.values)]
        self.excluded: dict[tuple[int, int], Cause] = {}
        for cell in fixed:
            for value in self.values:
                self.excluded[cell, value] = Cause((cell,))
        for line in self.lines:
            for cell in line:
                for other in line:
                    if cell in fixed and other not in fixed:
                        self.excluded.setdefault((other, fixed[cell]), Cause((cell,)))

    def places(self, line: Line, value: int) -> list[int]:
        """Return the cells of a line in which the value can stand."""
        return [cell for cell in line if (cell, value) not in self.excluded]

    def dead(self, names: Names) -> Reason | None:
        """Return the cell, or the value in a unit, that has nothing left; None when there is
        none."""
        for cell in self.cells:
            pairs = [(cell, value) for value in self.values]
            if cell not in self.fixed and all(pair in self.excluded for pair in pairs):
                return self.dead_cell(cell, names)
        for unit in self.units:
            for value in self.values:
                if not any(self.fixed.get(cell) == value for cell in unit) and not self.places(
                    unit, value
                ):
                    return self._dead_value(value, unit, names)
        return None

    def _dead_value(self, value: int, unit: Line, names: Names) -> Reason:
        what = nowhere(value, unit, names)
        cause = together(self.excluded[cell, value] for cell in unit)
        if cause.locks:
            return Reason(with_locks(what, cause, names), cause.cells)
        return self.barred(what, value, unit, [cell for cell in unit if cell in self.fixed], names)

    def barred(
        self, what: Text, value: int, unit: Line, full: Iterable[int], names: Names
    ) -> Reason:
        """What follows from where a value stands already: it bars the empty cells of a unit, the
        others are full."""
        left, barred = {cell for cell in unit if cell not in self.fixed}, set[int]()
        copies, lines = list[int](), list[Text]()
        while left:
            there = {line: self.standing(line).get(value) for line in self.lines}
            line, copy = max(
                ((line, copy) for line, copy in there.items() if copy is not None),
                key=lambda pair: len(left & set(pair[0])),
            )
            left -= set(line)
            barred |= set(line)
            copies.append(copy)
            lines.append(names.line(line) or names.cell(copy))
        words = Text(f"{what.en}.", f"{what.ja}。")
        if lines:
            *others, last = (line.en for line in lines)
            all_en = f"{', '.join(others)} and {last}" if others else last
            all_ja = joined("・".join(line.ja for line in lines), "に", number(value))
            words = Text(
                f"{what.en}: {number(value)} stands in {all_en}.", f"{what.ja}（{all_ja}）。"
            )
        full = [cell for cell in full if cell not in barred]
        return Reason(words, tuple(dict.fromkeys([*copies, *full])))

    def dead_cell(self, cell: int, names: Names) -> Reason:
        """Say that nothing is left for a cell from which everything is excluded."""
        at = names.cell(cell)
        what = Text(f"No number is left for {at.en}", joined(at.ja, "に入る数がありません"))
        cause = together(self.excluded[cell, value] for value in self.values)
        if cause.locks:
            return Reason(with_locks(what, cause, names), (cell, *cause.cells))
        return self.taken(what, cell, set(self.values), names)

    def taken(self, what: Text, cell: int, left: set[int], names: Names) -> Reason:
        """What follows from the values that a cell cannot have, as they stand in its lines."""
        written, guilty = list[Text](), [cell]
        while left:
            lines = [(line, self.standing(line)) for line in self.lines if cell in line]
            line, there = max(lines, key=lambda pair: len(left & pair[1].keys()))
            seen = sorted(left & there.keys())
            guilty += [there[value] for value in seen]
            left -= set(seen)
            written.append(taken(seen, there, names.line(line), names))
        en, ja = in_a_row(written)
        words = Text(f"{what.en}: {en}.", f"{what.ja}（{ja}）。")
        return Reason(words if written else Text(f"{what.en}.", f"{what.ja}。"), tuple(guilty))

    def standing(self, line: Line) -> dict[int, int]:
        """Return the cells of a line by the value that stands there."""
        return {self.fixed[cell]: cell for cell in line if cell in self.fixed}

    def use_locks(self) -> bool:
        """Use every lock once more; return whether that excluded anything."""
        before = len(self.excluded)
        for unit in self.units:
            for value in self.values:
                places = self.places(unit, value)
                lines = [line for line in self.lines if line != unit and set(places) <= set(line)]
                for line in lines if places else ():
                    elsewhere = (cell for cell in unit if cell not in places)
                    cause = together(self.excluded[cell, value] for cell in elsewhere)
                    lock = together([cause, Cause((), (Lock(unit, value, line, tuple(places)),))])
                    for cell in set(self.places(line, value)) - set(places):
                        self.excluded[cell, value] = lock
        return len(self.excluded) > before


def nowhere(value: int, unit: Line, names: Names) -> Text:
    """Say that a value has no place in a unit."""
    written, line = number(value), names.line(unit)
    if line is None:
        return Text(f"No place is left for {written}", f"{written} の入るマスがありません")
    return Text(
        f"No place is left for {written} in {line.en}",
        joined(line.ja, "に", written, "の入るマスがありません"),
    )


def taken(values: Sequence[int], there: Mapping[int, int], line: Text | None, names: Names) -> Text:
    """Say where values stand already: in a line, or each in its cell."""
    written = list(map(number, values))
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


def with_locks(what: Text, cause: Cause, names: Names) -> Text:
    """Say what is dead, and by which locks."""
    if not cause.locks:
        return Text(f"{what.en}.", f"{what.ja}。")
    locked = [_lock(lock, names) for lock in cause.locks]
    en, ja = " and ".join(lock.en for lock in locked), "、".join(lock.ja for lock in locked)
    return Text(f"{what.en}, since {en}.", f"{what.ja}（{ja}）。")


def _lock(lock: Lock, names: Names) -> Text:
    written, where = number(lock.value), lock.places if len(lock.places) == 1 else lock.line
    inside, outside = (names.line(each) or names.listed(each) for each in (lock.unit, where))
    return Text(
        f"{written} of {inside.en} must be in {outside.en}",
        joined(inside.ja, "の", written, "は", outside.ja, "にしか入らない"),
    )
