"""Every strategy, on random placements, compared with the oracle.

plain    a strategy that fills cells in some order and asks every rule at once (or at the end): the
         oracle's tree in that order says how many nodes and cuts it has, exactly
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pycore.codegen.function import write
from pycore.model.incremental import result_of
from pycore.model.placement import Placement, Solution
from pycore.model.rules import Given
from pycore.plan.derivation import derive_all, derive_order
from pycore.search import incomplete_for, strategies_for
from pycore.search.events import Batch, Search
from pycore.search.placements.compiled import Function, run
from pycore.search.placements.walk import walk
from pycore.search.strategy import Strategy
from tests.fuzz.cp_sat import INSTALLED, solutions_by_cp_sat
from tests.fuzz.harness import Fuzzer, Tried, Wrong, expect
from tests.fuzz.making import Board, board
from tests.fuzz.oracle import solutions_of, tree
from tests.fuzz.smaller import smaller_boards
from tests.support.by_blocks import by_blocks

ENOUGH = 100
"""Batches after which a search that proves nothing is given up."""


def check(board: Board, tried: Tried) -> None:
    """Solutions, weights, nodes, cuts and the finished part, of every strategy."""
    placement, drawing = board.placement, board.drawing
    solutions = solutions_of(placement)
    tried["placements"] += 1
    tried["solutions"] += len(solutions)
    if INSTALLED and (others := solutions_by_cp_sat(placement)) is not None:
        expect("CP-SAT finds what the oracle finds", others, solutions)
        tried["by CP-SAT"] += 1
    for strategy in strategies_for(placement):
        search = strategy.start(placement, drawing)
        found, last = run_to_end(search.batches)
        same_solutions(strategy.name, search, found, solutions)
        same_tree(strategy.name, board, last)
        tried["runs of strategies"] += 1
    for strategy in incomplete_for(placement):
        found_one(strategy, board, solutions)
        tried["runs of strategies"] += 1
    same_walk(placement)


def run_to_end(batches: Iterator[Batch]) -> tuple[list[Solution], Batch]:
    """Everything found, and the last batch; meanwhile the finished part never decreases. It is
    known all the time, or at the end alone."""
    found: list[Solution] = []
    parts: list[float | None] = []
    for batch in batches:
        found += batch.found
        parts.append(batch.finished)
    done = [part for part in parts if part is not None]
    if len(done) not in (1, len(parts)):
        raise Wrong("the finished part is known all the time, or at the end", f"{parts}")
    if sorted(done) != done:
        raise Wrong("the finished part never runs backwards", f"{parts}")
    expect("what has ended is finished", parts[-1], 1.0)
    return found, batch


def same_solutions(
    name: str, search: Search, found: Sequence[Solution], solutions: Sequence[Solution]
) -> None:
    """All solutions are found, or some of each kind, and nothing that is not a solution."""
    weights = sum(map(search.weight, found))
    expect(f"{name}: what is found stands for all solutions", weights, len(solutions))
    expect(f"{name}: nothing is found twice", len(set(found)), len(found))
    if search.expand:
        listed = sorted(search.expand(found))
        expect(f"{name}: expanded, these are the solutions", listed, solutions)
    elif len(found) == weights:
        expect(f"{name}: these are the solutions", sorted(found), solutions)
    elif not set(found) <= set(solutions):
        raise Wrong(f"{name}: a solution is one", sorted(set(found) - set(solutions)))


def found_one(strategy: Strategy, board: Board, solutions: Sequence[Solution]) -> None:
    """A strategy that looks for one solution finds one, and no other row; it ends without one only
    where there is none. One that never says how much it has seen is given up after some batches."""
    search = strategy.start(board.placement, board.drawing)
    for number, batch in enumerate(search.batches):
        if not set(batch.found) <= set(solutions):
            raise Wrong(f"{strategy.name}: what is found is a solution", batch.found)
        if batch.finished == 1:
            expect(f"{strategy.name}: it proves only what is so", [], solutions)
        if batch.found or number == ENOUGH:
            return
    expect(f"{strategy.name}: it ends without one only if there is none", [], solutions)


def same_tree(name: str, board: Board, last: Batch) -> None:
    """The nodes and cuts of a plain strategy are those of the oracle's tree."""
    placement = board.placement
    numbered = range(placement.size)
    givens = {rule.cell for rule in placement.rules if isinstance(rule, Given)}
    orders: dict[str, Sequence[int]] = {
        "generate-and-test": numbered,
        "prune": numbered,
        "order": [step.cell for step in result_of(derive_order(placement)).plan.steps],
        "backtrack": sorted(numbered, key=lambda cell: (cell not in givens, cell)),
    }
    if name in orders:
        asked = "at the end" if name == "generate-and-test" else "at once"
        _, nodes, cuts = tree(placement, orders[name], asked)
        expect(f"{name}: nodes and cuts", (last.nodes, last.cuts), (nodes, cuts))


def same_walk(placement: Placement) -> None:
    """The compiled plan does the same as the walked plan."""
    plan = result_of(derive_all(placement)).plan
    steps = list(walk(plan))
    (found, last), (walked, _) = run_to_end(run(Function(write(plan)))), run_to_end(iter(steps))
    expect("compiled as walked: solutions", found, walked)
    counted = by_blocks(plan, steps)
    expect("compiled as walked, block by block: nodes, cuts", (last.nodes, last.cuts), counted)


FUZZER = Fuzzer(
    "placements",
    "Every strategy finds the solutions of the oracle, and counts as the oracle does.",
    board,
    check,
    smaller_boards,
    short=40,
    share=4,
)
