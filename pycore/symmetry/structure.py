"""The symmetries of the structure: every permutation of the cells that preserves the rules.

node        a cell, or a block
block       the cells that one rule, or one group of equal sums, speaks of
relation    how two nodes stand to each other: the cell is in the block, the cells share blocks, one
            is less ...
candidates  for each node a bit mask of the nodes to which it may still be moved

A permutation of the nodes that keeps every relation is a symmetry. The search for one fixes images
one at a time; each fixed image leaves to every other node only the candidates that stand in the
same relation to it. The group is put together from the bottom of a chain of stabilisers upward: at
each cell of the base one symmetry for each cell of its orbit that those found before do not reach
(Sims's chain; colour refinement and backtracking as in McKay, "Practical graph isomorphism", 1981).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from functools import lru_cache
from itertools import chain

from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, AtMost, EqualSums, Less, SumIs
from pycore.symmetry.group import Group, Link, Permutation, movers
from pycore.symmetry.seen import moved_rule, preserves

MOST_IMAGES = 20_000
"""Images fixed before the search for symmetries gives up: about half a second."""


@lru_cache(maxsize=64)
def structure_group(placement: Placement) -> Group | None:
    """All permutations of cells that preserve the rules, givens included; None when that would take
    too long."""
    try:
        return _Search(placement).group()
    except _TooLong:
        return None


class _TooLong(Exception):
    pass


def _blocks(placement: Placement) -> Iterator[tuple[Hashable, int, dict[int, int]]]:
    """Every block: its kind, the number of its rule, and its cells with the part that each plays in
    it. A rule, or a group, that stands there twice is one block, as `preserves` takes it."""
    written: set[Hashable] = set()
    for number, rule in enumerate(placement.rules):
        form = moved_rule(rule, range(placement.size))
        if form in written:
            continue
        written.add(form)
        match rule:
            case AllDifferent(cells, offsets) if offsets:
                yield (
                    "different",
                    number,
                    {c: d - min(offsets) for c, d in zip(cells, offsets, strict=True)},
                )
            case AllDifferent(cells) if len(cells) < placement.size:
                yield "different", number, dict.fromkeys(cells, 0)
            case SumIs(cells, total):
                yield ("sum", total), number, dict(Counter(cells))
            case AtMost(cells, total):
                yield ("at most", total), number, dict(Counter(cells))
            case EqualSums(groups):
                distinct = {frozenset(group): group for group in groups}
                for group in distinct.values():
                    yield ("equal", len(distinct)), number, dict(Counter(group))


def _relations(placement: Placement) -> tuple[list[list[int]], list[int]]:
    """The relation of every node to every other, as numbers, and the colour of every node."""
    size = placement.size
    blocks = list(_blocks(placement))
    kinds = list(dict.fromkeys((kind, len(members)) for kind, _, members in blocks))
    nodes = size + len(blocks)
    related: list[list[Hashable]] = [[0] * nodes for _ in range(nodes)]
    shared = [[0] * size for _ in range(size)]
    for block, (kind, rule, members) in enumerate(blocks, size):
        weight = 1 << 8 * kinds.index((kind, len(members)))
        for cell, part in members.items():
            related[cell][block] = related[block][cell] = 1 + part
            row = shared[cell]
            for other in members:
                row[other] += weight
        if isinstance(placement.rules[rule], EqualSums):
            for other, (_, other_rule, _) in enumerate(blocks, size):
                if other_rule == rule:
                    related[block][other] = -1
    for cell in range(size):
        related[cell][:size] = shared[cell]
    less = {(r.smaller, r.larger) for r in placement.rules if isinstance(r, Less)}
    for a, b in less | {(b, a) for a, b in less}:
        related[a][b] = ((a, b) in less, (b, a) in less, shared[a][b])
    for node in range(nodes):
        related[node][node] = "itself"
    number_of = {name: n for n, name in enumerate(dict.fromkeys(chain.from_iterable(related)))}
    colours: list[Hashable] = [("cell", placement.givens.get(cell)) for cell in range(size)]
    colours += [("block", kind, len(members)) for kind, _, members in blocks]
    return [[number_of[name] for name in row] for row in related], _numbered(colours)


def _numbered(names: list[Hashable]) -> list[int]:
    numbers: dict[Hashable, int] = {}
    return [numbers.setdefault(name, len(numbers)) for name in names]


def _refined(rows: list[list[int]], colours: list[int]) -> list[int]:
    """The coarsest colours in which nodes of one colour have the same relations to equally many of
    each colour."""
    while True:
        count = len(set(colours))
        finer = _numbered(
            [
                (
                    colour,
                    *sorted(
                        [relation * len(rows) + c for relation, c in zip(row, colours, strict=True)]
                    ),
                )
                for colour, row in zip(colours, rows, strict=True)
            ]
        )
        if len(set(finer)) == count:
            return colours
        colours = finer


class _Search:
    """The search for symmetries of one placement; `standing[v][r]` is the mask of nodes to which v
    is in relation r."""

    def __init__(self, placement: Placement) -> None:
        self.placement = placement
        self.size = placement.size
        self.rows, colours = _relations(placement)
        colours = _refined(self.rows, colours)
        self.standing: list[dict[int, int]] = []
        for row in self.rows:
            masks: dict[int, int] = {}
            for node, relation in enumerate(row):
                masks[relation] = masks.get(relation, 0) | 1 << node
            self.standing.append(masks)
        alike = dict.fromkeys(colours, 0)
        for node, colour in enumerate(colours):
            alike[colour] |= 1 << node
        self.candidates = [alike[colour] for colour in colours]
        self.images_left = MOST_IMAGES

    def group(self) -> Group:
        """The whole group, its chain along the cells as numbered."""
        base = self._base()
        identity = tuple(range(self.size))
        generators: list[Permutation] = []
        links: list[Link] = []
        for cell, candidates in reversed(base):
            hopeless: set[int] = set()
            orbit = {cell: identity}
            for image in _members(candidates[cell]):
                if image in orbit or image in hopeless:
                    continue
                fixed = self._fix(cell, image, candidates)
                found = self._symmetry(fixed, 1 << cell) if fixed else None
                if found is None:
                    hopeless |= movers(image, generators, identity).keys()
                else:
                    generators.append(found)
                    orbit = movers(cell, generators, identity)
            if len(orbit) > 1:
                links.append(Link(cell, orbit))
        return Group(self.size, tuple(reversed(links)))

    def _base(self) -> list[tuple[int, list[int]]]:
        """Cells that leave nothing to choose once all are fixed, each with the candidates when
        those before are."""
        candidates = self.candidates
        base = []
        for cell in range(self.size):
            if candidates[cell].bit_count() > 1:
                base.append((cell, candidates))
                candidates = self._fix(cell, cell, candidates) or candidates
        return base

    def _fix(self, node: int, image: int, candidates: list[int]) -> list[int] | None:
        """What is left to every node when `node` is moved to `image`; None when a node has nothing
        left."""
        standing = self.standing[image]
        left = [c & standing.get(r, 0) for c, r in zip(candidates, self.rows[node], strict=True)]
        return None if 0 in left else left

    def _symmetry(self, candidates: list[int], fixed: int) -> Permutation | None:
        """A permutation of the cells that preserves the rules, within the candidates; `fixed` nodes
        have theirs."""
        self.images_left -= 1
        if self.images_left < 0:
            raise _TooLong
        counts = [mask.bit_count() for mask in candidates]
        if max(counts[: self.size]) == 1:
            found = tuple([mask.bit_length() - 1 for mask in candidates[: self.size]])
            if len(set(found)) == self.size and preserves(found, self.placement):
                return found
        loose = [(count, node) for node, count in enumerate(counts) if not fixed >> node & 1]
        if not loose:
            return None
        node = min(loose)[1]
        for image in _members(candidates[node]):
            left = self._fix(node, image, candidates)
            found_ = self._symmetry(left, fixed | 1 << node) if left else None
            if found_ is not None:
                return found_
        return None


def _members(mask: int) -> list[int]:
    """The positions of the bits of a mask, least first."""
    members = []
    while mask:
        low = mask & -mask
        mask ^= low
        members.append(low.bit_length() - 1)
    return members
