"""The intermediate representation: the steps of a plan, shared by all languages and forms.

others  earlier cells that must differ from this one
facts   the conditions that must hold: comparisons of sums, a value different from others, values
        all different, a row accepted by an automaton
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, assert_never

from ..expr.affine import name as named
from ..expr.nodes import AllDistinct, Compared, Expr
from ..expr.sums import CODE_SUM, signed
from ..model.bilingual import Text
from ..model.comparison import Name, comparison, in_code, sum_of
from ..model.regular import Regular
from ..model.rules import AllDifferent, Linear, Rule, kind_of, ordered_pair
from ..plan.steps import Expression, Plan, PlanStep


class NoneOf(NamedTuple):
    """An expression whose value differs from others."""

    value: Expr
    others: tuple[Expr, ...]


class Accepted(NamedTuple):
    """Expressions whose values, in order, the automaton of a rule accepts."""

    rule: Regular
    values: tuple[Expr, ...]


Fact = Compared | NoneOf | AllDistinct | Accepted


@dataclass(frozen=True)
class FactCheck:
    """The facts of one rule (the indices of all equivalent rules), their cells, and whether all
    cells but the last were compared with each other before."""

    part: Rule
    rules: tuple[int, ...]
    about: Text
    compared: bool

    def facts(self, cell: int, name: Name) -> list[Fact]:
        """Return the facts to check when `cell` has been filled last."""
        kind = kind_of(self.part)
        match kind:
            case Linear(_, relation, total):
                different = {frozenset(terms): terms for terms in kind.terms}.values()
                if total is None:
                    sums = [sum_of(terms, name) for terms in different]
                    return [Compared(pair, "==") for pair in pairwise(sums)]
                compared = [comparison(terms, relation, total) for terms in different]
                return [in_code(each, name) for each in compared]
            case AllDifferent(cells):
                shifted = {c: named(name(c)) + shift for c, shift in kind.shifted}
                if not self.compared:
                    return [AllDistinct(tuple(shifted.values()))] if len(cells) > 1 else []
                value = shifted.pop(cell)
                return [NoneOf(value, tuple(shifted.values()))]
            case Regular():
                return [Accepted(kind, tuple(named(name(each)) for each in kind.cells))]
            case _:
                assert_never(kind)


@dataclass(frozen=True)
class Instruction:
    """A step: its number, its cell, the possible values, the formula (None: values are tried), and
    its checks."""

    number: int
    cell: int
    domain: tuple[int, ...]
    formula: Expression | None
    determined: bool
    others: tuple[int, ...]
    checks: tuple[FactCheck, ...]

    def total(self, name: Name) -> str:
        """Return the sum of the formula, before the division."""
        assert self.formula
        return signed(self.formula.sum_in(name), CODE_SUM)

    @property
    def tried(self) -> bool:
        """Whether there is a choice, or no value at all."""
        return self.formula is None and len(self.domain) != 1


def instructions_of(plan: Plan) -> list[Instruction]:
    """Return the instructions of a plan. A value computed from nothing becomes a domain."""
    peers: list[set[int]] = [set() for _ in plan.steps]
    for rule in plan.rules:
        if isinstance(rule, AllDifferent) and not rule.offsets:
            for cell in rule.cells:
                peers[cell].update(rule.cells)
    compared: dict[int, set[int]] = {}
    filled: set[int] = set()
    instructions = []
    for number, step in enumerate(plan.steps):
        domain, formula = step.domain, step.expression
        if formula and not formula.terms:
            value = formula.value(())
            domain, formula = tuple(v for v in domain if v == value), None
        checks = tuple(_checks(plan, step, compared))
        others = tuple(sorted(peers[step.cell] & filled))
        instructions.append(
            Instruction(number, step.cell, domain, formula, bool(step.expression), others, checks)
        )
        filled.add(step.cell)
    return instructions


def _checks(plan: Plan, step: PlanStep, compared: dict[int, set[int]]) -> Iterator[FactCheck]:
    """Yield the checks of a step, each part once; `compared` are the cells already compared with
    each other, by rule."""
    rules: dict[Rule, list[int]] = {}
    for check in step.checks:
        rules.setdefault(check.part, []).append(check.rule)
    for part, numbers in rules.items():
        before = False
        if isinstance(part, AllDifferent):
            cells = set(part.cells)
            rest = cells - {step.cell}
            before = step.cell in cells and (len(rest) == 1 or compared.get(numbers[0]) == rest)
            compared.update(dict.fromkeys(numbers, cells))
        conditions = numbers[0] >= len(plan.placement.rules)
        yield FactCheck(part, tuple(numbers), _about(part, conditions), before)


def _about(part: Rule, condition: bool) -> Text:
    if condition:
        return Text("a symmetric copy", "対称解は 1 つだけ")
    kind = kind_of(part)
    match kind:
        case AllDifferent():
            return Text("not on one diagonal", "斜めに重ならない")
        case Linear(_, "=", total):
            if total is None:
                return Text("equal sums", "和が等しい")
            return Text("the sum of a line", "線の和")
        case Linear(_, "!=", _):
            return Text("a sum that is excluded", "除かれた和")
        case Linear(coefficients=()):
            return Text("the largest sum", "和の上限")
        case Linear() if ordered_pair(kind):
            return Text("the order of two", "大小の順")
        case Linear():
            return Text("the limit of a sum", "和の限度")
        case Regular():
            return Text("a row that is allowed", "使える並び")
        case _:
            assert_never(kind)
