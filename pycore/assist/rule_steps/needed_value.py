"""A value in every way to fill a line: a cell outside that sees all its places cannot hold it (a
cage used like a house).

Sound: in each way one of the places holds the value.
"""

from __future__ import annotations

from functools import reduce
from operator import and_

from ...model.bilingual import Text, joined, number
from ...model.masks import bits
from ..hints.position import Position
from ..hints.step import Step, look_at
from ..hints.words import excluded
from .resting import Domains, domains_of, resting
from .surveyed import SurveyedRule, surveyed
from .ways import Masks, TooManyWays, Ways


def needed_value(position: Position) -> Step | None:
    """Find a value that a line needs and that cells outside lose."""
    for line in surveyed(position):
        domains = [*domains_of(position, line.cells).values()]
        ways = line.ways(position)
        for value in bits(_needed(ways, domains)):
            places = [
                cell for cell, mask in zip(line.cells, domains, strict=True) if mask >> value & 1
            ]
            seen = set.intersection(*(position.peers[cell] for cell in places))
            gone = [
                cell
                for cell in sorted(seen)
                if cell not in line.cells and position.marks[cell] >> value & 1
            ]
            if gone:
                return _step(position, line, value, places, gone)
    return None


def _needed(ways: Ways, domains: Masks) -> int:
    """Return the values in every way; none if there are too many ways."""
    try:
        all_ = [sum(1 << number for number in {*way}) for way in ways.all(domains)]
    except TooManyWays:
        return 0
    return reduce(and_, all_) if all_ else 0


def _step(
    position: Position, line: SurveyedRule, value: int, places: list[int], gone: list[int]
) -> Step:
    name, at, text = line.name(position), position.cell_names(places), position.values[value]
    removes = tuple((cell, text) for cell in gone)
    ways = line.ways(position)
    near = [position.common(place, cell)[0] for place in places for cell in gone]
    places_only = {*places}

    def follows(domains: Domains) -> bool:
        elsewhere = (c for c in line.cells if c not in places_only and domains[c] >> value & 1)
        there = [domains[cell] for cell in line.cells]
        return next(elsewhere, None) is None and bool(_needed(ways, there) >> value & 1)

    units = dict.fromkeys([*line.units(position), *near])
    return Step(
        "needed-value",
        Text("A number that a line needs", "枠や並びに欠かせない数"),
        look_at(name),
        Text(
            f"Every way to fill {name.en} has {number(text)}, which can only be in {at.en}.",
            joined(
                name.ja,
                f"にはどう入れても {number(text)} が必要で、それが入るのは",
                at.ja,
                "だけです。",
            ),
        ),
        excluded(position, removes),
        line.cells,
        removes=removes,
        look=line.cells,
        premises=resting(position, line.cells, [line.number], units, follows),
    )
