"""Tables of bit masks for the written function.

dense  said of masks whose bit (v - origin) stands for value v, so that they can be shifted; the
       origin is the least value, to stay within 30 bits, one digit of a Python integer, if possible
back   a reversed mask: its bit j is bit (turn - j) of the mask

A table answers for a range of numbers, derived from the bounds of the argument. A short one is made
in advance, as a list if the numbers are small; a long one is filled on demand, so that its size
does not depend on the size of the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from ..model.incremental import Incremental
from ..model.memo import Memo
from ..model.regular import Regular

WIDEST = 100
"""Values spread over more than this are numbered by rank: their masks cannot be shifted."""

LONGEST = 1000
"""A table for numbers within this distance of 0 is a list, which is quicker. One for more than
twice as many numbers is not made in advance."""

PAIRED = "paired_"
"""The prefix of a table of pairs; the name of the table of single bits follows."""

RIGHT = "right"
"""The prefix of a table of shift amounts; a number follows, from which the argument is subtracted.
An underscore stands for its minus sign."""

BEYOND = 1 << 30
"""A right shift that leaves nothing of a mask."""

ROW = "row"
"""The prefix of a table of readings; rules with the same readings share a table."""

K = TypeVar("K")
T = TypeVar("T")


Row = dict[int, int] | list[int]
Readings = dict[tuple[int, ...], bool]
Table = Row | dict[int, tuple[int, ...]] | dict[int, Row] | list[Row] | Readings


def _tabled(answer: Callable[[int], T], low: int, high: int) -> dict[int, T] | list[T]:
    """Return the answers for all numbers from `low` to `high`. A list has the answers for negative
    numbers at the end, where Python looks for them; its unused entries are arbitrary."""
    if high - low > 2 * LONGEST:
        return Memo(answer)
    answers = {number: answer(number) for number in range(low, high + 1)}
    if low < -LONGEST or high > LONGEST:
        return answers
    front = [answers[max(number, low)] for number in range(high + 1)]
    return front + [answers[min(number, high)] for number in range(low, 0)]


class Tables:
    """The tables of one function, each made for the range that is asked of it."""

    def __init__(self, values: Sequence[int]) -> None:
        self.ends = low, high = (values[0], values[-1]) if values else (0, 0)
        self.values = tuple(values)
        self.dense = high - low < WIDEST
        self.origin = low
        self.width = high - low + 1 if self.dense else len(values)
        places = [v - self.origin for v in values] if self.dense else range(len(values))
        self.bits = {value: 1 << place for value, place in zip(values, places, strict=True)}
        self._asked: dict[str, tuple[int, int]] = {}
        self._rows: dict[Hashable, tuple[str, Table]] = {}

    def mask(self, values: Iterable[int]) -> int:
        """Return the mask of some of the values."""
        return sum(self.bits[value] for value in values)

    def ask(self, table: str, low: int, high: int) -> str:
        """Return the name of a table that will cover all numbers from `low` to `high`."""
        known = self._asked.get(table, (low, high))
        self._asked[table] = min(known[0], low), max(known[1], high)
        return table

    def readings(self, rule: Regular) -> str:
        """Return the name of a table that says whether a row of values is accepted."""

        def read(values: tuple[int, ...]) -> bool:
            return rule.accepted(values)

        return self._row(rule, None, lambda: Memo(read))

    def beside(self, rule: Regular, place: int) -> str:
        """Return the name of a table of masks: the values accepted in one cell of a row of two, by
        the value of the other; in a row of one, by 0."""

        def made() -> Row:
            if len(rule.cells) == 1:
                return [self.mask(value for value in self.values if rule.accepted([value]))]
            order = -1 if place else 1
            return {
                y: self.mask(x for x in self.values if rule.accepted((x, y)[::order]))
                for y in self.values
            }

        return self._row(rule, place, made)

    def _row(self, rule: Regular, place: int | None, made: Callable[[], Table]) -> str:
        asked = type(rule), len(rule.cells), rule.definition(), place
        if asked not in self._rows:
            self._rows[asked] = f"{ROW}{len(self._rows)}", made()
        return self._rows[asked][0]

    def made(self) -> Incremental[dict[str, Table]]:
        """Make the requested tables, by name, in slices; with `value` and `members`, which turn
        bits and masks back into values, and `bit_of`, the bits of the existing values."""
        value = {bit: value for value, bit in self.bits.items()}

        def members(mask: int) -> tuple[int, ...]:
            values = []
            while mask:
                bit = mask & -mask
                mask ^= bit
                values.append(value[bit])
            return tuple(values)

        members_of = Memo(members)
        tables: dict[str, Table] = {"bit_of": self.bits, "value": value, "members": members_of}
        for table, (low, high) in self._asked.items():
            if table.startswith(PAIRED):
                tables[table] = self._pairs(self._answer(table.removeprefix(PAIRED)), low, high)
            else:
                tables[table] = _tabled(self._answer(table), low, high)
            yield
        tables |= dict(self._rows.values())
        return tables

    def _pairs(self, bits: Callable[[int], int], low: int, high: int) -> dict[int, Row] | list[Row]:
        """Return for each base from `low` to `high` the row of bits(x) | bits(base - x), with 0 if
        base - x is not a value; bases that are not a sum of two values share one row."""
        single = {value: bits(value) for value in self.values}
        least, largest = self.ends
        nothing = _tabled(lambda x: 0, least, largest)

        def row_of(base: int) -> Row:
            if not 2 * least <= base <= 2 * largest:
                return nothing
            row = {x: bit | single[base - x] for x, bit in single.items() if base - x in single}
            return _tabled(lambda x: row.get(x, 0), least, largest)

        return _tabled(row_of, low, high)

    def _answer(self, table: str) -> Callable[[int], int]:
        def below(number: int) -> int:
            """All values less than the number."""
            return (1 << min(max(number - self.origin, 0), self.width)) - 1

        everything = (1 << self.width) - 1
        if table == "bit":
            return lambda number: self.bits.get(number, 0)
        if table.startswith(RIGHT):
            limit = int(table.removeprefix(RIGHT).replace("_", "-"))
            return lambda number: limit - number if number <= limit else BEYOND
        if table.startswith("back"):
            turn = int(table.removeprefix("back"))
            return lambda number: 1 << turn - (number - self.origin)
        return {
            "below": below,
            "above": lambda number: everything & ~below(number + 1),
            "under": lambda number: below((number + 1) // 2),  # 2 x < number
            "over": lambda number: everything & ~below(number // 2 + 1),  # 2 x > number
            "apart": lambda number: (  # 2 x != number
                everything & ~(below(number // 2 + 1) & ~below(number // 2))
                if number % 2 == 0
                else everything
            ),
        }[table]
