"""Contradictions among the values on a partly filled board: one function per kind of rule.

fixed   the values on the board, by cell
reason  a sentence that says, with the values, how they break a rule; and the guilty cells alone
ray     two cells on a line of the drawing along which a piece sees

Finding nothing does not promise a solution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import assert_never

from .bilingual import Text, capital, joined, number
from .cell_names import Names
from .reason import Ray, Reason
from .regular import Regular
from .rules import COMPARE, AllDifferent, Linear, Rule, kind_of
from .sum_text import Fixed, sum_of, unequal, wrong


def contradictions(rule: Rule, fixed: Fixed, names: Names) -> Iterator[Reason]:
    """Yield each place where the values already break the rule."""
    kind = kind_of(rule)
    match kind:
        case AllDifferent():
            return repeated(kind, fixed, names)
        case Linear(total=None):
            return unequal_sums(kind, fixed, names)
        case Linear():
            return wrong_sums(rule, kind, fixed, names)
        case Regular():
            return not_accepted(kind, fixed, names)
        case _:
            assert_never(kind)


def repeated(rule: AllDifferent, fixed: Fixed, names: Names) -> Iterator[Reason]:
    """Yield pairs of equal cells that must differ."""
    for one, other in pairs_alike(rule, fixed):
        a, b = names.cell(one), names.cell(other)
        line, value = names.of_rule(rule), number(fixed[one])
        rays: tuple[Ray, ...] = ()
        if names.piece and (rule.offsets or names.seats):
            rays = ((one, other),)
            words = Text(
                f"The {names.piece.en}s in {a.en} and {b.en} attack each other.",
                joined(a.ja, "と", b.ja, f"の{names.piece.ja}が互いに取り合います。"),
            )
        elif rule.offsets:
            words = Text(
                f"{capital(a.en)} and {b.en} are on one diagonal.",
                joined(a.ja, "と", b.ja, "が斜めに重なっています。"),
            )
        elif line:
            words = Text(
                f"{value} appears twice in {line.en}.",
                joined(line.ja, "に", value, "が 2 つあります。"),
            )
        else:
            words = Text(
                f"{value} stands in {a.en} and in {b.en}.",
                joined(value, "が", a.ja, "と", b.ja, "にあります。"),
            )
        yield Reason(words, (one, other), rays)


def met(rule: AllDifferent, cell: int, fixed: Fixed, names: Names) -> Reason | None:
    """Return why the value of the cell filled last conflicts with an earlier one."""
    for pair in pairs_alike(rule, fixed):
        if cell in pair:
            other = pair[pair[0] == cell]
            at, line, value = names.cell(other), names.of_rule(rule), number(fixed[cell])
            if names.piece and (rule.offsets or names.seats):
                piece = names.piece
                words = Text(
                    f"Attacked by the {piece.en} in {at.en}.",
                    joined(at.ja, f"の{piece.ja}に取られます。"),
                )
                return Reason(words, (cell, other), ((cell, other),))
            if rule.offsets:
                words = Text(
                    f"On one diagonal with {at.en}.", joined(at.ja, "と斜めに重なっています。")
                )
                return Reason(words, (cell, other))
            there = line or at
            words = Text(
                f"{value} stands in {there.en} already.",
                joined(value, "は", there.ja, "にもうあります。"),
            )
            return Reason(words, (cell, other))
    return None


def pairs_alike(rule: AllDifferent, fixed: Fixed) -> Iterator[tuple[int, int]]:
    """Yield (earlier cell, cell) for each cell that repeats the value of an earlier one."""
    first: dict[int, int] = {}
    for cell, offset in rule.shifted:
        if cell in fixed:
            other = first.setdefault(fixed[cell] + offset, cell)
            if other != cell:
                yield other, cell


def wrong_sums(rule: Rule, kind: Linear, fixed: Fixed, names: Names) -> Iterator[Reason]:
    """Yield all cells of each full group with a wrong sum."""
    if kind.total is None:
        return
    compare = COMPARE[kind.relation]
    for cells, terms in zip(kind.groups, kind.terms, strict=True):
        if fixed.keys() >= set(cells) and not compare(sum_of(terms, fixed), kind.total):
            yield Reason(wrong(rule, terms, kind.relation, kind.total, fixed, names), cells)


def unequal_sums(rule: Linear, fixed: Fixed, names: Names) -> Iterator[Reason]:
    """Yield each full group whose sum differs from the most common one, with a group that has
    it."""
    full = [terms for terms in rule.terms if all(cell in fixed for cell, _ in terms)]
    sums = [sum_of(terms, fixed) for terms in full]
    if len(set(sums)) < 2:
        return
    usual = max(sums, key=Counter(sums).__getitem__)
    other = full[sums.index(usual)]
    for terms, total in zip(full, sums, strict=True):
        if total != usual:
            cells = dict.fromkeys(cell for cell, _ in (*terms, *other))
            yield Reason(unequal(terms, other, fixed, names), tuple(cells))


def not_accepted(rule: Regular, fixed: Fixed, names: Names) -> Iterator[Reason]:
    """Yield all cells of each full part that does not hold."""
    for part in rule.parts():
        if all(cell in fixed for cell in part.cells):
            values = [fixed[cell] for cell in part.cells]
            if not part.accepted(values):
                yield Reason(names.wrong(part, values), part.cells)
