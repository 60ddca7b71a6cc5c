"""Permutations of the cells, in two forms.

permutation  a tuple p of all cells: p moves cell i to cell p[i]
shift        the cells that a permutation moves, each with its image; a cell that stays where it is
             does not stand in it. An exchange of two cells out of a thousand takes two entries.
"""

from __future__ import annotations

from collections.abc import Sequence

Permutation = tuple[int, ...]
Shift = dict[int, int]


def compose(second: Permutation, first: Permutation) -> Permutation:
    """The permutation that does `first`, then `second`."""
    return tuple([second[cell] for cell in first])


def inverse(permutation: Permutation) -> Permutation:
    """The permutation that undoes this one."""
    undone = [0] * len(permutation)
    for cell, image in enumerate(permutation):
        undone[image] = cell
    return tuple(undone)


def shift_of(permutation: Sequence[int]) -> Shift:
    """The permutation as a shift."""
    return {cell: image for cell, image in enumerate(permutation) if cell != image}


def permutation_of(shift: Shift, degree: int) -> Permutation:
    """The shift as a permutation of the cells 0 to `degree` - 1."""
    images = list(range(degree))
    for cell, image in shift.items():
        images[cell] = image
    return tuple(images)


def exchange(one: int, other: int) -> Shift:
    """The shift that exchanges two cells."""
    return {one: other, other: one}


def then(first: Shift, second: Shift) -> Shift:
    """The shift that does `first`, then `second`."""
    moved = second | {cell: second.get(image, image) for cell, image in first.items()}
    return {cell: image for cell, image in moved.items() if cell != image}


def undone(shift: Shift) -> Shift:
    """The shift that undoes this one."""
    return {image: cell for cell, image in shift.items()}


def carried(shift: Shift, by: Shift) -> Shift:
    """What the shift does, done to the images of its cells under `by` (its conjugate)."""
    return {by.get(cell, cell): by.get(image, image) for cell, image in shift.items()}
