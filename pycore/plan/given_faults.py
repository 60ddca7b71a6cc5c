"""Wrong sums that no single rule shows: if the rules together fix the common sum of equal sums (34
for a magic square of order 4), a full line must add up to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..model.bilingual import Fault, InCell
from ..model.cell_names import Names, by_number
from ..model.contradictions import missed
from ..model.placement import Placement
from ..model.rules import EqualSums
from .algebra import common_sums


def faults_of(
    placement: Placement, givens: Mapping[int, int], names: Names | None = None
) -> list[Fault]:
    """Return the faults of givens that inspection shows (see Placement.faults), and the full lines
    that miss a sum which follows from the rules."""
    names = names or by_number(placement.size)
    faults = placement.faults(givens, names) or _wrong_sums(placement, givens, names)
    return list(dict.fromkeys(faults))


def _wrong_sums(placement: Placement, givens: Mapping[int, int], names: Names) -> Iterator[Fault]:
    fixed = {**placement.givens, **givens}
    full = [
        (number, group)
        for number, rule in enumerate(placement.rules)
        if isinstance(rule, EqualSums)
        for group in rule.groups
        if fixed.keys() >= set(group)
    ]
    if not full:
        return
    sums = common_sums(placement)
    for number, group in full:
        total = sum(fixed[cell] for cell in group)
        right = sums.get(number, total)
        if total != right:
            words = missed(group, right, fixed, names)
            told = (Fault(InCell(cell), words) for cell in group if cell in givens)
            yield from map(names.at, told)
