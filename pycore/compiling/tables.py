"""Tables of bit masks that the written function looks things up in.

dense           bit (v - origin) stands for value v, so that masks can be shifted; the origin is the
                least value, which keeps masks within 30 bits, one digit of a Python integer, for as
                long as can be
back            a mask turned round: bit j of it is bit (turn - j) of the mask

Every table is a dictionary over the range of numbers that it can be asked for, found from the
bounds of the numbers that go into the question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

WIDEST = 100
"""Values spread over more than this are known by their rank: their masks cannot be shifted."""

Table = dict[int, int]


class Tables:
    """The tables of one function, each made for what it is asked."""

    def __init__(self, values: Sequence[int]) -> None:
        low, high = (values[0], values[-1]) if values else (0, 0)
        self.values = tuple(values)
        self.dense = high - low < WIDEST
        self.origin = low
        self.width = high - low + 1 if self.dense else len(values)
        places = [v - self.origin for v in values] if self.dense else range(len(values))
        self._bit = {value: 1 << place for value, place in zip(values, places, strict=True)}
        self._asked: dict[str, tuple[int, int]] = {}

    def mask(self, values: Iterable[int]) -> int:
        """The mask of some of the values."""
        return sum(self._bit[value] for value in values)

    def ask(self, table: str, low: int, high: int) -> str:
        """The name of a table that will answer for all numbers from `low` to `high`."""
        known = self._asked.get(table, (low, high))
        self._asked[table] = min(known[0], low), max(known[1], high)
        return table

    def made(self) -> dict[str, Table]:
        """The tables asked for, by name; with `bit` and `value`, which turn values into bits and
        back."""
        tables = {"bit": self._bit, "value": {bit: value for value, bit in self._bit.items()}}
        for table, (low, high) in self._asked.items():
            answer = self._answer(table)
            tables[table] = {number: answer(number) for number in range(low, high + 1)}
        return tables

    def _answer(self, table: str) -> Callable[[int], int]:
        def below(number: int) -> int:
            """All values less than the number."""
            return (1 << min(max(number - self.origin, 0), self.width)) - 1

        everything = (1 << self.width) - 1
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
