"""Unique sums: only one set of different values makes the sum of a line, so no other value is in
it.

Sound: the cells differ, so the values of a line form one of the sets with its sum.
"""

from __future__ import annotations

from itertools import combinations

from ...model.bilingual import Text, joined, number
from ...model.reason import Premises
from ..hints.position import Position
from ..hints.step import Step, listed, look_at
from .resting import marks_gone
from .surveyed import SurveyedRule, plain_sums


def unique_sum(position: Position) -> Step | None:
    """Find a sum with only one set of values, regardless of marks."""
    for line, total in plain_sums(position):
        ways = [
            way
            for way in combinations(sorted(position.values), len(line.cells))
            if sum(way) == total
        ]
        step = _unique(position, line, total, ways[0]) if len(ways) == 1 else None
        if step:
            return step
    return None


def _unique(
    position: Position, line: SurveyedRule, total: int, way: tuple[int, ...]
) -> Step | None:
    mask = sum(1 << position.number_of[value] for value in way)
    removes = marks_gone(position, dict.fromkeys(line.open(position), mask))
    if not removes:
        return None
    name, count, added = line.name(position), len(way), " + ".join(map(number, way))
    rules = {line.number, *(position.rule_of[unit] for unit in line.units(position))}
    return Step(
        "unique-sum",
        Text("Unique sum", "唯一の組み合わせ"),
        look_at(name),
        Text(
            f"{name.en} adds up to {total}, and of {count} different numbers only {added} do.",
            joined(
                name.ja, f"の和は {total} で、異なる {count} 個の数では {added} しかありません。"
            ),
        ),
        Text(
            f"So nothing but {listed([*way]).en} can stand there.",
            f"したがって、ここに入るのは {listed([*way]).ja} だけです。",
        ),
        line.cells,
        removes=removes,
        look=line.cells,
        premises=Premises(rules=tuple(sorted(rules))),
    )
