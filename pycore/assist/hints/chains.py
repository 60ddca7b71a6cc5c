"""Chains of links (links.py) without a named pattern, shortest first.

empty rectangle  one value, two strong links, one of them in a box whose places are all in one row
                 and one column (grouped.py)
X-chain          one value: each strong link is between its last two places in a unit
XY-chain         cells with two marks: each strong link is between them
chain            links of either kind, and of groups: an alternating inference chain
"""

from __future__ import annotations

from itertools import pairwise

from ...model.bilingual import Text, joined
from .grouped import grouped
from .links import MOST, Chain, Links, Strong, links_of, shortest
from .position import Position
from .step import Step, look_at
from .words import excluded


def empty_rectangle(position: Position) -> Step | None:
    """Find two strong links of one value, one of them in a box."""
    links = grouped(position)
    title = Text("Empty rectangle", "エンプティレクタングル")
    return _of_one_value(links, links.in_units, 2, "empty-rectangle", title)


def x_chain(position: Position) -> Step | None:
    """Find the shortest chain of one value."""
    links = links_of(position)
    return _of_one_value(links, links.by_unit, MOST, "x-chain", Text("X-chain", "X チェーン"))


def xy_chain(position: Position) -> Step | None:
    """Find the shortest chain of cells with two marks."""
    links = links_of(position)
    return _found(links, links.by_cell, "xy-chain", Text("XY-chain", "XY チェーン"))


def any_chain(position: Position) -> Step | None:
    """Find the shortest chain of links of any kind."""
    links = grouped(position)
    title = Text("Alternating inference chain", "AIC（推論の連鎖）")
    return _found(links, links.strong, "chain", title)


def _found(links: Links, strong: Strong, name: str, title: Text) -> Step | None:
    found = shortest(links, strong)
    return chain_step(links, *found, name, title) if found else None


def _of_one_value(links: Links, strong: Strong, most: int, name: str, title: Text) -> Step | None:
    best: tuple[Chain, int] | None = None
    for of_value in links.by_value(strong):
        best = shortest(links, of_value, most) or best
        if best:
            most = len(best[0].through) - 1
    return chain_step(links, *best, name, title) if best else None


def chain_step(
    links: Links, chain: Chain, gone: int, name: str, title: Text, why: Text | None = None
) -> Step:
    """Return the step of a chain that excludes the candidates of a mask; its default reason goes
    from link to link."""
    position, nodes = links.position, chain.nodes
    marks = [links.mark(member) for node in nodes for member in links.members(node)]
    first, number = links.mark(nodes[0])
    places: tuple[tuple[int, int], ...] = ()
    removes = links.removed(gone)
    what = excluded(position, removes)
    if nodes[0] == nodes[-1]:  # it is true if it is false
        places, removes = ((first, position.values[number]),), ()
        holds = position.names.holds(*places[0])
        what, gone = Text(f"So {holds.en}.", f"したがって{holds.ja}。"), 0
    return Step(
        name,
        title,
        look_at(position.cell_name(first)),
        why or _link_by_link(links, chain),
        what,
        tuple(dict.fromkeys(cell for cell, _ in marks)),
        places,
        removes,
        look=(first,),
        links=tuple(links.drawn(*pair, at % 2 == 0) for at, pair in enumerate(pairwise(nodes))),
        colours=tuple(
            tuple(links.noted(each) for node in own for each in links.members(node))
            for own in (nodes[::2], nodes[1::2])
        ),
        premises=links.premises(chain, gone),
    )


def _link_by_link(links: Links, chain: Chain) -> Text:
    """Spell out the consequences of a false first node."""
    first, *others = chain.nodes
    no, yes = _false(links, first), _true(links, others[0])
    en, ja = f"If {no.en}, then {yes.en}", f"もし{no.ja}ければ、{yes.ja}"
    for off, on in zip(others[1::2], others[2::2], strict=True):
        no, yes = _false(links, off), _true(links, on)
        en += f"; so {no.en}, and {yes.en}"
        ja += f"。すると{no.ja}く、{yes.ja}"
    return Text(
        f"{en}. So the first or the last of these is true.",
        f"{ja}。最初と最後の候補のどちらかは正しいのです。",
    )


def _true(links: Links, node: int) -> Text:
    names, members = links.position.names, [links.mark(each) for each in links.members(node)]
    value, cells = links.position.values[members[0][1]], [cell for cell, _ in members]
    if len(cells) == 1:
        return names.holds(cells[0], value)
    at = names.listed(cells)
    return Text(f"one of {at.en} is {value}", joined(at.ja, "のどれかが", f"{value} です"))


def _false(links: Links, node: int) -> Text:
    names, members = links.position.names, [links.mark(each) for each in links.members(node)]
    value, at = links.position.values[members[0][1]], names.listed([cell for cell, _ in members])
    if len(members) == 1:
        return Text(f"{at.en} is not {value}", joined(at.ja, "が", f"{value} でな"))
    return Text(f"none of {at.en} is {value}", joined(at.ja, "のどれも", f"{value} でな"))
