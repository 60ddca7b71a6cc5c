"""Simple colouring: the strong links of one value, with ends in opposite colours.

All cells of one colour have the value, and none of the other.

trap  a cell that sees both colours does not have the value
wrap  if two cells of a colour see each other, no cell of that colour has the value
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import or_

from ...model.bilingual import Text, joined
from ...model.masks import bits
from .links import Links, links_of
from .position import Position
from .step import Step
from .words import excluded

TITLE = Text("Simple colouring", "シンプルカラーリング")

Colours = tuple[list[int], list[int]]

Parents = dict[int, tuple[int, int]]
"""The predecessor of each candidate, and the unit of the strong link between them."""


def colouring(position: Position) -> Step | None:
    """Find a wrap or a trap."""
    links = links_of(position)
    for colours, parents in clusters(links, 3):
        for own in colours:
            for one, other in combinations(own, 2):
                if links.weak[one] >> other & 1:
                    gone = sum(1 << mark for mark in own)
                    return _step(links, colours, parents, gone, [(one, other)])
        first, second = (reduce(or_, (links.weak[mark] for mark in own)) for own in colours)
        number = colours[0][0] // links.size
        of_value = (1 << links.size) - 1 << number * links.size
        gone = first & second & links.marks & of_value
        gone &= ~sum(1 << mark for own in colours for mark in own)
        if gone:
            seen = [(mark, seer(links, mark, own)) for mark in bits(gone) for own in colours]
            return _step(links, colours, parents, gone, seen)
    return None


def clusters(links: Links, least: int) -> Iterator[tuple[Colours, Parents]]:
    """Yield the candidates of each cluster with at least `least` of them, in two colours."""
    met: set[int] = set()
    for start in links.by_unit:
        if start in met:
            continue
        colour, parents, row = {start: 0}, Parents(), [start]
        for one in row:  # grows
            for other, unit in links.by_unit[one]:
                if other not in colour and unit is not None:
                    colour[other], parents[other] = 1 - colour[one], (one, unit)
                    row.append(other)
        met |= colour.keys()
        if len(row) >= least:
            yield ([c for c in row if not colour[c]], [c for c in row if colour[c]]), parents


def seer(links: Links, mark: int, own: Sequence[int]) -> int:
    """Return a candidate of a colour that sees another candidate."""
    return next(each for each in own if links.weak[mark] >> each & 1)


def links_within(links: Links, parents: Parents) -> list[tuple[int, int]]:
    """Return the marks that must be absent for the strong links of a cluster."""
    absent: list[tuple[int, int]] = []
    for mark, (before, unit) in parents.items():
        absent += links.position.without([links.mark(mark), links.mark(before)], unit)
    return absent


def _step(
    links: Links, colours: Colours, parents: Parents, gone: int, seen: list[tuple[int, int]]
) -> Step:
    """Return the step that excludes the candidates of a mask, because the pairs `seen` exclude each
    other."""
    position = links.position
    absent = links_within(links, parents)
    units = [unit for _, unit in parents.values()]
    for pair in seen:
        units += links.seen_through(*pair)
    one, other = (position.cell_names([mark % links.size for mark in own]) for own in colours)
    value, removes = position.values[colours[0][0] // links.size], links.removed(gone)
    two = position.cell_names([mark % links.size for mark in seen[0]])
    clash = gone >> seen[0][0] & gone >> seen[0][1] & 1
    so = (
        Text(
            f"Of one colour two see each other: {two.en}. So that colour is not {value}.",
            f"同じ色の 2 マスが同じ行・列・ブロックなどにあるので（{two.ja}）、その色は {value} で"
            "はありません。",
        )
        if clash
        else Text(
            "Some cells see both colours.",
            "両方の色と同じ行・列・ブロックなどにあるマスがあります。",
        )
    )
    return Step(
        "simple-colouring",
        TITLE,
        Text(f"Look at the {value}s.", f"{value} の候補に注目してください。"),
        Text(
            f"From unit to unit where {value} has two places, colour these alternately: {one.en} / "
            f"{other.en}. One of the colours is {value} everywhere, the other nowhere. {so.en}",
            joined(
                f"{value} の入るマスが 2 つだけの並びをたどって、交互に 2 色に塗り分けます（",
                one.ja,
                "と",
                other.ja,
                f"）。どちらか一方の色がすべて {value} で、もう一方はどれも {value} では"
                f"ありません。{so.ja}",
            ),
        ),
        excluded(position, removes),
        tuple(mark % links.size for own in colours for mark in own),
        removes=removes,
        links=tuple(links.drawn(before, mark, True) for mark, (before, _) in parents.items()),
        colours=tuple(tuple(links.noted(mark) for mark in own) for own in colours),
        premises=position.premises(dict.fromkeys(absent), dict.fromkeys(units)),
    )
