"""Every movement of the catalogue: its examples, drawings, text forms and options."""

from __future__ import annotations

from typing import Any

import pytest

from pycore.handlers.positions import line_data, position
from pycore.model.puzzle import Example, Puzzle
from pycore.puzzles import all_puzzles
from pycore.run.job import Job
from pycore.run.summaries import closing_row
from pycore.search import default_strategy, strategies_for
from pycore.task.faults import usable
from pycore.task.movements import movement_task
from tests.support.movements import movement_of

pytestmark = pytest.mark.pyodide

MOVEMENTS = {name: puzzle for name, puzzle in all_puzzles().items() if puzzle.kind == "movement"}
EXAMPLES = [
    pytest.param(puzzle, example, id=f"{name}: {example.title.en}")
    for name, puzzle in MOVEMENTS.items()
    for example in puzzle.examples
]


def test_there_are_movements_of_three_kinds() -> None:
    assert {"flip-it", "sliding-tiles", "peg-solitaire"} <= set(MOVEMENTS)


@pytest.mark.parametrize(("puzzle", "example"), EXAMPLES)
def test_an_example_is_solved_as_its_facts_say(puzzle: Puzzle, example: Example) -> None:
    task = usable(movement_task(puzzle.name, example.options, example.given))
    movement = task.movement
    search = default_strategy(movement).start(movement, task.drawing)
    job = Job(search, movement.is_line, clock=lambda: 0.0)
    while job.progress().state in ("paused", "running"):
        job.run(0.0)
        job.take_events()
    closing = closing_row(job.progress().rows)
    assert closing is not None
    assert closing["moves"] == example.facts.get("moves", closing["moves"])
    for line in job.take_found()[:3]:
        told = line_data(movement, line)
        assert len(told["moves"]) == closing["moves"]
        assert told["states"][0] == movement.write(movement.start)


@pytest.mark.parametrize(("puzzle", "example"), EXAMPLES)
def test_an_example_is_drawn_written_and_read_back(puzzle: Puzzle, example: Example) -> None:
    task = usable(movement_task(puzzle.name, example.options, example.given))
    movement, drawing = task.movement, task.drawing
    assert sorted(spot.cell for spot in drawing.spots) == list(range(movement.spots))
    assert sorted(cell for row in drawing.rows for cell in row) == list(range(movement.spots))
    assert movement.read(movement.write(movement.start)) == movement.start
    assert movement.state_of(movement.faces_of(movement.start)) == movement.start
    assert movement_of(puzzle.name, {}, movement.write(movement.start)).start == movement.start
    told: dict[str, Any] = position(movement)
    for move in told["moves"]:
        assert movement.why_not(movement.start, move["source"], move["target"]) is None
        assert len(move["faces"]) == movement.spots


@pytest.mark.parametrize("name", MOVEMENTS)
def test_the_usual_start_is_not_solved_yet_and_has_strategies(name: str) -> None:
    movement = movement_of(MOVEMENTS[name].name, {})
    assert not movement.is_goal(movement.start)
    assert movement.moves(movement.start)
    assert {"breadth-first", "iterative-deepening", "bidirectional"} <= {
        s.name for s in strategies_for(movement)
    }
    assert ("depth-first" in {s.name for s in strategies_for(movement)}) == movement.lines_alike


@pytest.mark.parametrize("name", MOVEMENTS)
def test_it_is_told_in_both_languages(name: str) -> None:
    puzzle = MOVEMENTS[name]
    rules = puzzle.explain(puzzle.settings({}))
    for text in (puzzle.title, puzzle.summary, rules, *(o.title for o in puzzle.options)):
        assert text.en
        assert text.ja
        assert text.en != text.ja
