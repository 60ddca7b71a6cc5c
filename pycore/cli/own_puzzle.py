"""A user's own puzzle: a Python file that defines `PUZZLE` when run."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

from ..model.bilingual import Named, Text
from ..model.drawing import Drawing
from ..model.movement import Movement
from ..model.options import Choice, OneLine, Whole
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle, Settings
from .blame import guarded

OTHERS = ("implied", "read", "write", "name_cells", "name_lines", "too_many")
"""The functions of a puzzle whose results need no check."""


@cache
def puzzle_in(path: str) -> Puzzle:
    """Return the puzzle of a file, checking everything it builds and draws. Raises BadInput if the
    file is unreadable or has no puzzle, and for all its errors, now or later."""
    from pathlib import Path  # rarely needed

    from ..model.named_file import named_file

    with named_file(Path(path), Named(path)):
        Path(path).open("rb").close()
    puzzle = guarded(path, _run)(path)
    functions = {name: getattr(puzzle, name) for name in OTHERS}
    others: dict[str, Any] = {
        name: guarded(path, function) for name, function in functions.items() if function
    }
    options = tuple(
        each._replace(parse=guarded(path, each.parse)) if isinstance(each, OneLine) else each
        for each in puzzle.options
    )
    return replace(
        puzzle,
        **others,
        options=options,
        build=guarded(path, lambda settings: _built(puzzle, settings)),
        draw=guarded(path, _drawn(puzzle)),
        explain=guarded(path, lambda settings: _explained(puzzle, settings)),
    )


def _run(path: str) -> Puzzle:
    spec = spec_from_file_location("own_puzzle", path)
    if spec is None or spec.loader is None:
        raise ImportError("its name does not end in .py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    puzzle: Puzzle = module.PUZZLE
    _must_be("PUZZLE", puzzle, Puzzle)
    for name in ("title", "summary"):
        _must_be(name, getattr(puzzle, name), Text)
    for name, kinds in (("options", (Whole, Choice, OneLine)), ("examples", (Example,))):
        _must_be(name, getattr(puzzle, name), tuple)
        for each in getattr(puzzle, name):
            _must_be(f"each of {name}", each, *kinds)
    return puzzle


def _built(puzzle: Puzzle, settings: Settings) -> Placement | Movement[Any]:
    made = puzzle.build(settings)
    _must_be("what build returns", made, Placement, Movement)
    return made


def _drawn(puzzle: Puzzle) -> Any:
    """Return the function that draws, and checks the drawing once for each settings."""
    checked: set[str] = set()

    def draw(settings: Settings) -> Drawing:
        from ..task.drawn import check_drawn, check_rows

        drawing = puzzle.draw(settings)
        if repr(settings) not in checked:
            _must_be("what draw returns", drawing, Drawing)
            made = _built(puzzle, settings)
            check_drawn(made, drawing)
            check_rows(made, drawing)
            _check_names(puzzle, settings, made)
            checked.add(repr(settings))
        return drawing

    return draw


def _check_names(puzzle: Puzzle, settings: Settings, made: Placement | Movement[Any]) -> None:
    """Raise ValueError unless each cell of a placement has a name."""
    names = len(puzzle.names(settings).cells)
    if isinstance(made, Placement) and names != made.size:
        raise ValueError(f"name_cells must name {made.size} cells, not {names}")


def _explained(puzzle: Puzzle, settings: Settings) -> Text:
    words = puzzle.explain(settings)
    _must_be("what explain returns", words, Text)
    return words


def _must_be(name: str, value: object, *kinds: type) -> None:
    """Raise TypeError for a value of any other type."""
    if not isinstance(value, kinds):
        wanted = " or ".join(kind.__name__ for kind in kinds)
        raise TypeError(f"{name} must be {wanted}, not {type(value).__name__}")
