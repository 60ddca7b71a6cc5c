"""Visible symmetries, which map solutions to solutions.

symmetry    a permutation p of the cells: the image of a solution s has s[p[i]] in cell i
motion      a rotation or reflection of the drawing, as a permutation of its spots
drawing     the visible symmetries: motions that preserve the rules
complement  every value v replaced by low + high - v
board       a drawing whose spots stand for one value of one cell; its motions move pairs
            (cell, value)

The symmetries of the structure, which need not be visible, are in automorphisms.py.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from itertools import product
from sys import maxsize
from typing import assert_never

from ..model.drawing import Drawing
from ..model.placement import Placement, Solution
from ..model.regular import Regular
from ..model.rules import AllDifferent, Given, Linear, Rule, kind_of
from .permutation import Permutation

NEAR = 0.01
"""Spots this close, in spot widths, coincide: far above rounding errors, far below the detail of
any drawing."""


def image_of(solution: Solution, symmetry: Permutation) -> Solution:
    """Return the image of a solution under a symmetry."""
    return tuple([solution[cell] for cell in symmetry])


def preserves(symmetry: Permutation, placement: Placement) -> bool:
    """Return whether the symmetry maps the set of rules, givens included, to itself."""
    forms = {form_of(rule) for rule in placement.rules}
    return forms == {moved_rule(rule, symmetry) for rule in placement.rules}


def form_of(rule: Rule) -> Hashable:
    """Return the rule in a form independent of how it was written."""
    return moved_rule(rule, range(maxsize))


def moved_rule(rule: Rule, symmetry: Sequence[int]) -> Hashable:
    """Return the rule on the images of its cells, in a form independent of how it was written."""
    kind = kind_of(rule)
    match kind:
        case AllDifferent(cells, offsets) if len(set(offsets)) > 1:
            least = min(offsets)
            return "different", frozenset(
                [(symmetry[c], d - least) for c, d in zip(cells, offsets, strict=True)]
            )
        case AllDifferent(cells):
            return "different", frozenset([symmetry[c] for c in cells])
        case Linear(groups, relation, total, coefficients):
            if isinstance(rule, Given):
                return "given", symmetry[rule.cell], total
            sums = [[symmetry[c] for c in group] for group in groups]
            if coefficients:
                weighted = zip(sums, coefficients, strict=True)
                return relation, total, frozenset([_weighted(*each) for each in weighted])
            return relation, total, frozenset(map(frozenset, sums))
        case Regular():
            return kind.form([symmetry[c] for c in kind.cells])
        case _:
            assert_never(kind)


def _weighted(cells: Sequence[int], coefficients: Sequence[int]) -> Hashable:
    """Return a sum in a form independent of its order; cells with factor 1 appear without it."""
    pairs = zip(cells, coefficients, strict=True)
    return frozenset([cell if k == 1 else (cell, k) for cell, k in pairs])


def complement_sum(placement: Placement) -> int | None:
    """Return low + high if the complement v -> low + high - v maps solutions to solutions, else
    None."""
    values = placement.values
    if not values:
        return None
    both = values[0] + values[-1]
    if any(low + high != both for low, high in zip(values, reversed(values), strict=True)):
        return None
    opposite = [_complemented(rule, both) for rule in placement.rules]
    turned = {rule and form_of(rule) for rule in opposite}
    return both if turned == {form_of(rule) for rule in placement.rules} else None


def _complemented(rule: Rule, both: int) -> Rule | None:
    """Return the rule for the complements of the values; None if no rule expresses it."""
    if isinstance(rule, Given):
        return Given(rule.cell, both - rule.value)
    kind = kind_of(rule)
    match kind:
        case AllDifferent(cells, offsets):
            return AllDifferent(cells, tuple([-d for d in offsets]))
        case Linear(groups, relation, total):
            weights = {sum([k for _, k in terms]) for terms in kind.terms}
            if len(weights) > 1:
                return None
            if total is None:
                return kind
            [weight] = weights
            if relation == "<=":
                turned = tuple([tuple([-k for _, k in terms]) for terms in kind.terms])
                return Linear(groups, relation, total - both * weight, turned)
            return replace(kind, total=both * weight - total)
        case Regular():
            return kind.complemented(both)
        case _:
            assert_never(kind)


def drawing_symmetries(placement: Placement, drawing: Drawing) -> tuple[Permutation, ...]:
    """Return the permutations of cells that are visible in the drawing and preserve the rules, the
    identity first.

    On a board these are the motions that change no value.
    """
    found = [tuple(range(placement.size))]
    for motion in motions(drawing):
        moved: dict[int, int] = {}
        for spot, image in enumerate(motion):
            here, there = drawing.spots[spot], drawing.spots[image]
            if here.value != there.value or moved.setdefault(here.cell, there.cell) != there.cell:
                break
        else:
            symmetry = tuple([moved[cell] for cell in range(placement.size)])
            if symmetry not in found and preserves(symmetry, placement):
                found.append(symmetry)
    return tuple(found)


def drawing_images(placement: Placement, drawing: Drawing) -> list[Callable[[Solution], Solution]]:
    """Return for every visible symmetry the function from a solution to its image."""
    if not drawing.by_value:
        return [
            lambda solution, symmetry=symmetry: image_of(solution, symmetry)  # type: ignore[misc]
            for symmetry in drawing_symmetries(placement, drawing)
        ]
    return [image for _, image in board_images(placement, drawing)] or [lambda solution: solution]


def board_images(
    placement: Placement, drawing: Drawing
) -> list[tuple[tuple[int, ...], Callable[[Solution], Solution]]]:
    """Return every motion of a board that is a symmetry, with the function from a solution to its
    image."""
    pairs = [(spot.cell, spot.value) for spot in drawing.spots if spot.value is not None]
    images = []
    cliques = _cliques(placement)
    for motion in motions(drawing):
        moved = {pairs[spot]: pairs[image] for spot, image in enumerate(motion)}
        if cliques is not None and cliques == _moved_cliques(cliques, moved):
            images.append((motion, _board_image(moved)))
    return images


def _board_image(
    moved: dict[tuple[int, int], tuple[int, int]],
) -> Callable[[Solution], Solution]:
    def image(solution: Solution) -> Solution:
        return tuple([value for _, value in sorted([moved[pair] for pair in enumerate(solution)])])

    return image


Cliques = set[frozenset[tuple[int, int]]]


def _moved_cliques(cliques: Cliques, moved: dict[tuple[int, int], tuple[int, int]]) -> Cliques:
    return {frozenset([moved.get(pair, pair) for pair in clique]) for clique in cliques}


def _cliques(placement: Placement) -> Cliques | None:
    """Return sets of pairs (cell, value) of which a solution has at most one; None if the rules say
    more.

    Solutions are then the largest sets of pairs without two of one clique, so a map that preserves
    the cliques preserves the solutions.
    """
    found: list[list[tuple[int, int]]] = [
        [(cell, value) for value in placement.values] for cell in range(placement.size)
    ]
    for rule in placement.rules:
        match rule:
            case AllDifferent():
                lines: dict[int, list[tuple[int, int]]] = {}
                for cell, offset in rule.shifted:
                    for value in placement.values:
                        lines.setdefault(value + offset, []).append((cell, value))
                found += lines.values()
            case Given(cell, value):
                found.append([(cell, value)])
            case _:
                return None
    fixed = set(placement.givens.items())
    return {frozenset(clique) for clique in found if len(clique) > 1 or clique[0] in fixed}


def motions(drawing: Drawing) -> Iterable[tuple[int, ...]]:
    """Yield the rotations and reflections that map spots to spots, the identity among them; each
    once.

    A motion of the plane that fixes the centre of the spots is determined by the image of one of
    the outermost spots and by whether it reflects; every choice is tried.
    """
    points = [complex(spot.x, spot.y) for spot in drawing.spots]
    centre = sum(points) / len(points)
    at = [point - centre for point in points]
    pivot = max(at, key=abs)
    place_of = {
        (round(point.real / NEAR) + x, round(point.imag / NEAR) + y): spot
        for spot, point in enumerate(at)
        for x, y in product((-1, 0, 1), repeat=2)
    }
    found: dict[tuple[int, ...], None] = {}
    for target, mirrored in product(at, (False, True)):
        if abs(abs(target) - abs(pivot)) > NEAR:
            continue
        turn = target / (pivot.conjugate() if mirrored else pivot) if pivot else 1
        landed = []
        for point in at:
            there = turn * (point.conjugate() if mirrored else point)
            spot = place_of.get((round(there.real / NEAR), round(there.imag / NEAR)))
            if spot is None:
                break
            landed.append(spot)
        else:
            found[tuple(landed)] = None
    return found
