"""Counting orbits: how many solutions there are when those that are images of one another count
as one.

If all cells differ, or it is known otherwise that only the identity fixes a solution, every orbit
has as many members as the group. Otherwise the members of each orbit are counted: the number of
orbits is the sum, over all solutions, of one over the size of their orbit.
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
"""The most images made of one solution, if they must be made."""

Image = Callable[[Solution], Solution]


class OrbitCounter:
    """Counts the orbits under one group, from the number of solutions or, if `watches`, from the
    solutions."""

    def __init__(self, order: int | None, images: list[Image] | None) -> None:
        """Create a counter for a group of that order; None if it is unknown. With `images` (all of
        the group, as functions) the orbits may be of different sizes."""
        self._order, self._images = order, images
        self._members: Counter[int] = Counter()

    @property
    def watches(self) -> bool:
        """Whether every solution must be passed to `see`."""
        return self._images is not None

    def see(self, solution: Solution, times: int = 1) -> None:
        """Count a solution, which stands for `times` images of itself under this group."""
        if self._images is not None:
            size = len({image(solution) for image in self._images})
            self._members[size] += times

    def classes(self, solutions: int) -> int | None:
        """Return the number of orbits of that many solutions, all of them; None if it is
        unknown."""
        if self._images is not None:
            if sum(self._members.values()) != solutions:
                return None
            return sum(count // size for size, count in self._members.items())
        return None if self._order is None else solutions // self._order


def positions_of_each(placement: Placement, drawing: Drawing) -> int | None:
    """Return in how many positions each solution is found, turned and reflected; None if that is
    not the same number for all of them."""
    looks_alike = drawing.by_value or not _all_differ(placement)
    return None if looks_alike else len(drawing_images(placement, drawing))


def orbit_counters(
    placement: Placement, drawing: Drawing, every_solution_moves: bool = False
) -> dict[str, OrbitCounter]:
    """Return counters under the symmetries of the drawing ("drawing") and of the structure
    ("structure"); `every_solution_moves` says that only the identity fixes one, though cells may
    hold the same value."""
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
