"""Every way to fill a line: a mark is excluded if no way to fill the cells of a rule has it there,
with values that differ where they must.

Sound: every solution fills the line in one of these ways. People do this with the cages of KenKen,
a clue of skyscrapers, or two cells and a sign.
"""

from __future__ import annotations

from ...model.bilingual import Text, joined
from ...model.rule_text import called
from ..hints.position import Position
from ..hints.step import Step, look_at
from ..hints.words import excluded
from .resting import domains_of, excluded_by, marks_gone, resting
from .surveyed import SurveyedRule, surveyed


def every_way(position: Position) -> Step | None:
    """Find a mark in no way to fill a line, for the line with the fewest empty cells."""
    for line in sorted(surveyed(position), key=lambda line: len(line.open(position))):
        domains = domains_of(position, line.cells)
        left = line.ways(position).possible([*domains.values()])
        removes = marks_gone(position, dict(zip(line.cells, left or (), strict=False)))
        if removes:
            return _step(position, line, removes)
    return None


def _step(position: Position, line: SurveyedRule, removes: tuple[tuple[int, int], ...]) -> Step:
    at = position.cell_names(line.open(position))
    rule = called(position.placement.rules[line.number], position.names)
    removes = tuple(mark for mark in removes if mark[0] == removes[0][0])
    follows = excluded_by(position, line.cells, line.ways(position), removes)
    return Step(
        "every-way",
        Text("The same in every way", "どの入れ方でも同じ"),
        look_at(position.names.line(line.cells) or at),
        Text(
            f"Try every way to fill {at.en} by this rule: {rule.en}. None of them has another "
            "number there.",
            joined(
                at.ja, "の入れ方を", rule.ja, "に合うようにすべて調べると、ほかの数は残りません。"
            ),
        ),
        excluded(position, removes),
        line.cells,
        removes=removes,
        look=line.cells,
        premises=resting(position, line.cells, [line.number], line.units(position), follows),
    )
