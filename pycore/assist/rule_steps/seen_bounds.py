"""Bounds by a skyscraper clue: at most the buildings before a given one, itself and the taller ones
can be visible.

Sound: a building of the k-th largest height at place d (from 1) has d - 1 before it and k - 1
taller ones: if the total is below the clue, it cannot be there.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...model.bilingual import Text, joined, number
from ...model.reason import Premises
from ...model.row_rules import Visible
from ..hints.position import Position
from ..hints.step import Step, look_at
from ..hints.words import excluded
from .resting import marks_gone


def seen_bounds(position: Position) -> Step | None:
    """Find heights excluded by a clue at their places, largest clue first."""
    for rule, index, unit in sorted(_clues(position), key=lambda each: -each[0].count):
        count = len(rule.cells)
        left = {
            cell: sum(1 << n for n in range(count) if place + count - n >= rule.count)
            for place, cell in enumerate(rule.cells)
        }
        if rule.count == 1:
            left = {rule.cells[0]: 1 << count - 1}
        removes = marks_gone(position, left)
        if removes:
            return _step(position, rule, index, unit, removes)
    return None


def _clues(position: Position) -> Iterator[tuple[Visible, int, int]]:
    """Yield the clues over a unit with every value, each with its rule and its unit."""
    full = {frozenset(position.units[unit]): unit for unit in position.full}
    for index, rule in enumerate(position.placement.rules):
        if isinstance(rule, Visible) and frozenset(rule.cells) in full:
            yield rule, index, full[frozenset(rule.cells)]


def _step(
    position: Position, rule: Visible, index: int, unit: int, removes: tuple[tuple[int, int], ...]
) -> Step:
    name, first = position.unit_names[unit], position.cell_name(rule.cells[0])
    seen, tallest = number(rule.count), number(max(position.values))
    why = Text(
        f"From {first.en}, {seen} buildings of {name.en} are to be seen. Whatever is too tall too "
        f"near hides too many: each place nearer takes one floor from {tallest}.",
        joined(
            first.ja,
            f"の側から{name.ja}のビルが {seen} 棟見えます。手前に高いビルがあると隠れる"
            f"ビルが多すぎるので、手前ほど {tallest} より低い階数に限られます。",
        ),
    )
    if rule.count == 1:
        why = Text(
            f"From {first.en}, one building of {name.en} is to be seen: the tallest, {tallest}, is "
            "in front.",
            joined(
                first.ja,
                "の側から",
                name.ja,
                f"のビルは 1 棟しか見えません。いちばん高い {tallest} が手前にあります。",
            ),
        )
    return Step(
        "seen-bounds",
        Text("Bounds by a clue", "ヒントによる高さの限界"),
        look_at(name),
        why,
        excluded(position, removes),
        rule.cells,
        removes=removes,
        look=rule.cells,
        premises=Premises(rules=tuple(sorted((index, position.rule_of[unit])))),
    )
