"""Checks inside the loops, as expressions of the written function."""

from __future__ import annotations

from typing import assert_never

from ..model.comparison import CODE, Notation, comparison, sides, sum_in
from ..model.regular import Regular
from ..model.rules import AllDifferent, Linear, Rule, kind_of
from .affine import NUMERALS, name
from .blocks import variable
from .tables import Tables

WRITTEN = Notation(CODE.signs, NUMERALS)


def test_of(part: Rule, tables: Tables) -> str:
    """Return the test of a rule, or of its full part, as an expression; rows are looked up in a
    table."""
    kind = kind_of(part)
    match kind:
        case Linear(_, relation, total):
            if total is None:
                return " == ".join(sum_in(terms, variable, WRITTEN) for terms in kind.terms)
            compared = (comparison(terms, relation, total) for terms in kind.terms)
            return " and ".join(" ".join(sides(each, variable, WRITTEN)) for each in compared)
        case AllDifferent(cells):
            shifted = [f"{name(variable(cell)) + offset}" for cell, offset in kind.shifted]
            return f"len({{{', '.join(shifted)}}}) == {len(cells)}"
        case Regular():
            return f"{tables.readings(kind)}[{', '.join(map(variable, kind.cells))},]"
        case _:
            assert_never(kind)
