"""Compiled places: the plan by values, written as one Python function and run.

The function fills the dual of the placement; its solutions are turned into those of the placement.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...codegen.function import in_slices
from ...codegen.sinks import CountingSink, ListingSink, Sink
from ...model.bilingual import Text
from ...model.drawing import Drawing
from ...model.incremental import Incremental, IncrementalCache
from ...model.placement import Placement, Solution
from ...plan.dual_derivation import DualPlan, dual_plan
from ..events import Search
from ..strategy import Strategy
from .compiled import Function, search_of
from .expansion import Expansion, Handed
from .places import derive, suits

Prepared = tuple[DualPlan, Function, Expansion]

_listing: IncrementalCache[Placement, Prepared] = IncrementalCache()
_counting: IncrementalCache[Placement, Prepared] = IncrementalCache()


def prepare(placement: Placement, drawing: Drawing) -> Incremental[Search]:
    """Prepare a search by values; every solution found represents its images under the symmetries
    that were broken."""
    prepared = _listing.work(placement, lambda: _prepared(placement, ListingSink()))
    return _search("listing by values", *(yield from prepared))


def prepare_to_count(placement: Placement, drawing: Drawing) -> Incremental[Search]:
    """Prepare the same search without listing solutions."""
    prepared = _counting.work(placement, lambda: _prepared(placement, CountingSink(None)))
    return _search("counting by values", *(yield from prepared))


def _prepared(placement: Placement, sink: Sink) -> Incremental[Prepared]:
    planned = yield from dual_plan(placement)
    expansion = Expansion(planned.symmetries, None)
    written = yield from in_slices(planned.plan, sink)

    def listed(found: Sequence[Solution]) -> Handed:
        return [planned.dual.solution(places) for places in found], None

    hand: Any = expansion.tally if isinstance(sink, CountingSink) else listed
    return planned, Function(written, sink, hand), expansion


def _search(form: str, planned: DualPlan, function: Function, expansion: Expansion) -> Search:
    dual = planned.dual
    described = form, dual.stands, dual.cells
    return search_of(described, planned.plan, function, expansion, dual.original.rules)


def forget() -> None:
    """Empty the caches."""
    _listing.forget()
    _counting.forget()


STRATEGY = Strategy(
    "compiled-places",
    Text("Compiled places", "置き場所をコンパイル"),
    Text(
        "The places of each number in turn, written out as one function.",
        "数ごとにその置き場所を選ぶ探索を、1 つの関数に書き下して実行します。",
    ),
    prepare,
    suits,
    walked=False,
    derive=derive,
    by_values=True,
    counts=prepare_to_count,
)
