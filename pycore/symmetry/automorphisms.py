"""The symmetries of the structure: all permutations of the cells that preserve the rules.

image       the cell to which a symmetry moves a cell
path        cells singled out one after another until all are distinguished: the base of a chain
            of stabilisers
guess       cells whose classes look alike from both sides stay in place, the others are paired
            in numeric order

Twin cells are treated as one, with a symmetric group of their own. For the rest the chain is built
bottom-up: at each cell of the path, one symmetry for each cell of its orbit that the symmetries
found so far do not reach. The search for one singles out images in step with the path, drops
branches whose trace differs, and guesses the rest at every step (McKay, "Practical graph
isomorphism", 1981; the guess as in Darga, Sakallah and Markov, "Faster symmetry discovery using
sparsity of symmetries", 2008).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise
from typing import NamedTuple

from ..model.incremental import Incremental, IncrementalCache, result_of
from ..model.placement import Placement
from ..model.rules import cells_of
from .colour_refinement import Colouring, Spent, StepBudget, Trace
from .drawing_symmetries import form_of, moved_rule
from .graph import Graph
from .group import ChainLink, Group
from .permutation import Shift, exchange, permutation_of

MOST_STEPS = 2_000_000
"""The budget of the search for symmetries, in neighbours examined and colours copied: about half a
second."""


class Structure(NamedTuple):
    """The group of the structure; a subgroup if the search stopped before it was `whole`."""

    group: Group
    whole: bool


_cache: IncrementalCache[Placement, Structure] = IncrementalCache()


def structure_of(placement: Placement) -> Structure:
    """Return all permutations of cells that preserve the rules, givens included."""
    return result_of(find_structure(placement))


def find_structure(placement: Placement) -> Incremental[Structure]:
    """Do the same in slices. The result is cached."""
    return (yield from _cache.work(placement, lambda: _Search(placement).structure()))


class _Fork(NamedTuple):
    """A step of the path: the colouring before its cell is singled out, and the trace of doing
    so."""

    cell: int
    before: Colouring
    trace: Trace


class _Search:
    """The search for symmetries of one placement. It handles only the first of each set of
    twins."""

    def __init__(self, placement: Placement) -> None:
        self.size = placement.size
        self.rules = placement.rules
        self.forms = {form_of(rule) for rule in self.rules}
        graph = Graph(placement)
        self.twins = {alike[0]: alike for alike in graph.twins()}
        graph.keep(self.twins)
        for cell in range(self.size):
            graph.colours[cell] = graph.colours[cell], len(self.twins.get(cell, ()))
        self.rules_at: dict[int, list[int]] = {}
        for number, rule in enumerate(self.rules):
            for cell in cells_of(rule):
                self.rules_at.setdefault(cell, []).append(number)
        self.budget = StepBudget(MOST_STEPS)
        self.last = Colouring(graph.near, graph.colours, self.budget)
        self.path: list[_Fork] = []

    def structure(self) -> Incremental[Structure]:
        """Find the whole group, or the part found when the budget runs out."""
        links: list[ChainLink] = []
        whole = True
        try:
            yield from self._descend()
            for depth in reversed(range(len(self.path))):
                yield from self._climb(depth, links)
        except Spent:
            whole = False
        links = [link for link in reversed(links) if link.size > 1]
        return Structure(
            Group(self.size, (*map(self._widened, links), *self._within(links))), whole
        )

    def _descend(self) -> Incremental[None]:
        """Build the path: repeatedly the first cell not yet distinguished from all others."""
        yield from self.last.refine(list(self.last.classes))
        for cell in self.twins:
            if len(self.last.classes[self.last.colour[cell]]) > 1:
                before, self.last = self.last, self.last.copy()
                trace = yield from self.last.refine(self.last.single_out(cell))
                self.path.append(_Fork(cell, before, trace or []))

    def _climb(self, depth: int, links: list[ChainLink]) -> Incremental[None]:
        """Build one more link from the symmetries that fix the cells of the path before `depth`;
        the part found before the budget runs out is a group too."""
        cell, before, _ = self.path[depth]
        links.append(ChainLink(cell, (), 1))
        group = Group(self.size, tuple(links))
        orbit = group.orbit(cell)
        hopeless: set[int] = set()
        for image in sorted(before.classes[before.colour[cell]]):
            if image in orbit or image in hopeless:
                continue
            found = yield from self._symmetry(depth, image)
            if found is None:
                hopeless |= group.orbit(image).keys()
                continue
            shifts = (*links.pop().shifts, found)
            group = Group(self.size, (*links, ChainLink(cell, shifts, 1)))
            orbit = group.orbit(cell)
            links.append(ChainLink(cell, shifts, len(orbit)))

    def _symmetry(self, depth: int, image: int) -> Incremental[Shift | None]:
        """Return a symmetry that fixes the cells of the path before `depth` and moves the next one
        to `image`."""
        open_: list[tuple[Colouring, Iterator[int]]] = [(self.path[depth].before, iter([image]))]
        while open_:
            before, images = open_[-1]
            chosen = next(images, None)
            if chosen is None:
                open_.pop()
                continue
            at = depth + len(open_)
            after = before.copy()
            trace = yield from after.refine(after.single_out(chosen), self.path[at - 1].trace)
            if trace is None:
                continue
            found = self._guess(self.path[at].before if at < len(self.path) else self.last, after)
            if found is not None:
                return found
            if at < len(self.path):
                cell = self.path[at].cell
                alike = after.classes[self.path[at].before.colour[cell]]
                open_.append((after, iter(sorted(alike, key=lambda c: (c != cell, c)))))
        return None

    def _guess(self, left: Colouring, right: Colouring) -> Shift | None:
        """Return the guess, which maps the classes of one colouring to those of the other, if it is
        a symmetry."""
        shift: Shift = {}
        for colour, cells in left.classes.items():
            images = right.classes[colour]
            if cells != images and min(cells) < self.size:
                for cell, image in zip(sorted(cells - images), sorted(images - cells), strict=True):
                    shift.update(zip(self.twins[cell], self.twins[image], strict=True))
        self.budget.spend(len(shift))
        moved = permutation_of(shift, self.size)
        concerned = set(chain.from_iterable(self.rules_at.get(cell, ()) for cell in shift))
        if all(moved_rule(self.rules[number], moved) in self.forms for number in concerned):
            return shift
        return None

    def _widened(self, link: ChainLink) -> ChainLink:
        """Extend a link to the twins of its cells."""
        alike = self.twins[link.cell]
        shifts = (*link.shifts, exchange(*alike[:2])) if len(alike) > 1 else link.shifts
        return ChainLink(link.cell, shifts, link.size * len(alike))

    def _within(self, links: list[ChainLink]) -> Iterator[ChainLink]:
        """Yield the links of the exchanges of twins, given the links above, which fix one cell of
        some sets of twins."""
        fixed = {link.cell for link in links}
        for cell, alike in self.twins.items():
            left = alike[1:] if cell in fixed else alike
            for at, (one, next_) in enumerate(pairwise(left)):
                yield ChainLink(one, (exchange(one, next_),), len(left) - at)
