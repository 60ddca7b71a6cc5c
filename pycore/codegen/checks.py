"""Checks that are made inside the loops, as expressions of the written function."""

from __future__ import annotations

from typing import assert_never

from ..model.rules import AllDifferent, AtMost, EqualSums, Given, Less, Rule, SumIs
from .blocks import variable
from .linear import name, numeral


def test_of(part: Rule) -> str:
    """The test of a rule, or of the part that is full, as an expression."""
    match part:
        case Less(smaller, larger):
            return f"{variable(smaller)} < {variable(larger)}"
        case SumIs(cells, total):
            return f"{_sum(cells)} == {numeral(total)}"
        case AtMost(cells, total):
            return f"{_sum(cells)} <= {numeral(total)}"
        case EqualSums(groups):
            return " == ".join(_sum(group) for group in groups)
        case AllDifferent(cells, offsets):
            shifts = offsets or (0,) * len(cells)
            shifted = [f"{name(variable(c)) + d}" for c, d in zip(cells, shifts, strict=True)]
            return f"len({{{', '.join(shifted)}}}) == {len(cells)}"
        case Given(where, value):
            return f"{variable(where)} == {numeral(value)}"
        case _:
            assert_never(part)


def _sum(cells: tuple[int, ...]) -> str:
    return " + ".join(map(variable, cells))
