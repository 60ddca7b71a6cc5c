"""What a look shows to be wrong with values that stand in some of the cells: one function a rule.

fixed   the values that stand, by cell
reason  why they break a rule, in one sentence with the values; the cells that break it and no
        others
ray     two cells that a piece sees along a line of the drawing

That nothing is told promises no solution.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, assert_never

from .bilingual import Text, capital, joined, number
from .cell_names import Names
from .rules import AllDifferent, AtMost, EqualSums, Given, Less, Rule, SumIs

Fixed = Mapping[int, int]
Ray = tuple[int, int]


class Reason(NamedTuple):
    """Why values cannot stand together, the guilty cells, and the rays between them; where a number
    would have to follow that cannot stand, that number."""

    words: Text
    cells: tuple[int, ...]
    rays: tuple[Ray, ...] = ()
    value: int | None = None


def contradictions(rule: Rule, fixed: Fixed, names: Names) -> Iterator[Reason]:
    """Where the values break the rule already."""
    match rule:
        case AllDifferent():
            return repeated(rule, fixed, names)
        case SumIs():
            return wrong_sum(rule, fixed, names)
        case AtMost():
            return too_large_sum(rule, fixed)
        case EqualSums():
            return unequal_sums(rule, fixed, names)
        case Less():
            return turned_round(rule, fixed, names)
        case Given():
            return changed(rule, fixed)
        case _:
            assert_never(rule)


def repeated(rule: AllDifferent, fixed: Fixed, names: Names) -> Iterator[Reason]:
    """Two cells that must differ and do not."""
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
                f"{value} stands twice in {line.en}.",
                joined(line.ja, "に", value, "が 2 つあります。"),
            )
        else:
            words = Text(
                f"{value} stands in {a.en} and in {b.en}.",
                joined(value, "が", a.ja, "と", b.ja, "にあります。"),
            )
        yield Reason(words, (one, other), rays)


def met(rule: AllDifferent, cell: int, fixed: Fixed, names: Names) -> Reason | None:
    """Why the value of a cell that was filled last cannot stand beside an earlier one."""
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
    """Each cell that has what an earlier one has already, after that one."""
    first: dict[int, int] = {}
    for cell, offset in zip(rule.cells, rule.offsets or (0,) * len(rule.cells), strict=True):
        if cell in fixed:
            other = first.setdefault(fixed[cell] + offset, cell)
            if other != cell:
                yield other, cell


def wrong_sum(rule: SumIs, fixed: Fixed, names: Names) -> Iterator[Reason]:
    """All cells of a line that is full and has another sum."""
    if fixed.keys() >= set(rule.cells):
        found = sum(fixed[cell] for cell in rule.cells)
        if found != rule.total:
            yield Reason(missed(rule.cells, rule.total, fixed, names), rule.cells)


def missed(line: tuple[int, ...], total: int, fixed: Fixed, names: Names) -> Text:
    """That a full line misses the sum that it needs."""
    added, name = sum_told(line, fixed), names.line(line)
    if name:
        return Text(
            f"{added}, and {name.en} needs {number(total)}.",
            joined(added, "です。", name.ja, "の和は", number(total), "でなければなりません。"),
        )
    return Text(
        f"{added}, and {number(total)} is needed here.",
        joined(added, "です。ここの和は", number(total), "でなければなりません。"),
    )


def too_large_sum(rule: AtMost, fixed: Fixed) -> Iterator[Reason]:
    """All cells of a group that is full and adds up to more than it may."""
    if fixed.keys() >= set(rule.cells) and sum(fixed[cell] for cell in rule.cells) > rule.total:
        yield Reason(beyond(rule, fixed), rule.cells)


def beyond(rule: AtMost, fixed: Fixed) -> Text:
    """That cells add up to more than they may."""
    told, most = sum_told(rule.cells, fixed), number(rule.total)
    return Text(
        f"{told}, and {most} is the most here.",
        f"{told} です。ここの和は {most} 以下でなければなりません。",
    )


def unequal_sums(rule: EqualSums, fixed: Fixed, names: Names) -> Iterator[Reason]:
    """Each full line whose sum is not that of most full lines, beside one of those."""
    full = [group for group in rule.groups if fixed.keys() >= set(group)]
    sums = [sum(fixed[cell] for cell in group) for group in full]
    if len(set(sums)) < 2:
        return
    usual = max(sums, key=Counter(sums).__getitem__)
    other = full[sums.index(usual)]
    for group, total in zip(full, sums, strict=True):
        if total != usual:
            yield Reason(unequal(group, other, fixed, names), tuple(dict.fromkeys(group + other)))


def unequal(one: tuple[int, ...], other: tuple[int, ...], fixed: Fixed, names: Names) -> Text:
    """That two full lines have different sums."""
    told = []
    for line in (one, other):
        added, name = sum_told(line, fixed), names.line(line)
        told.append(
            Text(f"{added} in {name.en}", joined(name.ja, "は", added))
            if name
            else Text(added, added)
        )
    return Text(
        f"{told[0].en}, and {told[1].en}: the sums must be equal.",
        f"{told[0].ja}、{told[1].ja} で、和が等しくありません。",
    )


def sum_told(cells: Iterable[int], fixed: Fixed) -> str:
    """The values of some cells added up: "2 + 3 + 9 = 14"; of one cell, the value."""
    terms = [fixed[cell] for cell in cells]
    told = added(terms)
    return f"{told} = {number(sum(terms))}" if len(terms) > 1 else told


def added(terms: Iterable[int]) -> str:
    """Numbers with their signs between them: "2 + 3 − 9"."""
    told = "".join(f" {'−' if term < 0 else '+'} {abs(term)}" for term in terms)
    return told[3:] if told[1] == "+" else f"−{told[3:]}"


def turned_round(rule: Less, fixed: Fixed, names: Names) -> Iterator[Reason]:
    """Both cells, when the first is not the smaller one."""
    small, large = rule.smaller, rule.larger
    if fixed.keys() >= {small, large} and fixed[small] >= fixed[large]:
        a, b = names.cell(small), names.cell(large)
        x, y = number(fixed[small]), number(fixed[large])
        words = Text(
            f"{x} in {a.en} is not less than {y} in {b.en}.",
            joined(a.ja, "の", x, "は、", b.ja, "の", y, "より小さくなければなりません。"),
        )
        yield Reason(words, (small, large))


def changed(rule: Given, fixed: Fixed) -> Iterator[Reason]:
    """The cell, when it has another value than the one given."""
    if fixed.get(rule.cell, rule.value) != rule.value:
        value = number(rule.value)
        words = Text(f"{value} is given here.", f"ここは {value} に決まっています。")
        yield Reason(words, (rule.cell,))
