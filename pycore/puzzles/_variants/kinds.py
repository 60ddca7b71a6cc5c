"""All further rules, in the order in which they are written."""

from __future__ import annotations

from . import areas, dots, lines, whole_grid
from .kind import Kind

KINDS: dict[str, Kind] = {
    kind.name: kind for kind in (*whole_grid.KINDS, *lines.KINDS, *dots.KINDS, *areas.KINDS)
}
"""Each by its name."""
