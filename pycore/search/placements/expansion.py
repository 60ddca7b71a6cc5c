"""The solutions represented by one solution of the compiled plan: its images and their complements.

image   a solution whose cells are rearranged by a symmetry, which is again a solution
packed  the numbers of solutions as bytes, one solution after another
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from struct import iter_unpack

from ...model.placement import Solution
from ...symmetry.breaking import Complement
from ...symmetry.permutation import Permutation
from ..events import Tally

Handed = tuple[list[Solution], Tally | None]
"""The contents of a batch: solutions listed, or counted."""

BYTES = 256


@dataclass(frozen=True)
class Expansion:
    """The images under all `symmetries` used, the identity first, and their complements."""

    symmetries: tuple[Permutation, ...]
    complement: Complement | None

    def weight(self, solution: Solution) -> int:
        """Return the number of solutions that `expand` makes of one."""
        alone = self.complement is None or self.complement.tied(solution)
        return len(self.symmetries) * (1 if alone else 2)

    def tally(self, harvested: tuple[int, int]) -> Handed:
        """Return the tally of counted solutions: the number found, and the number of tied ones
        among them."""
        found, tied = harvested
        alone = found if self.complement is None else tied
        images = len(self.symmetries)
        each = images if alone else 2 * images
        tally = Tally(found, images * (2 * found - alone), each) if found else None
        return [], tally

    def expand(self, found: Sequence[Solution]) -> list[Solution]:
        """Return all images of the first solution, beginning with itself, then those of its
        complement, unless the search finds that separately, then those of the next solution; every
        image belongs to exactly one solution found."""
        if not found:
            return []
        try:
            packed = self.packed(found)
        except ValueError:
            return self._by_columns(found)
        return list(iter_unpack(f"{len(found[0])}B", packed))

    def packed(self, found: Sequence[Solution]) -> bytes:
        """Return the same solutions, packed. Raises ValueError if a number does not fit into a
        byte, or if there are too many cells to number them by bytes."""
        # All at once: translate the source cells of all images to their values.
        sources = self._sources
        each = self._with_opposites(found)
        return b"".join([sources.translate(bytes(solution).ljust(BYTES)) for solution in each])

    @cached_property
    def _sources(self) -> bytes:
        """For each cell of each image, the cell that its value comes from."""
        return bytes(chain.from_iterable(self.symmetries))

    def _by_columns(self, found: Sequence[Solution]) -> list[Solution]:
        """Return the same as `expand`, for numbers of any size. `columns[cell]` are the values of a
        cell in all solutions found and in their complements."""
        columns = list(zip(*self._with_opposites(found), strict=True))
        images = [zip(*[columns[cell] for cell in s], strict=True) for s in self.symmetries]
        return list(chain.from_iterable(zip(*images, strict=True)))

    def _with_opposites(self, found: Sequence[Solution]) -> list[Solution]:
        """Return solutions, each followed by its complement unless the search finds that
        separately."""
        if self.complement is None:
            return list(found)
        both = self.complement.both
        pairs: list[Solution] = []
        for solution, tied in zip(found, self.complement.ties(found), strict=True):
            pairs.append(solution)
            if not tied:
                pairs.append(tuple([both - value for value in solution]))
        return pairs
