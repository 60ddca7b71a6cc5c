"""Rules in words, and their sorts."""

from __future__ import annotations

from typing import Literal, assert_never

from .bilingual import Text, joined
from .cell_names import Names
from .comparison import WORDS, Notation, comparison, sides
from .regular import Regular
from .rules import AllDifferent, Given, Linear, Rule, kind_of

PLAIN = Notation(WORDS.signs, str, WORDS.times, "-")
"""In a phrase numbers stand as in a program."""

EACH_ONCE = Text("each number only once", "どの数も 1 回だけ")
"""That cells have different values: all of a puzzle, or those named with it."""


def rule_in_words(rule: Rule, names: Names) -> Text:
    """The rule as a short phrase: lines by name, cells by their signs."""
    if isinstance(rule, Given):
        at = names.cell(rule.cell)
        return Text(f"{rule.value} is given in {at.en}", joined(at.ja, f"は初めから {rule.value}"))
    kind, signs, line = kind_of(rule), names.signs, names.of_rule(rule)
    match kind:
        case AllDifferent(cells, offsets):
            if offsets:
                return Text("no two on one diagonal", "斜めに重ならない")
            if line:
                return Text(f"{EACH_ONCE.en} in {line.en}", joined(line.ja, "に同じ数はない"))
            if len(cells) == len(signs):
                return EACH_ONCE
            written = " ".join(signs[cell] for cell in cells)
            return Text(f"{EACH_ONCE.en}: {written}", f"すべて異なる：{written}")
        case Linear(_, relation, total, coefficients):
            if total is None:
                return Text("equal sums", "和が等しい")
            if line and relation == "=" and not coefficients:
                ja = joined(line.ja, f"の和は {total}")
                return Text(f"{line.en} must add up to {total}", ja)
            written = ", ".join(
                " ".join(sides(comparison(terms, relation, total), signs.__getitem__, PLAIN))
                for terms in kind.terms
            )
            return Text(written, written)
        case Regular():
            return names.phrase(kind)
        case _:
            assert_never(kind)


RuleSort = Literal["sum", "different", "mirror", "given", "other"]
"""What a rule says: a sum, that values differ, a condition that leaves one of several mirror
images, a given value, or something else."""


def sort_of(rule: Rule) -> RuleSort:
    """Return what a rule of a puzzle says; conditions that break symmetries ("mirror") are those of
    a plan."""
    if isinstance(rule, Given):
        return "given"
    match kind_of(rule):
        case AllDifferent():
            return "different"
        case Linear(relation="="):
            return "sum"
        case _:
            return "other"
