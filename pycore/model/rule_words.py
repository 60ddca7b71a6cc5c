"""Rules in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from .rules import AllDifferent, AtMost, EqualSums, Given, Less, Rule, SumIs
from .text import Text


def rule_in_words(rule: Rule) -> Text:
    """The rule as a short phrase, naming cells by number."""

    def listed(cells: Iterable[int], between: str = " ") -> str:
        return between.join(map(str, cells))

    match rule:
        case AllDifferent(cells, offsets):
            if offsets:
                return Text(
                    f"no two on one diagonal: {listed(cells)}", f"斜めに重ならない: {listed(cells)}"
                )
            return Text(f"all different: {listed(cells)}", f"すべて異なる: {listed(cells)}")
        case SumIs(cells, total):
            return Text(
                f"cells {listed(cells, ', ')} must add up to {total}",
                f"マス {listed(cells, '・')} の和は {total}",
            )
        case AtMost(cells, total):
            return Text(
                f"cells {listed(cells, ', ')} must add up to {total} at most",
                f"マス {listed(cells, '・')} の和は {total} 以下",
            )
        case EqualSums(groups):
            lines = " | ".join(listed(group) for group in groups)
            return Text(f"equal sums: {lines}", f"和が等しい: {lines}")
        case Less(smaller, larger):
            return Text(f"cell {smaller} < cell {larger}", f"マス {smaller} < マス {larger}")
        case Given(cell, value):
            return Text(f"cell {cell} is given: {value}", f"マス {cell} は初めから {value}")
        case _:
            assert_never(rule)
