"""A user's own puzzle: a Python file that defines `PUZZLE`, which is run to get it."""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location

from ..model.bilingual import BadInput, Named, Text, shown
from ..model.puzzle import Puzzle


@cache
def puzzle_in(path: str) -> Puzzle:
    """Return the puzzle of a file. Raises BadInput if it cannot be read or has none,
    whatever the file does wrong."""
    from pathlib import Path  # few have a puzzle of their own

    from ..model.named_file import named_file

    with named_file(Path(path), Named(path)):
        Path(path).open("rb").close()
    try:
        spec = spec_from_file_location("own_puzzle", path)
        if spec is None or spec.loader is None:
            raise ImportError("its name does not end in .py")
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        puzzle = module.PUZZLE
        if not isinstance(puzzle, Puzzle):
            raise TypeError("its PUZZLE is no Puzzle")
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise BadInput(
            Named("puzzle"),
            Text(
                f"no puzzle in {shown(path)}: {reason}",
                f"{shown(path)} からパズルを読めません（{reason}）。",
            ),
        ) from None
    return puzzle
