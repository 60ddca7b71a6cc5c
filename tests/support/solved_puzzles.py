"""What a person puts where to solve each puzzle of the catalogue, as it opens.

python -m tests.support.solved_puzzles  writes it as JSON, for a page under node: of each puzzle the
values of the cells that are empty, the squares that bear a piece in the end, or the moves
"""

import json
from functools import cache

from pycore import lines, solve
from pycore.handlers.positions import line_data
from pycore.puzzles import all_puzzles
from pycore.task.faults import usable
from pycore.task.movements import movement_task
from pycore.task.placements import placement_task

PUZZLES = all_puzzles()
PLACEMENTS = [name for name, puzzle in PUZZLES.items() if puzzle.kind == "placement"]
MOVEMENTS = [name for name, puzzle in PUZZLES.items() if puzzle.kind == "movement"]


@cache
def values_of(name: str) -> dict[int, int]:
    """Return a value for each cell that is empty as the puzzle opens."""
    puzzle = PUZZLES[name]
    example = next((each for each in puzzle.examples if each.opens), None)
    options = example.options if example else {}
    given = usable(placement_task(name, options, {}, example.given)).givens if example else {}
    [values] = solve(puzzle, options, given, limit=1)
    return {cell: value for cell, value in enumerate(values) if cell not in given}


@cache
def moves_of(name: str) -> list[tuple[int, int]]:
    """Return the moves of a shortest way from the start to the goal."""
    [line] = lines(PUZZLES[name], limit=1)
    made = line_data(usable(movement_task(name, {}, "")).movement, line)["moves"]
    return [(source, target) for source, target in made]


def squares_in(name: str) -> list[str]:
    """Return the squares that bear a piece in the end, as "cell,value"; none where values are
    typed."""
    drawn = {spot.value for spot in usable(placement_task(name, {}, {})).drawing.spots}
    values = values_of(name).items()
    return [f"{cell},{value}" for cell, value in values if value in drawn]


if __name__ == "__main__":
    placements = {
        name: {"values": values_of(name), "squares": squares_in(name)} for name in PLACEMENTS
    }
    print(json.dumps({"placements": placements, "movements": {n: moves_of(n) for n in MOVEMENTS}}))
