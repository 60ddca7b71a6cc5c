"""Rules: what a finished placement must satisfy.

cell      a place to fill, numbered 0, 1, 2 ...
value     an integer that may be put into a cell
rule      one of the six classes below; data and nothing else
given     a value fixed in a cell before the search; a rule like any other
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never


@dataclass(frozen=True)
class AllDifferent:
    """No two of `cells` hold the same value (with `offsets`: the same value + offset)."""

    cells: tuple[int, ...]
    offsets: tuple[int, ...] = ()


@dataclass(frozen=True)
class SumIs:
    """The values of `cells` add up to `total`."""

    cells: tuple[int, ...]
    total: int


@dataclass(frozen=True)
class AtMost:
    """The values of `cells` add up to `total` at most."""

    cells: tuple[int, ...]
    total: int


@dataclass(frozen=True)
class EqualSums:
    """Each group of cells adds up to the same number, which the rule does not say."""

    groups: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Less:
    """The value of cell `smaller` is less than the value of cell `larger`."""

    smaller: int
    larger: int


@dataclass(frozen=True)
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
        case _:
            assert_never(rule)


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
        case _:
            assert_never(rule)


def nonsense_in(rule: Rule, size: int) -> Iterator[str]:
    """Why it can be no rule for `size` cells; nothing for one that can. Each sentence relies on
    those before it.
    """
    match rule:
        case AllDifferent(cells, offsets):
            yield from _nonsense_in_cells(cells, size, rule)
            if not whole_numbers(offsets):
                yield f"offsets must be a tuple of whole numbers: {rule}"
            if offsets and len(offsets) != len(cells):
                yield f"offsets must be one for each cell: {rule}"
        case SumIs(cells, number) | AtMost(cells, number):
            yield from _nonsense_in_cells(cells, size, rule)
            if not whole_numbers((number,)):
                yield f"a rule must name whole numbers: {rule}"
        case EqualSums(groups):
            if not isinstance(groups, tuple) or not groups:
                yield f"groups must be a tuple, of one group at least: {rule}"
            for group in groups:
                yield from _nonsense_in_cells(group, size, rule)
        case Less(smaller, larger):
            yield from _nonsense_in_cells((smaller, larger), size, rule)
        case Given(cell, value):
            yield from _nonsense_in_cells((cell,), size, rule)
            if not whole_numbers((value,)):
                yield f"a rule must name whole numbers: {rule}"
        case _:
            yield f"this is no rule: {rule!r}"


def _nonsense_in_cells(cells: tuple[int, ...], size: int, rule: Rule) -> Iterator[str]:
    if not whole_numbers(cells):
        yield f"cells must be a tuple of whole numbers: {rule}"
    elif not cells:
        yield f"a rule names no cell: {rule}"
    elif min(cells) < 0 or max(cells) >= size:
        yield f"a rule names a cell outside 0..{size - 1}: {rule}"
    elif len(set(cells)) < len(cells):
        yield f"a rule names a cell twice: {rule}"


def whole_numbers(numbers: object) -> bool:
    """Whether this is a tuple of whole numbers; True and False are none."""
    return isinstance(numbers, tuple) and all(
        isinstance(number, int) and not isinstance(number, bool) for number in numbers
    )
