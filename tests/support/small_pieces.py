"""Compiled functions in small pieces, so that small placements have pauses and calls too."""

from collections.abc import Iterator
from contextlib import contextmanager

from pycore.codegen import function, masks
from pycore.search.placements import compiled, compiled_places

NEVER = 10**9


@contextmanager
def small_pieces(loops: int, highest: int = masks.HIGHEST) -> Iterator[None]:
    """Make compiled functions pause at every chance, nest at most that many loops, keep reversed
    masks within bit `highest` as far as possible, and stay in Python after any number of pauses."""
    before = function.WORK, function.INNERMOST, function.MOST_LOOPS, compiled.SOON
    word = masks.HIGHEST
    compiled.SOON, masks.HIGHEST = NEVER, highest
    function.WORK, function.INNERMOST, function.MOST_LOOPS = 0, 1, loops
    _forget()
    try:
        yield
    finally:
        function.WORK, function.INNERMOST, function.MOST_LOOPS, compiled.SOON = before
        masks.HIGHEST = word
        _forget()


def _forget() -> None:
    compiled.forget()
    compiled_places.forget()
