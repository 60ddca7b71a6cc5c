"""Orbits: the classes of solutions under a group, and the images of each.

orbit   a class of solutions; the page calls it a kind
key     a value shared by the solutions of one orbit alone
image   a solution of the orbit, by its number; one symmetry makes it from the solution with which
        the orbit was opened

If all cells differ, only the identity fixes a solution: an orbit has one image for each symmetry,
an image can be made from its number alone, and the key comes from the chain of stabilisers: at each
link the least value of the orbit of cells goes to the cell of the link (Puget 2005, as in
breaking.py). Otherwise all images of an orbit are made when it is first met.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Literal, Protocol

from ..model.bilingual import Text
from ..model.different import pairwise_different
from ..model.drawing import Drawing
from ..model.incremental import Incremental
from ..model.placement import Placement, Solution
from .automorphisms import find_structure
from .descriptions import AS_IT_IS, board_motion_in_words, symmetry_in_words
from .drawing_symmetries import board_images, complement_sum, drawing_symmetries, image_of
from .group import Group, group_of
from .permutation import Permutation, compose, permutation_of

By = Literal["drawing", "structure", "complement"]
"""Orbits under the visible symmetries, the structure, and the structure with the complement."""

MOST_SYMMETRIES = 50_000
"""The most symmetries tried on one solution if all images must be made."""


class Images(Protocol):
    """The images of a solution, itself first."""

    def __len__(self) -> int:
        """Return the number of images."""

    def at(self, number: int) -> Solution:
        """Return an image."""

    def words(self, number: int) -> Text:
        """Describe the symmetry that makes an image."""


class Orbits(Protocol):
    """The orbits under one group."""

    def key(self, solution: Solution) -> Hashable:
        """Return the key of the orbit of a solution."""

    def size(self, solution: Solution) -> int:
        """Return the number of images of a solution."""

    def images(self, solution: Solution) -> Images:
        """Return all images of a solution."""


class TooManySymmetries(Exception):
    """Too many symmetries to find the orbits; `order` is None if unknown."""

    def __init__(self, order: int | None) -> None:
        super().__init__(order)
        self.order = order


def find_orbits(
    placement: Placement, drawing: Drawing, signs: Sequence[str], by: By
) -> Incremental[Orbits]:
    """Find the orbits of solutions of a placement, in slices; `signs` are short names of the cells.

    Raises TooManySymmetries.
    """
    if by == "drawing" and drawing.by_value:
        return _Listed(
            [
                _Symmetry(image, lambda m=motion: board_motion_in_words(m, drawing))  # type: ignore[misc]
                for motion, image in board_images(placement, drawing)
            ]
        )
    if by == "drawing":
        group = group_of(drawing_symmetries(placement, drawing))
    else:
        group, whole = yield from find_structure(placement)
        if not whole:
            raise TooManySymmetries(None)
    both = complement_sum(placement) if by == "complement" else None
    telling = _Telling(drawing, signs)
    everything = (1 << placement.size) - 1
    different = pairwise_different(placement)
    if all(mask | 1 << cell == everything for cell, mask in enumerate(different)):
        return _Chained(group, both, telling)
    order = group.order * (1 if both is None else 2)
    if order > MOST_SYMMETRIES:
        raise TooManySymmetries(order)
    return _Listed(list(_symmetries(group, both, telling)))


@dataclass(frozen=True)
class _Telling:
    """The data for describing symmetries in words."""

    drawing: Drawing
    signs: Sequence[str]

    def __call__(self, symmetry: Permutation, both: int | None) -> Text:
        return symmetry_in_words(symmetry, self.drawing, self.signs, both)


class _Chained:
    """Orbits if all cells differ."""

    def __init__(self, group: Group, both: int | None, telling: _Telling) -> None:
        self.group, self.both, self.telling = group, both, telling
        degree = group.degree
        self.movers = [
            {cell: permutation_of(shift, degree) for cell, shift in group.movers(depth).items()}
            for depth in range(len(group.links))
        ]
        self._cells = [tuple(movers) for movers in self.movers]
        self._held = [itemgetter(*cells) for cells in self._cells]
        self._move = [[itemgetter(*movers[cell]) for cell in movers] for movers in self.movers]

    def key(self, solution: Solution) -> Hashable:
        """Return the image that obeys the conditions of the chain; with the complement, the lesser
        of two."""
        if self.both is None:
            return self._least(solution)
        opposite = tuple([self.both - value for value in solution])
        return min(self._least(solution), self._least(opposite))

    def size(self, solution: Solution) -> int:
        """Return the number of symmetries; with the complement twice that, unless the complement is
        an image under the other symmetries too."""
        return len(self.images(solution))

    def images(self, solution: Solution) -> _ChainedImages:
        """Return the images in the order of the movers, then their complements."""
        if self.both is None:
            return _ChainedImages(self, solution, None)
        opposite = tuple([self.both - value for value in solution])
        alone = self._least(solution) == self._least(opposite)
        return _ChainedImages(self, solution, None if alone else self.both)

    def _least(self, solution: Solution) -> Solution:
        for held, moves in zip(self._held, self._move, strict=True):
            values = held(solution)
            solution = moves[values.index(min(values))](solution)
        return solution


class _ChainedImages:
    """The images of a solution if all cells differ."""

    def __init__(self, kinds: _Chained, solution: Solution, both: int | None) -> None:
        self._kinds, self._solution, self._both = kinds, solution, both
        self._choices = [list(movers.values()) for movers in kinds.movers]
        self._order = kinds.group.order

    def __len__(self) -> int:
        return self._order * (1 if self._both is None else 2)

    def at(self, number: int) -> Solution:
        """Return an image."""
        symmetry, both = self._symmetry(number)
        there = image_of(self._solution, symmetry)
        return there if both is None else tuple([both - value for value in there])

    def words(self, number: int) -> Text:
        """Describe the symmetry that makes an image."""
        return self._kinds.telling(*self._symmetry(number))

    def _symmetry(self, number: int) -> tuple[Permutation, int | None]:
        """Return a product of one mover of each link, and the complement sum if it is applied
        too."""
        opposite, number = divmod(number, self._order)
        symmetry = tuple(range(self._kinds.group.degree))
        for movers in self._choices:
            number, chosen = divmod(number, len(movers))
            symmetry = compose(symmetry, movers[chosen])
        return symmetry, self._both if opposite else None


@dataclass(frozen=True)
class _Symmetry:
    """The effect of a symmetry on a solution, and its description."""

    image: Callable[[Solution], Solution]
    words: Callable[[], Text]


def _symmetries(group: Group, both: int | None, telling: _Telling) -> Iterator[_Symmetry]:
    """Yield all elements of a group, each alone and, if possible, with the complement."""
    for opposite in (None,) if both is None else (None, both):
        for element in group.elements():
            yield _Symmetry(
                lambda solution, p=element, o=opposite: tuple(  # type: ignore[misc]
                    [solution[cell] if o is None else o - solution[cell] for cell in p]
                ),
                lambda p=element, o=opposite: telling(p, o),  # type: ignore[misc]
            )


class _Listed:
    """Orbits under an explicit list of symmetries."""

    def __init__(self, symmetries: list[_Symmetry]) -> None:
        self._symmetries = symmetries
        self._met: dict[Solution, int] = {}
        self._sizes: list[int] = []

    def key(self, solution: Solution) -> Hashable:
        """Return the number of the orbit, in order of discovery."""
        if solution not in self._met:
            images = {solution, *(symmetry.image(solution) for symmetry in self._symmetries)}
            self._met.update(dict.fromkeys(images, len(self._sizes)))
            self._sizes.append(len(images))
        return self._met[solution]

    def size(self, solution: Solution) -> int:
        """Return the number of distinct images."""
        self.key(solution)
        return self._sizes[self._met[solution]]

    def images(self, solution: Solution) -> _ListedImages:
        """Return each image once, with the first symmetry that makes it."""
        made: dict[Solution, Callable[[], Text]] = {solution: lambda: AS_IT_IS}
        for symmetry in self._symmetries:
            made.setdefault(symmetry.image(solution), symmetry.words)
        return _ListedImages(list(made), list(made.values()))


class _ListedImages:
    """Images made in advance."""

    def __init__(self, made: list[Solution], words: list[Callable[[], Text]]) -> None:
        self._made, self._words = made, words

    def __len__(self) -> int:
        return len(self._made)

    def at(self, number: int) -> Solution:
        """Return an image."""
        return self._made[number]

    def words(self, number: int) -> Text:
        """Describe the symmetry that makes an image."""
        return self._words[number]()
