"""Classes of solutions, counted by the core, against orbits by definition."""

from __future__ import annotations

from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent
from pycore.search import strategy_named
from pycore.symmetry.orbit_counts import orbit_counters
from tests.fuzz.harness import Fuzzer, Tried, Wrong, expect
from tests.fuzz.making import Board, board
from tests.fuzz.oracle import solutions_of
from tests.fuzz.orbits import orbits, seen, symmetries
from tests.fuzz.smaller import smaller_boards


def check(board: Board, tried: Tried) -> None:
    """The number of classes of the drawing and of the structure, and one found of each kind."""
    placement, drawing = board.placement, board.drawing
    solutions = solutions_of(placement)
    structure = symmetries(placement)
    by_drawing = orbits(solutions, seen(structure, drawing))
    by_structure = orbits(solutions, structure)
    tried["placements"] += 1
    tried["with symmetries"] += len(structure) > 1

    counters = orbit_counters(placement, drawing)
    for counter in counters.values():
        for solution in solutions if counter.watches else ():
            counter.see(solution)
    counted = {name: counter.classes(len(solutions)) for name, counter in counters.items()}
    expect("classes of the drawing", counted["drawing"], len(by_drawing))
    if counted["structure"] is not None:  # None: too many symmetries to be looked through
        expect("classes of the structure", counted["structure"], len(by_structure))
        tried["classes"] += len(by_drawing) + len(by_structure)

    for name in ("symmetry", "forced"):
        search = strategy_named(name, placement).start(placement, drawing)
        found = {solution for batch in search.batches for solution in batch.found}
        missed = [orbit for orbit in by_drawing if not orbit & found]
        if missed:
            raise Wrong(f"{name}: of each class of the drawing one is found", missed[0])
        if all_differ(placement):
            expect(f"{name}: of each class one only is found", len(found), len(by_drawing))


def all_differ(placement: Placement) -> bool:
    """Whether one rule says that all cells differ: then no symmetry leaves a solution as it is."""
    return any(
        isinstance(rule, AllDifferent) and not rule.offsets and len(rule.cells) == placement.size
        for rule in placement.rules
    )


FUZZER = Fuzzer(
    "classes",
    "The classes of solutions are the orbits under all permutations that preserve the rules, "
    "and under those that can be seen in the drawing.",
    board,
    check,
    smaller_boards,
    short=25,
    share=2,
)
