"""The explanation of a derivation: how the rules become a program.

paragraph  a finding about the whole: symmetries, conditions, sums, the number of chosen cells
row        one step of the plan: a cell, the origin of its value, the checks that follow
ground     the lines that together determine the cell (justification.py)

The sentences are in sentences.py; the layout for JSON and terminals in explanation_format.py.
"""

from __future__ import annotations

from typing import NamedTuple

from ..model.bilingual import Text, joined
from ..model.cell_names import Names, by_number
from ..model.placement import Placement, told_in_words
from ..model.rules import cells_of
from .derivation import Derivation
from .dual_derivation import DualPlan
from .dual_words import paragraphs_of, signs_of
from .ground_text import MOST_LINES, ground_text
from .justification import Justifications
from .sentences import (
    Signs,
    breaking_sentences,
    expression_text,
    letters,
    letters_sentence,
    rule_text,
    sums_sentences,
    symmetry_sentences,
)
from .steps import PlanStep


class ExplainedStep(NamedTuple):
    """One step: the cell (number and sign), whether and how it is chosen, and the checks made then;
    `reads` are the other cells involved. In a plan by values, the sign belongs not to a cell but to
    the place of a value. For a cell that follows from lines, `ground` names them: "row 1 + row 2 −
    column 1"; None if one of the lines has no name."""

    cell: int | None
    letter: str
    chosen: bool
    how: Text
    checks: tuple[Text, ...]
    reads: tuple[int, ...]
    ground: Text | None = None


class Explanation(NamedTuple):
    """A derivation as paragraphs and a table."""

    paragraphs: tuple[Text, ...]
    rows: tuple[ExplainedStep, ...]


def explanation(
    derivation: Derivation, seen: int, signs: Signs | None = None, names: Names | None = None
) -> Explanation:
    """Explain a derivation in words. `seen` is the number of visible symmetries of the drawing, the
    identity included; `signs` are the short names of the cells (by default letters or numbers),
    `names` the names of the lines."""
    if derivation.by_values:
        return _by_values(derivation.by_values, names)
    plan = derivation.plan
    signs = signs or letters(plan.placement)
    names = names or by_number(plan.placement.size)
    paragraphs = [letters_sentence(plan.placement, signs, names)]
    if derivation.breaking and derivation.group:
        paragraphs += symmetry_sentences(
            derivation.group.order, derivation.whole, seen, derivation.breaking
        )
        paragraphs += breaking_sentences(signs, derivation.breaking)
    if derivation.order:
        paragraphs += sums_sentences(derivation.order)
    rows = [_row(step, plan.placement, signs, names) for step in plan.steps]
    if derivation.order:
        grounds = Justifications(plan.placement)
        for place, step in enumerate(plan.steps):
            rows[place] = rows[place]._replace(
                ground=ground_text(grounds.of(step), names, MOST_LINES)
            )
    return Explanation(tuple(paragraphs), tuple(rows))


def _by_values(planned: DualPlan, names: Names | None) -> Explanation:
    dual, signs = planned.dual, signs_of(planned.dual)
    names = names or by_number(dual.original.size)
    stands = by_number(dual.placement.size)._replace(signs=signs)
    rows = [_row(step, dual.placement, signs, stands) for step in planned.plan.steps]
    return Explanation(
        tuple(paragraphs_of(planned, names)),
        tuple(row._replace(cell=None, reads=()) for row in rows),
    )


def _row(step: PlanStep, placement: Placement, signs: Signs, names: Names) -> ExplainedStep:
    name = signs[step.cell]
    checks = tuple(dict.fromkeys(rule_text(check.part, signs, names) for check in step.checks))
    terms = step.expression.terms if step.expression else ()
    spoken = {cell for cell, _ in terms}.union(*(cells_of(check.part) for check in step.checks))
    reads = tuple(sorted(spoken - {step.cell}))
    if step.expression:
        how = expression_text(step.expression, signs)
        return ExplainedStep(step.cell, name, False, how, checks, reads)
    if len(step.domain) == 1:
        [only] = step.domain
        value = names.state(only)
        how = Text(f"can only be {value.en}", joined(value.ja, "だけです"))
    elif step.domain != placement.values and step.domain:
        allowed = told_in_words(step.domain, names)
        how = Text(f"is chosen from {allowed.en}", f"{allowed.ja} から選びます")
    else:
        how = Text("is chosen", "選びます")
    return ExplainedStep(step.cell, name, True, how, checks, reads)
