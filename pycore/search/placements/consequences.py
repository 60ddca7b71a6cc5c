"""Consequences: why a value that a search places must stand in its cell.

single  a cell with one value left, or a value with one place left in a unit
"""

from __future__ import annotations

from functools import cache

from ...model.bilingual import Text, capital, joined, number
from ...model.cell_names import Names
from ...model.placement import Placement
from ...model.reason import Premises, Reason
from ...plan.ground_text import FEW_LINES, ground_text
from ...plan.justification import Justifications
from ...plan.steps import Expression, Plan, PlanStep
from ..reasons import Follows, Moment, NoReason, standing
from .grounds import rules_behind, written_sum_of
from .refusals import Fixed, computed
from .wipeout import ExcludedValues, Line, explainer_of


def why_determined(plan: Plan) -> Follows:
    """Return the reasons of the walk of a plan: the sums by which it computes cells."""
    step_of = {step.cell: step for step in plan.steps}
    grounds = cache(lambda: Justifications(plan.placement))  # only when asked

    def follows(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        fixed, step = standing(plan.placement, moment), step_of.get(cell)
        if step is None or cell in fixed or value >= len(plan.placement.values):
            raise NoReason
        if cell in plan.placement.givens:
            return given(cell, plan.placement.values[value], names)
        if step.expression is None or any(
            factor and other not in fixed for other, factor in step.expression.terms
        ):
            raise NoReason
        behind = grounds().of(step)
        ground = ground_text(behind, names, FEW_LINES)
        reason = worked_out(plan, step, step.expression, fixed, ground, names)
        if written := written_sum_of(plan, behind):
            left, right = written.written(names.signs, fixed)
            holds = names.holds(cell, plan.placement.values[value])
            words = Text(
                f"{left} = {right}, so {holds.en}.",
                joined(f"{left} = {right} から、", f"{holds.ja}。"),
            )
            reason = reason._replace(words=words)
        return reason.resting_on(fixed, rules_behind(plan.placement, behind))

    return follows


def given(cell: int, value: int, names: Names) -> Reason:
    """Say that a value was given."""
    text, holds = names.told(value), names.holds(cell, value)
    words = Text(
        f"It is given that {holds.en}." if names.values else f"{capital(text.en)} is given here.",
        joined("ここは", text.ja, "に決まっています。"),
    )
    return Reason(words, (cell,), premises=Premises(((cell, value),)))


def worked_out(
    plan: Plan,
    step: PlanStep,
    expression: Expression,
    fixed: Fixed,
    ground: Text | None,
    names: Names,
) -> Reason:
    """Return the sum by which a cell is computed, and the line that it comes from."""
    cells = tuple(cell for cell, factor in sorted(expression.terms) if factor)
    value = expression.value([fixed.get(cell, 0) for cell in range(plan.placement.size)])
    if value is None:
        raise NoReason
    at, sign = names.cell(step.cell), names.signs[step.cell]
    is_called = at.en == f"cell {sign}"
    en, ja = names.worked_out(computed(expression, fixed), value)
    sum_en = f"{sign if is_called else capital(at.en)} = {en}"
    sum_ja = f"{sign} = {ja}" if is_called else f"{at.ja} = {ja}"
    line, total = names.line((*cells, step.cell)), number(expression.constant)
    words = Text(f"{sum_en}.", joined(sum_ja, "です。"))
    if line and all(factor == -1 for _, factor in expression.terms if factor):
        words = Text(
            f"{sum_en}: {line.en} has to make {total}.",
            joined(line.ja, f"の和は {total} なので、{sum_ja}", "です。"),
        )
    elif ground:
        words = Text(f"{sum_en}, from {ground.en}.", joined(ground.ja, f"から、{sum_ja}", "です。"))
    return Reason(words, (*cells, step.cell))


def why_single(placement: Placement) -> Follows:
    """Return the reasons of a search that places singles, and of what locks leave."""
    explainer = cache(lambda: explainer_of(placement))  # only on demand

    def follows(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        fixed = standing(placement, moment)
        if not 0 <= cell < placement.size or value >= len(placement.values) or cell in fixed:
            raise NoReason
        if placement.givens.get(cell) == placement.values[value]:
            return given(cell, placement.values[value], names)
        fixed = {**placement.givens, **fixed}
        reason = single(ExcludedValues(placement, fixed), cell, placement.values[value], names)
        reason = reason or explainer().why_follows(fixed, cell, placement.values[value], names)
        if reason is None:
            raise NoReason
        return reason

    return follows


def single(position: ExcludedValues, cell: int, value: int, names: Names) -> Reason | None:
    """Say that the cell is the only place of the value in a unit, or the value the only one of the
    cell; None if neither is true."""
    if (cell, value) in position.excluded:
        return None
    for unit in position.units:
        if cell in unit and position.places(unit, value) == [cell]:
            return only_place(position, cell, value, unit, names)
    others = {each for each in position.values if each != value}
    if all((cell, each) in position.excluded for each in others):
        return position.taken(names.can_only_hold(cell, value), cell, others, names)
    return None


def only_place(position: ExcludedValues, cell: int, value: int, unit: Line, names: Names) -> Reason:
    """Say that a value has one place left in a unit, and what excludes the others."""
    told, at, line = names.told(value), names.cell(cell), names.line(unit)
    where = line or names.listed(unit)
    what = Text(
        f"Only {at.en} is left for {told.en} in {where.en}",
        joined(where.ja, "で", told.ja, "が入るのは", at.ja, "だけです"),
    )
    others = [each for each in unit if each != cell]
    reason = position.barred(what, value, unit, others, names)
    return reason._replace(cells=tuple(dict.fromkeys((cell, *reason.cells))))
