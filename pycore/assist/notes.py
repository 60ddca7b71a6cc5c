"""Notes as a careful person writes them: the values that each rule by itself leaves to a cell.

base    the values of a cell minus those on the board in cells that must differ from it
alone   a rule with the base, and no other rule except "all different" about the same cells: the
        clue of a tower knows that no number repeats in its row
notes   the values of the base with which every rule, alone, can hold

Nothing is concluded from two lines or from other notes: that is left to the solver.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..model.incremental import Incremental
from ..model.placement import Placement, Solution
from ..model.rules import Cells
from ..propagation.all_different import HiddenSingles, Locked, Sets
from ..propagation.propagators import Rules
from ..propagation.store import Masks, Propagator, Store


def notes(placement: Placement) -> Incremental[list[list[int]]]:
    """Return the values that each empty cell could still hold, none for other cells."""
    rules = Rules(placement)
    yield
    base, groups = _base(placement, rules), _groups(rules)
    left = base.copy()
    for propagator in _asked(rules):
        about = groups.get(frozenset(propagator.cells), [])
        for cell, mask in _left_by(propagator, about, rules, base):
            left[cell] &= mask
            yield
    return [
        [] if cell in placement.givens else rules.values.members(mask)
        for cell, mask in enumerate(left)
    ]


def wrongly_noted(noted: Iterable[tuple[int, int]], solution: Solution) -> Cells:
    """Return the cells whose notes wrongly exclude their value."""
    return tuple(dict.fromkeys(cell for cell, value in noted if solution[cell] == value))


def _base(placement: Placement, rules: Rules) -> Masks:
    base, peers = rules.domains(), rules.store().peers
    for cell, value in placement.givens.items():
        for peer in peers[cell]:
            if peer not in placement.givens:
                base[peer] &= ~rules.values.of([value])
    return base


def _asked(rules: Rules) -> Iterator[Propagator]:
    """Yield the rules except groups, which the base covers."""
    return (each for each in rules.stated if not isinstance(each, HiddenSingles | Locked | Sets))


def _groups(rules: Rules) -> Mapping[frozenset[int], Sequence[Propagator]]:
    """Return the all-different propagators, by their cells."""
    groups = defaultdict[frozenset[int], list[Propagator]](list)
    for each in rules.stated:
        if isinstance(each, HiddenSingles | Sets):
            groups[frozenset(each.cells)].append(each)
    return groups


def _left_by(
    propagator: Propagator, groups: Sequence[Propagator], rules: Rules, base: Masks
) -> Iterator[tuple[int, int]]:
    """Yield for each cell of a rule the values with which it can hold together with groups of the
    same cells; nothing for a rule that cannot hold at all, as it says nothing about a cell."""
    store = Store(rules.values, [()] * len(base), [propagator, *groups])
    if not store.begin([mask or rules.values.every for mask in base]):
        return
    known = store.masks.copy()
    for cell in propagator.cells:
        mask = known[cell]
        if groups:
            for number in range(mask.bit_length()):
                store.go_to(known)
                if mask >> number & 1 and not store.place(cell, number):
                    mask &= ~(1 << number)
        yield cell, mask
