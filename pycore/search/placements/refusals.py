"""Refusals: why the walk of a plan refuses a value, or finds that no value is possible."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ...expr.sums import signed
from ...model.bilingual import Text, capital, joined, number
from ...model.cell_names import Names
from ...model.comparison import TOLD
from ...model.contradictions import contradictions, met
from ...model.placement import Placement, told_in_words
from ...model.reason import Reason
from ...model.rules import AllDifferent, is_group, ordered_pair
from ...model.sum_text import bracketed, written_sum
from ...plan.ground_text import FEW_LINES, ground_text
from ...plan.justification import Justification, Justifications
from ...plan.steps import Check, Expression, Plan, PlanStep
from ..reasons import Moment, NoReason, Why, standing
from .grounds import in_digits, rule_between, rules_behind, rules_of_domain, written_sum_of
from .wipeout import no_number_left

Fixed = Mapping[int, int]


def why_refused(plan: Plan) -> Why:
    """Return the reasons of the walk of a plan."""
    step_of = {step.cell: step for step in plan.steps}
    grounds = cache(lambda: Justifications(plan.placement))  # only on demand

    def why(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        fixed, step = standing(plan.placement, moment), step_of.get(cell)
        filled_before = [before.cell for before in plan.steps]
        if step is None or any(
            other not in fixed for other in filled_before[: filled_before.index(cell)]
        ):
            raise NoReason
        if step.expression and cell not in fixed:
            behind = grounds().of(step)
            reason = impossible(plan, step, step.expression, fixed, behind, names)
            if reason:
                return reason
        if value >= len(plan.placement.values):
            return dead_end(plan, fixed, names)
        fixed[step.cell] = plan.placement.values[value]
        for index, rule in enumerate(plan.rules):
            already = is_group(rule) and cell in rule.cells and met(rule, cell, fixed, names)
            if already:
                return already.resting_on(fixed, [index])
        for check in step.checks:
            reason = refused(plan, check, step.cell, fixed, names)
            if reason:
                return reason.resting_on(fixed, [check.rule])
        raise NoReason

    return why


def dead_end(plan: Plan, fixed: Fixed, names: Names) -> Reason:
    """Return why no value is possible in the first empty cell. Raises NoReason if something besides
    the placed values excludes them."""
    step = next((step for step in plan.steps if step.cell not in fixed), None)
    if step is None:
        raise NoReason
    cell, at = step.cell, names.cell(step.cell)
    rivals = {value: rival_of(plan, cell, value, fixed) for value in step.domain}
    if None in rivals.values():
        raise NoReason
    rules = rules_of_domain(plan, step)
    if not rivals:
        words = Text(f"No number can stand in {at.en}.", joined(at.ja, "に入る数はありません。"))
        return Reason(words, (cell,)).resting_on(fixed, rules)
    if len(rivals) == 1 or step.domain != plan.placement.values:
        there = {value: names.cell(rival) for value, rival in rivals.items() if rival is not None}
        en = " and ".join(f"{names.told(v).en} stands in {name.en}" for v, name in there.items())
        ja = "、".join(joined(names.told(v).ja, "は", name.ja) for v, name in there.items())
        only = names.told_together(there)
        words = Text(
            f"Only {only.en} can stand in {at.en}, but {en} already.",
            joined(at.ja, f"に入るのは {only.ja} だけですが、{ja}", "にもうあります。"),
        )
        guilty = [rival for rival in rivals.values() if rival is not None]
        rules += [rule_between(plan, cell, rival) for rival in guilty]
        return Reason(words, tuple(dict.fromkeys([cell, *guilty]))).resting_on(fixed, rules)
    dead = no_number_left(plan.placement, cell, fixed, names)
    if dead is None:
        raise NoReason
    return dead


def refused(plan: Plan, check: Check, cell: int, fixed: Fixed, names: Names) -> Reason | None:
    """Return why a check fails once the cell is filled; None if it does not fail."""
    part, condition = check.part, check.rule >= len(plan.placement.rules)
    pair = ordered_pair(part)
    if condition and pair:
        return elsewhere(pair, fixed, names)
    if isinstance(part, AllDifferent):
        already = met(part, cell, fixed, names)
        if already:
            return already
    return next(contradictions(part, fixed, names), None)


def elsewhere(pair: tuple[int, int], fixed: Fixed, names: Names) -> Reason | None:
    """Say that another image of the same solution has less in the first cell than in the second,
    contrary to this one."""
    small, large = pair
    x, y = fixed[small], fixed[large]
    if x < y:
        return None
    told = zip(names.compared(x), names.compared(y), strict=True)
    there = Text(*(f" {'>' if x > y else '='} ".join(pair) for pair in told))
    a, b = names.cell(small), names.cell(large)
    asked = Text(
        f"{capital(a.en)} must be less than {b.en}",
        joined(a.ja, "の数は", b.ja, "の数より小さいはずが"),
    )
    if names.seats or a.en == f"cell {names.signs[small]}":
        written = f"{names.signs[small]} < {names.signs[large]}"
        asked = Text(written, f"{written} のはずが")
    words = Text(
        f"{asked.en}, but {there.en}: a turned or mirrored image of this is looked at elsewhere.",
        joined(
            f"{asked.ja} {there.ja}", "です。回転や裏返しで重なるものは、別のところで調べます。"
        ),
    )
    return Reason(words, (small, large))


def impossible(
    plan: Plan,
    step: PlanStep,
    expression: Expression,
    fixed: Fixed,
    behind: Justification | None,
    names: Names,
) -> Reason | None:
    """Return why the computed value cannot stand in its cell; None if it can. `behind` are the
    lines from which it follows."""
    ground, rules = ground_text(behind, names, FEW_LINES), rules_behind(plan.placement, behind)
    cells = tuple(cell for cell, factor in sorted(expression.terms) if factor)
    value = expression.value([fixed.get(cell, 0) for cell in range(plan.placement.size)])
    if value is None:
        made = computed(expression, fixed)
        so = worked_out(Text(made, made), ground, names.cell(step.cell))
        words = Text(f"{so.en}, but that is no whole number.", f"{so.ja}が、割り切れません。")
        if written := written_sum_of(plan, behind):
            left, right = written.written(names.signs, fixed)
            words = Text(
                f"No whole number makes {left} = {right} right.",
                f"{left} = {right} を正しくする整数はありません。",
            )
        return Reason(words, (*cells, step.cell)).resting_on(fixed, rules)
    rival = rival_of(plan, step.cell, value, fixed)
    but = obstacle(plan.placement, step, value, rival, names)
    if but is None:
        return None
    so = (
        last_left(plan.placement, (*cells, step.cell), value, names)
        or in_digits(plan, behind, step.cell, value, fixed, names)
        or consequence(step.cell, cells, expression, value, fixed, ground, names)
    )
    words = Text(f"{so.en}, but {but.en}.", f"{so.ja}が、{but.ja}。")
    guilty = [*cells, step.cell]
    if value in step.domain and rival is not None:
        guilty.append(rival)
        rules.append(rule_between(plan, step.cell, rival))
    elif value in plan.placement.values:
        rules += rules_of_domain(plan, step)
    return Reason(words, tuple(dict.fromkeys(guilty)), value=value).resting_on(fixed, rules)


def rival_of(plan: Plan, cell: int, value: int, fixed: Fixed) -> int | None:
    """Return a cell that has the value and must differ from the cell."""
    others = (other for group in groups_of(plan, cell) for other in group.cells if other != cell)
    return next((other for other in others if fixed.get(other) == value), None)


def groups_of(plan: Plan, cell: int) -> list[AllDifferent]:
    """Return the groups of a cell: each refuses the values that one of its cells has."""
    return [rule for rule in plan.rules if is_group(rule) and cell in rule.cells]


def obstacle(
    placement: Placement, step: PlanStep, value: int, rival: int | None, names: Names
) -> Text | None:
    """Return what excludes the computed value from its cell."""
    least, largest = placement.values[0], placement.values[-1]
    if value > largest:
        told = names.compared(largest)
        return Text(f"{told.en} is the largest", joined("最大の数は", told.ja, "です"))
    if value < least:
        told = names.compared(least)
        return Text(f"{told.en} is the smallest", joined("最小の数は", told.ja, "です"))
    if value not in placement.values:
        return Text("that is none of the numbers", "使える数ではありません")
    if value not in step.domain:
        only = told_in_words(step.domain, names)
        return Text(
            f"only {only.en} can stand there", joined("そこに入るのは", only.ja, "だけです")
        )
    if rival is None:
        return None
    told, at = names.told(value), names.cell(rival)
    if names.seats:
        held = names.held(rival, value)
        return Text(f"there is {held.en} already", joined(held.ja, "がもうあります"))
    return Text(
        f"{told.en} stands in {at.en} already", joined(told.ja, "は", at.ja, "にもうあります")
    )


def last_left(placement: Placement, line: tuple[int, ...], value: int, names: Names) -> Text | None:
    """Say that this is the only value left for a line with one empty cell; None if the line does
    not need every value."""
    name, wanted = names.line(line), len(placement.values)
    has_all = (
        isinstance(rule, AllDifferent) and not rule.offsets and {*rule.cells} == {*line}
        for rule in placement.rules
    )
    if name is None or len(line) != wanted or not any(has_all):
        return None
    text = number(value)
    return Text(f"Only {text} is left for {name.en}", joined(name.ja, "に残る数は", text, "です"))


def consequence(
    cell: int,
    cells: tuple[int, ...],
    expression: Expression,
    value: int,
    fixed: Fixed,
    ground: Text | None,
    names: Names,
) -> Text:
    """Say which value must follow, and from what."""
    follows, at = names.state(value), names.cell(cell)
    if (
        len(cells) < 2
        or expression.divisor != 1
        or any(factor != -1 for _, factor in expression.terms)
    ):
        return worked_out(names.worked_out(computed(expression, fixed), value), ground, at)
    written, total = written_sum(cells, fixed), number(expression.constant)
    line, rest = names.line((*cells, cell)), joined("残りは", follows.ja, "になるはずです")
    if line:
        return Text(
            f"{written} and {line.en} needs {total}, so {at.en} would be {follows.en}",
            joined(
                written,
                "で、",
                line.ja,
                f"の和は {total} なので、残りは {follows.ja} になるはずです",
            ),
        )
    if ground:
        sum_ = f"{' + '.join(names.signs[each] for each in sorted((*cells, cell)))} = {total}"
        return Text(
            f"{written}, and {sum_} follows from {ground.en}, so {at.en} would be {follows.en}",
            joined(
                f"{written} で、",
                ground.ja,
                f"から {sum_} なので、残りは {follows.ja} になるはずです",
            ),
        )
    return Text(
        f"{written} and {total} is needed, so {at.en} would be {follows.en}",
        f"{written} で、和は {total} なので、{rest}",
    )


def worked_out(written: Text, ground: Text | None, at: Text) -> Text:
    """Say what the cell would contain, as computed."""
    would_be = joined(joined(at.ja, f"は {written.ja}"), "になるはずです")
    if ground is None:
        return Text(f"{capital(at.en)} would be {written.en}", would_be)
    return Text(f"From {ground.en}, {at.en} would be {written.en}", f"{ground.ja}から、{would_be}")


def computed(expression: Expression, fixed: Fixed) -> str:
    """Return the computation of a value with the values in it: "(34 + 2 × 7 − 5) / 2"."""
    written = signed(expression.sum_in(lambda cell: bracketed(fixed[cell])), TOLD)
    return written if expression.divisor == 1 else f"({written}) / {expression.divisor}"
