"""The numbers of a program: named rows of values, and their type in C."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import assert_never

from ..model.bilingual import BadInput, Named, Text
from ..model.comparison import Name, comparison
from ..model.regular import Regular
from ..model.rules import AllDifferent, Linear, Relation, Rule, Terms, kind_of
from ..plan.steps import Plan
from .ir import Instruction
from .syntax import Domain


def names_of(
    instructions: Iterable[Instruction],
    values: Domain,
    name: Name,
    needed: Callable[[Domain], bool],
) -> dict[Domain, str]:
    """Return the names of the rows of numbers that need one: VALUES, and for other rows the name of
    the first cell that takes it."""
    named: dict[Domain, str] = {}
    for instruction in instructions:
        if instruction.domain not in named and needed(instruction.domain):
            own = f"VALUES_{name(instruction.cell)}"
            named[instruction.domain] = "VALUES" if instruction.domain == values else own
    return named


def type_for(plan: Plan) -> str:
    """Return the C type for all numbers of the plan. Raises BadInput if there is none."""
    most = max(map(abs, plan.placement.values))
    largest = [most]
    for step in plan.steps:
        if step.expression:
            times = sum(abs(k) for _, k in step.expression.terms)
            largest.append(abs(step.expression.constant) + times * most + step.expression.divisor)
        largest += [_largest_in(check.part, most) for check in step.checks]
    return type_of(max(largest))


def type_of(most: int) -> str:
    """Return the C type for numbers from -`most` to `most`. Raises BadInput if there is none."""
    if most < 2**31:
        return "int"
    if most < 2**63:
        return "long long"
    raise BadInput(
        Named("language"),
        Text("c has no numbers as large as these.", "C ではこれほど大きな数を扱えません。"),
    )


def sign_of(number: str) -> str:
    """Return the printf conversion of a C type."""
    return "%d" if number == "int" else "%lld"


def _largest_in(part: Rule, most: int) -> int:
    kind = kind_of(part)
    match kind:
        case Linear(_, relation, total):
            return max(_largest_side(terms, relation, total or 0, most) for terms in kind.terms)
        case AllDifferent(_, offsets):
            return most + max(map(abs, offsets), default=0)
        case Regular():
            return most
        case _:
            assert_never(kind)


def _largest_side(terms: Terms, relation: Relation, total: int, most: int) -> int:
    compared = comparison(terms, relation, total)
    left, right = (sum(k for _, k in side) * most for side in (compared.left, compared.right))
    return max(left, right + abs(compared.constant))
