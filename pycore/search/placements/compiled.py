"""Compiled: the plan with all four ideas, written as one Python function and run.

machine  the same function in WebAssembly; it takes over from the branch of a stand once enough has
         been done for this to pay
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any

from ...codegen.function import WrittenFunction, in_slices, write
from ...codegen.sinks import BranchingSink, CountingSink, ListingSink, Sink
from ...model.bilingual import Text
from ...model.canonical import canonical
from ...model.drawing import Drawing
from ...model.incremental import Incremental, IncrementalCache
from ...model.placement import Placement
from ...model.rules import Rule
from ...plan.derivation import Derivation, derive_all
from ...plan.steps import Plan
from ..events import Batch, Batches, Branch, NoSuchBranch, Onward, Search, Trunk
from ..strategy import Strategy
from .expansion import Expansion, Handed
from .walk_offers import counting_of

if TYPE_CHECKING:
    from ...wasm.running import Machine

SOON = 64
"""Stands, in one run or several, after which the machine takes over: some 0.2 seconds on a page."""

Stand = tuple[Any, int, int, int, float, Branch]
"""Solutions found since the last stand, nodes, cuts, the number of cuts not tried yet, finished
fraction, branch."""


class Function:
    """A written function that can be run repeatedly; `hand` turns what its sink collects into the
    contents of a batch. The search is the same in Python and in WebAssembly: a branch of one is a
    branch of the other."""

    def __init__(
        self,
        written: WrittenFunction,
        sink: Sink | None = None,
        hand: Callable[[Any], Handed] = lambda found: (found, None),
    ) -> None:
        names: dict[str, Callable[..., Iterator[Stand]]] = {}
        exec(compile(written.source, "<plan>", "exec"), names)
        self._search, self._tables, self.outer = names["search"], written.tables, written.outer
        self._bits, self._written = written.bits, written
        self.sink, self._hand = sink or ListingSink(), hand
        self._stands = 0
        self.machine: Machine | None = None

    def __call__(self) -> Iterator[Stand]:
        """Run the whole search."""
        return self._with_machine(self._search(**self._tables), 0)

    def at(self, branch: Branch, fixed: int = 0) -> Iterator[Stand]:
        """Run the search from a branch, without alternatives to its first `fixed` values; the nodes
        and cuts on the way there are counted again. The first stand is the branch itself. Raises
        NoSuchBranch."""
        begin: dict[str, int] = {}
        for level, ((number, _), value) in enumerate(zip(self.outer, branch, strict=False)):
            bit = self._bits.get(value, 0)
            begin[f"k{number}"] = bit if level < fixed else -bit
        begin |= {f"pause{number}": -1 for number, _ in self.outer[: len(branch)][-1:]}
        stands = self._search(**self._tables, **begin)
        for stand in stands:
            if stand[-1] == branch != ():
                return self._with_machine(chain([stand], stands), fixed)
            if stand[-1] != branch[: len(stand[-1])]:
                break
        raise NoSuchBranch

    def _with_machine(self, stands: Iterator[Stand], fixed: int) -> Iterator[Stand]:
        """Yield the stands of Python until the machine takes over, then those of the machine."""
        for stand in stands:
            yield stand
            if stand[-1] and (machine := self._machine_by_now()):
                yield from _by_machine(machine, stand, fixed)
                return

    def _machine_by_now(self) -> Machine | None:
        """Return the machine, once enough has been done and if the function can be translated."""
        self._stands += 1
        if self._stands == SOON:
            from ...wasm.running import Untranslatable, machine_for

            with suppress(Untranslatable):
                self.machine = machine_for(self._written)
        return self.machine

    def batch(
        self,
        harvested: Any,
        nodes: int,
        cuts: int,
        untried: int,
        finished: float,
        branch: Branch = (),
    ) -> Batch:
        """Return a batch."""
        found, tally = self._hand(harvested)
        return Batch(
            [], found, nodes, cuts, finished, branch=branch or None, tally=tally, untried=untried
        )


def _by_machine(machine: Machine, stand: Stand, fixed: int) -> Iterator[Stand]:
    """Yield the stands after one, continuing its totals."""
    _, nodes, cuts, *_, branch = stand
    for record in machine.records(branch, fixed):
        nodes, cuts = nodes + record.nodes, cuts + record.cuts
        found = machine.solutions(record) if machine.cells else (record.found, record.tied)
        yield found, nodes, cuts, record.untried, record.finished, record.branch


def run(function: Function) -> Batches:
    """Yield the batches of a compiled plan, which has no events."""
    yield Batch([], [], 0, 0, 0.0)
    for stand in function():
        yield function.batch(*stand)


def run_on(function: Function, branch: Branch) -> Batches:
    """Yield the batches from a branch to the end."""
    stands = function.at(branch)
    _, nodes_there, cuts_there, untried_there, there, _ = next(stands)
    yield Batch([], [], 0, 0, there, branch=branch, untried=untried_there)
    for harvested, nodes, cuts, untried, finished, at in stands:
        since = nodes - nodes_there, cuts - cuts_there
        yield function.batch(harvested, *since, untried, finished, at)


def run_below(function: Function, branch: Branch) -> Batches:
    """Yield the batches of the subtree below a branch, with the finished fraction of the
    subtree."""
    stands = function.at(branch, len(branch))
    _, nodes_there, cuts_there, _, there, _ = next(stands)
    yield Batch([], [], 0, 0, 0.0)
    for harvested, nodes, cuts, untried, finished, _ in stands:
        share = (finished - there) / (1 - there)
        yield function.batch(harvested, nodes - nodes_there, cuts - cuts_there, untried, share)


def trunk_of(plan: Plan, function: Function, levels: int) -> Trunk | None:
    """Return the outermost loops, written and run as a separate function."""
    if not 0 < levels <= len(function.outer):
        return None
    branching = BranchingSink(function.sink, function.outer[levels - 1][0])
    stands = list(Function(write(plan, branching), branching)())
    _, nodes, cuts, *_ = stands[-1]
    return Trunk(nodes, cuts, tuple(chain.from_iterable(found for found, *_ in stands)))


Prepared = tuple[Plan, Function, Expansion]

_listing: IncrementalCache[Placement, Prepared] = IncrementalCache()
_counting: IncrementalCache[Placement, Prepared] = IncrementalCache()
_tallying: IncrementalCache[Placement, Prepared] = IncrementalCache()


def prepared(placement: Placement) -> Incremental[Prepared]:
    """Return plan, function and expansion, cached for the next search of the same placement."""
    return _listing.work(placement, lambda: _prepared_to_list(placement))


def _prepared_to_list(placement: Placement) -> Incremental[Prepared]:
    plan, expansion = yield from _derived(placement)
    written = yield from in_slices(plan, ListingSink())
    return plan, Function(written), expansion


def _prepared_to_count(placement: Placement) -> Incremental[Prepared]:
    return (yield from _prepared_with(placement, looks_ahead=True))


def _prepared_to_tally(placement: Placement) -> Incremental[Prepared]:
    """Prepare the counting form, with the nodes and cuts of listing."""
    return (yield from _prepared_with(placement, looks_ahead=False))


def _prepared_with(placement: Placement, looks_ahead: bool) -> Incremental[Prepared]:
    plan, expansion = yield from _derived(placement)
    sink = CountingSink(expansion.complement, looks_ahead)
    written = yield from in_slices(plan, sink)
    return plan, Function(written, sink, expansion.tally), expansion


def _derived(placement: Placement) -> Incremental[tuple[Plan, Expansion]]:
    derivation = yield from derive_all(placement)
    breaking = derivation.breaking
    assert breaking
    return derivation.plan, Expansion(breaking.symmetries, breaking.complement)


def forget() -> None:
    """Empty the caches."""
    _listing.forget()
    _counting.forget()
    _tallying.forget()


def derive(placement: Placement, drawing: Drawing) -> Incremental[Derivation]:
    """Derive the plan with all four ideas; the drawing has no influence."""
    return derive_all(placement)


def prepare(placement: Placement, drawing: Drawing) -> Incremental[Search]:
    """Prepare a search with all four ideas; every solution found represents its images under all
    symmetries."""
    plan, function, expansion = yield from prepared(placement)
    search = search_of(("listing",), plan, function, expansion, plan.rules)
    assert search.onward

    def counted() -> Incremental[Callable[[Branch], Batches]]:
        _, counting, _ = yield from _tallying.work(placement, lambda: _prepared_to_tally(placement))
        assert counting.outer == function.outer
        return lambda branch: run_below(counting, branch)

    return replace(search, onward=search.onward._replace(counted=counted))


def prepare_to_count(placement: Placement, drawing: Drawing) -> Incremental[Search]:
    """Prepare the same search without listing solutions."""
    prepared = _counting.work(placement, lambda: _prepared_to_count(placement))
    plan, function, expansion = yield from prepared
    return search_of(("counting",), plan, function, expansion, plan.rules)


def search_of(
    described: tuple[object, ...],
    plan: Plan,
    function: Function,
    expansion: Expansion,
    rules: tuple[Rule, ...],
) -> Search:
    """Return the search of a function; `described` and the plan are a full description of what it
    follows, and `rules` are the rules of its solutions."""
    onward = Onward(
        lambda: canonical(*described, plan, function.outer, expansion, *counting_of(plan)),
        lambda branch: run_on(function, branch),
        lambda branch: run_below(function, branch),
        lambda levels: trunk_of(plan, function, levels),
    )
    return Search(
        run(function),
        rules,
        expansion.weight,
        expansion.expand,
        onward,
        in_wasm=lambda: function.machine is not None,
    )


STRATEGY = Strategy(
    "compiled",
    Text("Compiled", "コンパイル"),
    Text(
        "Everything at once: order, forced cells, all symmetries of the structure, "
        "written out as one function.",
        "順序・決まるマス・構造の対称性をすべて使い、1 つの関数に書き下して実行します。",
    ),
    prepare,
    walked=False,
    derive=derive,
    counts=prepare_to_count,
)
