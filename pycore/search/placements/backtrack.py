"""Backtrack: cell by cell in numeric order, each free value in turn; for all-different rules.

The recursion of the article. The givens are placed first, so that no free value clashes with one.
Solutions come in lexicographic order.
"""

from __future__ import annotations

from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.placement import Placement
from ...plan.steps import Plan, as_soon_as_full, lay_out
from ..events import Search
from ..strategy import Strategy, at_once
from .consequences import why_determined
from .propagate import suits
from .refusals import why_refused
from .walk import onward
from .walk_tables import START


def start(placement: Placement, drawing: Drawing) -> Search:
    """Return the walk of that plan."""
    plan = plan_of(placement)
    going_on = onward(plan)
    return Search(
        going_on.on(START),
        plan.rules,
        onward=going_on,
        why=why_refused(plan),
        follows=why_determined(plan),
    )


def plan_of(placement: Placement) -> Plan:
    """Return the plan: the givens, then the other cells in numeric order."""
    givens = placement.givens
    order = sorted(range(placement.size), key=lambda cell: (cell not in givens, cell))
    return lay_out(placement, order, (), as_soon_as_full)


STRATEGY = Strategy(
    "backtrack",
    Text("Backtrack", "バックトラック"),
    Text(
        "The givens first, then cell by cell in their order; go back when no value is free. Every "
        "choice heeds all givens; “Prune” comes to a given only in its turn, and can need far more "
        "nodes.",
        "初めの数を先に置き、残りのマスを順に埋めます。"
        "入れられる数がなくなったら 1 つ前に戻ります。"
        "どの数も初めの数をすべて見て選ぶので、番号が来るまで初めの数を見ない「枝刈り」より、"
        "ノードがずっと少なくて済むことがあります。",
    ),
    at_once(start),
    suits,
)
