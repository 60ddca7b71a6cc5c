"""The lines of a placement of any rules, and the values left by the board.

line      cells that add up to a known number: a sum, or equal sums, if one of them is full or the
          rules fix it
left      the values in a cell that no single value on the board excludes
possible  the values left with which the other empty cells of a line can make up the rest
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import product
from math import prod
from typing import NamedTuple, TypeGuard, assert_never

from ...model.bilingual import Text, joined
from ...model.cell_names import Names, by_number
from ...model.contradictions import contradictions
from ...model.placement import Placement
from ...model.regular import Regular
from ...model.rules import AllDifferent, Given, Kind, Linear, cells_of, holds, kind_of

MOST_EMPTY = 3
"""The most empty cells of a line that a person can survey."""

MOST_WAYS = 20_000
"""The most ways to fill them examined."""

FIXED = Text(", which follows from all the rules together", "（ルール全体から決まります）")
"""The source of a common sum when no line is full."""


class NamedSum(NamedTuple):
    """Cells, their sum, and their name. If no rule states the total, `known` names its source, and
    `like` are the cells of the full line that has it. `rule` is the index of its rule; -1 if only
    all rules together fix the total."""

    cells: tuple[int, ...]
    total: int
    name: Text
    known: Text = Text("", "")
    like: tuple[int, ...] = ()
    rule: int = -1


class NamedSums:
    """The values on the board (by cell), the values left for the other cells, and the lines. `sums`
    are the common sums that the rules fix, by the index of the rule."""

    def __init__(
        self,
        placement: Placement,
        names: Names | None = None,
        sums: Mapping[int, int] | None = None,
        cells: Sequence[int] | None = None,
    ) -> None:
        self.placement, self.stands, self.sums = placement, placement.givens, sums or {}
        self.names = names or by_number(placement.size)
        asked = range(placement.size) if cells is None else cells
        self.empty = [cell for cell in asked if cell not in self.stands]
        self.left = {cell: self._left(cell) for cell in self.empty}
        self.lines = [line for line in self._lines() if self.open(line)] if cells is None else []

    def open(self, line: NamedSum) -> list[int]:
        """Return the empty cells of a line."""
        return [cell for cell in line.cells if cell in self.left]

    def part(
        self, rules: Sequence[int], values: Mapping[int, int], cells: Sequence[int]
    ) -> NamedSums:
        """Return a copy with some of the rules (by index), some of the values on the board, and the
        values left for some of the cells."""
        given = tuple(Given(cell, value) for cell, value in values.items())
        kept = tuple(self.placement.rules[index] for index in rules)
        return NamedSums(replace(self.placement, rules=kept + given), self.names, cells=cells)

    def _left(self, cell: int) -> list[int]:
        about = [rule for rule in self.placement.rules if cell in cells_of(rule)]
        return [
            value
            for value in self.placement.values
            if not any(
                reason
                for rule in about
                for reason in contradictions(rule, {**self.stands, cell: value}, self.names)
            )
        ]

    def _lines(self) -> Iterator[NamedSum]:
        for index, rule in enumerate(self.placement.rules):
            kind = kind_of(rule)
            if not is_line(kind) or isinstance(rule, Given):
                continue
            full = next((g for g in kind.groups if self.stands.keys() >= set(g)), None)
            if kind.total is not None:
                for g in kind.groups:
                    yield NamedSum(g, kind.total, self._called(g), rule=index)
            elif full:
                name, total = self._called(full), sum(self.stands[cell] for cell in full)
                known = Text(f", as in {name.en}", f"（{name.ja}と同じ）")
                for g in kind.groups:
                    yield NamedSum(g, total, self._called(g), known, full, index)
            elif index in self.sums:
                total = self.sums[index]
                yield from (NamedSum(g, total, self._called(g), FIXED) for g in kind.groups)

    def _called(self, cells: tuple[int, ...]) -> Text:
        listed_cells = self.names.listed(cells)
        bare = Text(f"the line of {listed_cells.en}", joined(listed_cells.ja, "の並び"))
        return self.names.line(cells) or bare

    def possible(self, line: NamedSum) -> dict[int, list[int]]:
        """Return for each empty cell of a line the values that allow its sum; nothing if there are
        too many ways to examine."""
        cells = self.open(line)
        choices = [self.left[cell] for cell in cells]
        if len(cells) > MOST_EMPTY or prod(map(len, choices)) > MOST_WAYS:
            return {}
        rest = line.total - sum(self.stands.get(cell, 0) for cell in line.cells)
        others = [kind for kind in map(kind_of, self.placement.rules) if not is_line(kind)]
        ways = [
            way
            for way in product(*choices)
            if sum(way) == rest and self._together(dict(zip(cells, way, strict=True)), others)
        ]
        return {cell: sorted({way[k] for way in ways}) for k, cell in enumerate(cells)}

    def _together(self, values: Mapping[int, int], rules: Iterable[Kind]) -> bool:
        """Return whether values fit the board, by the rules that they complete and the
        all-different rules."""
        stands = {**self.stands, **values}
        row = [stands.get(cell, 0) for cell in range(self.placement.size)]
        for rule in rules:
            match rule:
                case AllDifferent():
                    seen = [stands[cell] + d for cell, d in rule.shifted if cell in stands]
                    if len(set(seen)) < len(seen):
                        return False
                case Linear() | Regular():
                    if stands.keys() >= set(cells_of(rule)) and not holds(rule, row):
                        return False
                case _:
                    assert_never(rule)
        return True


def is_line(kind: Kind) -> TypeGuard[Linear]:
    """Return whether a rule states the sum of cells."""
    return isinstance(kind, Linear) and kind.relation == "=" and not kind.coefficients
