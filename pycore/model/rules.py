"""Rules: what a finished placement must satisfy.

cell      a place to fill, numbered 0, 1, 2 ...
value     an integer that may be put into a cell
rule      one of the six classes below; data and nothing else
given     a value fixed in a cell before the search; a rule like any other
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pycore.model.text import Text


@dataclass(frozen=True, slots=True)
class AllDifferent:
    """No two of `cells` hold the same value (with `offsets`: the same value + offset)."""

    cells: tuple[int, ...]
    offsets: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SumIs:
    """The values of `cells` add up to `total`."""

    cells: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class AtMost:
    """The values of `cells` add up to `total` at most."""

    cells: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class EqualSums:
    """Each group of cells adds up to the same number, which the rule does not say."""

    groups: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Less:
    """The value of cell `smaller` is less than the value of cell `larger`."""

    smaller: int
    larger: int


@dataclass(frozen=True, slots=True)
class Given:
    """Cell `cell` holds `value`."""

    cell: int
    value: int


Rule = AllDifferent | SumIs | AtMost | EqualSums | Less | Given


def cells_of(rule: Rule) -> tuple[int, ...]:
    """The cells that a rule speaks of, each once, in the rule's own order."""
    match rule:
        case AllDifferent(cells) | SumIs(cells) | AtMost(cells):
            return cells
        case EqualSums(groups):
            return tuple(dict.fromkeys(cell for group in groups for cell in group))
        case Less(smaller, larger):
            return (smaller, larger)
        case Given(cell):
            return (cell,)


def holds(rule: Rule, values: Sequence[int]) -> bool:
    """Whether a full row of values (one for each cell) satisfies the rule."""
    match rule:
        case AllDifferent(cells, offsets):
            shifted = [
                values[c] + d for c, d in zip(cells, offsets or (0,) * len(cells), strict=True)
            ]
            return len(set(shifted)) == len(shifted)
        case SumIs(cells, total):
            return sum(values[c] for c in cells) == total
        case AtMost(cells, total):
            return sum(values[c] for c in cells) <= total
        case EqualSums(groups):
            return len({sum(values[c] for c in group) for group in groups}) <= 1
        case Less(smaller, larger):
            return values[smaller] < values[larger]
        case Given(cell, value):
            return values[cell] == value


def rule_in_words(rule: Rule) -> Text:
    """The rule as a short phrase, naming cells by number."""

    def listed(cells: Iterable[int]) -> str:
        return " ".join(map(str, cells))

    match rule:
        case AllDifferent(cells, offsets):
            if offsets:
                return Text(
                    f"no two on one diagonal: {listed(cells)}", f"斜めに重ならない: {listed(cells)}"
                )
            return Text(f"all different: {listed(cells)}", f"すべて異なる: {listed(cells)}")
        case SumIs(cells, total):
            return Text(f"sum of {listed(cells)} is {total}", f"{listed(cells)} の和は {total}")
        case AtMost(cells, total):
            return Text(
                f"sum of {listed(cells)} is at most {total}", f"{listed(cells)} の和は {total} 以下"
            )
        case EqualSums(groups):
            shown = " | ".join(listed(group) for group in groups)
            return Text(f"equal sums: {shown}", f"和が等しい: {shown}")
        case Less(smaller, larger):
            return Text(f"cell {smaller} < cell {larger}", f"マス {smaller} < マス {larger}")
        case Given(cell, value):
            return Text(f"cell {cell} is given: {value}", f"マス {cell} は初めから {value}")
