"""Programs written by users: a small interface to a puzzle, and a way to run them.

Ask for: `puzzle` (opening.py), which opens a puzzle for a program; `figure` (opening.py), a board
with labels of one's own; LearnerProgram (program.py),
which runs one line by line, records it and can be stopped; ProgramSession (session.py), which does
so for a page.

from edagari.learn import figure, puzzle
"""

from __future__ import annotations

from .opening import figure, puzzle

__all__ = ["figure", "puzzle"]
