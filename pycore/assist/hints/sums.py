"""Steps for placements of any rules, from the values in their cells.

line      cells that add up to a known number: a sum, or equal sums of which one is full or which
          the rules fix
left      the values that no value on the board excludes in a cell by itself
possible  those of them with which the other empty cells of a line can make up the rest
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from math import prod
from typing import NamedTuple, TypeGuard, assert_never

from ...model.bilingual import Text, joined, number
from ...model.cell_names import Names, by_number
from ...model.contradictions import contradictions
from ...model.placement import Placement
from ...model.regular import Regular
from ...model.rules import AllDifferent, Given, Kind, Linear, cells_of, holds, kind_of
from ...model.sum_text import added
from .step import Step, listed, look_at

MOST_EMPTY = 3
"""The most empty cells of a line that a person can survey."""

MOST_WAYS = 20_000
"""The most ways to fill them that are examined."""

FIXED = Text(", which follows from all the rules together", "（ルール全体から決まります）")
"""The source of a common sum when no line is full."""


class Line(NamedTuple):
    """Cells, their sum, and their name. If no rule states the total, `known` says where it is known
    from, and `like` are the cells of the line that has it."""

    cells: tuple[int, ...]
    total: int
    name: Text
    known: Text = Text("", "")
    like: tuple[int, ...] = ()


class Lines:
    """The values on the board (by cell), the values left for the other cells, and the lines. `sums`
    are the common sums that the rules fix, by the index of the rule."""

    def __init__(
        self,
        placement: Placement,
        names: Names | None = None,
        sums: Mapping[int, int] | None = None,
    ) -> None:
        self.placement, self.stands, self.sums = placement, placement.givens, sums or {}
        self.names = names or by_number(placement.size)
        self.empty = [cell for cell in range(placement.size) if cell not in self.stands]
        self.left = {cell: self._left(cell) for cell in self.empty}
        self.lines = [line for line in self._lines() if self.open(line)]

    def open(self, line: Line) -> list[int]:
        """Return the empty cells of a line."""
        return [cell for cell in line.cells if cell in self.left]

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

    def _lines(self) -> Iterator[Line]:
        for index, rule in enumerate(self.placement.rules):
            kind = kind_of(rule)
            if not is_line(kind) or isinstance(rule, Given):
                continue
            full = next((g for g in kind.groups if self.stands.keys() >= set(g)), None)
            if kind.total is not None:
                yield from (Line(g, kind.total, self._called(g)) for g in kind.groups)
            elif full:
                name, total = self._called(full), sum(self.stands[cell] for cell in full)
                known = Text(f", as in {name.en}", f"（{name.ja}と同じ）")
                yield from (Line(g, total, self._called(g), known, full) for g in kind.groups)
            elif index in self.sums:
                total = self.sums[index]
                yield from (Line(g, total, self._called(g), FIXED) for g in kind.groups)

    def _called(self, cells: tuple[int, ...]) -> Text:
        listed_cells = self.names.listed(cells)
        bare = Text(f"the line of {listed_cells.en}", joined(listed_cells.ja, "の並び"))
        return self.names.line(cells) or bare

    def possible(self, line: Line) -> dict[int, list[int]]:
        """Return, for each empty cell of a line, the values that lead to its sum; nothing if there
        are too many ways to examine."""
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
        """Whether values can stand beside what stands, by the rules whose cells are then full and
        those that say they differ."""
        stands = {**self.stands, **values}
        row = [stands.get(cell, 0) for cell in range(self.placement.size)]
        for rule in rules:
            match rule:
                case AllDifferent(cells, offsets):
                    shifts = dict(zip(cells, offsets or (0,) * len(cells), strict=True))
                    seen = [stands[cell] + shifts[cell] for cell in cells if cell in stands]
                    if len(set(seen)) < len(seen):
                        return False
                case Linear() | Regular():
                    if stands.keys() >= set(cells_of(rule)) and not holds(rule, row):
                        return False
                case _:
                    assert_never(rule)
        return True


def is_line(kind: Kind) -> TypeGuard[Linear]:
    """Whether a rule says what cells add up to."""
    return isinstance(kind, Linear) and kind.relation == "=" and not kind.coefficients


def last_of_line(lines: Lines) -> Step | None:
    """Find the one cell of a line that is empty."""
    for line in lines.lines:
        cells = lines.open(line)
        if len(cells) == 1:
            there = [lines.stands[cell] for cell in line.cells if cell in lines.stands]
            value, at = line.total - sum(there), lines.names.cell(cells[0])
            written = f"{added(there)} = {number(sum(there))}" if there else "0"
            total, last = number(line.total), number(value)
            return Step(
                "last-of-line",
                Text("Last of a line", "並びの最後のマス"),
                look_at(line.name),
                Text(
                    f"Only {at.en} is empty there, and the sum must be {total}{line.known.en}.",
                    joined("空いているのは", at.ja, f"だけで、和は {total} です{line.known.ja}。"),
                ),
                Text(
                    f"{written}, and {last} more makes {total}: {at.en} is {last}.",
                    joined(f"{written} で、{total} まであと {last}。", at.ja, f"は {last} です。"),
                ),
                tuple(dict.fromkeys((*line.cells, *line.like))),
                places=((cells[0], value),),
                look=line.cells,
            )
    return None


def only_value(lines: Lines) -> Step | None:
    """Find a cell for which the board leaves one value."""
    for cell, left in lines.left.items():
        if len(left) == 1:
            at, holds = lines.names.cell(cell), lines.names.holds(cell, left[0])
            return Step(
                "only-value",
                Text("Only one value", "1 つしか残らない"),
                look_at(at),
                Text(
                    "The numbers already placed exclude every value but one there.",
                    "ほかの数は、もう置かれている数のために入りません。",
                ),
                Text(f"{holds.en}.", f"{holds.ja}。"),
                (cell,),
                places=((cell, left[0]),),
            )
    return None


def sum_bounds(lines: Lines) -> Step | None:
    """Find a cell of a line that can take only one value if the others are to make up the rest."""
    for line in sorted(lines.lines, key=lambda line: len(lines.open(line))):
        for cell, values in lines.possible(line).items():
            if len(values) == 1:
                return _bounded(lines, line, cell, values[0])
    return None


def _bounded(lines: Lines, line: Line, cell: int, value: int) -> Step:
    at, cells = lines.names.cell(cell), lines.open(line)
    missing = line.total - sum(lines.stands.get(each, 0) for each in line.cells)
    others = lines.names.listed([each for each in cells if each != cell])
    text, rest = number(value), number(missing - value)
    return Step(
        "sum-bounds",
        Text("Forced by the sum", "和から決まる"),
        look_at(line.name),
        Text(
            f"{number(missing)} more makes {number(line.total)}{line.known.en}, "
            f"and {len(cells)} cells are left.",
            f"和は {number(line.total)} です{line.known.ja}。あと {number(missing)} で、"
            f"空きマスは {len(cells)} つです。",
        ),
        Text(
            f"Only with {text} can the rest, {rest}, be placed in {others.en}: {at.en} is {text}.",
            joined(
                f"残りの {rest} を",
                others.ja,
                f"に置けるのは {text} のときだけです。",
                at.ja,
                f"は {text} です。",
            ),
        ),
        tuple(dict.fromkeys((*line.cells, *line.like))),
        places=((cell, value),),
        look=line.cells,
    )


def crossing(lines: Lines) -> Step | None:
    """Find a cell of two lines that have one value in common for it."""
    known: dict[int, tuple[Line, list[int]]] = {}
    for line in lines.lines:
        for cell, values in lines.possible(line).items():
            other, before = known.setdefault(cell, (line, values))
            both = sorted(set(before) & set(values))
            if other is not line and len(both) == 1:
                at, value = lines.names.cell(cell), both[0]
                return Step(
                    "crossing",
                    Text("Two lines cross", "2 つの並びの交わり"),
                    Text(
                        f"Look where {other.name.en} and {line.name.en} meet.",
                        joined(other.name.ja, "と", line.name.ja, "の交わりに注目してください。"),
                    ),
                    Text(
                        f"{other.name.en} allows {listed(before).en} in {at.en}; {line.name.en} "
                        f"allows {listed(values).en}.",
                        joined(
                            at.ja,
                            "に入るのは、",
                            other.name.ja,
                            f"からは {listed(before).ja}、",
                            line.name.ja,
                            f"からは {listed(values).ja} です。",
                        ),
                    ),
                    Text(
                        f"Only {number(value)} is allowed by both: {at.en} is {number(value)}.",
                        joined(
                            f"どちらにも合うのは {number(value)} だけです。",
                            at.ja,
                            f"は {number(value)} です。",
                        ),
                    ),
                    tuple(dict.fromkeys((*other.cells, *line.cells))),
                    places=((cell, value),),
                )
    return None


TECHNIQUES = (last_of_line, only_value, sum_bounds, crossing)
"""The simplest first."""


def by_rules(lines: Lines) -> Step | None:
    """Return the simplest step that the rules give at once; None if there is none."""
    return next((step for find in TECHNIQUES if (step := find(lines))), None)


def in_all_solutions(lines: Lines, cell: int, value: int) -> Step:
    """Find a value that every solution has, where no rule shows it."""
    at, holds = lines.names.cell(cell), lines.names.holds(cell, value)
    others = lines.names.called([other for other in lines.left[cell] if other != value])
    return Step(
        "in-all-solutions",
        Text("The same in all solutions", "どの解でも同じ数"),
        Text(
            f"No single rule decides a cell: try {at.en}.",
            joined("すぐに決まるマスはありません。", at.ja, "で試してみてください。"),
        ),
        Text(
            f"Every attempt with {others.en} there leads to a contradiction.",
            joined("そこを", others.ja, "にすると行き詰まります。"),
        ),
        Text(f"So {holds.en}.", f"したがって{holds.ja}。"),
        (cell,),
        places=((cell, value),),
    )
