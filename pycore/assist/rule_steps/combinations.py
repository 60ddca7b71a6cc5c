"""Combinations of a sum, with positions: a mark is excluded if no way to fill a line with different
values of its sum has it there.

Sound: every solution fills the line in one of these ways.
"""

from __future__ import annotations

from ...model.bilingual import Text, joined, number
from ..hints.position import Position
from ..hints.step import Step, listed, look_at
from ..hints.words import excluded
from .resting import domains_of, excluded_by, marks_gone, resting
from .surveyed import SurveyedRule, plain_sums

MOST_TOLD = 4
"""With more sets of values than this, a sentence names the values that occur in any."""


def combinations_of_a_sum(position: Position) -> Step | None:
    """Find a mark in no way to make a sum, for the sum with the fewest empty cells."""
    sums = sorted(plain_sums(position), key=lambda each: len(each[0].open(position)))
    for line, total in sums:
        domains = domains_of(position, line.cells)
        left = line.ways(position).possible([*domains.values()])
        if left is None:
            continue
        removes = marks_gone(position, dict(zip(line.cells, left, strict=True)))
        if removes:
            return _step(position, line, total, removes)
    return None


def _step(
    position: Position, line: SurveyedRule, total: int, removes: tuple[tuple[int, int], ...]
) -> Step:
    ways, values = line.ways(position), position.values
    open_ = [at for at, cell in enumerate(line.cells) if cell not in position.filled]
    sets = {
        tuple(sorted(values[way[at]] for at in open_))
        for way in ways.all([*domains_of(position, line.cells).values()])
    }
    rest = total - sum(position.filled.get(cell, 0) for cell in line.cells)
    name, at = line.name(position), position.cell_names(line.cells[at] for at in open_)
    if len(sets) <= MOST_TOLD:
        told = [" + ".join(map(number, way)) for way in sorted(sets)]
        only = Text(f"only {' or '.join(told)}", f"{' か '.join(told)} だけ")
    else:
        used = listed(sorted({value for way in sets for value in way}))
        only = Text(f"only ways with {used.en}", f"{used.ja} からなるものだけ")

    follows = excluded_by(position, line.cells, ways, removes)
    return Step(
        "combinations",
        Text("Combinations of a sum", "和の組み合わせ"),
        look_at(name),
        Text(
            f"In {name.en}, {at.en} add up to {rest}. With the numbers that they and the cells in "
            f"their sight leave, there is {only.en}.",
            joined(
                name.ja, "では", at.ja, f"の和が {rest} です。今入る数で作れるのは {only.ja}です。"
            ),
        ),
        excluded(position, removes),
        line.cells,
        removes=removes,
        look=line.cells,
        premises=resting(position, line.cells, [line.number], line.units(position), follows),
    )
