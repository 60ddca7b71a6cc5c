"""Rules that cannot hold together, for puzzles without a solution even without givens.

part     something that can be left out: a rule, or one group of a rule of equal sums
clash    parts that no values satisfy together; minimal if each of them is needed

They are found like the givens of a minimal conflict, by leaving parts out.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TypeGuard

from ..model.bilingual import Text, in_a_row
from ..model.cell_names import Names
from ..model.drawing import Drawing
from ..model.incremental import paused
from ..model.placement import Placement
from ..model.rule_text import called
from ..model.rules import EqualSums, Linear, Rule
from .minimal_conflict import shrunk, solvable

Part = tuple[int, int | None]
"""The index of a rule and, for a rule of equal sums, of the group."""

MOST_NAMED = 8
"""Up to this many rules of a clash are named one by one."""


@dataclass(frozen=True, slots=True)
class ClashingRules:
    """The parts known so far to have no solution together, and whether each of them is needed."""

    parts: tuple[Part, ...]
    least: bool = False


def clashing_rules(blank: Placement, drawing: Drawing) -> Iterator[ClashingRules]:
    """Yield the result so far after each slice of work; the last one is complete. For placements
    without a solution."""

    def possible(
        parts: tuple[Part, ...], known: ClashingRules
    ) -> Generator[ClashingRules, None, bool]:
        fewer = replace(blank, rules=tuple(rules_of(blank, parts)))
        return (yield from paused(solvable(fewer, {}, drawing), known))

    needed = yield from shrunk(parts_of(blank), possible, ClashingRules)
    yield ClashingRules(needed, True)


def parts_of(blank: Placement) -> tuple[Part, ...]:
    """Return everything that can be left out."""
    return tuple(
        (number, group)
        for number, rule in enumerate(blank.rules)
        for group in (range(len(rule.groups)) if _compares(rule) else [None])
    )


def rules_of(blank: Placement, parts: Iterable[Part]) -> Iterator[Rule]:
    """Yield the rules of these parts, in order; a single sum with nothing to equal is dropped."""
    for number, some in groupby(sorted(parts, key=lambda part: part[0]), lambda part: part[0]):
        rule, groups = blank.rules[number], [group for _, group in some if group is not None]
        if not _compares(rule):
            yield rule
        elif len(groups) > 1:
            yield _among(rule, groups)


def _compares(rule: Rule) -> TypeGuard[EqualSums | Linear]:
    """Return whether a rule says only that sums are equal."""
    return isinstance(rule, EqualSums) or (isinstance(rule, Linear) and rule.total is None)


def _among(rule: EqualSums | Linear, chosen: list[int]) -> Rule:
    groups = tuple(rule.groups[group] for group in chosen)
    if isinstance(rule, EqualSums) or not rule.coefficients:
        return replace(rule, groups=groups)
    return replace(rule, groups=groups, coefficients=tuple(rule.coefficients[g] for g in chosen))


def clash_in_words(blank: Placement, clash: ClashingRules, names: Names) -> Text:
    """Say in a sentence which rules cannot hold together."""
    rules = list(rules_of(blank, clash.parts))
    if len(rules) > MOST_NAMED or not clash.least:
        number = len(rules)
        return Text(
            f"{number} rules cannot hold together.", f"{number} 個の条件は同時には成り立ちません。"
        )
    en, ja = in_a_row(dict.fromkeys(called(rule, names) for rule in rules))
    if len(rules) == 1:
        return Text(
            f"This rule cannot be satisfied: {en}.", f"次の条件を満たす入れ方はありません：{ja}。"
        )
    return Text(f"These rules cannot hold together: {en}.", f"次の条件は両立しません：{ja}。")
