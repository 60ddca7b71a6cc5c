"""Permutations of the cells, in two forms.

permutation  a tuple p of all cells: p moves cell i to cell p[i]
shift        the cells that a permutation moves, each with its image; fixed cells are omitted. An
             exchange of two cells out of a thousand takes two entries.
"""

from __future__ import annotations

from collections.abc import Sequence

Permutation = tuple[int, ...]
Shift = dict[int, int]


def compose(second: Permutation, first: Permutation) -> Permutation:
    """Return the permutation that does `first`, then `second`."""
    return tuple([second[cell] for cell in first])


def inverse(permutation: Permutation) -> Permutation:
    """Return the inverse permutation."""
    undone = [0] * len(permutation)
    for cell, image in enumerate(permutation):
        undone[image] = cell
    return tuple(undone)


def shift_of(permutation: Sequence[int]) -> Shift:
    """Return the permutation as a shift."""
    return {cell: image for cell, image in enumerate(permutation) if cell != image}


def permutation_of(shift: Shift, degree: int) -> Permutation:
    """Return the shift as a permutation of the cells 0 to `degree` - 1."""
    images = list(range(degree))
    for cell, image in shift.items():
        images[cell] = image
    return tuple(images)


def exchange(one: int, other: int) -> Shift:
    """Return the shift that exchanges two cells."""
    return {one: other, other: one}


def then(first: Shift, second: Shift) -> Shift:
    """Return the shift that does `first`, then `second`."""
    moved = second | {cell: second.get(image, image) for cell, image in first.items()}
    return {cell: image for cell, image in moved.items() if cell != image}


def undone(shift: Shift) -> Shift:
    """Return the inverse shift."""
    return {image: cell for cell, image in shift.items()}


def carried(shift: Shift, by: Shift) -> Shift:
    """Return the conjugate of the shift: its action on the images of its cells under `by`."""
    return {by.get(cell, cell): by.get(image, image) for cell, image in shift.items()}
