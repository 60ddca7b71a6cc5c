"""All further rules, in the order of writing."""

from __future__ import annotations

from . import areas, dots, lines, whole_grid
from .kind import Kind

KINDS: dict[str, Kind] = {
    kind.name: kind for kind in (*whole_grid.KINDS, *lines.KINDS, *dots.KINDS, *areas.KINDS)
}
"""Further rules by name."""
