"""Fish: a value in k parallel units (the bases) whose places lie in k units across (the covers).

X-wing     k = 2; swordfish k = 3; jellyfish k = 4
fin        a place of a base outside the covers. Either a fin has the value, or the fish has no
           fins: so cells of the covers that see all fins are excluded

The value is at most once in each cover, so the covers have it in the bases, and not elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import combinations, pairwise
from operator import or_

from ...model.bilingual import Text, in_a_row
from ...model.masks import bits
from .links import Links, links_of
from .position import Position
from .step import MarkLink, Step
from .words import excluded

NAMES = {
    2: Text("X-wing", "X ウィング"),
    3: Text("Swordfish", "ソードフィッシュ"),
    4: Text("Jellyfish", "ジェリーフィッシュ"),
}
MORE_COVERS = 2
"""The most further units across with fins: no cell sees fins in more of them."""


def fish(count: int) -> Callable[[Position], Step | None]:
    """Return the technique for fish with `count` bases, without fins."""
    return lambda position: _find(position, count, 0)


def finned(count: int) -> Callable[[Position], Step | None]:
    """Return the technique for fish with `count` bases, with fins."""
    return lambda position: _find(position, count, MORE_COVERS)


def _find(position: Position, count: int, more: int) -> Step | None:
    links = links_of(position)
    units = tuple(map(tuple, position.units))
    seen_by_all: dict[int, int] = {0: -1}
    for bases, covers in _directions(units, tuple(position.full)):
        for number, places in enumerate(links.places):
            across = [places & links.cells_of[unit] for unit in covers]
            rows = [
                (unit, sum(1 << at for at, cover in enumerate(across) if cover & cells))
                for unit in bases
                if 2 <= (cells := places & links.cells_of[unit]).bit_count() <= count + more
            ]
            ways: dict[int, list[tuple[int, int]]] = {}
            for some, spread in _together(rows, count, count + more):
                if spread not in ways:
                    ways[spread] = [*_left_out(across, spread, count, more)]
                body = 0
                for unit in some if ways[spread] else ():
                    body |= places & links.cells_of[unit]
                for out, besides in ways[spread]:
                    fins = body & besides
                    if fins not in seen_by_all:
                        seen_by_all[fins] = _seen_by_all(links, fins)
                    gone = places & ~body & ~besides & seen_by_all[fins]
                    if gone and (gone := gone & _cells(across, spread)):
                        chosen = [covers[at] for at in bits(spread & ~out)]
                        named = [[*bits(mask)] for mask in (body, fins, gone)]
                        return _step(position, number, some, chosen, *named)
    return None


def _seen_by_all(links: Links, fins: int) -> int:
    seen = -1
    for fin in bits(fins):
        seen &= links.near(fin)
        if not seen:
            break
    return seen


def _cells(across: Sequence[int], some: int) -> int:
    return reduce(or_, (across[at] for at in bits(some)), 0)


def _left_out(
    across: Sequence[int], spread: int, count: int, more: int
) -> Iterator[tuple[int, int]]:
    """Yield the units across to leave out, as a mask, with the mask of their cells, so that as many
    remain of the spread as there are bases; with fins at least one is left out."""
    beyond = spread.bit_count() - count
    if beyond >= (more > 0):
        for some in combinations(bits(spread), beyond):
            out = sum(1 << at for at in some)
            yield out, _cells(across, out)


def _together(
    rows: Sequence[tuple[int, int]],
    count: int,
    most: int,
    some: tuple[int, ...] = (),
    mask: int = 0,
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield sets of rows, each row a unit with a mask, whose combined mask has at most `most` bits;
    with that mask."""
    if len(some) == count:
        yield some, mask
        return
    for at, (unit, own) in enumerate(rows):
        both = mask | own
        if both.bit_count() <= most:
            yield from _together(rows[at + 1 :], count, most, (*some, unit), both)


Units = Sequence[int]


@lru_cache(maxsize=4)
def _directions(units: Sequence[tuple[int, ...]], full: Units) -> Sequence[tuple[Units, Units]]:
    """Return parallel units with the units across, where every two meet in one cell."""
    families: list[list[int]] = []
    for unit in full:
        for family in families:
            if all({*units[unit]}.isdisjoint(units[other]) for other in family):
                family.append(unit)
                break
        else:
            families.append([unit])
    return [
        (bases, covers)
        for bases in families
        for covers in families
        if len(bases) == len(covers) == len(units[bases[0]])
        and all(len({*units[b]} & {*units[c]}) == 1 for b in bases for c in covers)
    ]


def _step(
    position: Position,
    number: int,
    bases: Sequence[int],
    covers: Sequence[int],
    body: Sequence[int],
    fins: Sequence[int],
    gone: Sequence[int],
) -> Step:
    value, word = position.values[number], NAMES[len(bases)]
    lines, across = (_listed(position, units) for units in (bases, covers))
    removes = tuple((cell, value) for cell in gone)
    so = Text(
        f"so these have their {value} there, and nowhere else.",
        f"そこで、{across.ja}の {value} はその中のどこかに入り、ほかのマスには入りません。",
    )
    if fins:
        at = position.cell_names(fins)
        so = Text(
            f"but for {at.en}. Either one of these is {value}, or {across.en} have their {value} "
            f"there, and nowhere else.",
            f"ただし{at.ja}を除きます。この中に {value} があるか、{across.ja}の {value} がその中に"
            "入るかのどちらかです。",
        )
    sees = [position.common(fin, cell)[0] for fin in fins for cell in gone]
    absent = [(cell, number) for unit in bases for cell in position.units[unit] if cell not in body]
    return Step(
        f"{'finned-' if fins else ''}{word.en.lower()}",
        Text(f"Finned {word.en}", f"フィン付き {word.ja}") if fins else word,
        Text(f"Look at {lines.en}.", f"{lines.ja}に注目してください。"),
        Text(
            f"In these {len(bases)} lines {value} has places only where they meet {across.en}"
            f"{', ' if fins else ': '}{so.en}",
            f"この {len(bases)} 本で {value} が入るのは、{across.ja}との交わりだけです。{so.ja}",
        ),
        excluded(position, removes),
        tuple(body),
        removes=removes,
        look=tuple(cell for unit in bases for cell in position.units[unit]),
        links=tuple(link for unit in bases for link in _drawn(position, number, unit)),
        premises=position.premises(absent, dict.fromkeys([*bases, *covers, *sees])),
    )


def _drawn(position: Position, number: int, unit: int) -> Iterator[MarkLink]:
    """Yield the links of the places of a value in a unit, from one to the next."""
    places, value = position.places(unit, number), position.values[number]
    for one, other in pairwise(places):
        yield MarkLink((one, value), (other, value), len(places) == 2)


def _listed(position: Position, units: Sequence[int]) -> Text:
    """Return the names of units: "row 1 and row 3", "row 1, row 3, row 7"."""
    names = [position.unit_names[unit] for unit in units]
    return in_a_row(names, " and " if len(names) == 2 else ", ")
