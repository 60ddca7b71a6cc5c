"""Compiled functions in small pieces, so that small placements have pauses and calls too."""

from collections.abc import Iterator
from contextlib import contextmanager

from pycore.codegen import function
from pycore.search.placements import compiled, compiled_places

NEVER = 10**9


@contextmanager
def small_pieces(loops: int) -> Iterator[None]:
    """Make compiled functions pause at every chance, nest at most that many loops, and stay in
    Python after any number of pauses."""
    before = function.WORK, function.INNERMOST, function.MOST_LOOPS, compiled.SOON
    compiled.SOON = NEVER
    function.WORK, function.INNERMOST, function.MOST_LOOPS = 0, 1, loops
    _forget()
    try:
        yield
    finally:
        function.WORK, function.INNERMOST, function.MOST_LOOPS, compiled.SOON = before
        _forget()


def _forget() -> None:
    compiled.forget()
    compiled_places.forget()
