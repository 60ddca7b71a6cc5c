"""Our own search: `python -m tests.bench.programs.ours PUZZLE OPTIONS STRATEGY cold|warm
found|all|count`.

OPTIONS are NAME=VALUE with commas between, or `-`. `found` takes what the search visits (one of
each class), `all` makes every solution of it, `count` only counts those. Cold is a first run in a
process that has imported everything: placement, plan, compiling, search. Warm is the median of
further runs in the same process.
"""

import sys
from statistics import median
from time import perf_counter

from pycore import puzzle_named, strategy_named
from pycore.placement import Solution

WARM_RUNS = 21
"""As many as the C programs make."""

name, options, strategy, temperature, wanted = sys.argv[1:]
typed = {} if options == "-" else dict(pair.split("=") for pair in options.split(","))
puzzle = puzzle_named(name)


def run() -> tuple[int, float]:
    """Number of solutions, all of them kept, and the seconds they took."""
    began = perf_counter()
    settings = puzzle.settings(typed)
    placement = puzzle.placement(settings)
    search = strategy_named(strategy, placement).start(placement, puzzle.draw(settings))
    kept: list[Solution] = []
    for batch in search.batches:
        if wanted == "all" and search.expand:
            for solution in batch.found:
                kept += search.expand(solution)
        else:
            kept += batch.found
    number = sum(map(search.weight, kept)) if wanted == "count" else len(kept)
    return number, perf_counter() - began


count, seconds = run()
if temperature == "warm":
    passes = [run() for _ in range(WARM_RUNS)]
    count, seconds = passes[0][0], median(seconds for _, seconds in passes)
print(count, seconds)
