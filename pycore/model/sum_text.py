"""Sums in words: values added up, and why a sum is wrong, in the words of each written rule.

fixed   the values on the board, by cell
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..expr.sums import Term, signed
from .bilingual import Text, capital, joined, number
from .cell_names import Names
from .comparison import TOLD, Sign, comparison, rows_compared
from .rules import AtMost, Cells, Given, Increasing, Less, Relation, Rule, SumIs, Terms
from .written_sum import WrittenSum

Fixed = Mapping[int, int]


def wrong(
    rule: Rule, terms: Terms, relation: Relation, total: int, fixed: Fixed, names: Names
) -> Text:
    """Say that a full sum is wrong, in the rule's own words if it has any."""
    match rule:
        case SumIs():
            return missed(terms, total, fixed, names)
        case AtMost(cells):
            return beyond(cells, total, fixed)
        case Less(smaller, larger):
            return turned_round(smaller, larger, fixed, names)
        case Increasing(_, by):
            (small, _), (large, _) = terms
            if by == 1:
                return turned_round(small, large, fixed, names)
            return too_near(small, large, by, fixed, names)
        case Given(_, value):
            return changed(value)
        case WrittenSum():
            return rule.wrong(fixed)
        case _:
            rows = rows_compared(terms, relation, total)
            if rows and [fixed[cell] for cell in rows[0]] == [fixed[cell] for cell in rows[1]]:
                return the_same(rows, fixed, names)
            return not_so(terms, relation, total, fixed)


def missed(line: Terms, total: int, fixed: Fixed, names: Names) -> Text:
    """Say that a full line misses its required sum."""
    added, name = written_terms(line, fixed), names.line(cell for cell, _ in line)
    if name and all(k == 1 for _, k in line):
        return Text(
            f"{added}, and {name.en} needs {number(total)}.",
            joined(added, "です。", name.ja, "の和は", number(total), "でなければなりません。"),
        )
    return Text(
        f"{added}, and {number(total)} is needed here.",
        joined(added, "です。ここの和は", number(total), "でなければなりません。"),
    )


def beyond(cells: Iterable[int], total: int, fixed: Fixed) -> Text:
    """Say that cells add up to too much."""
    written, most = written_sum(cells, fixed), number(total)
    return Text(
        f"{written}, and {most} is the most here.",
        f"{written} です。ここの和は {most} 以下でなければなりません。",
    )


def not_so(terms: Terms, relation: Relation, total: int, fixed: Fixed) -> Text:
    """Say that a sum does not meet its requirement."""
    left, sign, right, constant = comparison(terms, relation, total)
    written = written_terms([*left, *((cell, -k) for cell, k in right)], fixed)
    if sign == "<":
        sign, constant = "<=", -1
    bound, asked = number(constant), DEMANDS[sign]
    return Text(
        f"{written}, and {bound} {asked.en} here.",
        f"{written} です。ここは {bound} {asked.ja}。",
    )


def the_same(rows: tuple[Cells, Cells], fixed: Fixed, names: Names) -> Text:
    """Say that two rows of cells have the same values."""
    values = " ".join(number(fixed[cell]) for cell in rows[0])
    name = names.line(rows[0] + rows[1]) or Text("two rows of cells", "2 つの並び")
    return Text(
        f"{capital(name.en)} are the same: {values}.",
        joined(name.ja, "が同じ並び（", values, "）になっています。"),
    )


DEMANDS: Mapping[Sign, Text] = {
    "=": Text("is needed", "でなければなりません"),
    "!=": Text("is not allowed", "以外でなければなりません"),
    "<=": Text("is the most", "以下でなければなりません"),
    ">=": Text("is the least", "以上でなければなりません"),
}
"""The requirement on the number before it."""


def unequal(one: Terms, other: Terms, fixed: Fixed, names: Names) -> Text:
    """Say that two full lines have different sums."""
    written = []
    for terms in (one, other):
        added, name = written_terms(terms, fixed), names.line(cell for cell, _ in terms)
        written.append(
            Text(f"{added} in {name.en}", joined(name.ja, "は", added))
            if name
            else Text(added, added)
        )
    return Text(
        f"{written[0].en}, and {written[1].en}: the sums must be equal.",
        f"{written[0].ja}、{written[1].ja} で、和が等しくありません。",
    )


def sum_of(terms: Iterable[tuple[int, int]], fixed: Fixed) -> int:
    """Return the sum of terms whose cells have values."""
    return sum(k * fixed[cell] for cell, k in terms)


def written_sum(cells: Iterable[int], fixed: Fixed) -> str:
    """Add up the values of some cells: "2 + 3 + 9 = 14"; for one cell, only the value."""
    return written_terms([(cell, 1) for cell in cells], fixed)


def written_terms(terms: Sequence[tuple[int, int]], fixed: Fixed) -> str:
    """Add up the terms of a sum: "2 × 3 − 9 = −3"; for one plain value, only the value."""
    written = signed([_added(k, fixed[cell]) for cell, k in terms], TOLD)
    alone = len(terms) == 1 and abs(terms[0][1]) == 1
    return written if alone else f"{written} = {number(sum_of(terms, fixed))}"


def _added(factor: int, value: int) -> Term:
    """Return a value as a term of a sum: alone with its sign, with a factor in brackets if it is
    negative."""
    return (factor * value, "") if abs(factor) == 1 else (factor, bracketed(value))


def bracketed(value: int) -> str:
    """Return a value, in brackets if it is negative."""
    return f"({number(value)})" if value < 0 else number(value)


def added(numbers: Iterable[int]) -> str:
    """Join numbers with their signs: "2 + 3 − 9"."""
    return signed([(each, "") for each in numbers], TOLD)


def turned_round(small: int, large: int, fixed: Fixed, names: Names) -> Text:
    """Say that the first of two cells is not the smaller one."""
    a, b = names.cell(small), names.cell(large)
    x, y = number(fixed[small]), number(fixed[large])
    return Text(
        f"{x} in {a.en} is not less than {y} in {b.en}.",
        joined(a.ja, "の", x, "は、", b.ja, "の", y, "より小さくなければなりません。"),
    )


def too_near(small: int, large: int, by: int, fixed: Fixed, names: Names) -> Text:
    """Say that the second of two cells is not larger by enough."""
    a, b, least = names.cell(small), names.cell(large), number(by)
    x, y = number(fixed[small]), number(fixed[large])
    return Text(
        f"{y} in {b.en} must be {x} in {a.en} plus {least} or more.",
        joined(b.ja, "の", y, "は、", a.ja, "の", x, f"に {least} を足した数以上のはずです。"),
    )


def changed(value: int) -> Text:
    """Say that a cell has another value than the given one."""
    written = number(value)
    return Text(f"{written} is given here.", f"ここは {written} に決まっています。")
