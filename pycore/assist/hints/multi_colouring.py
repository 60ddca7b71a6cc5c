"""Multi-colouring: two clusters of one value, each in two colours (colouring.py).

trap  a colour of one cluster sees one of the other, so they are not both true: one of the two
      opposite colours is, and a cell that sees both of these does not have the value
wrap  a colour of one cluster sees both colours of the other, one of which is true: it is false
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import permutations
from operator import or_

from ...model.bilingual import Text, number
from ...model.masks import bits
from .colouring import Colours, Parents, clusters, links_within, seer
from .links import Links, links_of
from .position import Position
from .step import Step
from .words import excluded

Cluster = tuple[Colours, Parents]


def multi_colouring(position: Position) -> Step | None:
    """Find a wrap or a trap of two clusters."""
    links = links_of(position)
    by_value: dict[int, list[Cluster]] = {}
    for cluster in clusters(links, 2):
        by_value.setdefault(cluster[0][0][0] // links.size, []).append(cluster)
    for number_, alike in by_value.items():
        of_value = links.places[number_] << number_ * links.size
        for one, other in permutations(alike, 2):
            step = _between(links, one, other, of_value)
            if step:
                return step
    return None


def _between(links: Links, one: Cluster, other: Cluster, of_value: int) -> Step | None:
    coloured = sum(1 << mark for cluster in (one, other) for own in cluster[0] for mark in own)
    for near, far in permutations(one[0]):
        seen = _seen(links, near)
        touched = [_touching(links, near, own, seen) for own in other[0]]
        if all(touched):
            gone = sum(1 << mark for mark in near)
            return _step(links, one, other, near, gone, [pair for pair in touched if pair])
        for pair, opposite in zip(touched, other[0][::-1], strict=True):
            gone = _seen(links, far) & _seen(links, opposite) & of_value & ~coloured
            if pair and gone:
                ends = [
                    (mark, seer(links, mark, own)) for mark in bits(gone) for own in (far, opposite)
                ]
                return _step(links, one, other, (), gone, [pair, *ends], (far, opposite))
    return None


def _seen(links: Links, own: Sequence[int]) -> int:
    return reduce(or_, (links.weak[mark] for mark in own))


def _touching(
    links: Links, near: Sequence[int], own: Sequence[int], seen: int
) -> tuple[int, int] | None:
    """Return a candidate of one colour and one of another that see each other."""
    mark = next((mark for mark in own if seen >> mark & 1), None)
    return None if mark is None else (seer(links, mark, near), mark)


def _step(
    links: Links,
    one: Cluster,
    other: Cluster,
    false: Sequence[int],
    gone: int,
    pairs: Sequence[tuple[int, int]],
    opposite: tuple[Sequence[int], Sequence[int]] | None = None,
) -> Step:
    """Return the step that excludes the candidates of a mask, because `pairs` exclude each other:
    the candidates of a `false` colour, or candidates that see two `opposite` colours."""
    position = links.position
    value, removes = number(position.values[one[0][0][0] // links.size]), links.removed(gone)
    named = [
        [position.cell_names([mark % links.size for mark in own]) for own in cluster[0]]
        for cluster in (one, other)
    ]
    (a, b), (c, d) = named
    meet = position.cell_names([mark % links.size for mark in pairs[0]])
    if opposite:
        ends = [position.cell_names([mark % links.size for mark in own]) for own in opposite]
        so = Text(
            f"Two colours see each other ({meet.en}), so they are not both {value}: of the colours "
            f"opposite, {ends[0].en} / {ends[1].en}, one is {value}.",
            f"{meet.ja}は同じ行・列・ブロックなどにあるので、その 2 色が両方とも {value} になること"
            f"はありません。だから反対の色（{ends[0].ja}）か（{ends[1].ja}）のどちらかが {value} "
            "です。",
        )
    else:
        at = position.cell_names([mark % links.size for mark in false])
        so = Text(
            f"The colour of {at.en} sees both colours of the other pair, so it is not {value}.",
            f"{at.ja}の色は、もう一方の組の 2 色の両方と同じ行・列・ブロックなどにあるので、{value}"
            " ではありません。",
        )
    absent = [m for cluster in (one, other) for m in links_within(links, cluster[1])]
    units = [unit for _, parents in (one, other) for _, unit in parents.values()]
    for pair in pairs:
        units += links.seen_through(*pair)
    return Step(
        "multi-colouring",
        Text("Multi-colouring", "マルチカラーリング"),
        Text(f"Look at the {value}s.", f"{value} の候補に注目してください。"),
        Text(
            f"From unit to unit where {value} has two places, colour these alternately. This gives "
            f"two pairs of colours: {a.en} / {b.en}, and {c.en} / {d.en}. Of each pair one colour "
            f"is {value} everywhere, the other nowhere. {so.en}",
            f"{value} の入るマスが 2 つだけの並びをたどって、交互に塗り分けます。2 色の組が 2 つ"
            f"（{a.ja}と{b.ja}、{c.ja}と{d.ja}）できます。どちらの組でも、一方の色がすべて {value} "
            f"で、もう一方はどれも {value} ではありません。{so.ja}",
        ),
        excluded(position, removes),
        tuple(mark % links.size for cluster in (one, other) for own in cluster[0] for mark in own),
        removes=removes,
        links=(
            *(
                links.drawn(before, mark, True)
                for _, parents in (one, other)
                for mark, (before, _) in parents.items()
            ),
            links.drawn(*pairs[0], False),
        ),
        colours=tuple(
            tuple(links.noted(mark) for mark in own)
            for cluster in (one, other)
            for own in cluster[0]
        ),
        premises=position.premises(dict.fromkeys(absent), dict.fromkeys(units)),
    )
