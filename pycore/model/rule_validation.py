"""What can be no rule: mistakes of a program, told before they do harm."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from .rules import (
    COMPARE,
    AllDifferent,
    Cells,
    EqualSums,
    Linear,
    Rule,
    Written,
    kind_of,
    whole_numbers,
)


def nonsense_in(rule: Rule, size: int) -> Iterator[str]:
    """Why it can be no rule for `size` cells; nothing for one that can. Each sentence relies on
    those before it.
    """
    if not isinstance(rule, AllDifferent | Linear | Written):
        yield f"this is no rule: {rule!r}"
    groups = rule.groups if isinstance(rule, Linear | EqualSums) else ((),)
    if not isinstance(groups, tuple) or not groups:
        yield f"groups must be a tuple, of one group at least: {rule}"
    kind = kind_of(rule)
    match kind:
        case AllDifferent(cells, offsets):
            yield from _nonsense_in_cells(cells, size, rule)
            if not whole_numbers(offsets):
                yield f"offsets must be a tuple of whole numbers: {rule}"
            if offsets and len(offsets) != len(cells):
                yield f"offsets must be one for each cell: {rule}"
        case Linear(groups, relation, total, coefficients):
            for cells in groups:
                yield from _nonsense_in_cells(cells, size, rule)
            if not whole_numbers((0 if total is None else total,)):
                yield f"a rule must name whole numbers: {rule}"
            if relation not in COMPARE or (total is None and relation != "="):
                yield f"a relation is =, <= or !=, without a total =: {rule}"
            if not isinstance(coefficients, tuple) or not all(map(whole_numbers, coefficients)):
                yield f"coefficients must be tuples of whole numbers: {rule}"
            if coefficients and [*map(len, coefficients)] != [*map(len, groups)]:
                yield f"coefficients must be one for each cell: {rule}"
            if any(0 in row for row in coefficients):
                yield f"no coefficient may be 0: {rule}"
        case _:
            assert_never(kind)


def _nonsense_in_cells(cells: Cells, size: int, rule: Rule) -> Iterator[str]:
    if not whole_numbers(cells):
        yield f"cells must be a tuple of whole numbers: {rule}"
    elif not cells:
        yield f"a rule names no cell: {rule}"
    elif min(cells) < 0 or max(cells) >= size:
        yield f"a rule names a cell outside 0..{size - 1}: {rule}"
    elif len(set(cells)) < len(cells):
        yield f"a rule names a cell twice: {rule}"
