"""The library: what a program asks, as functions; the third host beside the command line and the
desk.

Ask for: solve, solutions and lines (searching.py), count (counting.py), shared, hint and generate
(helping.py), conflict (conflicting.py), race and plan (comparing.py), farthest (mapping.py). A host
reads the clock for the rooms below it, here for `seconds`; it prints nothing.
"""

from .asked import Givens, Options
from .comparing import Planned, Raced, plan, race
from .conflicting import Conflict, conflict
from .counting import Classes, Counted, count
from .helping import Generated, Hinted, Shared, generate, hint, shared
from .mapping import Farthest, farthest
from .searching import Found, Line, lines, solutions, solve

__all__ = [
    "Classes",
    "Conflict",
    "Counted",
    "Farthest",
    "Found",
    "Generated",
    "Givens",
    "Hinted",
    "Line",
    "Options",
    "Planned",
    "Raced",
    "Shared",
    "conflict",
    "count",
    "farthest",
    "generate",
    "hint",
    "lines",
    "plan",
    "race",
    "shared",
    "solutions",
    "solve",
]
