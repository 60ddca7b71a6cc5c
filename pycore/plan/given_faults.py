"""Wrong sums that no single rule shows: where the rules together fix a common sum (34 for a magic
square of order 4), every full line must add up to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..model.bilingual import Fault, InCell
from ..model.cell_names import Names, by_number
from ..model.placement import Placement
from ..model.rules import Linear, kind_of
from .algebra import common_sums


def faults_of(
    placement: Placement, givens: Mapping[int, int], names: Names | None = None
) -> list[Fault]:
    """Return the faults of givens found by inspection (see Placement.faults), and the full lines
    that miss a sum fixed by the rules."""
    if not givens:
        return []
    names = names or by_number(placement.size)
    faults = placement.faults(givens, names) or _wrong_sums(placement, givens, names)
    return list(dict.fromkeys(faults))


def _wrong_sums(placement: Placement, givens: Mapping[int, int], names: Names) -> Iterator[Fault]:
    from ..model.sum_text import missed, sum_of  # a task without givens needs none

    fixed = {**placement.givens, **givens}
    full = [
        (number, terms)
        for number, kind in enumerate(map(kind_of, placement.rules))
        if isinstance(kind, Linear) and kind.total is None
        for terms in kind.terms
        if all(cell in fixed for cell, _ in terms)
    ]
    if not full:
        return
    sums = common_sums(placement)
    for number, terms in full:
        total = sum_of(terms, fixed)
        right = sums.get(number, total)
        if total != right:
            words = missed(terms, right, fixed, names)
            faults = (Fault(InCell(cell), words) for cell, _ in terms if cell in givens)
            yield from map(names.at, faults)
