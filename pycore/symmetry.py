"""Symmetries: permutations of the cells that turn solutions into solutions.

symmetry    a tuple p: the picture of a solution s has s[p[i]] in cell i
drawing     the symmetries that can be seen: rotations and reflections of the drawn spots
condition   a less-than rule; together they leave one solution of each class
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from pycore.drawing import Drawing
from pycore.placement import AllDifferent, EqualSums, Given, Less, Placement, Rule, Solution, SumIs

Permutation = tuple[int, ...]

NEAR = 0.01
"""Spots this close are one place, in spot widths: far above rounding, far below any drawing's detail."""


def picture(solution: Solution, symmetry: Permutation) -> Solution:
    """The solution as the symmetry shows it."""
    return tuple(solution[cell] for cell in symmetry)


def preserves(symmetry: Permutation, placement: Placement) -> bool:
    """Whether the symmetry turns the set of rules, givens included, into itself."""
    rules = {_moved(rule, range(placement.size)) for rule in placement.rules}
    return rules == {_moved(rule, symmetry) for rule in placement.rules}


def _moved(rule: Rule, symmetry: Sequence[int]) -> object:
    """The rule about the cells' images, in a form that forgets the order in which it was written."""
    match rule:
        case AllDifferent(cells, offsets):
            return "different", frozenset(
                (symmetry[c], d) for c, d in zip(cells, offsets or (0,) * len(cells), strict=True)
            )
        case SumIs(cells, total):
            return "sum", frozenset(symmetry[c] for c in cells), total
        case EqualSums(groups):
            return "sums", frozenset(frozenset(symmetry[c] for c in group) for group in groups)
        case Less(smaller, larger):
            return "less", symmetry[smaller], symmetry[larger]
        case Given(cell, value):
            return "given", symmetry[cell], value


def drawing_symmetries(placement: Placement, drawing: Drawing) -> tuple[Permutation, ...]:
    """The rotations and reflections of the drawing that preserve the rules, the identity first.

    A motion of the plane that keeps the centre of the spots is known by where two of them go; every choice is
    tried, and those that bring spots to spots and rules to rules stay.
    """
    points = {spot.cell: complex(spot.x, spot.y) for spot in drawing.spots}
    centre = sum(points.values()) / len(points)
    at = {cell: point - centre for cell, point in points.items()}
    pivot = max(at, key=lambda cell: abs(at[cell]))
    found = [tuple(range(placement.size))]
    for cell, mirrored in product(at, (False, True)):
        if abs(abs(at[cell]) - abs(at[pivot])) > NEAR:
            continue
        turn = at[cell] / (at[pivot].conjugate() if mirrored else at[pivot])
        moved = {c: turn * (p.conjugate() if mirrored else p) for c, p in at.items()}
        symmetry = _landing(moved, at)
        if symmetry is not None and symmetry not in found and preserves(symmetry, placement):
            found.append(symmetry)
    return tuple(found)


def _landing(moved: dict[int, complex], at: dict[int, complex]) -> Permutation | None:
    """Which cell each moved spot lands on, None when one lands beside every spot."""
    landed = [
        next((cell for cell, there in at.items() if abs(there - moved[c]) < NEAR), None)
        for c in sorted(at)
    ]
    return None if None in landed else tuple(cell for cell in landed if cell is not None)


def conditions(symmetries: Iterable[Permutation], order: Sequence[int]) -> tuple[Less, ...]:
    """Less-than rules that leave one of each class, for values that are all different (Puget 2005).

    Along a chain of stabilisers: take a cell that the symmetries move, demand that it holds the least value of its
    orbit, keep the symmetries that fix it, go on until only the identity is left. At every link the cell is taken
    whose conditions can be checked first when cells are filled in `order`. A condition that follows from two
    others is left out.
    """
    at = {cell: place for place, cell in enumerate(order)}
    group = list(symmetries)
    least: dict[int, int] = {}
    while len(group) > 1:
        orbits = {cell: {symmetry[cell] for symmetry in group} for cell in order}
        links = {
            cell: sorted(max(at[cell], at[c]) for c in orbit - {cell})
            for cell, orbit in orbits.items()
        }
        chosen = min(
            (cell for cell in order if links[cell]), key=lambda cell: (links[cell], at[cell])
        )
        least.update(dict.fromkeys(orbits[chosen] - {chosen}, chosen))
        group = [symmetry for symmetry in group if symmetry[chosen] == chosen]
    return tuple(Less(smaller, larger) for larger, smaller in sorted(least.items()))
