"""Counting orbits: the number of solutions when images of one another count as one.

If all cells differ, or only the identity fixes a solution for another reason, every orbit is of the
size of the group. Otherwise the number of orbits is the sum, over all solutions, of one over the
size of their orbit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from ..model.different import pairwise_different
from ..model.drawing import Drawing
from ..model.placement import Placement, Solution
from .automorphisms import structure_of
from .drawing_symmetries import drawing_images, image_of

MOST_IMAGES = 400
"""The most images made of one solution."""

Image = Callable[[Solution], Solution]


class OrbitCounter:
    """Counts the orbits under one group, from the number of solutions or, if it `watches`, from the
    solutions themselves."""

    def __init__(self, order: int | None, images: list[Image] | None) -> None:
        """Create a counter for a group of that order (None: unknown). With `images` (the whole
        group, as functions) orbits may differ in size."""
        self._order, self._images = order, images
        self._members: Counter[int] = Counter()

    @property
    def watches(self) -> bool:
        """Whether every solution must be passed to `see`."""
        return self._images is not None

    def see(self, solution: Solution, times: int = 1) -> None:
        """Count a solution that stands for `times` images of itself under this group."""
        if self._images is not None:
            size = len({image(solution) for image in self._images})
            self._members[size] += times

    def classes(self, solutions: int) -> int | None:
        """Return the number of orbits, given the number of all solutions; None if unknown."""
        if self._images is not None:
            if sum(self._members.values()) != solutions:
                return None
            return sum(count // size for size, count in self._members.items())
        return None if self._order is None else solutions // self._order


def positions_of_each(placement: Placement, drawing: Drawing) -> int | None:
    """Return the number of positions, rotated and reflected, in which each solution is found; None
    if it differs between solutions."""
    looks_alike = drawing.by_value or not _all_differ(placement)
    return None if looks_alike else len(drawing_images(placement, drawing))


def orbit_counters(
    placement: Placement, drawing: Drawing, every_solution_moves: bool = False
) -> dict[str, OrbitCounter]:
    """Return counters under the symmetries of the drawing ("drawing") and of the structure
    ("structure"); `every_solution_moves` says that only the identity fixes a solution, although
    cells may hold equal values."""
    all_differ = every_solution_moves or _all_differ(placement)
    seen = drawing_images(placement, drawing)
    group, whole = structure_of(placement)
    return {
        "drawing": OrbitCounter(len(seen), seen if drawing.by_value or not all_differ else None),
        "structure": OrbitCounter(None, None)
        if not whole or (group.order > MOST_IMAGES and not all_differ)
        else OrbitCounter(group.order, None if all_differ else list(_images(group.elements()))),
    }


def _all_differ(placement: Placement) -> bool:
    """Return whether no two cells may hold the same value."""
    everything = (1 << placement.size) - 1
    return all(
        mask | 1 << cell == everything for cell, mask in enumerate(pairwise_different(placement))
    )


def _images(elements: Iterable[tuple[int, ...]]) -> Iterable[Image]:
    for element in elements:
        yield lambda solution, element=element: image_of(solution, element)  # type: ignore[misc]
