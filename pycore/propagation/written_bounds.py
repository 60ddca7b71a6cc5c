"""The reasons of a sum that is written digit by digit: by its columns and what they carry, or by
the numbers on its two sides. What follows is found by bounds (linear.py).

way      digits of one column that make it right, with what is carried into it and out of it
carried  the carries into a column that the candidates of the columns before it allow
wanted   the carries out of it that those of the columns after it allow
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

from ..model.bilingual import Text, number
from ..model.cell_names import Names
from ..model.rules import Terms
from ..model.written_sum import Column, WrittenSum
from .linear import Bounds
from .store import Masks
from .value_masks import ValueMasks

MOST_WAYS = 20_000
"""A column with more ways than this is not examined as a whole."""

PLACES = (
    Text("the units", "一の位"),
    Text("the tens", "十の位"),
    Text("the hundreds", "百の位"),
    Text("the thousands", "千の位"),
    Text("the ten thousands", "一万の位"),
)


class Way(NamedTuple):
    """One way to fill a column: the digits of its cells, the carry in and the carry out."""

    digits: Mapping[int, int]
    carried: int
    out: int


class WrittenBounds(Bounds):
    """The bounds of a written sum."""

    def __init__(self, rule: int, written: WrittenSum, terms: Terms, values: ValueMasks) -> None:
        total = written.linear.total
        super().__init__(rule, terms, total, total, values)
        self.written, self.columns = written, written.columns()

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """A column leaves the cell nothing else; otherwise the two sides are bounded."""
        for at, ways in enumerate(self._columns(masks)):
            if any(cell in way.digits for way in ways):
                there = {way.digits[cell] for way in ways}
                if there <= {*self.values.members(left)}:
                    return self._column(at, ways, masks, names)
        return self._sides(masks, names)

    def dead(self, masks: Masks, names: Names) -> Text:
        """A column cannot be right; otherwise the bounds of the two sides contradict each other."""
        if all(not masks[cell] & masks[cell] - 1 for cell in self.cells):
            said = self.written.wrong({c: self.values.least[masks[c]] for c in self.cells})
            return Text(said.en.rstrip("."), said.ja.rstrip("。"))
        before: Sequence[Way] = ()
        for at, ways in enumerate(self._columns(masks)):
            if not ways and self.columns:
                carried = {way.out for way in before} if at else {0}
                column = self.columns[at]
                digits = self._added(column, carried, masks, names)
                below = self._sign(column.below, masks, names)
                return Text(
                    f"in {_place(at).en}, {digits.en} cannot make {below}",
                    f"{_place(at).ja}で、{digits.ja}から {below} にはならない",
                )
            before = ways
        return self._sides(masks, names)

    def _columns(self, masks: Masks) -> list[list[Way]]:
        """Return the ways of each column that fit the others, up to the first column without a way;
        nothing if there are no columns, or if one has too many ways."""
        carried, found = {0}, list[list[Way]]()
        for column in self.columns or ():
            cells = {d for d in (*(d for d, _ in column.added), column.below) if d >= 0}
            if prod(masks[cell].bit_count() for cell in cells) > MOST_WAYS:
                return []
            found.append(list(self._ways(column, sorted(cells), carried, masks)))
            if not found[-1]:
                return found
            carried = {way.out for way in found[-1]}
        wanted = {0}
        for at in reversed(range(len(found))):
            found[at] = [way for way in found[at] if way.out in wanted]
            if not found[at]:
                return found[: at + 1]
            wanted = {way.carried for way in found[at]}
        return found

    def _ways(
        self, column: Column, cells: Sequence[int], carried: set[int], masks: Masks
    ) -> Iterator[Way]:
        for chosen in product(*(self.values.members(masks[cell]) for cell in cells)):
            digits = dict(zip(cells, chosen, strict=True))

            def read(digit: int, digits: Mapping[int, int] = digits) -> int:
                return -1 - digit if digit < 0 else digits[digit]

            made = sum(factor * read(digit) for digit, factor in column.added)
            for more in carried:
                out, below = divmod(made + more, 10)
                if below == read(column.below):
                    yield Way(digits, more, out)

    def _column(self, at: int, ways: Sequence[Way], masks: Masks, names: Names) -> Text:
        assert self.columns
        column = self.columns[at]
        digits = self._added(column, {way.carried for way in ways}, masks, names)
        below = self._sign(column.below, masks, names)
        outs = sorted({way.out for way in ways})
        if below.isdecimal():
            made = [number(10 * out + int(below)) for out in outs]
        else:
            made = [f"{10 * out} + {below}" if out else below for out in outs]
        return Text(
            f"in {_place(at).en}, {digits.en} must make {' or '.join(made)}",
            f"{_place(at).ja}は {digits.ja}で {'か '.join(f'{each} ' for each in made)}になる",
        )

    def _added(self, column: Column, carried: set[int], masks: Masks, names: Names) -> Text:
        """Return the digits that are added, and what may be carried into their column."""
        written = " + ".join(
            f"{'' if factor == 1 else f'{factor} × '}{self._sign(digit, masks, names)}"
            for digit, factor in column.added
        )
        if carried == {0}:
            return Text(written, f"{written} ") if written else Text("nothing", "0 ")
        more = [number(each) for each in sorted(carried)]
        ja = "か ".join(f"{each} " for each in more)
        carry = Text(f"a carry of {' or '.join(more)}", f"繰り上がり {ja}")
        if not written:
            return carry
        return Text(f"{written} and {carry.en}", f"{written} と{carry.ja}")

    def _sign(self, digit: int, masks: Masks, names: Names) -> str:
        if digit < 0:
            return number(-1 - digit)
        mask = masks[digit]
        return names.signs[digit] if mask & mask - 1 else number(self.values.least[mask])

    def _sides(self, masks: Masks, names: Names) -> Text:
        """Say between which numbers each side lies, from its least and largest digits."""
        alone = {c: self.values.least[masks[c]] for c in self.cells if not masks[c] & masks[c] - 1}
        cells = self.written.open_cells()
        least = {c: self.values.least[masks[c]] for c in cells}
        largest = {c: self.values.largest[masks[c]] for c in cells}
        written = self.written.written(names.signs, alone)
        low, high = self.written.totals(least), self.written.totals(largest)
        said = []
        for side, down, up in zip(written, low, high, strict=True):
            if down == up:
                there = side if side == number(down) else f"{side} = {number(down)}"
                said.append(Text(there, there))
            else:
                span = Text(
                    f"{side} is from {number(down)} to {number(up)}",
                    f"{side} は {number(down)}〜{number(up)}",
                )
                said.append(span)
        return Text(" and ".join(each.en for each in said), "、".join(each.ja for each in said))


def _place(at: int) -> Text:
    if at < len(PLACES):
        return PLACES[at]
    return Text(f"column {at + 1} from the right", f"右から {at + 1} 桁目")
