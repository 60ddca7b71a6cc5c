"""The sentences of an explanation.

signs  the short names of the cells, in order: a, b, c ..., or beyond 26 cells a form like r3c7 in a
       grid (model/cell_names.py)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from typing import assert_never

from ..expr.sums import signed
from ..model.bilingual import Text, joined
from ..model.cell_names import Names, by_number, short_square
from ..model.comparison import WORDS, comparison, sides, sum_in
from ..model.placement import Placement, values_in_words
from ..model.regular import Regular
from ..model.rule_text import EACH_ONCE
from ..model.rules import AllDifferent, Less, Linear, Rule, kind_of
from ..symmetry.breaking import MOST_IMAGES, Breaking
from .cell_order import CellOrder
from .steps import Expression

LONGEST = 10**30
"""Numbers from here on are not written in full."""


Signs = Sequence[str]


def letters(placement: Placement) -> tuple[str, ...]:
    """Return the signs of cells that have neither names nor a drawing."""
    return by_number(placement.size).signs


def number_text(number: int) -> Text:
    """Format a count; for one too long to read, only its power of ten."""
    if number < LONGEST:
        return Text(f"{number:,}", f"{number:,}")
    power = int(log10(number))
    return Text(f"about 10^{power}", f"約 10^{power} ")


def letters_sentence(placement: Placement, signs: Signs, names: Names) -> Text:
    """State the names of the cells and their values."""
    first, last = signs[0], signs[-1]
    allowed = names.values_in_words(placement.values) or values_in_words(placement.values)
    takes = joined("入れる数は", allowed.ja, "です。")
    if first == short_square(1, 1):
        return Text(
            f"Cells go by row and column, {first} to {last}; the values are {allowed.en}.",
            f"マスを行（r）と列（c）で {first}〜{last} と呼びます。{takes}",
        )
    if names.seats:
        return Text(
            f"Rows are {first} to {last}, from the top; the value of a row is its column, "
            f"{allowed.en}.",
            f"行を上から順に {first}〜{last} と呼びます。行の値は列の番号で、{allowed.ja} です。",
        )
    return Text(
        f"Call the cells {first} to {last}, one after the other; the values are {allowed.en}.",
        f"マスを順に {first}〜{last} と呼びます。{takes}",
    )


def symmetry_sentences(order: int, whole: bool, seen: int, breaking: Breaking) -> list[Text]:
    """State the number of symmetries, and why not all are used; there may be more unless the group
    is `whole`."""
    if not whole:
        return [
            Text(
                "The rules have too much symmetry, or too many cells, to search through it all: "
                f"{number_text(order).en} rearrangements of the cells that leave the rules as they "
                "are were found; there may be more.",
                "すべての対称性を調べるには時間がかかりすぎるため、途中までで止めました。"
                f"条件を保つマスの入れ替えが {number_text(order).ja} 通り見つかっています。"
                "ほかにもあるかもしれません。",
            )
        ]
    if order == 1:
        return [
            Text(
                "No rearrangement of the cells leaves all rules as they are.",
                "条件をすべて保つようなマスの入れ替えはありません。",
            )
        ]
    every, others = number_text(order), number_text(order - seen)
    which = Text(
        f"{seen} rotations and reflections of the drawing, and {others.en} other rearrangements of "
        "the cells that leave the rules as they are",
        f"図の回転と裏返しが {seen} 通り、条件を保つマスの入れ替えがほかに {others.ja} 通り",
    )
    if order == seen:
        which = Text("the rotations and reflections of the drawing", "すべて図の回転と裏返し")
    elif seen == 1:
        which = Text(
            "rearrangements of the cells that the drawing does not show", "図では見えない入れ替え"
        )
    en, ja = "The puzzle has {} symmetries: {}.", "このパズルの対称性は {} 通りです（{}）。"
    sentences = [Text(en.format(every.en, which.en), ja.format(every.ja, which.ja))]
    why = Text(
        "where cells that they exchange may hold equal values, no less-than tells them apart",
        "入れ替わるマスに等しい数が入りうるときは、大小で区別できないためです",
    )
    if breaking.links:
        why = Text(
            f"{why.en}, and no more images of one solution are made than {MOST_IMAGES:,}",
            f"{why.ja}。また、1 つの解の対称解は {MOST_IMAGES:,} 通りまでとします",
        )
    if breaking.unbroken == order:
        sentences.append(Text(f"They are not used: {why.en}.", f"これらは使いません。{why.ja}。"))
    elif breaking.unbroken > 1:
        part = order // breaking.unbroken
        sentences.append(
            Text(
                f"Only a part of them is used, {part:,} of one kind each: {why.en}.",
                f"使うのはその一部（{part:,} 通りずつ）です。{why.ja}。",
            )
        )
    return sentences


def breaking_sentences(signs: Signs, breaking: Breaking) -> list[Text]:
    """State the conditions that leave one solution of each orbit."""
    sentences = []
    less = [rule for rule in breaking.conditions if isinstance(rule, Less)]
    if less:
        chains = chains_of(less, signs)
        times = breaking.images
        sentences.append(
            Text(
                f"Of every {times:,} symmetric solutions, only one is searched for: "
                f"the one with {', '.join(chains)}.",
                f"互いに対称な {times:,} 個の解のうち、"
                f"{'、'.join(chains)} を満たす 1 個だけを探します。",
            )
        )
    if breaking.complement:
        both, cells = breaking.complement.both, breaking.complement.cells
        first = signs[cells[0]]
        others = [signs[cell] for cell in cells[1:]]
        if len(cells) == 1:
            bound = Text(f"{first} is at most {both // 2}", f"{first} が {both // 2} 以下")
        elif len(cells) == 2:
            bound = Text(
                f"{first} + {others[0]} is at most {both}", f"{first} + {others[0]} が {both} 以下"
            )
        else:
            bound = Text(
                f"{first} + x is at most {both} for every x of {', '.join(others)}",
                f"{'、'.join(others)} のどれを x としても {first} + x が {both} 以下",
            )
        sentences.append(
            Text(
                f"Replacing every value v by {both} − v turns solutions into solutions too. "
                f"Of such a pair the one is taken in which {bound.en}.",
                f"すべての数 v を {both} − v に置きかえても解になります。"
                f"この 2 つの解からは、{bound.ja}になるほうだけを調べます。",
            )
        )
    return sentences


def chains_of(conditions: Sequence[Less], signs: Signs) -> list[str]:
    """Write less-thans as chains: a < d < m, a < p."""
    smaller = {rule.larger: rule.smaller for rule in conditions}
    sentences: set[int] = set()
    chains = []
    ends = [cell for cell in sorted(smaller) if cell not in smaller.values()]
    for end in ends:
        chain = [end]
        while chain[0] in smaller and chain[0] not in sentences:
            chain.insert(0, smaller[chain[0]])
        sentences.update(chain[1:])
        chains.append(chain)
    chains.sort(key=lambda chain: (-len(chain), chain))
    return [" < ".join(signs[cell] for cell in chain) for chain in chains]


def sums_sentences(order: CellOrder) -> list[Text]:
    """State the findings of algebra: common sums, and the number of chosen cells."""
    sentences = []
    for total in sorted(set(order.elimination.sums.values())):
        sentences.append(
            Text(
                f"The rules taken together fix the common sum: {total}.",
                f"条件をまとめて解くと、共通の和は {total} に決まります。",
            )
        )
    determined = len(order.determined)
    if determined:
        chosen = len(order.cells) - determined
        are = "cell is" if chosen == 1 else "cells are"
        follow = "follows" if determined == 1 else "follow"
        it = "it" if chosen == 1 else "them"
        sentences.append(
            Text(
                f"{chosen} {are} chosen; {determined} more {follow} from {it}.",
                f"選ぶマスは {chosen} 個です。残りの {determined} 個はそこから決まります。",
            )
        )
    return sentences


def expression_text(expression: Expression, signs: Signs) -> Text:
    """Return the formula of a determined cell."""
    text = signed(expression.sum_in(signs.__getitem__), WORDS.style)
    if expression.divisor == 1:
        return Text(f"= {text}", f"= {text}")
    whole = f"= ({text}) / {expression.divisor}"
    return Text(f"{whole}, when that is a whole number", f"{whole}（割り切れるとき）")


def rule_text(rule: Rule, signs: Signs, names: Names) -> Text:
    """Return a rule, or its part that is full, with the signs of its cells."""

    kind = kind_of(rule)
    match kind:
        case Linear(_, relation, total):
            name = signs.__getitem__
            if total is None:
                text = " = ".join(sum_in(terms, name, WORDS) for terms in kind.terms)
            else:
                compared = (comparison(terms, relation, total) for terms in kind.terms)
                text = ", ".join(" ".join(sides(each, name, WORDS)) for each in compared)
            return Text(text, text)
        case AllDifferent(cells, offsets) if offsets:
            written = " ".join(signs[cell] for cell in cells)
            return Text(f"no two on one diagonal: {written}", f"斜めに重ならない：{written}")
        case AllDifferent(cells) if len(cells) == len(signs):
            return EACH_ONCE
        case AllDifferent(cells):
            written = " ".join(signs[cell] for cell in cells)
            return Text(f"{EACH_ONCE.en}: {written}", f"すべて異なる：{written}")
        case Regular():
            return names.phrase(kind) if names.values else kind.phrase(signs)
        case _:
            assert_never(kind)
