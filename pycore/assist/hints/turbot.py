"""Two strong links of one value: its places in two units, two of which exclude each other.

skyscraper       the units are parallel, and a third one crosses both
two-string kite  the units cross, and two ends lie in one box
turbot fish      any other two
"""

from __future__ import annotations

from collections.abc import Iterator

from ...model.bilingual import Text
from .chains import chain_step
from .links import Chain, Links, links_of
from .position import Position
from .step import Step

FORMS = {
    "skyscraper": Text("Skyscraper", "スカイスクレイパー"),
    "two-string-kite": Text("2-string kite", "2 ストリングカイト"),
    "turbot-fish": Text("Turbot fish", "ターボットフィッシュ"),
}
"""By name, easiest to see first."""


def turbot(position: Position) -> Step | None:
    """Find two strong links of one value, in the simplest form."""
    links = links_of(position)
    found: dict[str, tuple[Chain, int, int]] = {}
    for chain, between, gone in _chains(links):
        found.setdefault(_form(position, chain, between), (chain, between, gone))
        if "skyscraper" in found:
            break
    for name, title in FORMS.items():
        if name in found:
            chain, between, gone = found[name]
            return chain_step(links, chain, gone, name, title, _why(links, chain, between))
    return None


def _chains(links: Links) -> Iterator[tuple[Chain, int, int]]:
    """Yield the chains of two strong links of one value, the unit of the weak link, and the mask of
    their exclusions."""
    strong, position = links.by_unit, links.position
    for one, ways in strong.items():
        for two, first in ways:
            near = links.weak[two]
            for three, others in strong.items():
                if near >> three & 1 and three != one and three // links.size == two // links.size:
                    for four, second in others:
                        gone = links.both(one, four) if one < four else 0
                        if gone and four != two:
                            cells = two % links.size, three % links.size
                            between = position.common(*cells)
                            yield Chain((one, two, three, four), (first, second)), between[0], gone


def _form(position: Position, chain: Chain, between: int) -> str:
    first, second = (set(position.units[unit]) for unit in chain.through if unit is not None)
    across = set(position.units[between])
    if not first & second and len(first & across) == len(second & across) == 1:
        return "skyscraper"
    if len(first & second) == 1 and len(first & across) > 1 < len(second & across):
        return "two-string-kite"
    return "turbot-fish"


def _why(links: Links, chain: Chain, between: int) -> Text:
    position = links.position
    one, two, three, four = (position.cell_name(node % links.size) for node in chain.nodes)
    first, second = (position.unit_names[unit] for unit in chain.through if unit is not None)
    value, across = position.values[chain.nodes[0] // links.size], position.unit_names[between]
    return Text(
        f"In {first.en} and in {second.en}, {value} has two places each. Of these, {two.en} and "
        f"{three.en} are both in {across.en}, so they are not both {value}: {one.en} or {four.en} "
        f"is {value}.",
        f"{first.ja}でも{second.ja}でも、{value} の入るマスは 2 つずつです。そのうち{two.ja}と"
        f"{three.ja}はどちらも{across.ja}にあり、両方が {value} にはなりません。だから{one.ja}か"
        f"{four.ja}のどちらかは {value} です。",
    )
