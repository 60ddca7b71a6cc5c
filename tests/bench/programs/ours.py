"""Our own search, run once or often: `... ours PUZZLE OPTIONS STRATEGY prepared|cold|warm WANTED`.

OPTIONS are NAME=VALUE with commas between, or `-`. WANTED is what is made of the search's findings:

found   what the search visits, one of each of its classes
kinds   one of each kind by the drawing (strategy compiled only)
all     every solution
count   the number of all solutions only

Cold is a first run in a process that has imported everything: placement, plan, compiling, search.
Prepared is that without the search (strategy compiled only).
Warm is the median of further searches of the same placement in the same process.
"""

import sys
from collections.abc import Callable, Iterable
from functools import cache
from statistics import median
from time import perf_counter

from pycore import puzzle_named, strategy_named
from pycore.model.drawing import Drawing
from pycore.model.incremental import result_of
from pycore.model.placement import Placement, Solution
from pycore.search.events import Search
from pycore.search.placements import compiled
from pycore.search.placements.expansion import Expansion
from pycore.symmetry.drawing_symmetries import drawing_symmetries, image_of
from pycore.symmetry.permutation import Permutation

WARM_RUNS = 21
"""As many as the C programs make."""

name, options, strategy, temperature, wanted = sys.argv[1:]
typed = {} if options == "-" else dict(pair.split("=") for pair in options.split(","))
puzzle = puzzle_named(name)


def made() -> tuple[Placement, Drawing]:
    """The puzzle's placement and drawing."""
    settings = puzzle.settings(typed)
    return puzzle.placement(settings), puzzle.draw(settings)


def solved(placement: Placement, drawing: Drawing) -> int:
    """The number of solutions; all of them are kept unless they are only counted."""
    if wanted == "count":
        return counted(placement, drawing)
    search = strategy_named(strategy, placement).start(placement, drawing)
    make = maker(search, placement, drawing)
    return len([one for batch in search.batches for one in make(batch.found)])


def counted(placement: Placement, drawing: Drawing) -> int:
    """The number of solutions, counted as the strategy counts where nobody wants to see one."""
    search = result_of(strategy_named(strategy, placement).prepare_to_count(placement, drawing))
    solutions = 0
    for batch in search.batches:
        solutions += batch.tally.solutions if batch.tally else sum(map(search.weight, batch.found))
    return solutions


def maker(
    search: Search, placement: Placement, drawing: Drawing
) -> Callable[[list[Solution]], Iterable[Solution]]:
    """What is made of the solutions of a batch."""
    if wanted == "kinds":
        return kinds(placement, drawing).expand
    if wanted == "all" and search.expand:
        return search.expand
    return list


@cache
def kinds(placement: Placement, drawing: Drawing) -> Expansion:
    """One picture of each kind: by a representative of each coset of the drawing's symmetries."""
    *_, expansion = result_of(compiled.prepared(placement))
    seen = drawing_symmetries(placement, drawing)
    cosets: dict[Solution, Permutation] = {}
    for symmetry in expansion.symmetries:
        cosets.setdefault(min(image_of(symmetry, s) for s in seen), symmetry)
    return Expansion(tuple(cosets.values()), expansion.complement)


def timed() -> float:
    """The seconds of one more search of the placement."""
    began = perf_counter()
    solved(placement, drawing)
    return perf_counter() - began


began = perf_counter()
placement, drawing = made()
if temperature == "prepared":
    prepare = compiled.prepare_to_count if wanted == "count" else compiled.prepare
    result_of(prepare(placement, drawing))
    prepared = perf_counter() - began
count = solved(placement, drawing)
seconds = perf_counter() - began
if temperature == "prepared":
    seconds = prepared
elif temperature == "warm":
    seconds = median([timed() for _ in range(WARM_RUNS)])
print(count, seconds)
