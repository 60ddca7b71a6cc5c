"""Why values cannot stand together."""

from __future__ import annotations

from typing import NamedTuple

from .bilingual import Text

Ray = tuple[int, int]
"""Two cells that a piece sees along a line of the drawing."""


class Reason(NamedTuple):
    """The words, the guilty cells, and the rays between them; if a number would have to follow that
    is not allowed, that number."""

    words: Text
    cells: tuple[int, ...]
    rays: tuple[Ray, ...] = ()
    value: int | None = None
