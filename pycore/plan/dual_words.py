"""The sentences about a plan by values.

sign  the sign of a stand: p7 for the place of the first or only 7, q7 for the place of the second;
      pm3 for -3
"""

from __future__ import annotations

from ..model.bilingual import Text, joined, number
from ..model.cell_names import Names
from ..model.placement import values_in_words
from .dual import Dual
from .dual_derivation import DualPlan


def signs_of(dual: Dual) -> tuple[str, ...]:
    """Return the signs of the stands."""
    return tuple(f"{'pq'[time]}{'m' * (value < 0)}{abs(value)}" for value, time in dual.stands)


def paragraphs_of(planned: DualPlan, names: Names) -> list[Text]:
    """Say what is chosen, how stands and places are named, and how symmetries are broken."""
    return [_what_is_chosen(planned.dual, names), *_symmetry(planned)]


def _what_is_chosen(dual: Dual, names: Names) -> Text:
    first, *others = dual.placement.values
    one = names.cell(dual.cells[first - 1])
    called = Text(
        f"Place {first} is {one.en}", joined(one.ja, f"を {first} 番の場所と呼び、以下同様です。")
    )
    if others:
        last = names.cell(dual.cells[-1])
        called = Text(
            f"{called.en}, place {others[-1]} is {last.en}",
            joined(one.ja, "から", last.ja, f"までを {first}〜{others[-1]} 番の場所と呼びます。"),
        )
    sign, value = signs_of(dual)[0], number(dual.stands[0].value)
    stands = Text(
        f"{sign} is the place of {value}, and so on",
        joined(value, f"の場所を {sign} などとします。"),
    )
    if dual.apart:
        other = signs_of(dual)[1]
        stands = Text(
            f"{sign} and {other} are the places of the two {value}s, and so on",
            joined("2 つの", value, f"の場所を {sign}、{other} などとします。"),
        )
    return Text(
        f"Each number gets its places, instead of each cell its number. {called.en}; {stands.en}.",
        f"マスごとに数を選ぶ代わりに、数ごとに場所を選びます。{called.ja}{stands.ja}",
    )


def _symmetry(planned: DualPlan) -> list[Text]:
    breaking, order = planned.breaking, planned.order
    if order == 1:
        return []
    if breaking is None:
        return [
            Text(
                f"The {order:,} symmetries of the rules are not used: each number has places that "
                "some of them leave as they are.",
                f"条件を保つ {order:,} 通りの対称性は使いません。どの数にも、動かない場所が"
                "あるためです。",
            )
        ]
    sign = signs_of(planned.dual)[breaking.value * planned.dual.times]
    places, images = values_in_words(breaking.places), len(breaking.symmetries)
    return [
        Text(
            f"Of every {images:,} symmetric solutions, only one is searched for: the one in which "
            f"{sign} is one of {places.en}.",
            f"互いに対称な {images:,} 個の解のうち、{sign} が {places.ja} のどれかになる 1 個だけを"
            "探します。",
        )
    ]
