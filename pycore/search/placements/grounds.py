"""What the reasons of a plan rest on: the rules behind a domain, a pair of cells that differ, and a
determined cell (model/reason.py); also a sum written digit by digit from which a cell follows."""

from __future__ import annotations

from collections.abc import Mapping

from ...model.bilingual import Text, joined, number
from ...model.cell_names import Names
from ...model.placement import Placement
from ...model.regular import OneOf
from ...model.rules import AllDifferent, Given, Linear, cells_of, kind_of
from ...model.written_sum import WrittenSum
from ...plan.justification import Justification
from ...plan.steps import Plan, PlanStep


def rules_of_domain(plan: Plan, step: PlanStep) -> list[int]:
    """Return the indices of the rules that keep a cell within the domain of its step; all rules if
    none about the cell alone says so."""
    about = [
        index
        for index, rule in enumerate(plan.rules)
        if isinstance(rule, Given | OneOf) and step.cell in cells_of(rule)
    ]
    given = plan.placement.givens.get(step.cell)
    own = plan.placement.domains.get(step.cell, plan.placement.values)
    allowed = own if given is None else (given,)
    return about if set(allowed) <= set(step.domain) else [*range(len(plan.rules))]


def rule_between(plan: Plan, cell: int, rival: int) -> int:
    """Return the index of the rule that makes two cells differ."""
    return next(
        index
        for index, rule in enumerate(plan.rules)
        if isinstance(rule, AllDifferent) and not rule.offsets and {cell, rival} <= {*rule.cells}
    )


def rules_behind(placement: Placement, ground: Justification | None) -> list[int]:
    """Return the indices of the rules from which a determined cell follows; all rules if that is
    unknown, or if they fix a common sum together."""
    rules = [line.rule for line, _ in ground.shares] if ground else []
    kinds = [kind_of(placement.rules[rule]) for rule in rules]
    if not rules or any(isinstance(kind, Linear) and kind.total is None for kind in kinds):
        return [*range(len(placement.rules))]
    return rules


def written_sum_of(plan: Plan, behind: Justification | None) -> WrittenSum | None:
    """Return the sum, written digit by digit, from which a determined cell follows."""
    rules = {plan.placement.rules[line.rule] for line, _ in behind.shares} if behind else set()
    only = rules.pop() if len(rules) == 1 else None
    return only if isinstance(only, WrittenSum) else None


def in_digits(
    plan: Plan,
    behind: Justification | None,
    cell: int,
    value: int,
    fixed: Mapping[int, int],
    names: Names,
) -> Text | None:
    """Say which value must follow from a sum written digit by digit; None for other sums."""
    written = written_sum_of(plan, behind)
    if written is None:
        return None
    left, right = written.written(names.signs, fixed)
    at, follows = names.cell(cell), number(value)
    return Text(
        f"{left} = {right}, so {at.en} would be {follows}",
        joined(f"{left} = {right} から、", at.ja, f"は {follows} になるはずです"),
    )
