"""ALS-XZ: two almost locked sets that cannot both have x.

almost locked set  k cells of a unit with k + 1 candidate values: all but one of them occur in it
x                  a value of both sets whose places in one see all its places in the other: one of
                   the sets has no x, and so has all its other values
z                  another value of both: the set without x has z, so a cell that sees every z of
                   both is not z
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import product
from operator import and_, or_
from typing import NamedTuple

from ...model.bilingual import Text, number
from ...model.masks import bits
from .links import Links, links_of
from .position import Position
from .step import MarkLink, Step, listed, look_at
from .words import excluded

MOST_CELLS = 4
"""The most cells of a set: people do not look for larger ones."""


class AlmostLocked(NamedTuple):
    """The cells of a set, as a mask, its unit, and the mask of its values."""

    cells: int
    unit: int
    values: int


class SetPair(NamedTuple):
    """Two sets, x and z by index, and the mask of the cells that are not z."""

    one: AlmostLocked
    other: AlmostLocked
    x: int
    z: int
    gone: int


def als_xz(position: Position) -> Step | None:
    """Find two sets that exclude a value, with the fewest cells."""
    links = links_of(position)
    found = _smallest(links, sorted(_sets(position), key=lambda each: each.cells.bit_count()))
    return _step(links, found) if found else None


def _sets(position: Position) -> Iterator[AlmostLocked]:
    met = set()
    for unit in range(len(position.units)):
        empty = position.empty(unit)
        grown = [(0, 0, 0)]  # the next cell, the cells and the values of a set
        for count in range(1, MOST_CELLS + 1):
            grown = [
                (at + 1, cells | 1 << empty[at], mask)
                for first, cells, values in grown
                for at in range(first, len(empty))
                if (mask := values | position.marks[empty[at]]).bit_count() <= MOST_CELLS + 1
            ]
            for _, cells, values in grown:
                if values.bit_count() == count + 1 and cells not in met:
                    met.add(cells)
                    yield AlmostLocked(cells, unit, values)


def _smallest(links: Links, sets: list[AlmostLocked]) -> SetPair | None:
    """Return the first pair with the fewest cells; sets are handled as masks of their indices."""
    with_cell = [0] * links.size
    all_seen: list[dict[int, int]] = [{} for _ in links.places]
    for at, each in enumerate(sets):
        for cell in bits(each.cells):
            with_cell[cell] |= 1 << at
        for value in bits(each.values):
            for cell in bits(_seeing(links, each, value)):
                all_seen[value][cell] = all_seen[value].get(cell, 0) | 1 << at
    best: SetPair | None = None
    for one in sets:
        apart = ~reduce(or_, (with_cell[cell] for cell in bits(one.cells)))
        for x in bits(one.values):
            theirs = (all_seen[x].get(cell, 0) for cell in bits(one.cells & links.places[x]))
            partners = reduce(and_, theirs, apart)
            for z in bits(one.values & ~(1 << x)) if partners else ():
                for cell in bits(_seeing(links, one, z) & links.places[z]):
                    fit = partners & all_seen[z].get(cell, 0)
                    if fit:
                        other = sets[(fit & -fit).bit_length() - 1]
                        if best is None or _cells(one, other) < _cells(best.one, best.other):
                            gone = _seeing(links, one, z) & _seeing(links, other, z)
                            best = SetPair(one, other, x, z, gone & links.places[z])
    return best


def _cells(one: AlmostLocked, other: AlmostLocked) -> int:
    return (one.cells | other.cells).bit_count()


def _seeing(links: Links, of: AlmostLocked, value: int) -> int:
    """Return the mask of the cells that see every place of a value in a set."""
    return reduce(and_, (links.near(cell) for cell in bits(of.cells & links.places[value])))


def _step(links: Links, found: SetPair) -> Step:
    position, places = links.position, links.places
    sets = (found.one, found.other)
    x, z = (number(position.values[each]) for each in (found.x, found.z))
    one, other = (position.cell_names(bits(each.cells)) for each in sets)
    values, others = (listed(position.values_of(each.values)) for each in sets)
    removes = tuple((cell, position.values[found.z]) for cell in bits(found.gone))
    numbers = range(len(position.values))
    absent = [
        (cell, n)
        for each in sets
        for cell in bits(each.cells)
        for n in numbers
        if not position.marks[cell] >> n & 1
    ]
    ends = [[*bits(each.cells & places[found.x])] for each in sets]
    both = bits((found.one.cells | found.other.cells) & places[found.z])
    pairs = [*product(*ends), *product(both, bits(found.gone))]
    units = [found.one.unit, found.other.unit, *(position.common(*pair)[0] for pair in pairs)]
    return Step(
        "als-xz",
        Text("ALS-XZ (almost locked sets)", "ALS-XZ（あと 1 つで同盟になる組）"),
        look_at(one),
        Text(
            f"Take two sets of cells with one value more than cells: {one.en} with {values.en}, "
            f"and {other.en} with {others.en}. They cannot both have {x}, as every {x} of one sees "
            f"every {x} of the other. A set without {x} has all its other values, {z} among "
            f"them: so {z} is in one of the two.",
            f"マスの数より候補が 1 つだけ多い組が 2 つあります。{one.ja}（{values.ja}）と{other.ja}"
            f"（{others.ja}）です。{x} の候補は互いに同じ行・列・ブロックなどにあり、両方の組に "
            f"{x} が入ることはありません。{x} の入らない組には残りの数がすべて入るので、{z} は"
            "どちらかの組に必ず入ります。",
        ),
        excluded(position, removes),
        (*bits(found.one.cells), *bits(found.other.cells)),
        removes=removes,
        look=(*bits(found.one.cells),),
        links=tuple(_drawn(position.values[found.x], *pair) for pair in product(*ends)),
        premises=position.premises(absent, dict.fromkeys(units)),
    )


def _drawn(value: int, one: int, other: int) -> MarkLink:
    """Return the link that says that a value is not in both of two cells."""
    return MarkLink((one, value), (other, value), is_strong=False)
