"""Rules in words."""

from __future__ import annotations

from typing import assert_never

from .bilingual import Text, joined
from .cell_names import Names
from .rules import AllDifferent, AtMost, EqualSums, Given, Less, Rule, SumIs


def rule_in_words(rule: Rule, names: Names) -> Text:
    """Return the rule as a short phrase: lines by name, cells by their signs."""
    signs, line = names.signs, names.of_rule(rule)
    match rule:
        case AllDifferent(cells, offsets):
            if offsets:
                return Text("no two on one diagonal", "斜めに重ならない")
            if line:
                return Text(f"all different in {line.en}", joined(line.ja, "に同じ数はない"))
            told = " ".join(signs[cell] for cell in cells)
            return Text(f"all different: {told}", f"すべて異なる：{told}")
        case SumIs(cells, total) | AtMost(cells, total):
            more = isinstance(rule, AtMost)
            added = " + ".join(signs[cell] for cell in cells)
            if line and not more:
                ja = joined(line.ja, f"の和は {total}")
                return Text(f"{line.en} must add up to {total}", ja)
            return Text(*[f"{added} {'≤' if more else '='} {total}"] * 2)
        case EqualSums():
            return Text("equal sums", "和が等しい")
        case Less(smaller, larger):
            return Text(*[f"{signs[smaller]} < {signs[larger]}"] * 2)
        case Given(cell, value):
            at = names.cell(cell)
            return Text(f"{value} is given in {at.en}", joined(at.ja, f"は初めから {value}"))
        case _:
            assert_never(rule)
