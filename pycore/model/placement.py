"""Placements: puzzles that fill cells with values under rules (rules.py).

solution  a tuple with the value of each cell, in the order of the cells
fault     a given that can be part of no solution: its cell and the reason (text.py)

A placement is data and nothing else. How it is searched is told by a plan (plan.py); whether a
solution is right is told here, by code that no search uses (`Placement.broken_rule`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from pycore.model.rules import (
    AllDifferent,
    AtMost,
    EqualSums,
    Given,
    Less,
    Rule,
    SumIs,
    cells_of,
    holds,
)
from pycore.model.text import BadInput, Fault, InCell, Text

Solution = tuple[int, ...]


@dataclass(frozen=True)
class Placement:
    """Cells 0 to `size` - 1, the values each of them may take, and the rules.

    `values` are kept in increasing order, each once. Raises ValueError for a rule that names a cell
    outside the placement or one cell twice, a cell given twice, a given that is none of the values,
    or values that repeat: those are mistakes of the program, not of a person.
    """

    size: int
    values: tuple[int, ...]
    rules: tuple[Rule, ...]

    def __post_init__(self) -> None:
        if list(self.values) != sorted(set(self.values)):
            raise ValueError("values must be in increasing order, each once")
        for rule in self.rules:
            cells = cells_of(rule)
            if not cells or min(cells) < 0 or max(cells) >= self.size:
                raise ValueError(f"a rule names a cell outside 0..{self.size - 1}: {rule}")
            for group in rule.groups if isinstance(rule, EqualSums) else (cells,):
                if len(set(group)) < len(group):
                    raise ValueError(f"a rule names a cell twice: {rule}")
        given = [rule for rule in self.rules if isinstance(rule, Given)]
        if len({rule.cell for rule in given}) < len(given):
            raise ValueError("a cell is given twice")
        if not {rule.value for rule in given} <= set(self.values):
            raise ValueError("a given is none of the values")

    @property
    def givens(self) -> dict[int, int]:
        """The values fixed before the search, by cell."""
        return {rule.cell: rule.value for rule in self.rules if isinstance(rule, Given)}

    def with_givens(self, givens: Mapping[int, int]) -> Placement:
        """The same placement with more values fixed. Raises BadInput for the first fault."""
        for fault in self.faults(givens):
            raise BadInput(*fault)
        return self.fixing(givens)

    def fixing(self, givens: Mapping[int, int]) -> Placement:
        """The same placement with more values fixed, for givens that have been checked."""
        fixed = self.givens
        added = tuple(Given(c, v) for c, v in sorted(givens.items()) if c not in fixed)
        return replace(self, rules=self.rules + added)

    def broken_rule(self, values: Sequence[int]) -> Rule | None:
        """The first rule that `values` breaks, None for a solution.

        Independent of every search: it asks each rule about the finished row. Raises ValueError
        when the row has the wrong length or a value that is not one of the placement's.
        """
        if len(values) != self.size or not set(values) <= set(self.values):
            raise ValueError(f"not {self.size} values out of {self.values}")
        return next((rule for rule in self.rules if not holds(rule, values)), None)

    def is_solution(self, values: Sequence[int]) -> bool:
        """Whether `values` break no rule. Raises ValueError as `broken_rule` does."""
        return self.broken_rule(values) is None

    def faults(self, givens: Mapping[int, int]) -> list[Fault]:
        """Why `givens` (by cell, added to those of the rules) can be part of no solution.

        Found is what a look shows: a cell outside, a value outside, a value that repeats where all
        must differ, a less-than turned round, a full sum that is wrong. An empty list does not
        promise a solution.
        """
        faults = list(self._foreign(givens))
        if faults:
            return faults
        fixed = {**self.givens, **givens}
        for cell, value in self.givens.items():
            if fixed[cell] != value:
                faults.append(
                    Fault(
                        InCell(cell),
                        Text(
                            f"This cell is fixed to {value}.",
                            f"このマスは {value} に決まっています。",
                        ),
                    )
                )
        for rule in self.rules:
            faults += _faults_of(rule, fixed)
        return [fault for fault in dict.fromkeys(faults) if fault.cell in givens]

    def _foreign(self, givens: Mapping[int, int]) -> Iterable[Fault]:
        for cell, value in givens.items():
            if not 0 <= cell < self.size:
                last = self.size - 1
                yield Fault(
                    InCell(cell),
                    Text(
                        f"There is no such cell; cells are 0 to {last}.",
                        f"そのマスはありません（0〜{last}）。",
                    ),
                )
            elif value not in self.values:
                allowed = values_in_words(self.values)
                yield Fault(
                    InCell(cell),
                    Text(
                        f"{value} is not one of {allowed.en}.",
                        f"{value} は使えません（{allowed.ja}）。",
                    ),
                )


def values_in_words(values: Sequence[int]) -> Text:
    """The values as a person writes them: "1 to 12", or all of them in a row."""
    if len(values) > 2 and list(values) == list(range(values[0], values[-1] + 1)):
        return Text(f"{values[0]} to {values[-1]}", f"{values[0]}〜{values[-1]}")
    return Text(", ".join(map(str, values)), "、".join(map(str, values)))


def _faults_of(rule: Rule, fixed: Mapping[int, int]) -> Iterable[Fault]:
    """Where the values of `fixed`, which has a part of the cells, already break the rule."""
    match rule:
        case AllDifferent(cells, offsets):
            first: dict[int, int] = {}
            for cell, offset in zip(cells, offsets or (0,) * len(cells), strict=True):
                if cell not in fixed:
                    continue
                other = first.setdefault(fixed[cell] + offset, cell)
                if other != cell:
                    value = fixed[cell]
                    if offsets:
                        words = [
                            Text(
                                f"On one diagonal with cell {o}.",
                                f"マス {o} と斜めに重なっています。",
                            )
                            for o in (cell, other)
                        ]
                    else:
                        words = [
                            Text(
                                f"{value} is in cell {o} too.", f"{value} はマス {o} にもあります。"
                            )
                            for o in (cell, other)
                        ]
                    yield Fault(InCell(cell), words[1])
                    yield Fault(InCell(other), words[0])
        case SumIs(cells, total) if all(c in fixed for c in cells):
            found = sum(fixed[c] for c in cells)
            if found != total:
                words_ = Text(
                    f"This line adds up to {found}, not {total}.",
                    f"この列の和は {found} です。{total} になりません。",
                )
                yield from (Fault(InCell(c), words_) for c in cells)
        case AtMost(cells, total) if all(c in fixed for c in cells):
            found = sum(fixed[c] for c in cells)
            if found > total:
                words_ = Text(
                    f"These cells add up to {found}; {total} is the most.",
                    f"これらのマスの和は {found} です。{total} 以下にしてください。",
                )
                yield from (Fault(InCell(c), words_) for c in cells)
        case EqualSums(groups):
            full = [g for g in groups if all(c in fixed for c in g)]
            sums = sorted({sum(fixed[c] for c in g) for g in full})
            if len(sums) > 1:
                words_ = Text(
                    f"Full lines differ in sum: {sums[0]} and {sums[-1]}.",
                    f"埋まった列の和が {sums[0]} と {sums[-1]} で食い違っています。",
                )
                yield from (Fault(InCell(c), words_) for g in full for c in g)
        case Less(smaller, larger) if smaller in fixed and larger in fixed:
            if fixed[smaller] >= fixed[larger]:
                words_ = Text(
                    f"Cell {smaller} must be less than cell {larger}.",
                    f"マス {smaller} < マス {larger} のはずです。",
                )
                yield from (Fault(InCell(smaller), words_), Fault(InCell(larger), words_))
