"""Checks inside the loops, as expressions of the written function."""

from __future__ import annotations

from typing import assert_never

from ..expr.affine import name
from ..expr.nodes import AllDistinct, Compared, Expr, LookUp
from ..model.comparison import comparison, in_code, sum_of
from ..model.regular import Regular
from ..model.rules import AllDifferent, Linear, Rule, kind_of
from .blocks import variable
from .tables import Tables


def tests_of(part: Rule, tables: Tables) -> list[Expr]:
    """Return the tests of a rule, or of its full part, all of which must hold; rows are looked up
    in a table."""
    kind = kind_of(part)
    match kind:
        case Linear(_, relation, total):
            if total is None:
                return [Compared(tuple(sum_of(terms, variable) for terms in kind.terms), "==")]
            compared = (comparison(terms, relation, total) for terms in kind.terms)
            return [in_code(each, variable) for each in compared]
        case AllDifferent():
            shifted = [name(variable(cell)) + offset for cell, offset in kind.shifted]
            return [AllDistinct(tuple(shifted))]
        case Regular():
            row = tuple(name(variable(cell)) for cell in kind.cells)
            return [LookUp(tables.readings(kind), row)]
        case _:
            assert_never(kind)
