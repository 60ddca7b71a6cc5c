"""Rules in words, and their sorts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, assert_never

from ..expr.sums import SumStyle
from .bilingual import Text, joined, number
from .cell_names import Names
from .comparison import WORDS, Notation, comparison, rows_compared, sides
from .regular import OneOf, Regular
from .rules import AllDifferent, Given, Linear, Rule, kind_of
from .written_sum import WrittenSum

PLAIN = Notation(WORDS.signs, SumStyle(str, WORDS.style.times, "-"))
"""Phrases write numbers like programs."""

EACH_ONCE = Text("each number only once", "どの数も 1 回だけ")
"""Says that cells have different values: all of a puzzle, or the cells named with it."""


def rule_in_words(rule: Rule, names: Names) -> Text:
    """Return the rule as a short phrase, with lines by name and cells by sign."""
    if isinstance(rule, Given):
        at = names.cell(rule.cell)
        return Text(f"{rule.value} is given in {at.en}", joined(at.ja, f"は初めから {rule.value}"))
    if isinstance(rule, WrittenSum):
        return rule.phrase(names.signs)
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
            if line and rows_compared(kind.terms[0], relation, total):
                return Text(f"{line.en} must not be the same", joined(line.ja, "は同じにならない"))
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
"""The sorts of rules: a sum, different values, a condition that leaves one of several mirror
images, a given value, or something else."""


def sort_of(rule: Rule) -> RuleSort:
    """Return the sort of a puzzle's rule; only a plan has conditions that break symmetries
    ("mirror")."""
    if isinstance(rule, Given):
        return "given"
    match kind_of(rule):
        case AllDifferent():
            return "different"
        case Linear(relation="="):
            return "sum"
        case _:
            return "other"


FEW_CELLS = 3
"""Up to this many cells that must differ are named one by one."""

MOST_NAMED = 3
"""Up to this many rules are named one by one at the end of a sentence."""


def called(rule: Rule, names: Names) -> Text:
    """Return a rule for the middle of a sentence: its line, or a short phrase."""
    line, phrase = names.of_rule(rule), rule_in_words(rule, names)
    whole = isinstance(rule, AllDifferent) and len(rule.cells) == len(names.signs)
    if line and not whole and not isinstance(rule, WrittenSum):
        return line
    if line and whole:
        phrase = EACH_ONCE
    match rule:
        case AllDifferent(cells, ()) if FEW_CELLS < len(cells) < len(names.signs):
            return Text(
                f"the {len(cells)} cells that must differ", f"異なる数の入る {len(cells)} マス"
            )
        case OneOf(_, values):
            only = ", ".join(map(number, sorted(set(values))))
            phrase = Text(f"only {only or 'nothing'}", f"{only or '何も'} だけ")
    return Text(f"“{phrase.en}”", f"「{phrase.ja}」")


def also(rules: Sequence[Rule], names: Names) -> Text:
    """Return the end of a reason: the rules that it rests on and has not named; many are only
    counted."""
    each = list(dict.fromkeys(called(rule, names) for rule in rules))
    if not each:
        return Text("", "")
    if len(each) > MOST_NAMED:
        return Text(f"; needed too: {len(each)} rules", f"。ほかに {len(each)} 個の条件による")
    *first, last = [one.en for one in each]
    en = f"{', '.join(first)} and {last}" if first else last
    ja = "・".join(one.ja for one in each)
    return Text(f"; needed too: {en}", joined("。ほかに", ja, "による"))
