"""A cell with one value left on the board, and the reasons against the others.

excluded  a value that would break a rule about the cell at once, because of the board or by itself
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...model.bilingual import Text, in_a_row, joined
from ...model.cell_names import Names
from ...model.contradictions import contradictions
from ...model.reason import Premises, fewest
from ...model.regular import OneOf
from ...model.rule_text import called
from ...model.rules import AllDifferent, Given, Rule, cells_of
from .lines import NamedSums
from .step import Step, look_at

MOST_LISTED = 4
"""More excluded values than this are described together."""

Cells = tuple[int, ...]


def only_value(lines: NamedSums) -> Step | None:
    """Find a cell with one value left on the board."""
    for cell, left in lines.left.items():
        if len(left) == 1:
            [value] = left
            premises, why = _excluding(lines, cell, value)
            holds = lines.names.holds(cell, value)
            return Step(
                "only-value",
                Text("Only one value", "1 つしか残らない"),
                look_at(lines.names.cell(cell)),
                why,
                Text(f"{holds.en}.", f"{holds.ja}。"),
                tuple(dict.fromkeys([cell, *(other for other, _ in premises.values)])),
                places=((cell, value),),
                look=(cell,),
                premises=premises,
            )
    return None


def _excluding(lines: NamedSums, cell: int, value: int) -> tuple[Premises, Text]:
    """Return the premises that exclude all other values of a cell, and the explanation."""
    others = [each for each in lines.placement.values if each != value]
    by = _excluded(lines, cell, others)
    rules = fewest([*by], lambda some: {e for index in some for e in by[index]} >= {*others})
    values: dict[int, int] = {}
    clauses, left = [], {*others}
    for index in rules:
        gone = {each: cells for each, cells in by[index].items() if each in left}
        left -= gone.keys()
        values |= {other: lines.stands[other] for cells in gone.values() for other in cells}
        rule, alone = lines.placement.rules[index], len(rules) == 1
        clauses.append(_clause(rule, gone, alone, lines.names))
    premises = Premises(tuple(values.items()), tuple(rules))
    en, ja = in_a_row(clauses)
    if not clauses:
        return premises, Text("There is no other number.", "ほかの数はありません。")
    excluded = Text("Every other number is excluded there", "ほかの数は入りません")
    if lines.names.values:
        excluded = Text("Nothing else fits there", "ほかには入りません")
    return premises, Text(f"{excluded.en}: {en}.", f"{excluded.ja}（{ja}）。")


def _excluded(lines: NamedSums, cell: int, others: Sequence[int]) -> dict[int, dict[int, Cells]]:
    """Return by rule the values it excludes in a cell, each with the other cells involved."""
    by: dict[int, dict[int, Cells]] = {}
    for index, rule in enumerate(lines.placement.rules):
        if cell not in cells_of(rule) or isinstance(rule, Given):
            continue
        for each in others:
            for clash in contradictions(rule, {**lines.stands, cell: each}, lines.names):
                cells = tuple(other for other in clash.cells if other != cell)
                by.setdefault(index, {})[each] = cells
                break
    return by


def _clause(rule: Rule, gone: Mapping[int, Cells], alone: bool, names: Names) -> Text:
    """Say which values a rule excludes, and why."""
    values = names.told_together(gone)
    line = names.of_rule(rule)
    if isinstance(rule, AllDifferent) and not rule.offsets:
        if line:
            verb = "stands" if len(gone) == 1 else "stand"
            return Text(f"{values.en} {verb} in {line.en}", joined(line.ja, "に", values.ja))
        held = [names.held(cell, value) for value, cells in gone.items() for cell in cells]
        return Text(f"there is {in_a_row(held, ', ').en}", joined(in_a_row(held).ja, "がある"))
    if isinstance(rule, OneOf):
        return names.can_only_be(sorted(set(rule.values)))
    by = called(rule, names)
    if names.values:
        return Text(
            f"{values.en} there would break {by.en}", joined(values.ja, "だと", by.ja, "に反する")
        )
    if alone or len(gone) > MOST_LISTED:
        values = Text("all others", "ほかの数") if alone else Text("others", "ほかの数")
    return Text(f"{values.en} would break {by.en}", joined(values.ja, "は", by.ja, "に反する"))
